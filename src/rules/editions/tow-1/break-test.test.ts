import { describe, expect, it } from 'vitest';
import { leadershipUsed } from '@/testing/cases/leadership-used';
import { breakTest } from './break-test';

const reasons = (answers: Parameters<typeof breakTest.resolve>[0], lostBy = 2) =>
  breakTest.resolve(answers, lostBy).reasons.map(({ key, values }) => [key, values]);

describe('the Leadership of a test', () => {
  it.each([
    ['the unit’s own', { leadership: 7 }, 7, 'ownValue'],
    ['a character’s where it is higher', { leadership: 7, characterLeadership: 8 }, 8, 'characterValue'],
    ['the unit’s where both are the same', { leadership: 8, characterLeadership: 8 }, 8, 'ownValue'],
    ['the unit’s where it is higher', { leadership: 9, characterLeadership: 8 }, 9, 'ownValue'],
    ['a character’s alone', { characterLeadership: 8 }, 8, 'characterValue'],
    ['the General’s', { leadership: 7, characterLeadership: 8, generalLeadership: 9 }, 9, 'generalValue'],
    ['none', {}, null, 'valueMissing'],
  ])('is %s', (_, answers, value, why) => {
    expect(leadershipUsed(answers)).toBe(value);
    expect(reasons(answers)[0]?.[0]).toBe(why);
  });

  it('is raised by ranks up to 10, never lessened by them, and lessened by Terror', () => {
    expect(leadershipUsed({ leadership: 7, warband: 2 })).toBe(9);
    expect(leadershipUsed({ leadership: 9, warband: 3 })).toBe(10);
    expect(leadershipUsed({ leadership: 7, terror: true })).toBe(6);
    expect(reasons({ leadership: 7, warband: 2 })).toContainEqual(['warband', { ranks: 2 }]);
    expect(reasons({ leadership: 7, terror: true })).toContainEqual(['terror', { modifier: -1 }]);
    expect(reasons({ leadership: 7 }).map(([key]) => key)).not.toContain('terror');
    expect(reasons({ leadership: 7 }).map(([key]) => key)).not.toContain('warband');
  });
});

describe('a test', () => {
  it('tells the difference that it was lost by as what is taken off', () => {
    expect(reasons({ leadership: 7 }, 3)).toContainEqual(['difference', { modifier: -3 }]);
  });

  it('of an Unstable unit is taken after it lost what it lost by, less what is indomitable', () => {
    const lost = (indomitable: number) =>
      breakTest.resolve({ leadership: 7, unstable: true, indomitable }, 3).healthPointsLost;
    expect([lost(0), lost(1), lost(3), lost(4)]).toEqual([3, 2, null, null]);
    expect(breakTest.resolve({ leadership: 7, indomitable: 1 }, 3).healthPointsLost).toBeNull();
  });

  it('is overwhelmed by more than twice its Unit Strength', () => {
    const conditions = (unitStrength: number, enemyUnitStrength: number) =>
      breakTest.resolve({ leadership: 7, unitStrength, enemyUnitStrength }, 1).conditions;
    expect(conditions(10, 20)).toEqual([]);
    expect(conditions(10, 21)).toEqual(['overwhelmed']);
    expect(conditions(0, 21)).toEqual([]);
  });
});
