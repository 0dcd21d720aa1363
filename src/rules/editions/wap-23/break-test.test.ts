import { describe, expect, it } from 'vitest';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { breakTest } from './break-test';

const of = (answers: BreakTestAnswers, lostBy: number) => breakTest.resolve(answers, lostBy);
const reasons = (answers: BreakTestAnswers, lostBy: number) =>
  of(answers, lostBy).reasons.map(({ key, values }) => [key, values]);
const steadfast = { leadership: 7, ranks: 4, enemyRanks: 2 };

describe('the Leadership of a break test', () => {
  it('is lessened by the difference, which is told as what is taken off', () => {
    expect(of({ leadership: 8 }, 3)).toMatchObject({ target: 5, modifier: -3 });
    expect(reasons({ leadership: 8 }, 3)).toContainEqual(['ownValue', { value: 8 }]);
    expect(reasons({ leadership: 8 }, 3)).toContainEqual(['difference', { modifier: -3 }]);
  });

  it('is the General’s where that is better, and the unit’s own where both come to the same', () => {
    expect(reasons({ leadership: 7, generalLeadership: 9 }, 2)).toContainEqual([
      'generalValue',
      { value: 9 },
    ]);
    expect(reasons({ leadership: 8, generalLeadership: 8 }, 2)).toContainEqual(['ownValue', { value: 8 }]);
    expect(of({ generalLeadership: 9 }, 2)).toMatchObject({ target: 7 });
    expect(reasons({}, 2)).toContainEqual(['valueMissing', {}]);
  });

  it('is a Steadfast unit’s own, unmodified, unless the General’s is better with the difference taken off', () => {
    expect(of(steadfast, 6)).toMatchObject({ target: 7, modifier: 0 });
    expect(of({ ...steadfast, generalLeadership: 10 }, 3)).toMatchObject({ target: 7, modifier: 0 });
    expect(reasons({ ...steadfast, generalLeadership: 10 }, 3)).toContainEqual(['ownValue', { value: 7 }]);
    expect(of({ ...steadfast, generalLeadership: 10 }, 2)).toMatchObject({ target: 8, modifier: -2 });
  });
});

it('an Unstable unit loses the difference, one less where it is Steadfast, which is told', () => {
  expect(of({ ...steadfast, ranks: 0, unstable: true }, 3).healthPointsLost).toBe(3);
  expect(reasons({ ...steadfast, ranks: 0, unstable: true }, 3).map(([key]) => key)).not.toContain(
    'unstableSteadfast',
  );
  expect(of({ ...steadfast, unstable: true }, 3).healthPointsLost).toBe(2);
  expect(reasons({ ...steadfast, unstable: true }, 3)).toContainEqual([
    'unstableSteadfast',
    { from: 3, to: 2 },
  ]);
});
