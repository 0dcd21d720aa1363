import { expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import { battleOf } from '@/battle/log/ledger';
import { answered, played } from '@/testing/battles/battles';
import { first, roundNow, scene } from '@/testing/battles/scenes';
import { forgottenBonuses } from './forgotten';

const { ledger, id } = scene(
  't9a-2',
  [{ name: 'Spears', models: 20, facts: { ranks: 3 }, marks: ['standard'] }],
  [{ name: 'Knights', models: 5, marks: ['standard'] }],
);
const engaged = played(ledger, first.engage(id('Spears'), id('Knights')));

const forgotten = (of: Ledger) => {
  const { combat, round } = roundNow(of);
  return forgottenBonuses(battleOf(of), combat, round).map(({ side, rowId, proposal, points }) => [
    side,
    rowId,
    proposal,
    points,
  ]);
};

it('nothing is forgotten where the players follow what their units propose', () => {
  expect(forgotten(engaged)).toEqual([]);
  expect(forgotten(played(engaged, answered('a', 'standards', 1)))).toEqual([]);
});

it('a bonus that the players’ own answer leaves out is named, with the points that it would give', () => {
  const left = played(engaged, answered('a', 'standards', 0));
  expect(forgotten(left)).toEqual([['a', 'standards', 1, 1]]);
  const both = played(left, answered('b', 'standards', 0));
  expect(forgotten(both)).toEqual([
    ['a', 'standards', 1, 1],
    ['b', 'standards', 1, 1],
  ]);
});

it('an answer that scores more than the proposal, or as much, forgets nothing', () => {
  expect(forgotten(played(engaged, answered('a', 'standards', 2)))).toEqual([]);
  const more = played(engaged, answered('a', 'standards', 2), answered('b', 'standards', 0));
  expect(forgotten(more)).toEqual([['b', 'standards', 1, 1]]);
});
