import type { CounterId, Counts } from '../profile/unit-counter';
import type { BreakTestResult, CounterChange } from './break-test';
import type { OutcomeId } from './outcome';

type Changing = Pick<BreakTestResult, 'changes'>;

/** What this outcome does to the unit's counters. */
export function changesWith({ changes = [] }: Changing, outcomeId: OutcomeId): readonly CounterChange[] {
  return changes.filter((change) => change.outcomeId === outcomeId);
}

/** How many D6 this outcome adds to a counter of the unit; 0: no dice are needed. */
export function diceWith(result: Changing, outcomeId: OutcomeId): number {
  return changesWith(result, outcomeId).reduce(
    (sum, change) => sum + ('dice' in change ? change.dice : 0),
    0,
  );
}

/**
 * What the unit has gathered after this outcome, never less than nothing. `rolled`: the total of the dice that
 * the outcome adds.
 */
export function countAfter(
  result: Changing,
  outcomeId: OutcomeId,
  counter: CounterId,
  counts: Counts,
  rolled = 0,
): number {
  const by = changesWith(result, outcomeId)
    .filter((change) => change.counter === counter)
    .reduce((sum, change) => sum + ('dice' in change ? rolled : change.by), 0);
  return Math.max(0, (counts[counter] ?? 0) + by);
}
