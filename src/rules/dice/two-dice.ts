import { complement, type Fraction, fraction, multiply, ONE, subtract } from './fraction';

const WAYS_WITH_TWO_DICE = 36;

/** How many of the 36 results of 2D6 have a total of `target` or less: 0 below 2, 36 from 12 on. */
export function waysToRollAtMost(target: number): number {
  let ways = 0;
  for (let first = 1; first <= 6; first += 1) {
    for (let second = 1; second <= 6; second += 1) {
      if (first + second <= target) ways += 1;
    }
  }
  return ways;
}

/**
 * The chance that 2D6 total `target` or less; with `reroll`, in the first roll or in a second one of both
 * dice.
 */
export function chanceAtMost(target: number, options: { readonly reroll?: boolean } = {}): Fraction {
  const once = fraction(waysToRollAtMost(target), WAYS_WITH_TWO_DICE);
  if (!options.reroll) return once;
  const fails = complement(once);
  return subtract(ONE, multiply(fails, fails));
}
