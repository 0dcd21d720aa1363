import { expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import { actLog } from './act-log';
import { matchesOf } from './matches';
import { nextSoftId, softPoints } from './soft-scores';
import { standingsOf } from './standings';
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
  players: ['Anna', 'Ben', 'Cleo'].map((name) => ({ name, army: '', team: '' })),
};
const set = (score: number, name: string, change: { counts?: boolean; open?: boolean } = {}): Act => ({
  type: 'softScoreSet',
  score,
  name,
  most: 20,
  counts: true,
  open: true,
  ...change,
});
const given = (score: number, ...points: readonly (number | null)[]): Act => ({
  type: 'softScoresGiven',
  score,
  given: points.map((each, index) => ({ id: index + 1, points: each })),
});
const eventOf = (...acts: readonly Act[]) =>
  tournamentOf(
    [MADE, PLAYERS, ...acts].map((act, index): ActEntry => ({ seq: index + 1, at: index, act })),
  ) ?? expect.fail('No event');

/** "Cleo 12: Painting 12", by placement. */
function told(acts: readonly Act[], audience?: 'organiser' | 'everybody') {
  const tournament = eventOf(...acts);
  return standingsOf(tournament, matchesOf(tournament, new Map()), audience).map(
    ({ player, battlePoints, soft }) =>
      `${player.name} ${battlePoints}: ${soft.map(({ score, points }) => `${score.name} ${points}`).join(', ')}`,
  );
}

it('counts in the total what counts, and shows the rest beside it', () => {
  const acts = [set(1, 'Painting'), set(2, 'Quiz', { counts: false }), given(1, 5, null, 12), given(2, 9, 9)];
  expect(told(acts)).toEqual(['Cleo 12: Painting 12', 'Anna 5: Painting 5, Quiz 9', 'Ben 0: Quiz 9']);
});

it('hides a score from everybody but the organisers, also in the total, until it is shown', () => {
  const acts = [set(1, 'Sportsmanship', { open: false }), given(1, 5, 0, 12)];
  expect(told(acts, 'everybody')).toEqual(['Anna 0: ', 'Ben 0: ', 'Cleo 0: ']);
  expect(told(acts, 'organiser')).toEqual([
    'Cleo 12: Sportsmanship 12',
    'Anna 5: Sportsmanship 5',
    'Ben 0: Sportsmanship 0',
  ]);
  expect(told([...acts, set(1, 'Sportsmanship')], 'everybody')[0]).toBe('Cleo 12: Sportsmanship 12');
});

it('changes, takes back what was given to one, takes a score out, and gives no number twice', () => {
  const acts = [set(1, 'Painting'), given(1, 5, 6, 7)];
  expect(told([...acts, set(1, 'Paint', { counts: false }), given(1, null)])).toEqual([
    'Anna 0: ',
    'Ben 0: Paint 6',
    'Cleo 0: Paint 7',
  ]);
  const out: Act = { type: 'softScoreRemoved', score: 1 };
  expect(told([...acts, out])).toEqual(['Anna 0: ', 'Ben 0: ', 'Cleo 0: ']);
  expect(nextSoftId(eventOf(...acts, out))).toBe(2);
  // What is given to a score that is not there, or to nobody, changes nothing.
  expect(told([given(3, 9), { type: 'softScoresGiven', score: 1, given: [{ id: 99, points: 4 }] }])).toEqual([
    'Anna 0: ',
    'Ben 0: ',
    'Cleo 0: ',
  ]);
});

it('is undone as one act', () => {
  const log = [MADE, PLAYERS, set(1, 'Painting'), given(1, 5, 6, 7), { type: 'undone' as const, seq: 4 }];
  const entries = log.map((act, index): ActEntry => ({ seq: index + 1, at: index, act }));
  expect(tournamentOf(entries)?.softGiven.size).toBe(0);
  expect(actLog(entries).redoable).toHaveLength(1);
});

it.each<[string, number | null, number | null | 'wrong']>([
  ['', 20, null],
  ['  ', null, null],
  ['0', 20, 0],
  [' 20 ', 20, 20],
  ['21', 20, 'wrong'],
  ['21', null, 21],
  ['-1', null, 'wrong'],
  ['1.5', null, 'wrong'],
  ['12345', null, 'wrong'],
  ['ten', null, 'wrong'],
])('%j of at most %j is %j', (typed, most, points) => {
  expect(softPoints(typed, { most })).toBe(points);
});

it.each<object>([
  { ...set(1, ''), type: 'softScoreSet' },
  set(0, 'x'),
  set(41, 'x'),
  { ...set(1, 'x'), most: -1 },
  { type: 'softScoresGiven', score: 1, given: [{ id: 1, points: 2.5 }] },
])('no entry holds %o', (act) => {
  expect(parseActEntry({ seq: 1, at: 1, act })).toBe(null);
});
