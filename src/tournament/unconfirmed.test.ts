import { expect, it } from 'vitest';
import type { Act } from './act';
import { matchesOf } from './matches';
import { noShowResult } from './no-show';
import { standingsOf } from './standings';
import { tableKey } from './table-key';
import type { TableResult } from './table-result';
import { tournamentOf } from './tournament';

const ACTS: readonly Act[] = [
  {
    type: 'eventMade',
    name: 'Autumn Cup',
    editionId: 't9a-3',
    rounds: 3,
    tables: 2,
    pairs: 'players',
    points: 'edition',
    perMatch: { win: 15, draw: 10, loss: 5 },
    bye: 10,
    minutes: 180,
  },
  {
    type: 'playersEntered',
    players: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, army: '', team: '' })),
  },
  {
    type: 'roundPaired',
    round: 1,
    pairs: [
      { table: 1, a: 1, b: 2 },
      { table: 0, a: 3, b: null },
    ],
  },
  { type: 'roundPaired', round: 2, pairs: [{ table: 1, a: 1, b: 3 }] },
];
const made = (...acts: readonly Act[]) =>
  tournamentOf([...ACTS, ...acts].map((act, index) => ({ seq: index + 1, at: index, act }))) ??
  expect.fail('No event');

/** What a table sent in a round: the first of its pair has won. */
const sent = (round: number, enemy: number, a: boolean, b: boolean): readonly [string, TableResult] => [
  tableKey(round, 1),
  { ...noShowResult(made(), { table: 1, a: 1, b: enemy }, enemy), confirmed: { a, b } },
];
const ENTERED: Act = {
  type: 'resultEntered',
  round: 1,
  table: 1,
  result: noShowResult(made(), { table: 1, a: 1, b: 2 }, 2),
};

it.each<[string, readonly (readonly [string, TableResult])[], readonly Act[], readonly number[]]>([
  ['both confirmed', [sent(1, 2, true, true)], [], [0, 0, 0]],
  ['one alone', [sent(1, 2, true, false)], [], [1, 1, 0]],
  ['nobody', [sent(1, 2, false, false)], [], [1, 1, 0]],
  ['two rounds', [sent(1, 2, false, true), sent(2, 3, true, false)], [], [2, 1, 1]],
  ['then entered by the organiser', [sent(1, 2, true, false)], [ENTERED], [0, 0, 0]],
])('the standings say which points not both players confirmed: %s', (_, results, acts, counts) => {
  const event = made(...acts);
  const lines = standingsOf(event, matchesOf(event, new Map(results)));
  expect([1, 2, 3].map((id) => lines.find(({ player }) => player.id === id)?.unconfirmed)).toEqual(counts);
});
