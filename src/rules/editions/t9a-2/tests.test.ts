import { describe, expect, test } from 'vitest';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { outcomeChances } from '../../break-test/thresholds';
import { fraction } from '../../dice/fraction';
import { t9a2 } from './edition';

const resolve = (id: string, answers: BreakTestAnswers) => {
  const found = t9a2.tests.find((test) => test.id === id);
  if (!found) throw new Error(id);
  return found.resolve({ discipline: 8, ...answers });
};
const chances = (id: string, answers: BreakTestAnswers) => {
  const { thresholds, dice, doubleOnePasses: doubleOne } = resolve(id, answers);
  return outcomeChances(thresholds, { doubleOne, dice }).map(({ outcomeId, odds }) => [outcomeId, odds]);
};

describe('Panic', () => {
  test('is a Discipline Test, and who fails flees', () => {
    expect(chances('panic', {})).toEqual([
      ['passed', fraction(26, 36)],
      ['flees', fraction(10, 36)],
    ]);
  });

  test('leaves a War Machine Shaken where it is', () => {
    expect(chances('panic', { warMachine: true })).toEqual([
      ['passed', fraction(26, 36)],
      ['shaken', fraction(10, 36)],
    ]);
  });

  test('is passed by the Fearless, on the General’s Discipline, and again near the Battle Standard', () => {
    expect(resolve('panic', { fearless: true }).automatic).toBe('passed');
    expect(resolve('panic', { generalDiscipline: 9 }).target).toBe(9);
    expect(resolve('panic', { battleStandard: true }).odds).toEqual(fraction(36 * 36 - 100, 36 * 36));
  });
});

describe('Rally', () => {
  test.each([
    [8, 4],
    [7, 4],
    [10, 5],
  ])('halves Discipline %i to %i at a quarter of the Health Points', (discipline, target) => {
    const result = resolve('rally', { discipline, quarterLeft: true });
    expect(result.target).toBe(target);
    expect(result.reasons[1]).toEqual({
      key: 'halved',
      values: { label: 'A quarter left', from: discipline, to: target },
    });
  });

  test('is taken on the whole value by a larger unit', () => {
    expect(resolve('rally', {}).target).toBe(8);
  });
});

test('Fear is tested at one less, for its cause is in contact', () => {
  expect(resolve('fear', {})).toMatchObject({ target: 7, modifier: -1, holdIn36: 21 });
  expect(resolve('fear', { causesFear: true }).automatic).toBe('passed');
});

test('Terror makes who fails choose to flee', () => {
  expect(chances('terror', { discipline: 7 })).toEqual([
    ['passed', fraction(21, 36)],
    ['flees', fraction(15, 36)],
  ]);
});

describe('a Maximised test', () => {
  test.each([
    [5, 23],
    [6, 42],
    [7, 69],
    [8, 103],
    [9, 139],
    [10, 173],
  ])('on Discipline %i is passed by %i of 216 throws', (discipline, ways) => {
    expect(resolve('frenzy', { discipline }).odds).toEqual(fraction(ways, 216));
    expect(resolve('restraint', { discipline, frenzy: true }).odds).toEqual(fraction(ways, 216));
  });

  test('says that three dice are thrown, and no number of 36', () => {
    const result = resolve('frenzy', {});
    expect(result).toMatchObject({ dice: { dice: 3, keep: 2, which: 'highest' }, holdIn36: null });
    expect(result.reasons.at(-1)?.key).toBe('otherDice');
  });
});

test('Restraint is a plain Discipline Test without Frenzy, one less in contact with Fear', () => {
  expect(resolve('restraint', {})).toMatchObject({ target: 8, holdIn36: 26 });
  expect(resolve('restraint', { fear: true }).target).toBe(7);
});
