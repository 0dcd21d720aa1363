import { describe, expect, it } from 'vitest';
import { fraction, ONE, ZERO } from './fraction';
import { chanceAtMost, waysToRollAtMost } from './two-dice';

describe('two dice', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 3],
    [4, 6],
    [5, 10],
    [6, 15],
    [7, 21],
    [8, 26],
    [9, 30],
    [10, 33],
    [11, 35],
    [12, 36],
    [13, 36],
    [-3, 0],
  ])('total %i or less in %i ways of 36', (target, ways) => {
    expect(waysToRollAtMost(target)).toBe(ways);
    expect(chanceAtMost(target)).toEqual(fraction(ways, 36));
  });

  it('succeed in the first or the second throw when they may be thrown again', () => {
    expect(chanceAtMost(7, { reroll: true })).toEqual(fraction(36 * 36 - 15 * 15, 36 * 36));
    expect(chanceAtMost(7, { reroll: false })).toEqual(fraction(7, 12));
    expect(chanceAtMost(1, { reroll: true })).toEqual(ZERO);
    expect(chanceAtMost(12, { reroll: true })).toEqual(ONE);
  });
});
