import { expect, it } from 'vitest';
import { battleWords } from './battle-words';

const { standing } = battleWords.battleScore.breakPoint;
const army = { starting: 50, now: 12, limit: 12, broken: false, unknown: [] };

it('names the break point once every Unit Strength is known', () => {
  expect(standing('b', army)).toBe('Red: Unit Strength 12 of 50, broken below 12');
});

it.each([
  [
    { ...army, unknown: ['Wagon'] },
    /^Red: the break point is not known yet · Unit Strength 12 of 50 so far$/,
  ],
  [
    { ...army, starting: 0, now: 0, limit: 0, unknown: ['Wagon', 'Crew'] },
    /^Red: the break point is not known yet$/,
  ],
  [{ ...army, now: 0, limit: 12, unknown: ['Wagon'] }, /^Red: the break point is not known yet/],
])('names none while what an army is could move it', (open, sentence) => {
  expect(standing('b', open)).toMatch(sentence);
});
