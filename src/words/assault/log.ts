import type { AllocationPlace, AssaultDescription, StrikePlace } from '@/battle/describe/assault-description';
import type { NamedModel } from '@/battle/describe/named-model';
import type { Sweep, TakenMorale } from '@/battle/state/assault-round';
import type { StrikeWoundKind } from '@/battle/state/strike';
import { assaultLog as said } from '@/messages/compiled/assault-log';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { otherSide } from '@/rules/index';
import type { ByKey } from '@/words/by-key';
import { side } from '@/words/shared/format';
import { versus } from '@/words/shared/phrases';
import { DAMAGE, shotInALine } from '@/words/shot-units';

/** Gestures of an assault: the label of undo, and the lines of the log. */

const { wounds, hullPoints } = said;

/** The names of the kinds of Wounds that are counted separately. */
export const WOUND_KINDS: Readonly<Record<StrikeWoundKind, string>> = said.woundKinds;

/** "2 Seriously Wounded, 1 Deathblow"; plain Wounds alone are only a number. */
export const woundCounts = (counts: Readonly<Partial<Record<StrikeWoundKind, number>>>): string => {
  const kinds = (Object.entries(counts) as [StrikeWoundKind, number][]).filter(([, count]) => count > 0);
  if (kinds.length === 0) return wounds(0);
  const [[first, count] = ['plain', 0] as const, ...others] = kinds;
  if (others.length === 0 && first === 'plain') return wounds(count);
  return kinds.map(([kind, of]) => `${number.format(of)} ${WOUND_KINDS[kind] ?? kind}`).join(phrases.comma);
};

/** ", 1 got hot"; empty if none did. */
export const gotHot = (count: number): string => (count === 0 ? '' : said.gotHot(count));

/** Whose Hammer of Wrath strikes. */
export const hammerOf = (unit: string): string => said.striker.hammerOfWrath(unit);

const striker = (d: StrikePlace): string => {
  if (d.blow === 'hammerOfWrath') return hammerOf(d.unit.name);
  return d.precise ? said.striker.precise(d.unit.name) : d.unit.name;
};

/** Whom a strike strikes: the unit, or the opponent in a challenge. */
export const struck = (d: StrikePlace): string =>
  d.against === null ? d.target.name : said.struck(modelName(d.against));

export const modelName = (model: NamedModel | null): string =>
  model === null
    ? said.modelName
    : `${model.name}${model.number === null ? '' : ` ${number.format(model.number)}`}`;

const allocated = (d: AllocationPlace): string => {
  if (d.settled === 0) {
    switch (d.did) {
      case 'choosePool':
        return said.allocated.none.choosePool(d.unit.name);
      case 'chooseModel':
        return said.allocated.none.chooseModel(modelName(d.model));
      case 'passTo':
        return said.allocated.none.passTo(modelName(d.model));
      case 'stay':
        return said.allocated.none.stay(d.unit.name);
      default:
        return said.allocated.none.notSaved(d.unit.name);
    }
  }
  const struckName = d.inChallenge ? modelName(d.inChallenge) : d.unit.name;
  const who = d.hot ? said.allocated.hot(d.unit.name) : struckName;
  const parts = [
    d.lost > 0 ? said.hurt.change.lost(d.vehicle ? hullPoints(d.lost) : wounds(d.lost)) : null,
    d.saved > 0 ? said.allocated.saved(d.saved) : null,
    d.discounted > 0 ? said.allocated.discounted(d.discounted) : null,
    ...d.damage.map((result) => DAMAGE[result]),
    ...d.statuses,
    d.removed > 0 ? said.allocated.removed(d.removed) : null,
  ].filter((part) => part !== null);
  return said.allocated.some({ who, parts: parts.join(phrases.comma) });
};

const hurt = (d: Extract<AssaultDescription, { key: 'modelsHurt' }>): string => {
  const points = d.vehicle ? hullPoints : wounds;
  const change = d.lost > 0 ? said.hurt.change.lost(points(d.lost)) : said.hurt.change.back(points(-d.lost));
  return d.because === 'overwatch'
    ? said.hurt.overwatch({ name: d.unit.name, change })
    : said.hurt.other({ name: d.unit.name, change });
};

/** Whether a losing unit held. */
export const morale = (who: string, test: TakenMorale): string => {
  if (test.way === 'choseToFail') return said.morale.choseToFail(who);
  return said.morale.taken({ who, passed: test.passed });
};

/** How a Sweeping Advance on a unit ended. */
export const sweep = (who: string, { end }: Sweep): string => said.swept[end](who);

