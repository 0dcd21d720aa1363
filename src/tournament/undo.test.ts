import { describe, expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import { actLog, type Deed, nextRedo, nextUndo, pairsBefore, putBehind } from './act-log';
import { enteredResult } from './entered-result';
import { tournamentOf } from './tournament';
import { decideRedo, decideUndo } from './undo';

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 'any',
  rounds: 5,
  tables: 4,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};
const player = (name: string) => ({ name, army: '', team: '' });
const PLAYERS: Act = {
  type: 'playersEntered',
  players: [player('Anna'), player('Ben'), player('Cleo'), player('Dag')],
};
const pairs = (round: number, ...tables: readonly (readonly [number, number])[]): Act => ({
  type: 'roundPaired',
  round,
  pairs: tables.map(([a, b], index) => ({ table: index + 1, a, b })),
});
const RESULT = enteredResult({ table: 1, a: 1, b: 2 }, null, {
  winner: 'a',
  battlePoints: { a: 14, b: 6 },
  victoryPoints: { a: null, b: null },
});
const ACTS: readonly Act[] = [
  PLAYERS,
  { type: 'playerChanged', id: 4, name: 'Dagmar', army: '', team: '' },
  { type: 'pairsFixed', round: 1, pairs: [{ a: 1, b: 2 }] },
  pairs(1, [1, 2], [3, 4]),
  { type: 'clockSet', round: 1, at: 5, leftMs: 60_000, runs: true },
  { type: 'clockSet', round: 1, at: 9, leftMs: 56_000, runs: false },
  { type: 'resultEntered', round: 1, table: 1, result: RESULT },
  { type: 'resultEntered', round: 1, table: 1, result: null },
  { type: 'penaltyGiven', id: 2, battlePoints: -1, reason: 'late' },
  { type: 'playerDropped', id: 3, fromRound: 2 },
  { type: 'playerReturned', id: 3 },
  { type: 'playersEntered', players: [player('Eva'), player('Evi'), player('Finn')] },
  { type: 'playersMerged', id: 6, into: 5 },
  { type: 'playerRemoved', id: 7 },
  { type: 'tableKept', id: 1, table: 3 },
  { type: 'tableExtended', round: 1, table: 2, ms: 300_000 },
  { type: 'noShowAgreed', there: 17, away: 3 },
  {
    type: 'matchPointsSet',
    name: '',
    points: 'wins',
    perMatch: { win: 14, draw: 10, loss: 7 },
    parts: [{ of: 'scenario', by: 'own' }],
    least: 0,
    most: 20,
  },
  { type: 'objectiveSet', objective: 1, name: 'Banner', kind: 'check', worth: 1, most: null },
  { type: 'objectiveRemoved', objective: 1 },
  { type: 'tieBreaksSet', order: ['strength', 'wins'] },
  { type: 'softScoreSet', score: 1, name: 'Painting', most: 10, counts: true, open: false },
  { type: 'softScoresGiven', score: 1, given: [{ id: 1, points: 8 }] },
  { type: 'softScoreRemoved', score: 1 },
  { type: 'listDeadlineSet', at: 1_000 },
  { type: 'armyListAttached', id: 1, text: 'Dragon, 600' },
  { type: 'armyListChosen', id: 1, list: null, upTo: 9 },
  { type: 'armyListsShown', shown: true },
  { type: 'pageServed', served: true },
  pairs(2, [1, 3], [2, 4]),
  { type: 'roundTakenBack', round: 2 },
  { type: 'cutMade', players: [1, 2] },
];

/** Every kind of act that undo takes back: a new one without its place in `ACTS` does not compile. */
const KINDS = {
  playersEntered: 1,
  playerChanged: 1,
  playerRemoved: 1,
  playersMerged: 1,
  playerDropped: 1,
  playerReturned: 1,
  roundPaired: 1,
  pairsFixed: 1,
  resultEntered: 1,
  matchPointsSet: 1,
  objectiveSet: 1,
  objectiveRemoved: 1,
  penaltyGiven: 1,
  clockSet: 1,
  tableExtended: 1,
  tieBreaksSet: 1,
  softScoreSet: 1,
  softScoreRemoved: 1,
  softScoresGiven: 1,
  noShowAgreed: 1,
  tableKept: 1,
  armyListAttached: 1,
  armyListChosen: 1,
  listDeadlineSet: 1,
  armyListsShown: 1,
  pageServed: 1,
  cutMade: 1,
  roundTakenBack: 1,
} satisfies Record<Exclude<Deed['type'], 'eventMade'>, 1>;

