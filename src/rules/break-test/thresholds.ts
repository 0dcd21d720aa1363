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
 * The chance of an outcome: how many of the 36 results of one roll have it, and the exact chance with the
 * re-roll.
 */
export type OutcomeChance = {
  readonly outcomeId: OutcomeId;
  readonly in36: number;
  readonly odds: Fraction;
};

const DOUBLE_ONE = 2;
const WAYS_WITH_TWO_DICE = 36;

/** How many of the 36 results of 2D6 have exactly this total. */
function waysToRoll(total: number): number {
  return Math.max(0, 6 - Math.abs(7 - total));
}

/** The limit for a natural total; with `doubleOne`, a double 1 has the best outcome. Null without limits. */
export function thresholdOf(
  thresholds: readonly Threshold[],
  total: number,
  doubleOne: boolean,
): Threshold | null {
  if (doubleOne && total === DOUBLE_ONE) return thresholds[0] ?? null;
  return thresholds.find(({ upTo }) => upTo === null || total <= upTo) ?? null;
}

/**
 * The exact chance of every outcome, in the order of the limits. After the outcomes in `rerollAfter` the dice
 * are re-rolled once, and the second result counts.
 */
export function outcomeChances(
  thresholds: readonly Threshold[],
  {
    doubleOne,
    rerollAfter = [],
  }: { readonly doubleOne: boolean; readonly rerollAfter?: readonly OutcomeId[] },
): readonly OutcomeChance[] {
  const ways = new Map<OutcomeId, number>(thresholds.map(({ outcomeId }) => [outcomeId, 0]));
  for (let total = DOUBLE_ONE; total <= 12; total += 1) {
    const found = thresholdOf(thresholds, total, doubleOne);
    if (found) ways.set(found.outcomeId, (ways.get(found.outcomeId) ?? 0) + waysToRoll(total));
  }
  const once = (id: OutcomeId) => fraction(ways.get(id) ?? 0, WAYS_WITH_TWO_DICE);
  const again = [...ways.keys()]
    .filter((id) => rerollAfter.includes(id))
    .map(once)
    .reduce(add, ZERO);
  return [...ways].map(([outcomeId, in36]) => ({
    outcomeId,
    in36,
    odds: add(rerollAfter.includes(outcomeId) ? ZERO : once(outcomeId), multiply(again, once(outcomeId))),
  }));
}
