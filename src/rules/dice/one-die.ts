import { add, complement, type Fraction, fraction, multiply, ZERO } from './fraction';

/**
 * The chance that a D6 shows `need` or more; 0 for null, which no roll can reach. A need of 1 or less is
 * certain.
 */
export function chanceOfNeed(need: number | null): Fraction {
  if (need === null) return ZERO;
  return fraction(Math.max(0, Math.min(6, 7 - need)), 6);
}

/** The chance of success if every failure is re-rolled once: p + (1 - p)p. */
export function withFailuresRerolled(chance: Fraction): Fraction {
  return add(chance, multiply(complement(chance), chance));
}

/** The chance of success if every 1 (a failure) is re-rolled once: p + p/6. */
export function withOnesRerolled(chance: Fraction): Fraction {
  return add(chance, multiply(fraction(1, 6), chance));
}
