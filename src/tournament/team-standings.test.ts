import { expect, it } from 'vitest';
import type { Act, ActEntry } from './act';
import type { TieBreak } from './act-values';
import { enteredResult } from './entered-result';
import { matchesOf } from './matches';
import { standingsOf } from './standings';
import { teamStandingsOf } from './team-standings';
import { tournamentOf } from './tournament';

const MADE: Act = {
  type: 'eventMade',
  name: 'Cup',
  editionId: 't9a-3',
  rounds: 3,
  tables: 4,
  pairs: 'teams',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
/** Players 1 and 2 are Ants, 3 and 4 Bees, 5 and 6 Crows; 7 has no team. */
const PLAYERS: Act = {
  type: 'playersEntered',
  players: ['Ants', 'Ants', 'Bees', 'Bees', 'Crows', 'Crows', ''].map((team, index) => ({
    name: `Player ${index + 1}`,
    army: '',
    team,
  })),
};
type Game = readonly [a: number, b: number, points: number, victory: number];

/** A round of these games; the second of each gets what is left of 20, and no Victory Points. */
function round(number: number, games: readonly Game[]): readonly Act[] {
  const pairs = games.map(([a, b], index) => ({ table: index + 1, a, b }));
  return [
    { type: 'roundPaired', round: number, pairs },
    ...games.map(([, , points, victory], index): Act => {
      const pair = pairs[index] ?? expect.fail('No pair');
      const winner = points === 10 ? 'draw' : points > 10 ? 'a' : 'b';
      const battlePoints = { a: points, b: 20 - points };
      const result = enteredResult(pair, null, { winner, battlePoints, victoryPoints: { a: victory, b: 0 } });
      return { type: 'resultEntered', round: number, table: index + 1, result };
    }),
  ];
}

/** "1 Bees 44, 2 Ants 44 by wins 2 to 3" */
function told(order: readonly TieBreak[], ...rounds: readonly (readonly Game[])[]): readonly string[] {
  const breaks: Act = { type: 'tieBreaksSet', order: [...order] };
  const acts = [MADE, PLAYERS, breaks, ...rounds.flatMap((games, index) => round(index + 1, games))];
  const event = tournamentOf(acts.map((act, index): ActEntry => ({ seq: index + 1, at: index, act })));
  if (!event) throw new Error('No event');
  const matches = matchesOf(event, new Map());
  return teamStandingsOf(event, standingsOf(event, matches), matches).map(
    ({ rank, tied, team, battlePoints, below }) =>
      `${tied ? '=' : ''}${rank} ${team} ${battlePoints}${below ? ` by ${below.rule} ${below.own} to ${below.theirs}` : ''}`,
  );
}

/** Ants beat Bees 22 to 18, Crows beat Ants 22 to 18, Bees beat Crows 22 to 18: all have 40. */
const ROUNDS: readonly (readonly Game[])[] = [
  [
    [1, 3, 20, 900],
    [2, 4, 2, 0],
  ],
  [
    [5, 1, 11, 100],
    [6, 2, 11, 100],
  ],
  [
    [3, 5, 12, 50],
    [4, 6, 10, 50],
  ],
];

it('parts teams in the order of the event, each tie-break of the sums', () => {
  expect(told(['difference', 'wins'], ...ROUNDS)).toEqual([
    '1 Ants 40',
    '2 Crows 40 by difference 100 to 700',
    '3 Bees 40 by difference -800 to 100',
  ]);
  expect(told(['wins', 'difference'], ...ROUNDS)).toEqual([
    '1 Crows 40',
    '2 Bees 40 by difference -800 to 100',
    '3 Ants 40 by wins 1 to 2',
  ]);
  expect(told([], ...ROUNDS)).toEqual(['=1 Ants 40', '=1 Bees 40', '=1 Crows 40']);
});

it('counts a meeting of two teams as one, and only between those who are equal', () => {
  expect(told(['meeting'], ...ROUNDS)).toEqual(['=1 Ants 40', '=1 Bees 40', '=1 Crows 40']);
  // Ants and Bees 24 to 16, Ants and Crows 14 to 26, Bees and Crows 22 to 18.
  const rounds: readonly (readonly Game[])[] = [
    [
      [1, 3, 14, 0],
      [2, 4, 10, 0],
    ],
    [
      [1, 5, 7, 0],
      [2, 6, 7, 0],
    ],
    [
      [3, 5, 12, 0],
      [4, 6, 10, 0],
    ],
  ];
  expect(told(['meeting'], ...rounds)).toEqual([
    '1 Crows 44',
    '2 Ants 38 by battlePoints 38 to 44',
    '3 Bees 38 by meeting 16 to 24',
  ]);
});

it('leaves out who has no team, and does not let mates count as opponents', () => {
  const games: readonly Game[] = [
    [1, 2, 20, 0],
    [3, 7, 20, 0],
  ];
  expect(told(['strength'], games)).toEqual([
    '=1 Ants 20',
    '=1 Bees 20',
    '3 Crows 0 by battlePoints 0 to 20',
  ]);
});
