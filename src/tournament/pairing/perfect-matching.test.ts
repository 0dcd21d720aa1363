import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPairs } from './perfect-matching';

type Costs = readonly (readonly number[])[];

const costOf = (costs: Costs) => (one: number, other: number) =>
  costs[Math.max(one, other)]?.[Math.min(one, other)] ?? 0;

/** The least sum there is, by trying everything. */
function leastByTrying(costs: Costs, free: readonly number[]): number {
  const [first, ...others] = free;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        costOf(costs)(first, other) +
        leastByTrying(
          costs,
          others.filter((one) => one !== other),
        ),
    ),
  );
}

/** The sum of the pairs that were found, which must be pairs of all. */
function sumOf(costs: Costs, mates: readonly number[]): number {
  for (const [node, mate] of mates.entries()) {
    expect(mate).not.toBe(node);
    expect(mates[mate]).toBe(node);
  }
  return mates.reduce((sum, mate, node) => (mate > node ? sum + costOf(costs)(node, mate) : sum), 0);
}

const graph = (most: number) =>
  fc.integer({ min: 1, max: 5 }).chain((half) =>
    fc.array(fc.array(fc.integer({ min: 0, max: most }), { minLength: half * 2, maxLength: half * 2 }), {
      minLength: half * 2,
      maxLength: half * 2,
    }),
  );

describe('the cheapest pairs', () => {
  it.each([1, 3, 20, 1_000_000])('cost as little as any, of costs up to %i', (most) => {
    fc.assert(
      fc.property(graph(most), (costs) => {
        const mates = cheapestPairs(costs.length, costOf(costs));
        expect(sumOf(costs, mates)).toBe(leastByTrying(costs, [...costs.keys()]));
      }),
      { numRuns: Number(process.env.MATCHINGS ?? 150) },
    );
  });

  it('of nobody are none, and of two are these two', () => {
    expect(cheapestPairs(0, () => 1)).toEqual([]);
    expect(cheapestPairs(2, () => 7)).toEqual([1, 0]);
  });

  it('keep costs apart that differ by one of a thousand million million', () => {
    const dear = 2 ** 50;
    const costs: Costs = [[], [dear], [dear, dear - 1], [dear - 1, dear, dear]];
    expect(cheapestPairs(4, costOf(costs))).toEqual([3, 2, 1, 0]);
  });
});
