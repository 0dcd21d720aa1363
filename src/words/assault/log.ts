import type { AllocationPlace, AssaultDescription, StrikePlace } from '@/battle/describe/assault';
import type { Description } from '@/battle/describe/description';
import type { NamedModel } from '@/battle/describe/named-model';
import type { Sweep, TakenMorale } from '@/battle/state/assault-round';
import type { StrikeWoundKind } from '@/battle/state/strike';
import { assaultLog as said } from '@/messages/compiled/assault-log';
import { number } from '@/messages/compiled/numbers';
import { otherSide } from '@/rules/index';
import { type ByKey, sayByKey } from '@/words/by-key';
import { side } from '@/words/en/format';
import { agreed, place, versus, whole } from '@/words/en/phrases';
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
  return kinds.map(([kind, of]) => `${number.format(of)} ${WOUND_KINDS[kind] ?? kind}`).join(', ');
};

/** ", 1 got hot"; empty if none did. */
export const gotHot = (count: number): string => (count === 0 ? '' : said.gotHot(count));

/** Whose Hammer of Wrath strikes. */
export const hammerOf = (unit: string): string => said.striker.hammerOfWrath(unit);

const striker = (d: StrikePlace): string => {
  if (d.blow === 'hammerOfWrath') return hammerOf(d.unit.name);
  return d.precise ? said.striker.precise(d.unit.name) : d.unit.name;
};

const struck = (d: StrikePlace): string =>
  d.against === null ? d.target.name : said.struck(modelName(d.against));

const modelName = (model: NamedModel | null): string =>
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
    d.removed > 0 ? said.allocated.removed(d.removed) : null,
  ].filter((part) => part !== null);
  return said.allocated.some({ who, parts: parts.join(', ') });
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

const atStep = (d: StrikePlace | AllocationPlace, named: boolean): string =>
  d.combat.shotBy ? place(d, named) : said.atStep({ place: place(d, named), step: d.step });

const inDuel = (d: Extract<AssaultDescription, { readonly duelRound: number }>, named: boolean): string =>
  said.assaultDetails.inDuel({ place: place(d, named), round: d.duelRound });

/** "5 + 6": the dice, of which one counts, and what is added. */
const focusSum = (dice: readonly number[], modifier: number): string =>
  said.assaultDetails.focusSum({ dice: dice.map((die) => number.format(die)).join(', '), modifier });

/** "rolled 4, 5, 6". */
export const rolledDice = (dice: readonly number[]): string =>
  said.rolledDice(dice.map((die) => number.format(die)).join(', '));

const rolled = (dice: readonly number[] | null, told: boolean): string =>
  dice === null || dice.length === 0 || !told ? '' : said.rolled(rolledDice(dice));

/** The faces of the gesture's dice, in order; empty if they were only counted. */
export const logDice = (d: Description): readonly number[] => {
  switch (d.key) {
    case 'strikeHits':
    case 'strikeWounds':
    case 'woundsAllocated':
      return d.dice ?? [];
    case 'moraleTaken':
      return d.morale.dice ?? [];
    case 'sweepResolved':
      return d.sweep.dice ?? [];
    default:
      return [];
  }
};

/** "Blue wins by 2", or why no side wins. */
export const assaultVerdict = ({
  outcome: { winner, because, wonBy },
}: Pick<Extract<AssaultDescription, { key: 'assaultClosed' }>, 'outcome'>): string => {
  if (winner === 'draw')
    return because === 'wipedOut' ? said.assaultVerdict.bothWipedOut : said.assaultVerdict.draw;
  if (because === 'wipedOut') return said.assaultVerdict.wipedOut(side(winner));
  return said.assaultVerdict.wins({ side: side(winner), wonBy });
};

const closed = (d: Extract<AssaultDescription, { key: 'assaultClosed' }>, named: boolean): string => {
  const readings = d.outcome.readings.map(({ label, option }) => said.closed.readings({ label, option }));
  const agreement = agreed(d.confirmedBy).map((agreement) => said.closed.agreement(agreement));
  return said.closed.said({
    place: place(d, named),
    verdict: assaultVerdict(d),
    agreement: agreement.join(''),
    readings: readings.join(''),
  });
};

/** "Leadership 10 of the Sergeant". */
export const leadershipOf = (leadership: number, leader: string): string =>
  said.leadershipOf({ leadership, leader });

