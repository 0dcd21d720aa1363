import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ShareTable, sharedPoints } from './share';
import { type TournamentScore, tournamentPoints } from './tournament-score';
import { controller, mostUnitsLeft } from './units-left';

const source = { at: 'an event', standing: 'text' } as const;
const own: TournamentScore = {
  id: 'own',
  label: 'Own points',
  base: { win: 15, draw: 10, loss: 5 },
  parts: [
    { of: 'scenario', by: 'own', most: 5, mostUnlessWon: 3 },
    { of: 'kills', by: 'own', edges: [500, 900] },
  ],
  least: 5,
  most: 21,
  source,
};
const byDifference: TournamentScore = {
  id: 'difference',
  label: 'By difference',
  base: { win: 14, draw: 10, loss: 7 },
  parts: [{ of: 'kills', by: 'difference', edges: [300, 700], own: true }],
  least: 0,
  most: 21,
  source,
};
const side = (scenario: number, kills: number) => ({ scenario, kills });

describe('a tournament score', () => {
  test('adds the parts to the base, and tells each line', () => {
    const { a, b, winner } = tournamentPoints(own, { a: side(6, 900), b: side(4, 499) });
    expect([winner, a.total, b.total]).toEqual(['a', 21, 8]);
    expect(a.lines).toEqual([
      { key: 'base', points: 15 },
      { key: 0, points: 5 },
      { key: 1, points: 2 },
      { key: 'limit', points: -1 },
    ]);
    expect(b.lines).toEqual([
      { key: 'base', points: 5 },
      { key: 0, points: 3 },
    ]);
  });

  test('takes from the loser what a difference gives, by the players’ own limits', () => {
    const standing = { a: side(1, 1000), b: side(2, 300) };
    expect(tournamentPoints(byDifference, standing)).toMatchObject({
      winner: 'b',
      a: { total: 9 },
      b: { total: 12 },
    });
    expect(tournamentPoints(byDifference, standing, { 0: [701] })).toMatchObject({
      a: { total: 7 },
      b: { total: 14 },
    });
  });

  test('says the same of both sides whichever is named first', () => {
    const points = fc.record({ scenario: fc.nat(9), kills: fc.nat(2500) });
    fc.assert(
      fc.property(points, points, fc.constantFrom(own, byDifference), (a, b, score) => {
        const [there, back] = [tournamentPoints(score, { a, b }), tournamentPoints(score, { a: b, b: a })];
        expect([there.a, there.b]).toEqual([back.b, back.a]);
        for (const { total, lines } of [there.a, there.b]) {
          expect(total).toBe(lines.reduce((sum, line) => sum + line.points, 0));
          expect(total).toBeGreaterThanOrEqual(score.least);
          expect(total).toBeLessThanOrEqual(score.most);
        }
      }),
    );
  });
});

describe('points that are shared out', () => {
  const table: ShareTable = {
    asCounted: 7,
    equal: 3,
    none: { winner: 7, loser: 0 },
    rows: [
      { numerator: 1, denominator: 3, winner: 6, loser: 1 },
      { numerator: 2, denominator: 3, winner: 5, loser: 2 },
    ],
    else: { winner: 4, loser: 3 },
  };
  test.each([
    [4, 3, 4, 3],
    [0, 0, 0, 0],
    [4, 4, 3, 3],
    [8, 0, 7, 0],
    [0, 9, 0, 7],
    [10, 3, 6, 1],
    [9, 3, 5, 2],
    [3, 10, 1, 6],
    [9, 6, 4, 3],
    [9, 5, 5, 2],
  ])('%i against %i are %i and %i', (a, b, pointsA, pointsB) => {
    expect(sharedPoints(table, a, b)).toEqual({ a: pointsA, b: pointsB });
  });
});

test('who has more left, and who holds a place, is nobody where it is equal', () => {
  const left = (units: number, hero = false) => ({ units, hero });
  expect(mostUnitsLeft(left(3), left(4, true))).toBe('b');
  expect(mostUnitsLeft(left(3), left(3, true))).toBe('b');
  expect(mostUnitsLeft(left(3, true), left(3))).toBe('a');
  expect(mostUnitsLeft(left(3, true), left(3, true))).toBeNull();
  expect([controller([2], [1]), controller([], [1]), controller([2, 1], [3])]).toEqual(['a', 'b', null]);
});
