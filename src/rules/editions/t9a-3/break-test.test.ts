import { describe, expect, test } from 'vitest';
import { idleInputs } from '@/testing/battles/rule-arbitraries';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { breakTest } from './break-test';

const of = (answers: BreakTestAnswers, lostBy: number) =>
  breakTest.resolve({ courage: 8, ...answers }, lostBy);
const keys = (answers: BreakTestAnswers, lostBy: number) => of(answers, lostBy).reasons.map(({ key }) => key);

describe('Courage', () => {
  test('is tested less the difference', () => {
    expect(of({}, 3)).toMatchObject({ kind: 'roll', target: 5, modifier: -3, conditions: [] });
    expect(keys({}, 3)).toEqual(['ownValue', 'difference']);
  });

  test('is the General’s near him, when that is better', () => {
    expect(of({ generalCourage: 9 }, 3).target).toBe(6);
    expect(of({ generalCourage: 5 }, 3).target).toBe(5);
  });
});

describe('Steady', () => {
  test.each([
    [1, -1],
    [2, -2],
    [3, -2],
    [12, -2],
  ])('makes a loss by %i count %i', (lostBy, modifier) => {
    expect(of({ properRanks: 2, enemyProperRanks: 1 }, lostBy)).toMatchObject({
      modifier,
      conditions: ['steady'],
    });
  });

  test('needs more Proper Ranks than each enemy in contact, and so at least one', () => {
    expect(of({ properRanks: 2, enemyProperRanks: 2 }, 5)).toMatchObject({ modifier: -5, conditions: [] });
    expect(of({ properRanks: 0 }, 5)).toMatchObject({ modifier: -5, conditions: [] });
    expect(of({ properRanks: 1 }, 5)).toMatchObject({ modifier: -2, conditions: ['steady'] });
  });
});

describe('Solid', () => {
  test.each([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 2],
    [4, 2],
    [5, 2],
  ])('at Height %i takes %i Proper Ranks', (height, needed) => {
    expect(of({ height, properRanks: needed }, 9)).toMatchObject({
      modifier: 0,
      conditions: ['steady', 'solid'],
    });
    expect(of({ height, properRanks: needed - 1 }, 9)).toMatchObject({
      modifier: -2,
      conditions: ['steady'],
    });
  });

  test('alone changes nothing', () => {
    expect(of({ properRanks: 4, enemyProperRanks: 4 }, 5)).toMatchObject({
      modifier: -5,
      conditions: ['solid'],
    });
    expect(keys({ properRanks: 4, enemyProperRanks: 4 }, 5)).toEqual(['ownValue', 'difference']);
  });

  test('and Steady ignore the difference', () => {
    expect(keys({ properRanks: 3 }, 9)).toEqual(['ownValue', 'steadyAndSolid']);
    expect(of({ properRanks: 3 }, 9)).toMatchObject({ target: 8, modifier: 0 });
  });
});

describe('Surrounded', () => {
  test('lessens the ranks before Steady and Solid are told', () => {
    expect(of({ properRanks: 4, enemyProperRanks: 1, surroundingProperRanks: 2 }, 5)).toMatchObject({
      modifier: -2,
      conditions: ['surrounded', 'steady'],
    });
    expect(keys({ properRanks: 4, enemyProperRanks: 1, surroundingProperRanks: 2 }, 5)).toEqual([
      'ownValue',
      'surrounded',
      'steady',
      'difference',
    ]);
  });

  test('never leaves fewer than none, and takes nothing from none', () => {
    expect(of({ properRanks: 2, surroundingProperRanks: 5 }, 5)).toMatchObject({
      modifier: -5,
      conditions: ['surrounded'],
    });
    expect(of({ properRanks: 0, surroundingProperRanks: 5 }, 5).conditions).toEqual([]);
  });
});

test('a tie, a side that won and a unit with no enemy left in contact take no test', () => {
  expect(of({}, 0)).toMatchObject({ kind: 'noTest', holdIn36: 36 });
  expect(of({}, -4)).toMatchObject({ kind: 'noTest' });
  expect(of({ noEnemyInContact: true }, 8)).toMatchObject({ kind: 'noTest', holdIn36: 36 });
});

test('every input that is declared is read', () => {
  expect(idleInputs(breakTest)).toEqual([]);
});
