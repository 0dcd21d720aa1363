import { expect, it } from 'vitest';
import type { Act, ActEntry } from './act';
import type { TieBreak } from './act-values';
import { matchesOf } from './matches';
import { standingsOf } from './standings';
import type { TableResult } from './table-result';
import { tournamentOf } from './tournament';

const MADE: Act = {
  type: 'eventMade',
  name: 'Cup',
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
  players: ['Anna', 'Ben', 'Cleo', 'Dag', 'Eva'].map((name) => ({ name, army: '', team: '' })),
};
type Game = readonly [a: number, b: number, pointsA: number, pointsB: number];

function result([blue, red, a, b]: Game): TableResult {
  return {
    blue,
    red,
    winner: a > b ? 'a' : b > a ? 'b' : 'draw',
    victoryPoints: { a: null, b: null },
    battlePoints: { a, b },
    objective: null,
    objectivePoints: { a: null, b: null },
    armies: { a: '', b: '' },
    turns: 0,
    firstTurn: 'a',
    map: '',
    deployment: '',
    confirmed: { a: false, b: false },
    logHash: '',
  };
}

/** The standings of an event with these rounds; a player alone has a bye. */
function standings(
  order: readonly TieBreak[] | null,
  rounds: readonly (readonly (Game | number)[])[],
  more: readonly Act[] = [],
) {
  const acts: Act[] = [MADE, PLAYERS];
  for (const [index, games] of rounds.entries()) {
    const pairs = games.map((game, table) =>
      typeof game === 'number'
        ? { table: 0, a: game, b: null }
        : { table: table + 1, a: game[0], b: game[1] },
    );
    acts.push({ type: 'roundPaired', round: index + 1, pairs });
    for (const [table, game] of games.entries())
      if (typeof game !== 'number')
        acts.push({ type: 'resultEntered', round: index + 1, table: table + 1, result: result(game) });
  }
  if (order) acts.push({ type: 'tieBreaksSet', order: [...order] });
  const entries = [...acts, ...more].map((act, index): ActEntry => ({ seq: index + 1, at: index, act }));
  const tournament = tournamentOf(entries) ?? expect.fail('No event');
  return standingsOf(tournament, matchesOf(tournament, new Map()));
}
const told = (lines: ReturnType<typeof standings>) =>
  lines.map(({ rank, tied, player, below }) => {
    const why = below ? ` ${below.rule} ${below.own}:${below.theirs} v ${below.above}` : '';
    return `${tied ? '=' : ''}${rank} ${player.name}${why}`;
  });

/** Anna and Ben have 30 each; Ben's opponents have more, Anna won their meeting. */
const ROUNDS: readonly (readonly (Game | number)[])[] = [
  [[1, 2, 12, 8], [3, 4, 14, 6], 5],
  [[1, 4, 18, 2], [2, 3, 22, 0], 5],
];

it('parts by wins and difference where nothing else was said, and ties who is equal', () => {
  expect(told(standings(null, ROUNDS))).toEqual([
    '1 Anna',
    '2 Ben wins 1:2 v Anna',
    '3 Eva battlePoints 20:30 v Ben',
    '4 Cleo battlePoints 14:20 v Eva',
    '5 Dag battlePoints 8:14 v Cleo',
  ]);
  expect(told(standings([], ROUNDS)).slice(0, 3)).toEqual([
    '=1 Anna',
    '=1 Ben',
    '3 Eva battlePoints 20:30 v Ben',
  ]);
});

it.each<[TieBreak, readonly string[]]>([
  // Anna met Ben (30) and Dag (8): 19. Ben met Anna (30) and Cleo (14): 22.
  ['strength', ['1 Ben', '2 Anna strength 19:22 v Ben']],
  // Ben won 1 of 2, Dag 0 of 2; Anna won 2 of 2, Cleo 1 of 2.
  ['opponents', ['1 Ben', '2 Anna opponents 0.25:0.75 v Ben']],
  ['meeting', ['1 Anna', '2 Ben meeting 8:12 v Anna']],
  ['difference', ['=1 Anna', '=1 Ben']],
])('parts by %s alone', (rule, first) => {
  expect(told(standings([rule], ROUNDS)).slice(0, 2)).toEqual(first);
});

it('goes on to the next one where the first leaves them equal, in the order of the event', () => {
  const [, second] = standings(['difference', 'meeting', 'strength'], ROUNDS);
  expect(second?.below).toMatchObject({ rule: 'meeting', own: 8, theirs: 12 });
});

it('does not count the meeting where not all of them met, and a penalty is no strength', () => {
  // Three of 20 each: 1 met 2 alone.
  const three = standings(
    ['meeting'],
    [
      [[1, 2, 11, 9], 3],
      [1, 2, 3],
    ],
    [
      { type: 'penaltyGiven', id: 1, battlePoints: -1, reason: 'x' },
      { type: 'penaltyGiven', id: 2, battlePoints: 1, reason: 'x' },
    ],
  );
  expect(told(three).slice(0, 3)).toEqual(['=1 Anna', '=1 Ben', '=1 Cleo']);
  const fined: Act = { type: 'penaltyGiven', id: 4, battlePoints: -8, reason: 'late' };
  expect(told(standings(['strength'], ROUNDS, [fined])).slice(0, 2)).toEqual([
    '1 Ben',
    '2 Anna strength 19:22 v Ben',
  ]);
});

it('has nobody’s strength without a match, and one set of tie-breaks in place of another', () => {
  expect(told(standings(['strength', 'opponents', 'meeting'], []))).toEqual(
    ['Anna', 'Ben', 'Cleo', 'Dag', 'Eva'].map((name) => `=1 ${name}`),
  );
  const again: Act = { type: 'tieBreaksSet', order: ['meeting', 'meeting'] };
  expect(told(standings(['strength'], ROUNDS, [again]))[1]).toBe('2 Ben meeting 8:12 v Anna');
});
