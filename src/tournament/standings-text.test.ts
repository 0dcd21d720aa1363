import { expect, it } from 'vitest';
import type { Act } from './act';
import { matchesOf } from './matches';
import { standingsOf } from './standings';
import { standingsText } from './standings-text';
import { tournamentOf } from './tournament';

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 'any',
  rounds: 3,
  tables: 4,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};

function textOf(...acts: readonly Act[]): string {
  const tournament = tournamentOf([MADE, ...acts].map((act, index) => ({ seq: index + 1, at: index, act })));
  if (!tournament) throw new Error('No tournament was made');
  return standingsText(tournament, standingsOf(tournament, matchesOf(tournament, new Map())));
}

it('the standings as plain text: placement, name, army; the tied share a placement', () => {
  const players = ['Anna', 'Ben', 'Cleo', 'Dag'].map((name) => ({ name, army: `${name}’s army`, team: '' }));
  const text = textOf(
    { type: 'playersEntered', players },
    { type: 'penaltyGiven', id: 1, battlePoints: -2, reason: '' },
    { type: 'penaltyGiven', id: 4, battlePoints: 3, reason: '' },
  );
  expect(text.split('\r\n')).toEqual([
    'Autumn Cup',
    '1\tDag\tDag’s army',
    '2\tBen\tBen’s army',
    '2\tCleo\tCleo’s army',
    '4\tAnna\tAnna’s army',
    '',
  ]);
});

it('a name or army with a tab or a line end stays one cell of one line, and nobody is a line of none', () => {
  const player = { name: 'A\tB\r\nC', army: ' ', team: '' };
  expect(textOf({ type: 'playersEntered', players: [player] })).toBe('Autumn Cup\r\n1\tA B C\t\r\n');
  expect(textOf()).toBe('Autumn Cup\r\n');
});
