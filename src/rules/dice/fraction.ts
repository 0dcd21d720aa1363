/**
 * An exact rational number in lowest terms; the denominator is positive. Build it with `fraction`, never
 * by hand.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * `numerator / denominator` in lowest terms. Throws on a denominator of 0 and on numbers that are not
 * whole.
 */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('A fraction has no denominator of 0');
  const divisor = greatestCommonDivisor(top, bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { numerator: (sign * top) / divisor, denominator: (sign * bottom) / divisor };
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** The exact sum. */
export function add(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

/** The exact difference `left - right`. */
export function subtract(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator - right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

/** The exact product. */
export function multiply(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** The exact quotient `left / right`. Throws when `right` is 0. */
export function divide(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** -1, 0 or 1, as `left` is less than, equal to or greater than `right`. */
export function compare(left: Fraction, right: Fraction): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Whether both are the same rational number. */
export function equals(left: Fraction, right: Fraction): boolean {
  return compare(left, right) === 0;
}

/** `1 - chance`: the chance that something of this chance does not happen. */
export function complement(chance: Fraction): Fraction {
  return subtract(ONE, chance);
}

/** The sum of all of them, 0 for none. */
export function sum(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(add, ZERO);
}

/**
 * The nearest floating point number, for showing only: right to some 15 digits, or to 40 decimal places
 * where the terms are very long.
 */
export function toNumber({ numerator, denominator }: Fraction): number {
  const excessBits = Math.max(bitLength(numerator), bitLength(denominator)) - MAX_FLOAT_BITS;
  if (excessBits <= 0) return Number(numerator) / Number(denominator);
  return Number((numerator * SCALE) / denominator) / Number(SCALE);
}

/** "n/d" in lowest terms; whole numbers as "n/1". */
export function formatFraction({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/**
 * The fraction written as "n/d" or "n", not necessarily in lowest terms; null for any other text or a
 * denominator of 0.
 */
export function parseFraction(text: string): Fraction | null {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (!match?.[1]) return null;
  const denominator = BigInt(match[2] ?? '1');
  return denominator === 0n ? null : fraction(BigInt(match[1]), denominator);
}

/** The greatest common divisor, positive; of 0 and 0 it is 1, so that it can always divide. */
export function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let a = left < 0n ? -left : left;
  let b = right < 0n ? -right : right;
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}

/** The least common multiple of two positive numbers. */
export function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right;
}

// Number() turns integers beyond 2^1024 into Infinity, so long terms are divided as integers first.
const MAX_FLOAT_BITS = 1000;
const SCALE = 10n ** 40n;

function bitLength(value: bigint): number {
  return value.toString(16).replace('-', '').length * 4;
}
