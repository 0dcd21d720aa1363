import { expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import { enteredResult } from './entered-result';
import { scenarioIsVictory } from './match-points';
import { matchesOf } from './matches';
import { noShowResult } from './no-show';
import { standingsOf } from './standings';
import { parseResult, type TableResult } from './table-result';
import { tournamentOf } from './tournament';
import { knownScores, ownScore, readScore, typedFrom } from './typed-score';

const MADE: Act = {
  type: 'eventMade',
  name: 'Cup',
  editionId: 'kow-4',
  rounds: 3,
  tables: 3,
  pairs: 'players',
  points: 'wins',
  perMatch: { win: 3, draw: 1, loss: 0 },
  bye: 10,
  minutes: 180,
};
const PLAYERS: Act = {
  type: 'playersEntered',
  players: ['Anna', 'Ben'].map((name) => ({ name, army: '', team: '' })),
};
const PAIR = { table: 1, a: 1, b: 2 };
const PAIRED: Act = { type: 'roundPaired', round: 1, pairs: [PAIR] };
const known = (id: string) =>
  knownScores('kow-4').find((score) => score.id === id) ?? expect.fail(`No score ${id}`);
const set = (id: string): Act => {
  const read = readScore(typedFrom(known(id)));
  return 'set' in read ? read.set : expect.fail(read.wrong.join());
};
type Both = readonly [number | null, number | null];
const scoredResult = (scenario: Both, kills: Both, winner: TableResult['winner']): TableResult =>
  enteredResult(PAIR, null, {
    winner,
    battlePoints: { a: null, b: null },
    victoryPoints: { a: scenario[0], b: scenario[1] },
    scored: {
      scenario: { a: scenario[0], b: scenario[1] },
      kills: { a: kills[0], b: kills[1] },
    },
  });
const entered = (result: TableResult, noShow?: number): Act => ({
  type: 'resultEntered',
  round: 1,
  table: 1,
  result,
  ...(noShow === undefined ? {} : { noShow }),
});
const eventOf = (...acts: readonly Act[]) =>
  tournamentOf(
    [MADE, PLAYERS, PAIRED, ...acts].map((act, index): ActEntry => ({ seq: index + 1, at: index, act })),
  ) ?? expect.fail('No event');

/** "confirmed 22 : 13" */
function told(...acts: readonly Act[]): string {
  const [match] = matchesOf(eventOf(...acts), new Map());
  return `${match?.state} ${match?.parts.map(({ battlePoints }) => battlePoints).join(' : ')}`;
}

it.each([
  // The example of the Northern Kings' pack, and the one of two even players.
  ['northernKings', scoredResult([4, 2], [1400, 450], 'a'), 'entered 22 : 7'],
  ['northernKings', scoredResult([2, 2], [805, 430], 'draw'), 'entered 13 : 12'],
  ['northernKings', scoredResult([9, 9], [2300, 0], 'draw'), 'entered 20 : 15'],
  ['cogs2026', scoredResult([7, 5], [600, 2000], 'a'), 'entered 13 : 6'],
  ['blackjack', scoredResult([5, 1], [900, 500], 'a'), 'entered 18 : 3'],
  ['difference20', scoredResult([5, 1], [1700, 0], 'a'), 'entered 20 : 0'],
])('counts a match by %s', (id, result, points) => {
  expect(told(set(id), entered(result))).toBe(points);
});

it('takes for zero nothing that nobody entered: the match waits', () => {
  for (const result of [
    scoredResult([4, null], [1400, 450], 'a'),
    scoredResult([4, 2], [null, null], 'a'),
    enteredResult(PAIR, null, {
      winner: 'a',
      battlePoints: { a: 15, b: 5 },
      victoryPoints: { a: 4, b: 2 },
    }),
  ])
    expect(told(set('northernKings'), entered(result))).toBe('incomplete ');
  // What a score does not look at need not be said.
  expect(told(set('difference20'), entered(scoredResult([null, null], [900, 500], 'a')))).toBe(
    'entered 17 : 3',
  );
  expect(told(set('northernKings'), entered(scoredResult([0, 0], [0, 0], 'draw')))).toBe('entered 10 : 10');
});

it('gives what was agreed where one does not come, and says who', () => {
  const agreed: Act = { type: 'noShowAgreed', there: 20, away: 2 };
  const event = eventOf(set('northernKings'), agreed);
  const absent = entered(noShowResult(event, PAIR, 1), 1);
  const [match] = matchesOf(eventOf(set('northernKings'), agreed, absent), new Map());
  expect(match).toMatchObject({ state: 'entered', noShow: 1 });
  expect(match?.parts.map(({ battlePoints }) => battlePoints)).toEqual([2, 20]);
  // The next word about that table is of players who were there.
  const played = entered(scoredResult([2, 2], [0, 0], 'draw'));
  expect(matchesOf(eventOf(set('northernKings'), absent, played), new Map())[0]?.noShow).toBeNull();
});

it('adds parts to the table of a rulebook', () => {
  const read = readScore({ ...ownScore({ win: 0, draw: 0, loss: 0 }), points: 'edition' });
  if (!('set' in read)) expect.fail(read.wrong.join());
  const result = { ...scoredResult([3, 1], [null, null], 'a'), battlePoints: { a: 14, b: 6 } };
  expect(told(read.set, entered(result))).toBe('entered 17 : 7');
});

it('is counted anew when the score is another one, and as before when that is taken back', () => {
  const acts = [set('northernKings'), entered(scoredResult([4, 2], [1400, 450], 'a'))];
  expect(told(...acts, set('cogs2026'))).toBe('entered 11 : 2');
  expect(told(...acts, { type: 'undone', seq: 5 })).toBe('missing ');
  expect(told(...acts, set('cogs2026'), { type: 'undone', seq: 6 })).toBe('entered 22 : 7');
  const event = eventOf(...acts);
  expect(standingsOf(event, matchesOf(event, new Map())).map(({ battlePoints }) => battlePoints)).toEqual([
    22, 7,
  ]);
});

it('reads what was typed, and names what it cannot read', () => {
  const typed = ownScore({ win: 15, draw: 10, loss: 5 });
  const parts = (edges: string) =>
    ({ ...typed.parts, kills: { by: 'own', edges, most: '3', mostUnlessWon: '' } }) as const;
  expect(readScore({ ...typed, parts: parts(' 500, 900;1300 ') })).toMatchObject({
    set: {
      parts: [
        { of: 'scenario', by: 'own' },
        { of: 'kills', by: 'own', edges: [500, 900, 1300], most: 3 },
      ],
    },
  });
  expect(readScore({ ...typed, parts: parts('') })).toMatchObject({ set: { parts: [{}, { most: 3 }] } });
  for (const edges of ['900, 500', '500, 500', '0', 'x', '-1', '500 to 900'])
    expect(readScore({ ...typed, parts: parts(edges) })).toEqual({ wrong: ['kills.edges'] });
  expect(readScore({ ...typed, base: { win: '', draw: 'x', loss: '−5' } })).toEqual({
    wrong: ['win', 'draw'],
  });
  expect(readScore({ ...typed, limits: { least: '5', most: '4' } })).toEqual({ wrong: ['most'] });
});

it('carries every known score through typing, as it was', () => {
  expect(knownScores('kow-4')[0]?.id).toBe('northernKings');
  for (const score of knownScores('kow-4')) {
    const { label, base, parts, least, most } = score;
    expect(readScore(typedFrom(score))).toEqual({
      set: {
        type: 'matchPointsSet',
        name: label,
        points: 'wins',
        perMatch: base,
        parts: parts.map(({ own: _, ...part }) => part),
        least,
        most,
      },
    });
  }
});

it('refuses what no organiser typed', () => {
  const entry = (change: object) =>
    parseActEntry({ seq: 1, at: 0, act: { ...set('northernKings'), ...change } });
  expect(entry({})).not.toBeNull();
  const part = { of: 'kills', by: 'own' };
  for (const parts of [
    [{ ...part, of: 'luck' }],
    [{ ...part, edges: [0] }],
    [{ ...part, most: -1 }],
    [part, part, part],
  ])
    expect(entry({ parts })).toBeNull();
  const result = scoredResult([1, 2], [3, 4], 'b');
  expect(parseResult(result)).toEqual(result);
  expect(parseResult({ ...result, scored: { scenario: { a: 1, b: 2 } } })).toBeNull();
});

it('has scenario points in place of Victory Points where a match gives no Battle Points by a table', () => {
  const scenario = [{ of: 'scenario', by: 'own' }] as const;
  expect(scenarioIsVictory({ points: 'wins', parts: scenario })).toBe(true);
  expect(scenarioIsVictory({ points: 'edition', parts: scenario })).toBe(false);
  expect(scenarioIsVictory({ points: 'wins', parts: [{ of: 'kills', by: 'own' }] })).toBe(false);
  expect(scenarioIsVictory({ points: 'wins', parts: [] })).toBe(false);
});
