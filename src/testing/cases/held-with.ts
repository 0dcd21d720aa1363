import type { BreakTestResult } from '@/rules/break-test/break-test';
import { outcomeWith } from '@/rules/break-test/break-test-result';

/**
 * Whether the unit held, from the totals of 2D6 in the order of the rolls. The second counts only with a
 * re-roll, and only if the first counts as broken. Null if it is not known: no roll yet, no target, or the
 * unit loses Health Points instead.
 */
export function heldWith(result: BreakTestResult, rolls: readonly number[]): boolean | null {
  if (result.kind === 'noTest') return true;
  if (result.automatic !== null) return result.holdIn36 === 36;
  const broken = result.thresholds.filter(({ counts }) => counts === 'broke');
  const ended = outcomeWith(
    result,
    rolls,
    broken.map(({ outcomeId }) => outcomeId),
  );
  if (ended === null) return null;
  return broken.every(({ outcomeId }) => outcomeId !== ended);
}
