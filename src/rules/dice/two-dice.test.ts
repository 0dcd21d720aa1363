import { describe, expect, it } from 'vitest';
import { waysToRollAtMost } from './two-dice';

const FACES = [1, 2, 3, 4, 5, 6];
const TOTALS = FACES.flatMap((first) => FACES.map((second) => first + second));

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
  });

  it('total what counting their results says', () => {
    for (let target = -1; target <= 14; target += 1) {
      expect(waysToRollAtMost(target), `${target}`).toBe(TOTALS.filter((total) => total <= target).length);
    }
  });
});
