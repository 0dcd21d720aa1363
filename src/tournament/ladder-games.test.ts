import { describe, expect, it } from 'vitest';
import type { Act } from './act';
import { type LadderGame, ladderOf } from './ladder';
import { eventGames } from './ladder-games';
import { matchesOf } from './matches';
import type { TableResult } from './table-result';
import { tournamentOf } from './tournament';

const result = (
  blue: number,
  red: number,
  winner: TableResult['winner'],
  more: Partial<TableResult> = {},
) => ({
  blue,
  red,
  winner,
  victoryPoints: { a: null, b: null },
  battlePoints: { a: null, b: null },
  objective: null,
  objectivePoints: { a: null, b: null },
  armies: { a: '', b: '' },
  turns: 0,
  firstTurn: 'a' as const,
  map: '',
  deployment: '',
  confirmed: { a: true, b: true },
  logHash: '',
  ...more,
});

const MADE: Act = {
  type: 'eventMade',
  name: 'Cup',
  editionId: 'tow-1',
  rounds: 3,
  tables: 2,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
const PLAYERS: Act = {
  type: 'playersEntered',
  players: ['Anna', 'Ben', 'Cleo', 'Dora', 'Eve'].map((name) => ({ name, army: `${name}’s army`, team: '' })),
};
const PAIRED: Act = {
  type: 'roundPaired',
  round: 1,
  pairs: [
    { table: 1, a: 1, b: 2 },
    { table: 2, a: 3, b: 4 },
    { table: 0, a: 5, b: null },
  ],
};

function games(
  acts: readonly Act[],
  said: readonly (readonly [string, readonly TableResult[]])[] = [],
  made = MADE,
): readonly LadderGame[] {
  const entries = [made, PLAYERS, ...acts].map((act, index) => ({ seq: index + 1, at: index * 100, act }));
  const tournament = tournamentOf(entries);
  if (!tournament) throw new Error('No event');
  return eventGames(tournament, entries, matchesOf(tournament, new Map(), new Map(said)));
}
const scores = (...given: Parameters<typeof games>) => games(...given).map(({ score }) => score);

describe('the matches of an event in a ladder', () => {
  it('were played when their round was paired, by these armies', () => {
    const [first, , bye] = games([PAIRED], [['1.1', [result(2, 1, 'a', { armies: { a: 'Orcs', b: '' } })]]]);
    expect(first).toEqual({
      at: 200,
      of: 'event',
      editionId: 'tow-1',
      sides: [
        { name: 'Anna', army: 'Anna’s army' },
        { name: 'Ben', army: 'Orcs' },
      ],
      // Blue was Ben, and won.
      score: 0,
    });
    expect(bye?.sides[1]).toEqual({ name: '', army: '' });
  });

  it('say who won, whoever was Blue', () => {
    expect(scores([PAIRED], [['1.1', [result(1, 2, 'a')]]])).toEqual([1, 'open', 'bye']);
    expect(scores([PAIRED], [['1.1', [result(2, 1, 'b')]]])).toEqual([1, 'open', 'bye']);
    expect(scores([PAIRED], [['1.1', [result(2, 1, 'draw')]]])).toEqual([0.5, 'open', 'bye']);
  });

  it('are in dispute while their phones differ, and count once that is decided', () => {
    const differing = [['1.1', [result(1, 2, 'a'), result(1, 2, 'b')]]] as const;
    expect(scores([PAIRED], differing)[0]).toBe('disputed');
    const decided: Act = { type: 'resultEntered', round: 1, table: 1, result: result(1, 2, 'b') };
    expect(scores([PAIRED, decided], differing)[0]).toBe(0);
  });

  it('do not count where nobody said who won, or somebody did not come', () => {
    const entered = (winner: TableResult['winner'], noShow?: number): Act => ({
      type: 'resultEntered',
      round: 1,
      table: 1,
      result: result(1, 2, winner),
      ...(noShow === undefined ? {} : { noShow }),
    });
    expect(scores([PAIRED, entered('unsaid')])[0]).toBe('unsaid');
    expect(scores([PAIRED, entered('a', 2)])[0]).toBe('noShow');
  });

  it('are left out of a doubles event', () => {
    const made: Act = { ...MADE, pairs: 'doubles' };
    expect(scores([PAIRED], [['1.1', [result(1, 2, 'a')]]], made)).toEqual(['doubles', 'doubles', 'bye']);
  });

  it('are gone with a round that was taken back', () => {
    expect(games([PAIRED, { type: 'roundTakenBack', round: 1 }])).toEqual([]);
  });

  it('are rated over several events', () => {
    const one = games([PAIRED], [['1.1', [result(1, 2, 'a')]]]);
    const { lines, leftOut } = ladderOf([...one, ...one], (name) => name);
    // 1500 v 1500, then 1516 v 1484.
    expect(lines.map(({ name, rating, games: played }) => [name, rating, played])).toEqual([
      ['Anna', 1531, 2],
      ['Ben', 1469, 2],
    ]);
    expect(leftOut.get('bye')).toBe(2);
  });
});