/** The gesture in a few words. */
export const ASSAULT_SENTENCES: ByKey<AssaultDescription, [], string> = {
  fightersAdded: (d) => {
    const [first, ...others] = d.groups;
    if (!first || others.length > 0) return said.assaultSentences.fightersAdded.groups(d.groups.length);
    return said.assaultSentences.fightersAdded.models({ models: first.models, name: first.name });
  },
  fightersEdited: (d) => said.assaultSentences.fightersEdited(d.unit.name),
  unitsMerged: (d) => said.assaultSentences.unitsMerged({ name: d.unit.name, other: d.other }),
  groupSplit: (d) => said.assaultSentences.groupSplit({ name: d.unit.name, other: d.other }),
  unitCalled: (d) => said.assaultSentences.unitCalled({ name: d.unit.name, other: d.other }),
  fightersRemoved: (d) => said.assaultSentences.fightersRemoved(d.unit.name),
  modelsHurt: (d) => hurt(d),
  modelsPlaced: (d) => said.assaultSentences.modelsPlaced(d.models),
  strikeChanged: (d) =>
    d.blow === 'shot'
      ? said.assaultSentences.strikeChanged.shot({ who: striker(d), attacks: d.attacks, name: d.target.name })
      : said.assaultSentences.strikeChanged.other({ who: striker(d), attacks: d.attacks, struck: struck(d) }),
  strikeHits: (d) => {
    if (d.precise) return said.assaultSentences.strikeHits.precise({ name: d.unit.name, hits: d.hits });
    const precise = d.apart > 0 ? said.assaultSentences.strikeHits.apart(d.apart) : '';
    return said.assaultSentences.strikeHits.notPrecise({
      who: striker(d),
      hits: d.hits,
      attacks: d.attacks,
      precise,
      hot: gotHot(d.hot),
    });
  },
  strikeWounds: (d) =>
    said.assaultSentences.strikeWounds({ who: striker(d), counts: woundCounts(d.counts), hits: d.hits }),
  challengeIssued: (d) =>
    said.assaultSentences.challengeIssued({
      model: modelName(d.model),
      otherSide: side(otherSide(d.unit.side)),
    }),
  challengeAnswered: (d) =>
    d.by === 'accepted'
      ? said.assaultSentences.challengeAnswered.accepted(modelName(d.model))
      : said.assaultSentences.challengeAnswered.other({ side: side(d.unit.side), model: modelName(d.model) }),
  gambitChosen: (d) => said.assaultSentences.gambitChosen({ side: side(d.side), label: d.label }),
  focusRolled: (d) => said.assaultSentences.focusRolled(side(d.focus.advantage)),
  duelStruck: (d) => said.assaultSentences.duelStruck({ model: modelName(d.model), lost: d.lost }),
  challengeEnded: (d) =>
    d.end.winner === null
      ? said.assaultSentences.challengeEnded.nobody
      : said.assaultSentences.challengeEnded.won({
          side: side(d.end.winner),
          glory: d.end.glory[d.end.winner],
        }),
  characteristicSaid: (d) => {
    const { own, entered } = said.assaultSentences.characteristicSaid[d.characteristic];
    return d.to === null ? own(d.unit.name) : entered({ name: d.unit.name, to: d.to });
  },
  sideChecked: (d) =>
    d.check.passed
      ? said.assaultSentences.sideChecked.passed(side(d.side))
      : said.assaultSentences.sideChecked.failed(side(d.side)),
  aftermathChosen: (d) => said.assaultSentences.aftermathChosen({ name: d.unit.name, label: d.label }),
  pointsCounted: (d) =>
    d.to === null
      ? said.assaultSentences.pointsCounted.own({ side: side(d.side), label: d.label })
      : said.assaultSentences.pointsCounted.entered({ side: side(d.side), label: d.label, to: d.to }),
  poolsOrdered: (d) => said.assaultSentences.poolsOrdered(d.unit.name),
  woundsAllocated: (d) => allocated(d),
  stepFought: (d) =>
    d.combat.shotBy ? said.assaultSentences.stepFought.shot : said.assaultSentences.stepFought.step(d.step),
  assaultClosed: (d) =>
    said.assaultSentences.assaultClosed({
      round: d.round,
      versus: versus(d.outcome.a.score, d.outcome.b.score),
    }),
  shootingEnded: (d) => said.assaultSentences.shootingEnded(shotInALine(d.outcome)),
  moraleTaken: (d) => morale(d.unit.name, d.morale),
  sweepResolved: (d) => sweep(d.unit.name, d.sweep),
  readingChanged: (d) => said.assaultSentences.readingChanged({ label: d.label, option: d.option }),
};