/** "lost by 2, 7 or less, rolled 3 + 5". */
export const moraleTest = ({ lostBy, target, dice, leader, reasons }: TakenMorale): string => {
  const fallen = reasons.find(({ key }) => key === 'casualties')?.values;
  const parts = [
    fallen
      ? said.moraleTest.fallen({ lost: fallen.lost ?? 0, of: fallen.of ?? 0 })
      : said.moraleTest.lostBy(lostBy),
  ];
  const leadership = reasons.find(({ key }) => key === 'leadership')?.values.leadership;
  if (leader !== undefined && leadership !== undefined) parts.push(leadershipOf(leadership, leader));
  if (target !== null) parts.push(said.moraleTest.target(whole(target)));
  if (dice) parts.push(said.rolledDice(dice.map((die) => number.format(die)).join(' + ')));
  return parts.join(', ');
};

const swept = ({
  sweep: { dice, winnerInitiative, loserInitiative, barred },
}: Extract<AssaultDescription, { key: 'sweepResolved' }>): string => {
  if (barred) return said.sweepDice.barred;
  if (!dice) return said.sweepDice.said;
  const [winner, loser] = dice;
  return said.sweepDice.rolled({
    loserInitiative: String(loserInitiative),
    loser: String(loser),
    winnerInitiative: String(winnerInitiative),
    winner: String(winner),
  });
};

/** The results of the dice, for places that already name the combat. */
export const assaultDice = (d: AssaultDescription): string | null => {
  if (d.key === 'moraleTaken') return moraleTest(d.morale);
  return d.key === 'sweepResolved' ? swept(d) : sayByKey(ASSAULT_DETAILS, d, false, true);
};

/**
 * Where it happened, and the results of the dice; under the name of its combat (`named`) without the place.
 * Dice that are shown as faces beside it are left out.
 */
export const ASSAULT_DETAILS: ByKey<AssaultDescription, [named: boolean, withDice: boolean], string | null> =
  {
    fightersAdded: (d, named) => place(d, named),
    fightersEdited: (d, named) => place(d, named),
    unitsMerged: (d, named) => place(d, named),
    groupSplit: (d, named) => place(d, named),
    unitCalled: (d, named) => place(d, named),
    fightersRemoved: (d, named) => place(d, named),
    modelsHurt: (d, named) => place(d, named),
    modelsPlaced: (d, named) => place(d, named),
    challengeIssued: (d, named) => place(d, named),
    challengeAnswered: (d, named) => place(d, named),
    gambitChosen: (d, named) => inDuel(d, named),
    focusRolled: (d, named) => {
      const { dice, modifiers, advantage, odds } = d.focus;
      const facts = { place: inDuel(d, named), odds: odds[advantage] };
      return dice === null
        ? said.assaultDetails.focusSaid(facts)
        : said.assaultDetails.focusRolled({
            ...facts,
            blue: `${side('a')} ${focusSum(dice.a, modifiers.a)}`,
            red: `${side('b')} ${focusSum(dice.b, modifiers.b)}`,
          });
    },
    duelStruck: (d, named) => inDuel(d, named),
    challengeEnded: (d, named) => place(d, named),
    characteristicSaid: (d, named) => place(d, named),
    sideChecked: (d, named, withDice) =>
      said.assaultDetails.sideChecked({
        place: place(d, named),
        target: d.check.target,
        dice: rolled(d.check.dice, withDice),
      }),
    aftermathChosen: (d, named) => place(d, named),
    pointsCounted: (d, named) => place(d, named),
    poolsOrdered: (d, named) => place(d, named),
    stepFought: (d, named) => place(d, named),
    shootingEnded: (d, named) => place(d, named),
    strikeChanged: (d, named) => atStep(d, named),
    strikeHits: (d, named, withDice) =>
      said.assaultDetails.against({
        where: atStep(d, named),
        struck: struck(d),
        dice: rolled(d.dice, withDice),
      }),
    strikeWounds: (d, named, withDice) =>
      said.assaultDetails.against({
        where: atStep(d, named),
        struck: struck(d),
        dice: rolled(d.dice, withDice),
      }),
    woundsAllocated: (d, named, withDice) => `${atStep(d, named)}${rolled(d.dice, withDice)}`,
    assaultClosed: (d, named) => closed(d, named),
    moraleTaken: (d, named) =>
      said.assaultDetails.moraleTaken({ place: place(d, named), morale: moraleTest(d.morale) }),
    sweepResolved: (d, named) =>
      said.assaultDetails.sweepResolved({ place: place(d, named), dice: swept(d) }),
    readingChanged: () => said.assaultDetails.readingChanged,
  };
