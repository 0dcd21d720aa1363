import type { CountCause } from '@/battle/army/counter-event';
import type { TestAhead } from '@/battle/army/test-ahead';
import { counted as said } from '@/messages/compiled/counted';
import { phrases } from '@/messages/compiled/phrases';
import type { CountedUnit, Facing, Side } from '@/rules/index';
import { side } from './shared/format';
import { facings, points, whole } from './shared/phrases';

/** What units gather, their tests, and fights that nobody wins; loaded with the screens of a battle. */
export const countedWords = {
  ...said,
  /** "7 or less holds", "6 or more holds", "any roll holds". */
  holds: ({ test, result, holdsTo, holdsFrom }: Holding): string => {
    if (result.thresholds.length === 0) return said.holds.unknown(test.characteristic);
    if (holdsFrom !== null) return said.holds.from(holdsFrom);
    if (holdsTo === null) return said.holds.none;
    if (holdsTo === LOWEST) return said.holds.doubleOne;
    return holdsTo === HIGHEST ? said.holds.any : said.holds.to(holdsTo);
  },
  /** "Nerve not entered". */
  notEntered: (characteristic: string): string => said.holds.unknown(characteristic),
  /** "without Inspiring": the chance beside it is that of a unit that has not what nobody entered. */
  without: (rules: readonly string[]): string => said.without(rules.join(phrases.comma)),
  /** "Damage 8 of 16"; without the number that it is tested against, if nobody entered it. */
  of: (label: string, count: number, limit: number | null): string =>
    limit === null ? said.ofUnknown({ label, count }) : said.of({ label, count, limit }),
  more: (unit: string, what: CountedUnit, cause: TappedCause): string =>
    said.more({ unit, other: what.other, cause: said.causes[cause] }),
  fewer: (unit: string, what: CountedUnit): string => said.fewer({ unit, one: what.one }),
  enter: (unit: string, count: number, what: CountedUnit): string =>
    said.enter({ unit, count, other: what.other }),
  cause: (cause: TappedCause): string => said.causes[cause],
  points,
  keypad: (unit: string, count: number, what: CountedUnit): string =>
    said.keypad({ unit, count, other: what.other }),
  keypadMore: (cause: TappedCause, entered: number | null): string => said.keypadMore[cause](typed(entered)),
  keypadLess: (entered: number | null): string => said.keypadLess(typed(entered)),
  announce: (unit: string, count: number, what: CountedUnit): string =>
    said.announce({ unit, count, other: what.other }),
  rolls: (which: Side): string => said.rolls(side(which)),
  struck: (which: Side): string => said.struck(side(which)),
  strikes: (which: Side): string => said.strikes(side(which)),
  shot: (which: Side): string => said.shot(side(which)),
  noneToShoot: (which: Side): string => said.noneToShoot(side(which)),
  attacks: (attacks: number, facing: Facing, dice: number): string =>
    said.attacks({ attacks, facing: facings[facing], dice }),
  mayOnly: (orders: readonly string[]): string => said.mayOnly(orders.join(phrases.comma)),
  /** Who must still test. */
  testsDue: (names: readonly string[]): string =>
    names.length === 1 ? said.testsDue.one(names[0] ?? '') : said.testsDue.several(names.length),
};

/** The causes that players choose, besides the dice of outcomes and rules. */
export type TappedCause = Exclude<CountCause, 'dice' | 'regeneration'>;

type Holding = Pick<TestAhead, 'test' | 'result' | 'holdsTo' | 'holdsFrom'>;

const LOWEST = 2;
const HIGHEST = 12;
const typed = (entered: number | null): string => (entered === null ? '…' : whole(entered));
