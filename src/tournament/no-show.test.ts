import { describe, expect, it } from 'vitest';
import type { Act } from './act';
import { matchesOf } from './matches';
import { noShowResult, winnersAverage } from './no-show';
import { tournamentOf } from './tournament';

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 3,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
const PLAYERS: Act = {
  type: 'playersEntered',
  players: ['Anna', 'Ben', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gus'].map((name) => ({ name, army: '', team: '' })),
};
const PAIRED: Act = {
  type: 'roundPaired',
  round: 1,
  pairs: [
    { table: 1, a: 1, b: 2 },
    { table: 2, a: 3, b: 4 },
    { table: 3, a: 5, b: 6 },
    { table: 0, a: 7, b: null },
  ],
};

function made(...acts: readonly Act[]) {
  const event = tournamentOf(
    [MADE, PLAYERS, PAIRED, ...acts].map((act, index) => ({ seq: index + 1, at: 0, act })),
  );
  return event ?? expect.fail('No event');
}

/** What was entered for a table: the first of its pair gets `a`, the second one `b`. */
function entered(table: number, a: number, b: number): Act {
  const pair = { table, a: table * 2 - 1, b: table * 2 };
  const result = { ...noShowResult(made(), pair, pair.b), battlePoints: { a, b } };
  return {
    type: 'resultEntered',
    round: 1,
    table,
    result: { ...result, winner: a === b ? 'draw' : a > b ? 'a' : 'b' },
  };
}

describe('what winners have on average', () => {
  const average = (...acts: readonly Act[]) => winnersAverage(matchesOf(made(...acts), new Map()));
  it.each<[string, readonly Act[], number | null]>([
    ['nobody has played', [], null],
    ['a draw alone', [entered(1, 10, 10)], null],
    ['one', [entered(1, 14, 6)], 14],
    ['two, rounded', [entered(1, 14, 6), entered(2, 3, 17)], 16],
    ['a draw beside them', [entered(1, 14, 6), entered(2, 10, 10)], 14],
  ])('%s', (_, acts, expected) => {
    expect(average(...acts)).toBe(expected);
  });

  it('who waited in vain, and who rested, are none of them', () => {
    const pair = { table: 2, a: 3, b: 4 };
    const absent: Act = {
      type: 'resultEntered',
      round: 1,
      table: 2,
      result: noShowResult(made(), pair, 4),
      noShow: 4,
    };
    expect(average(absent)).toBeNull();
    expect(average(absent, entered(1, 12, 8))).toBe(12);
  });
});