const log = (...acts: readonly Act[]): readonly ActEntry[] =>
  acts.map((act, index) => ({ seq: index + 1, at: index, act }));
const eventAfter = (...acts: readonly Act[]) => tournamentOf(log(MADE, ...acts));
const NONE = new Map();
const add = (entries: readonly ActEntry[], act: Act): readonly ActEntry[] => [
  ...entries,
  { seq: entries.length + 1, at: 0, act },
];
const code = (decided: ReturnType<typeof decideUndo | typeof decideRedo>) =>
  decided.ok ? null : decided.refusal.code;

describe('undo and redo in an event', () => {
  it('take back every act in turn, and bring each back, whatever it was', () => {
    expect(new Set(ACTS.map(({ type }) => type))).toEqual(new Set(Object.keys(KINDS)));
    let entries = log(MADE, ...ACTS);
    for (let done = ACTS.length; done > 0; done -= 1) {
      expect(tournamentOf(entries)).toEqual(eventAfter(...ACTS.slice(0, done)));
      expect(tournamentOf(entries), ACTS[done - 1]?.type).not.toEqual(eventAfter(...ACTS.slice(0, done - 1)));
      const undo = decideUndo(entries, NONE);
      if (!undo.ok) throw new Error('Nothing to undo');
      entries = add(entries, undo.value);
    }
    expect(code(decideUndo(entries, NONE))).toBe('eventNothingToUndo');
    for (let done = 0; done < ACTS.length; done += 1) {
      expect(tournamentOf(entries)).toEqual(eventAfter(...ACTS.slice(0, done)));
      const redo = decideRedo(entries, NONE);
      if (!redo.ok) throw new Error('Nothing to redo');
      entries = add(entries, redo.value);
    }
    expect(tournamentOf(entries)).toEqual(eventAfter(...ACTS));
    expect(code(decideRedo(entries, NONE))).toBe('eventNothingToRedo');
  });

  it('name the act, and a new one leaves nothing to bring back', () => {
    const entries = log(MADE, PLAYERS, pairs(1, [1, 2], [3, 4]), { type: 'undone', seq: 3 });
    expect(nextUndo(actLog(entries))?.act).toEqual(PLAYERS);
    expect(nextRedo(actLog(entries))?.seq).toBe(3);
    expect(nextRedo(actLog(add(entries, pairs(1, [1, 3], [2, 4]))))).toBeUndefined();
  });

  it.each<[string, readonly Act[]]>([
    ['an undo of an act that is not the newest', [PLAYERS, pairs(1, [1, 2]), { type: 'undone', seq: 2 }]],
    ['an undo of the event itself', [{ type: 'undone', seq: 1 }]],
    ['a redo of what nobody took back', [PLAYERS, { type: 'redone', seq: 2 }]],
    ['a redo after another act', [PLAYERS, { type: 'undone', seq: 2 }, PLAYERS, { type: 'redone', seq: 2 }]],
  ])('skip %s', (_, acts) => {
    const without = acts.slice(0, -1);
    expect(tournamentOf(log(MADE, ...acts))).toEqual(tournamentOf(log(MADE, ...without)));
  });

  it('leave the players of a table that has sent its result', () => {
    const entries = log(MADE, PLAYERS, pairs(1, [1, 2], [3, 4]));
    const sent = new Map([['1.1', RESULT]]);
    const undo = decideUndo(entries, sent);
    expect(undo).toMatchObject({ refusal: { code: 'eventResultCame', values: { round: 1, table: 1 } } });
    expect(decideUndo(entries, new Map([['1.2', RESULT]])).ok).toBe(true);
    // Two others changed places: the table that sent keeps its players.
    const swapped = add(entries, pairs(1, [1, 2], [4, 3]));
    expect(decideUndo(swapped, sent).ok).toBe(true);
    const turned = add(entries, pairs(1, [3, 2], [1, 4]));
    expect(code(decideUndo(turned, new Map([['1.2', { ...RESULT, blue: 4, red: 1 }]])))).toBe(
      'eventResultCame',
    );
  });

  it('go along where two phones organised at once', () => {
    const begun = log(MADE, PLAYERS);
    const course = add(add(begun, { type: 'playerDropped', id: 1, fromRound: 1 }), {
      type: 'undone',
      seq: 3,
    });
    const own = [
      ...begun,
      ...[pairs(1, [1, 2], [3, 4]), { type: 'undone', seq: 3 } as const].map((act, index) => ({
        seq: 3 + index,
        at: 0,
        act,
      })),
    ];
    const both = putBehind(course, own, 3);
    expect(both.map(({ seq, act }) => [seq, act.type, 'seq' in act ? act.seq : null])).toEqual([
      [1, 'eventMade', null],
      [2, 'playersEntered', null],
      [3, 'playerDropped', null],
      [4, 'undone', 3],
      [5, 'roundPaired', null],
      [6, 'undone', 5],
    ]);
    expect(tournamentOf(both)).toEqual(eventAfter(PLAYERS));
    expect(
      putBehind<{ seq: number; act?: unknown }>(course, [...begun, { seq: 3, act: null }], 3),
    ).toHaveLength(5);
  });
});

