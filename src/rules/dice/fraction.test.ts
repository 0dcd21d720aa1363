import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  complement,
  divide,
  equals,
  formatFraction,
  fraction,
  leastCommonMultiple,
  multiply,
  ONE,
  parseFraction,
  subtract,
  sum,
  toNumber,
  ZERO,
} from './fraction';

describe('a fraction', () => {
  it('is kept in lowest terms with a positive denominator', () => {
    expect(fraction(-4, 6)).toEqual({ numerator: -2n, denominator: 3n });
    expect(fraction(4, -6)).toEqual({ numerator: -2n, denominator: 3n });
    expect(fraction(0, -5)).toEqual(ZERO);
    expect(fraction(7)).toEqual({ numerator: 7n, denominator: 1n });
  });

  it('has no denominator of 0', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => divide(ONE, ZERO)).toThrow(RangeError);
  });

  it('is added, subtracted, multiplied and divided exactly', () => {
    const third = fraction(1, 3);
    const sixth = fraction(1, 6);
    expect(add(third, sixth)).toEqual(fraction(1, 2));
    expect(subtract(sixth, third)).toEqual(fraction(-1, 6));
    expect(multiply(third, sixth)).toEqual(fraction(1, 18));
    expect(divide(third, sixth)).toEqual(fraction(2));
    expect(divide(fraction(2, 3), fraction(5, 7))).toEqual(fraction(14, 15));
    expect(complement(sixth)).toEqual(fraction(5, 6));
    expect(sum([third, third, third])).toEqual(ONE);
    expect(sum([])).toEqual(ZERO);
  });

  it('is compared as a rational number', () => {
    expect(compare(fraction(1, 3), fraction(2, 5))).toBe(-1);
    expect(compare(fraction(2, 4), fraction(1, 2))).toBe(0);
    expect(compare(fraction(-1, 3), fraction(-2, 5))).toBe(1);
    expect(equals(fraction(10, 4), fraction(5, 2))).toBe(true);
    expect(equals(fraction(10, 4), fraction(5, 3))).toBe(false);
  });

  it('is written and read as "n/d"', () => {
    expect(formatFraction(fraction(8, 6))).toBe('4/3');
    expect(formatFraction(fraction(2))).toBe('2/1');
    expect(parseFraction('8/6')).toEqual(fraction(4, 3));
    expect(parseFraction('-3')).toEqual(fraction(-3));
    for (const text of ['', '1/0', '1/', '/2', '0.5', '1 / 2', 'half', '1/-2']) {
      expect(parseFraction(text)).toBeNull();
    }
  });

  it('is shown as a number even when its terms are beyond floating point', () => {
    expect(toNumber(fraction(1, 3))).toBeCloseTo(1 / 3, 15);
    const huge = 6n ** 500n;
    expect(toNumber(fraction(huge, 3n * huge + 1n))).toBeCloseTo(1 / 3, 15);
    expect(toNumber(fraction(-huge, 3n * huge + 1n))).toBeCloseTo(-1 / 3, 15);
  });

  it('is shown as exactly as floating point can while its terms are within it, however small it is', () => {
    expect(toNumber(fraction(3, 2n ** 200n))).toBe(3 * 2 ** -200);
    expect(toNumber(fraction(1, 2n ** 999n))).toBe(2 ** -999);
    expect(toNumber(fraction(-1, 2n ** 999n))).toBe(-(2 ** -999));
  });
});

it('the least common multiple is the smallest number that both divide', () => {
  expect([leastCommonMultiple(4n, 6n), leastCommonMultiple(5n, 7n), leastCommonMultiple(6n, 6n)]).toEqual([
    12n,
    35n,
    6n,
  ]);
});
