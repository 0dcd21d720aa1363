import { describe, expect, it } from 'vitest';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { breakTest } from './break-test';

const of = (answers: BreakTestAnswers, lostBy: number) => breakTest.resolve(answers, lostBy);
const reasons = (answers: BreakTestAnswers, lostBy: number) =>
  of(answers, lostBy).reasons.map(({ key, values }) => [key, values]);

describe('the Leadership of a break test', () => {
  it('is lessened by the difference, which is told as what is taken off', () => {
    expect(of({ leadership: 8 }, 3)).toMatchObject({ target: 5, modifier: -3 });
    expect(reasons({ leadership: 8 }, 3).slice(0, 2)).toEqual([
      ['ownValue', { value: 8 }],
      ['difference', { modifier: -3 }],
    ]);
  });

  it('that was not entered gives no target, and says what would be taken off', () => {
    expect(of({}, 2)).toMatchObject({ target: null, modifier: -2 });
    expect(reasons({}, 2).slice(0, 2)).toEqual([
      ['valueMissing', {}],
      ['difference', { modifier: -2 }],
    ]);
  });

  it('is the unit’s own, then its character’s, where several come to the same', () => {
    const best = (answers: BreakTestAnswers) => reasons(answers, 1)[0]?.[0];
    expect(best({ leadership: 8, characterLeadership: 8, generalLeadership: 8 })).toBe('ownValue');
    expect(best({ leadership: 7, characterLeadership: 8, generalLeadership: 8 })).toBe('characterValue');
    expect(best({ leadership: 7, characterLeadership: 8, generalLeadership: 9 })).toBe('generalValue');
  });
});