it('a round that was taken back takes what was entered for it along, and no earlier one', () => {
  const result = (round: number): Act => ({ type: 'resultEntered', round, table: 1, result: RESULT });
  const clock: Act = { type: 'clockSet', round: 2, at: 1, leftMs: 1, runs: true };
  const entries = [PLAYERS, pairs(1, [1, 2]), result(1), pairs(2, [1, 2]), result(2), clock];
  const taken = eventAfter(...entries, { type: 'roundTakenBack', round: 2 });
  expect([...(taken?.entered.keys() ?? [])]).toEqual(['1.1']);
  expect(taken).toMatchObject({ clock: null, paired: [[{ table: 1, a: 1, b: 2 }]] });
  expect(eventAfter(...entries, { type: 'roundTakenBack', round: 1 })).toEqual(eventAfter(...entries));
});

it('an act of a newer version is none that this one knows', () => {
  expect(parseActEntry({ seq: 1, at: 0, act: { type: 'hallBooked' } })).toBeNull();
  expect(parseActEntry({ seq: 1, at: 0, act: { type: 'undone', seq: 2, why: 'x' } })).toBeNull();
  expect(parseActEntry({ seq: 1, at: 0, act: { type: 'undone', seq: 2 } })).not.toBeNull();
});

it('other pairs for a round are told from its first ones', () => {
  const changes = (...acts: readonly Act[]) => {
    const found = actLog([MADE, PLAYERS, ...acts].map((act, index) => ({ seq: index + 1, at: 0, act })));
    const last = nextUndo(found) ?? expect.fail('Nothing to undo');
    return pairsBefore(found, last) !== null;
  };
  const [first, other] = [pairs(1, [1, 2], [3, 4]), pairs(1, [1, 3], [2, 4])];
  expect(changes(first)).toBe(false);
  expect(changes(first, other)).toBe(true);
  expect(changes(first, pairs(2, [1, 3], [2, 4]))).toBe(false);
  expect(changes(first, { type: 'roundTakenBack', round: 1 }, other)).toBe(false);
  expect(changes(first, { type: 'playerDropped', id: 3, fromRound: 1 })).toBe(false);
  // What was undone is not there any more: the pairs after it are the first ones.
  expect(changes(first, { type: 'undone', seq: 3 }, other)).toBe(false);
});

it('what a match gives is a part of the making where it was said with it, and an act of its own later', () => {
  const GIVES: Act = {
    type: 'matchPointsSet',
    name: '',
    points: 'wins',
    perMatch: { win: 3, draw: 1, loss: 0 },
    parts: [],
    least: null,
    most: null,
  };
  const next = (...acts: readonly (readonly [Act, number])[]) =>
    nextUndo(actLog(acts.map(([act, at], index) => ({ seq: index + 1, at, act }))))?.seq ?? null;
  expect(next([MADE, 7], [GIVES, 7])).toBeNull();
  expect(next([MADE, 7], [GIVES, 8])).toBe(2);
  expect(next([MADE, 7], [GIVES, 7], [PLAYERS, 9])).toBe(3);
  expect(next([MADE, 7], [GIVES, 7], [GIVES, 9])).toBe(3);
  expect(next([MADE, 7], [PLAYERS, 7])).toBe(2);
});
