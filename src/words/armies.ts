import type { CombatTitle } from '@/battle/state/engaged';
import type { TakenUnitTest } from '@/battle/state/records';
import type { Mark } from '@/battle/state/unit';
import { armies as said } from '@/messages/compiled/armies';
import { number, signed } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { assertNever, type CountedUnit, type Fate, type Side, type VictoryReason } from '@/rules/index';
import { unitTest } from './log-tests';
import { side } from './shared/format';
import { combatNamed, counted, fates, points } from './shared/phrases';

type Left = { readonly now: number; readonly start: number; readonly woundsOnLast: number };

const MARK_NAMES: Readonly<Record<Mark, string>> = said.markNames;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a unit gives the enemy its points: "Shattered (2 of 10): half its points". */
const worthReason = (reason: VictoryReason): string => {
  switch (reason.key) {
    case 'whole':
      return said.worthReason.whole(capital(fates[reason.values.fate]));
    case 'half':
      return said.worthReason.half(capital(fates[reason.values.fate]));
    case 'weakened': {
      const { label, now, start } = reason.values;
      return said.worthReason.weakened({ label: capital(label), now, start });
    }
    case 'halfTwice': {
      const { fate, label, now, start } = reason.values;
      return said.worthReason.halfTwice({ fate: capital(fates[fate]), label, now, start });
    }
    case 'nothing':
      return said.worthReason.nothing;
    case 'bonus':
    case 'shared':
      return reason.values.label;
    default:
      return assertNever(reason);
  }
};

/** "5 × 2 + 1 × 3": so many models with so much health each. */
const healthOfKinds = (
  kinds: readonly { readonly models: number; readonly healthPoints: number }[],
): string =>
  kinds
    .map(({ models, healthPoints }) => `${number.format(models)} × ${number.format(healthPoints)}`)
    .join(' + ');

/** These sentences in the current language; loaded with the screens of a battle. */
export const armies = {
  ...said,
  armyOf: (which: Side): string => said.armyOf(side(which)),
  tab: (which: Side, total: number): string => said.tab({ side: side(which), total }),
  /** The accessible name of a tab. */
  tabName: (which: Side, count: number, total: number): string =>
    said.tabName({ side: side(which), points: points(total), count }),
  empty: (which: Side): string => said.empty(side(which)),
  emptyRead: (which: Side): string => said.emptyRead(side(which)),
  fightsIn: (title: CombatTitle): string => said.fightsIn(combatNamed(title)),
  mark: (mark: Mark): string => MARK_NAMES[mark],
  markName: (mark: Mark): string => capital(MARK_NAMES[mark]),
  fate: (fate: Fate): string => fates[fate],
  /** A fate as a choice. For a fleeing unit, `fighting` means that it rallies. */
  fateName: (fate: Fate, now: Fate): string =>
    fate === 'fighting' && now === 'fleeing' ? said.fateRallied : capital(fates[fate]),
  engaged: (combat: number, counts: boolean): string =>
    counts ? said.engaged.in(combat) : said.engaged.notFrom(combat),

  /** "15 of 20", and if a model is wounded "15 of 20 · 1 wounded". */
  left: (now: number, start: number, woundsOnLast: number): string => {
    const standing = said.left.standing({ now, start });
    if (woundsOnLast === 0) return standing;
    return woundsOnLast === 1
      ? said.left.wounded(standing)
      : said.left.woundedBy({ standing, wounds: -woundsOnLast });
  },
  /** The same; null: nobody said how many models there are. */
  leftOf: (left: Left | null): string =>
    left === null ? said.modelsUnsaid : armies.left(left.now, left.start, left.woundsOnLast),
  worth: (worth: number, enemy: Side): string =>
    worth === 0 ? said.worth.none : said.worth.some({ worth, side: side(enemy) }),
  worthReason,
  lose: (unit: string, what: CountedUnit): string => said.lose({ unit, one: what.one }),
  giveBack: (unit: string, what: CountedUnit): string => said.giveBack({ one: what.one, unit }),
  enter: (unit: string, lost: number): string => said.enter({ unit, lost }),
  /** "−3 → 12", and for a unit of several models with several Health Points each "−3 → 12 (5 models)". */
  bubble: (by: number, health: number | null, models: number | null): string => {
    if (health === null) return signed(by);
    const change = said.bubble.change({ by, health });
    if (models === null) return change;
    return said.bubble.models({ change, models });
  },
  announce: (unit: string, by: number, left: string): string => said.announce({ unit, by, left }),

  keypad: (unit: string, lost: number): string => said.keypad({ unit, lost }),
  keypadLose: (entered: number | null, left: number): string => {
    if (entered === null) return said.keypadLose.open;
    return entered > left ? said.keypadLose.all(left) : said.keypadLose.some(entered);
  },
  keypadSet: (entered: number | null): string =>
    entered === null ? said.keypadSet.open : said.keypadSet.to(entered),
  addTitle: (which: Side): string => said.addTitle(side(which)),
  added: (unit: string, count: number, total: number): string =>
    said.added({ unit, count, points: points(total) }),
  healthPerModel: (what: CountedUnit): string => said.healthPerModel(what.other),
  test: {
    ...said.test,
    /** "Panic: Flees". */
    ended: ({ label, outcome, held }: TakenUnitTest): string =>
      outcome
        ? said.test.ended.named({ label, outcome: outcome.label })
        : said.test.ended.said({ label, held }),
    told: unitTest,
  },
  lossesStay: (lost: number, what: CountedUnit): string => said.lossesStay(counted(lost, what)),
  profile: (
    cost: number,
    models: number,
    healthPerModel: number,
    what: CountedUnit,
    characteristic: string | null,
    value: number | null,
    kinds: readonly { readonly models: number; readonly healthPoints: number }[] = [],
    unsaid = false,
  ): string => {
    const parts = [points(cost), ...(unsaid ? [said.modelsUnsaid] : [])];
    if (models > 1) parts.push(said.profile.models(models));
    if (kinds.length > 1) parts.push(`${healthOfKinds(kinds)} ${what.other}`);
    else if (healthPerModel > 1 || (models === 1 && !unsaid))
      parts.push(
        models > 1 ? said.profile.each(counted(healthPerModel, what)) : counted(healthPerModel, what),
      );
    if (characteristic !== null && value !== null) parts.push(`${characteristic} ${number.format(value)}`);
    return parts.join(' · ');
  },
  lostHere: (left: number, what: CountedUnit, combat: number): string =>
    said.lostHere({ lost: counted(left, what), combat }),
  duplicateWithout: (marks: readonly Mark[]): string =>
    said.duplicateWithout(marks.map((mark) => MARK_NAMES[mark]).join(phrases.comma)),
  place: (place: number, of: number): string => said.place({ place, of }),
};
