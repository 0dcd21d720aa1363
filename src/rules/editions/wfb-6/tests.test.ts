import { describe, expect, test } from 'vitest';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { outcomeChances } from '../../break-test/thresholds';
import { fraction } from '../../dice/fraction';
import { wfb6 } from './edition';

const resolve = (id: string, answers: BreakTestAnswers) => {
  const found = wfb6.tests.find((test) => test.id === id);
  if (!found) throw new Error(id);
  return found.resolve({ leadership: 7, ...answers });
};
const chances = (id: string, answers: BreakTestAnswers) => {
  const { thresholds, doubleOnePasses: doubleOne } = resolve(id, answers);
  return outcomeChances(thresholds, { doubleOne }).map(({ outcomeId, odds }) => [outcomeId, odds]);
};

test.each(['panic', 'terror'])('who fails for %s flees', (id) => {
  expect(chances(id, {})).toEqual([
    ['passed', fraction(21, 36)],
    ['flees', fraction(15, 36)],
  ]);
  expect(resolve(id, { immuneToPsychology: true }).automatic).toBe('passed');
});

test('a leader in the unit, or the General near, lends his Leadership', () => {
  expect(resolve('panic', { characterLeadership: 9 }).target).toBe(9);
  expect(resolve('panic', { generalLeadership: 8 }).target).toBe(8);
});

test('below a quarter of its models no unit rallies, and a musician helps to 10 at most', () => {
  expect(resolve('rally', { belowQuarter: true }).automatic).toBe('flees');
  expect(resolve('rally', { musician: true }).target).toBe(8);
  expect(resolve('rally', { leadership: 10, musician: true }).target).toBe(10);
});

describe('Fear', () => {
  test('keeps a unit that fails from charging', () => {
    expect(chances('fearCharging', {})).toEqual([
      ['passed', fraction(21, 36)],
      ['failed', fraction(15, 36)],
    ]);
  });

  test('makes the charged flee, unless their Unit Strength is not lower', () => {
    expect(chances('fearCharged', {}).map(([id]) => id)).toEqual(['passed', 'flees']);
    expect(chances('fearCharged', { notOutnumbered: true }).map(([id]) => id)).toEqual(['passed', 'failed']);
  });
});

test('Restraint is free behind an obstacle, and not for the frenzied', () => {
  expect(resolve('restraint', {}).target).toBe(7);
  expect(resolve('restraint', { obstacle: true }).automatic).toBe('passed');
  expect(resolve('restraint', { mustPursue: true }).automatic).toBe('failed');
  expect(wfb6.pursuit.restraintTest).toBe('restraint');
});

test('a unit that slew all in the first round may overrun, the fast with three dice', () => {
  expect(wfb6.pursuit.overrun).toMatchObject({ move: { dice: 2 }, fast: { overInches: 6, dice: 3 } });
});
