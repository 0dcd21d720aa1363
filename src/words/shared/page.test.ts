import { expect, test } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { begun, played } from '@/testing/battles/battles';
import { side } from './format';
import { en } from './page';

const SETUP = {
  ...EMPTY_SETUP,
  a: { player: 'Anna', army: 'Sylvan Elves', tincture: 'vert' },
  b: { player: '', army: '', tincture: 'or' },
} as const;
const running = begun('t9a-2', SETUP);
const wonBy = (winner: 'a' | 'b') =>
  cardOf(played(running, { type: 'finishBattle', winner, confirmed: { a: true, b: true } }));

test('a card of the list names each side by the tincture of its own battle', () => {
  expect(en.battles.resume(cardOf(running))).toBe('Resume · Turn 1 · Green');
  expect(en.battles.result(wonBy('a'))).toBe('Anna (Green) won');
  expect(en.battles.result(wonBy('b'))).toBe('Gold won');
  expect(en.battles.sides(cardOf(running))).toBe('Anna · Sylvan Elves v Gold');
});

test('the sides are named by the battle on screen, and by the usual tinctures without one', () => {
  expect([side('a'), side('b')]).toEqual(['Blue', 'Red']);
  en.nameSidesBy(() => ({ a: 'iron', b: 'tenne' }));
  expect([side('a'), side('b')]).toEqual(['Iron', 'Tawny']);
  en.nameSidesBy(() => null);
  expect([side('a'), side('b')]).toEqual(['Blue', 'Red']);
});
