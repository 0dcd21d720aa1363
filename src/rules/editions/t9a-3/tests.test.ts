import { expect, test } from 'vitest';
import type { BreakTestAnswers } from '../../break-test/break-test';
import { outcomeWith } from '../../break-test/break-test-result';
import { outcomeOf } from '../../break-test/outcome';
import { outcomeChances } from '../../break-test/thresholds';
import { fraction } from '../../dice/fraction';
import { t9a3 } from './edition';

const testOf = (id: string) => {
  const found = t9a3.tests.find((test) => test.id === id);
  if (!found) throw new Error(id);
  return found;
};
const chances = (id: string, answers: BreakTestAnswers) => {
  const { thresholds, dice, doubleOnePasses: doubleOne } = testOf(id).resolve(answers);
  return outcomeChances(thresholds, { doubleOne, dice }).map(({ outcomeId, odds }) => [outcomeId, odds]);
};

test('who fails for Panic is Shaken, and does not move', () => {
  expect(chances('panic', { courage: 8 })).toEqual([
    ['passed', fraction(26, 36)],
    ['shaken', fraction(10, 36)],
  ]);
  expect(outcomeOf(testOf('panic'), 'shaken')).toMatchObject({ fate: 'shaken' });
  expect(outcomeOf(testOf('panic'), 'shaken')).not.toHaveProperty('move');
});

test('the General’s Courage and the Battle Standard help against Panic', () => {
  expect(testOf('panic').resolve({ courage: 7, generalCourage: 9 }).target).toBe(9);
  expect(testOf('panic').resolve({ courage: 8, battleStandard: true }).odds).toEqual(
    fraction(36 * 36 - 100, 36 * 36),
  );
});

test.each([
  [0, 4],
  [1, 5],
  [-1, 3],
  [2, 6],
])('a Shaken unit rallies on 3 or more of one die: with %i to the roll in %i of 6', (modifier, ways) => {
  expect(Object.fromEntries(chances('rally', { modifier }))).toEqual({
    flees: fraction(6 - ways, 6),
    rallies: fraction(ways, 6),
  });
});

test('its die of 2 is a Flee Move, and of 3 a rally', () => {
  const result = testOf('rally').resolve({});
  expect([outcomeWith(result, [2], []), outcomeWith(result, [3], [])]).toEqual(['flees', 'rallies']);
});
