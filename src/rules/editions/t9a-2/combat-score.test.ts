import { describe, expect, test } from 'vitest';
import { compare } from '../../score-sheet/compare';
import type { Answers } from '../../score-sheet/score-sheet';
import { combatScore } from './combat-score';

const blue: Answers = { fullRanks: 4, standards: 1, charge: true, healthPointsLost: 5 };
const red: Answers = { flank: 'withoutFullRank', standards: 2, healthPointsLost: 3 };
const settle = (a: Answers, b: Answers) => {
  const { a: own, b: enemy, result } = compare(combatScore, { a, b });
  return { totals: [own.total, enemy.total], before: [own.beforeTheDice, enemy.beforeTheDice], result };
};

describe('a combat worked by hand', () => {
  test('ties at 8 : 8, and both sides are winners', () => {
    expect(settle(blue, red)).toEqual({ totals: [8, 8], before: [5, 3], result: { kind: 'bothWin' } });
  });

  test('goes to Blue by 1 when Red loses one Health Point more', () => {
    expect(settle(blue, { ...red, healthPointsLost: 4 })).toMatchObject({
      totals: [9, 8],
      result: { kind: 'won', winner: 'a', by: 1, because: 'score' },
    });
  });

  test('gains 3 from 5 excess Health Points in a Duel', () => {
    expect(settle({ ...blue, overkill: 5 }, red).totals).toEqual([11, 8]);
    expect(settle({ ...blue, overkill: 2 }, red).totals).toEqual([10, 8]);
  });
});

test('flank and rear add up, each by whether a Full Rank is there', () => {
  const scores = ['none', 'withoutFullRank', 'withFullRank'].flatMap((flank) =>
    ['none', 'withoutFullRank', 'withFullRank'].map((rear) => settle({ flank, rear }, {}).totals[0]),
  );
  expect(scores).toEqual([0, 2, 3, 1, 3, 4, 2, 4, 5]);
});
