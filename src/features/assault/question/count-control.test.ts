import { expect, it } from 'vitest';
import { answersWith } from './count-control';

it('a number is kept while dice are left for the next part', () => {
  expect(answersWith(['rending', 'plain'], 5, [], 2)).toEqual([2]);
  expect(answersWith(['rending', 'plain'], 5, [2], 3)).toEqual([2, 3]);
});

it('no part is asked without dice left for it', () => {
  expect(answersWith(['rending', 'plain'], 5, [], 5)).toEqual([5, 0]);
  expect(answersWith(['saved', 'discounted'], 3, [], 3)).toEqual([3, 0]);
});
