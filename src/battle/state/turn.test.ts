import { expect, it } from 'vitest';
import { sameTurn, turnAfter, turnBefore } from './turn';

it.each([
  ['a', { gameTurn: 1, side: 'a' }, null, { gameTurn: 1, side: 'b' }],
  ['a', { gameTurn: 1, side: 'b' }, { gameTurn: 1, side: 'a' }, { gameTurn: 2, side: 'a' }],
  ['a', { gameTurn: 2, side: 'a' }, { gameTurn: 1, side: 'b' }, { gameTurn: 2, side: 'b' }],
  ['b', { gameTurn: 3, side: 'b' }, { gameTurn: 2, side: 'a' }, { gameTurn: 3, side: 'a' }],
  ['b', { gameTurn: 1, side: 'b' }, null, { gameTurn: 1, side: 'a' }],
] as const)('the Player Turns around one where %s begins: %j', (first, turn, before, after) => {
  expect(turnBefore(turn, first)).toEqual(before);
  expect(turnAfter(turn, first)).toEqual(after);
});

it('a Player Turn is the same whatever its phase', () => {
  expect(sameTurn({ gameTurn: 2, side: 'a', phase: 1 }, { gameTurn: 2, side: 'a', phase: 3 })).toBe(true);
  expect(sameTurn({ gameTurn: 2, side: 'a' }, { gameTurn: 3, side: 'a' })).toBe(false);
  expect(sameTurn({ gameTurn: 2, side: 'a' }, { gameTurn: 2, side: 'b' })).toBe(false);
});
