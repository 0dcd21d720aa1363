import { add, type Fraction, fraction, multiply, ZERO } from '../dice/fraction';
import type { Outcome, OutcomeId } from './outcome';

/**
 * A test of 2D6 with any number of outcomes is a list of limits on the natural total, best outcome first: a total up to the first
 * limit has the first outcome, else one up to the second limit the second, and so on.
 */
export type Threshold = {
  readonly outcomeId: OutcomeId;
  readonly counts: Outcome['counts'];
  /** Totals up to and including this; may be below 2. Null in the last, which has no limit. */
  readonly upTo: number | null;
};

/** How likely an outcome is: ways out of 36 on one throw, and the chance with the re-roll that was asked for. */
export type OutcomeChance = {
  readonly outcomeId: OutcomeId;
  readonly in36: number;
  readonly odds: Fraction;
};

const DOUBLE_ONE = 2;
const WAYS_WITH_TWO_DICE = 36;

/** Ways out of 36 to throw exactly this total with 2D6. */
function waysToRoll(total: number): number {
  return Math.max(0, 6 - Math.abs(7 - total));
}

/** The limit into which a natural total falls; a double 1 has the best outcome where `doubleOne` says so. Null without limits. */
export function thresholdOf(
  thresholds: readonly Threshold[],
  total: number,
  doubleOne: boolean,
): Threshold | null {
  if (doubleOne && total === DOUBLE_ONE) return thresholds[0] ?? null;
  return thresholds.find(({ upTo }) => upTo === null || total <= upTo) ?? null;
}

/**
 * The chance of every outcome, in the order of the limits, exact. After the outcomes in `rerollAfter` the dice are thrown again
 * once, and the second throw stands.
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
