import { add, type Fraction, fraction, multiply, ZERO } from '../dice/fraction';
import type { Outcome, OutcomeId } from './outcome';

/**
 * One limit of a test of 2D6. A test with several outcomes has a list of limits on the natural total, best
 * outcome first: a total up to the first limit has the first outcome, else a total up to the second limit has
 * the second, and so on.
 */
export type Threshold = {
  readonly outcomeId: OutcomeId;
  readonly counts: Outcome['counts'];
  /** Totals up to this one, inclusive; may be below 2. Null in the last limit. */
  readonly upTo: number | null;
};

/**
 * A natural total that has an outcome whatever the limits say: of 2D6 only the double 1 is 2, and only the
 * double 6 is 12.
 */
export type NaturalTotal = {
  readonly total: number;
  readonly outcomeId: OutcomeId;
  readonly counts: Outcome['counts'];
};

/** The dice of a test that is not taken with 2D6: so many D6, of which the highest or the lowest count. */
export type TestDice = {
  readonly dice: number;
  readonly keep: number;
  readonly which: 'highest' | 'lowest';
};

/**
 * The chance of an outcome: how many of the 36 results of one roll of 2D6 have it (null with other dice), and
 * the exact chance with the re-roll.
 */
export type OutcomeChance = {
  readonly outcomeId: OutcomeId;
  readonly in36: number | null;
  readonly odds: Fraction;
};

const DOUBLE_ONE = 2;
const FACES = [1, 2, 3, 4, 5, 6] as const;
const TWO_DICE: TestDice = { dice: 2, keep: 2, which: 'highest' };

/** The dice of a roll, those that count first; as they were thrown where all count. */
export function countedFirst(dice: TestDice | undefined, faces: readonly number[]): readonly number[] {
  const { which, keep } = dice ?? TWO_DICE;
  if (keep >= faces.length) return faces;
  return faces.toSorted((left, right) => (which === 'highest' ? right - left : left - right));
}

/** The total of a roll, of the dice that count. */
export function testTotal(dice: TestDice | undefined, faces: readonly number[]): number {
  return countedFirst(dice, faces)
    .slice(0, (dice ?? TWO_DICE).keep)
    .reduce((sum, face) => sum + face, 0);
}

/** Each total of these dice, with how many of all the results have it. */
function waysToTotal(dice: TestDice): ReadonlyMap<number, number> {
  const throws = Array.from({ length: dice.dice }).reduce<readonly (readonly number[])[]>(
    (all) => all.flatMap((faces) => FACES.map((face) => [...faces, face])),
    [[]],
  );
  const ways = new Map<number, number>();
  for (const faces of throws) {
    const total = testTotal(dice, faces);
    ways.set(total, (ways.get(total) ?? 0) + 1);
  }
  return ways;
}

/**
 * The outcome of a natural total; with `doubleOne`, a double 1 has the first outcome, and `naturals` come
 * before all limits. Null without limits.
 */
export function thresholdOf(
  thresholds: readonly Threshold[],
  total: number,
  doubleOne: boolean,
  naturals: readonly NaturalTotal[] = [],
): Pick<Threshold, 'outcomeId' | 'counts'> | null {
  if (thresholds.length === 0) return null;
  const natural = naturals.find((candidate) => candidate.total === total);
  if (natural) return natural;
  if (doubleOne && total === DOUBLE_ONE) return thresholds[0] ?? null;
  return thresholds.find(({ upTo }) => upTo === null || total <= upTo) ?? null;
}

/**
 * The exact chance of every outcome, in the order of the limits. After the outcomes in `rerollAfter` the dice
 * are re-rolled once, and the second result counts. `dice`: other dice than 2D6. Outcomes that only a natural
 * total has come last.
 */
export function outcomeChances(
  thresholds: readonly Threshold[],
  {
    doubleOne,
    rerollAfter = [],
    dice,
    naturals = [],
  }: {
    readonly doubleOne: boolean;
    readonly rerollAfter?: readonly OutcomeId[];
    readonly dice?: TestDice | undefined;
    readonly naturals?: readonly NaturalTotal[] | undefined;
  },
): readonly OutcomeChance[] {
  const ways = new Map<OutcomeId, number>(thresholds.map(({ outcomeId }) => [outcomeId, 0]));
  for (const [total, count] of waysToTotal(dice ?? TWO_DICE)) {
    const found = thresholdOf(thresholds, total, doubleOne, naturals);
    if (found) ways.set(found.outcomeId, (ways.get(found.outcomeId) ?? 0) + count);
  }
  const results = FACES.length ** (dice ?? TWO_DICE).dice;
  const once = (id: OutcomeId) => fraction(ways.get(id) ?? 0, results);
  const again = [...ways.keys()]
    .filter((id) => rerollAfter.includes(id))
    .map(once)
    .reduce(add, ZERO);
  return [...ways].map(([outcomeId, count]) => ({
    outcomeId,
    in36: dice === undefined ? count : null,
    odds: add(rerollAfter.includes(outcomeId) ? ZERO : once(outcomeId), multiply(again, once(outcomeId))),
  }));
}
