import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { D3, D6, D6_PLUS_6 } from '@/testing/cases/dice';
import {
  atLeast,
  binomial,
  certain,
  chanceOf,
  chances,
  convolve,
  type Distribution,
  distributionOf,
  expectation,
  reduced,
  totalOf,
} from './distribution';
import { equals, type Fraction, fraction, multiply, ONE, sum, ZERO } from './fraction';
import { chanceOfNeed, withFailuresRerolled, withOnesRerolled } from './one-die';

const chance = fc
  .tuple(fc.integer({ min: 0, max: 216 }), fc.integer({ min: 1, max: 216 }))
  .map(([a, b]): Fraction => fraction(Math.min(a, b), Math.max(a, b)));
const anyDistribution = fc
  .array(fc.bigInt({ min: 0n, max: 1000n }), { minLength: 1, maxLength: 8 })
  .filter((weights) => weights.some((weight) => weight > 0n))
  .map(distributionOf);

function sumsToOne(distribution: Distribution): boolean {
  return equals(sum(chances(distribution)), ONE);
}

describe('a distribution', () => {
  it('has the means of the dice', () => {
    expect(expectation(D6)).toEqual(fraction(7, 2));
    expect(expectation(D3)).toEqual(fraction(2));
    expect(expectation(D6_PLUS_6)).toEqual(fraction(19, 2));
    expect(expectation(certain(4))).toEqual(fraction(4));
  });

  it('agrees with counting the throws of two dice', () => {
    const two = convolve(D6, D6);
    expect(chanceOf(two, 7)).toEqual(fraction(1, 6));
    expect(atLeast(two, 11)).toEqual(fraction(1, 12));
    expect(atLeast(two, -1)).toEqual(ONE);
    expect(chanceOf(two, 13)).toEqual(ZERO);
  });

  it('counts successes as a binomial', () => {
    expect(chances(binomial(4, fraction(2, 3)))).toEqual([
      fraction(1, 81),
      fraction(8, 81),
      fraction(8, 27),
      fraction(32, 81),
      fraction(16, 81),
    ]);
    expect(chances(binomial(0, fraction(2, 3)))).toEqual([ONE]);
    expect(chances(binomial(2, ONE))).toEqual([ZERO, ZERO, ONE]);
    expect(() => binomial(2, fraction(3, 2))).toThrow(RangeError);
  });

  it('refuses weights that are negative or all 0', () => {
    expect(() => distributionOf([0n, 0n])).toThrow(RangeError);
    expect(() => distributionOf([2n, -1n])).toThrow(RangeError);
  });

  it('sums to 1 however it was made', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, chance, fc.nat(12), (left, right, p, n) => {
        const made = [binomial(n, p), convolve(left, right), reduced(convolve(left, binomial(n, p)))];
        return made.every(sumsToOne);
      }),
    );
  });

  it('adds its means when results are added', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, (left, right) =>
        equals(expectation(totalOf([left, right])), sum([expectation(left), expectation(right)])),
      ),
    );
  });

  it('has the mean n times p when it is a binomial', () => {
    fc.assert(
      fc.property(fc.nat(40), chance, (n, p) =>
        equals(expectation(binomial(n, p)), multiply(fraction(n), p)),
      ),
    );
  });
});

describe('one die', () => {
  it('reaches its need in seven less the need of six ways', () => {
    expect([2, 3, 4, 5, 6].map(chanceOfNeed)).toEqual([5, 4, 3, 2, 1].map((ways) => fraction(ways, 6)));
    expect(chanceOfNeed(null)).toEqual(ZERO);
    expect(chanceOfNeed(1)).toEqual(ONE);
    expect(chanceOfNeed(7)).toEqual(ZERO);
  });

  it('is likelier to succeed with failures re-rolled than with ones re-rolled', () => {
    expect(withFailuresRerolled(fraction(1, 2))).toEqual(fraction(3, 4));
    expect(withOnesRerolled(fraction(1, 2))).toEqual(fraction(7, 12));
    expect(withFailuresRerolled(fraction(5, 6))).toEqual(withOnesRerolled(fraction(5, 6)));
  });
});
