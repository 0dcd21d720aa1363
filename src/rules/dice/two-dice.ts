/** How many results 2D6 have. */
export const WAYS_WITH_TWO_DICE = 36;

/** How many of the 36 results of 2D6 have a total of `target` or less: 0 below 2, 36 from 12 on. */
export function waysToRollAtMost(target: number): number {
  let ways = 0;
  for (let total = 2; total <= Math.min(12, target); total += 1) ways += 6 - Math.abs(7 - total);
  return ways;
}
