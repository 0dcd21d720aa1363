import { describe, expect, it } from 'vitest';
import type { Act } from './act';
import { matchesOf } from './matches';
import { noShowResult } from './no-show';
import { withTables } from './pairing/tables';
import {
  absentStill,
  byTable,
  exchangeable,
  exchanged,
  type LatePlace,
  latePlaces,
  outFrom,
  peopleByName,
  seatsFound,
  withLate,
  withoutBye,
  withoutSeat,
} from './seats';
import { standingsOf } from './standings';
import { type Tournament, tournamentOf } from './tournament';

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
const people = (...names: readonly string[]): Act => ({
  type: 'playersEntered',
  players: names.map((name) => ({ name, army: '', team: '' })),
});
const PAIRED: Act = {
  type: 'roundPaired',
  round: 1,
  pairs: [
    { table: 3, a: 1, b: 2 },
    { table: 1, a: 4, b: 3 },
    { table: 0, a: 5, b: null },
  ],
};
const LATE = people('Finn');
const DROPPED: Act = { type: 'playerDropped', id: 1, fromRound: 1 };

function event(...acts: readonly Act[]): Tournament {
  const all = [MADE, people('Dora', 'Ben', 'Cleo', 'Anna', 'Eva'), PAIRED, ...acts];
  const made = tournamentOf(all.map((act, index) => ({ seq: index + 1, at: 0, act })));
  if (!made) throw new Error('None');
  return made;
}
const matches = (tournament: Tournament) => matchesOf(tournament, new Map());
const pairsOf = (tournament: Tournament) => tournament.paired[0] ?? [];

it('tables are listed by number with those who rest at the end, and players by name', () => {
  const made = event();
  expect(byTable(matches(made)).map(({ pair }) => pair.table)).toEqual([1, 3, 0]);
  expect(
    peopleByName(made, matches(made)).map(({ player, match, enemy }) => [
      player.name,
      match.pair.table,
      enemy?.name ?? null,
    ]),
  ).toEqual([
    ['Anna', 1, 'Cleo'],
    ['Ben', 3, 'Dora'],
    ['Cleo', 1, 'Anna'],
    ['Dora', 3, 'Ben'],
    ['Eva', 0, null],
  ]);
});

describe('a late arrival', () => {
  it('is without a seat until the round has one, and then plays who rests, at a free table', () => {
    const made = event(LATE);
    expect(withoutSeat(made, 1).map(({ name }) => name)).toEqual(['Finn']);
    expect(withoutSeat(event(), 1)).toEqual([]);
    const [place, ...more] = latePlaces(made, matches(made));
    expect([place, more]).toEqual([{ kind: 'meets', id: 5 }, [{ kind: 'rests' }]]);
    if (!place) throw new Error('No place');
    expect(withLate(pairsOf(made), 6, place, made.tables).at(-1)).toEqual({ table: 2, a: 5, b: 6 });
  });

  it('takes the place of who left before it takes a bye away', () => {
    const made = event(LATE, DROPPED);
    const [hole, bye] = latePlaces(made, matches(made));
    expect([hole, bye?.kind]).toEqual([{ kind: 'replaces', id: 1, meets: 2, table: 3 }, 'meets']);
    if (!hole) throw new Error('No place');
    expect(withLate(pairsOf(made), 6, hole, made.tables)[0]).toEqual({ table: 3, a: 6, b: 2 });
  });

  it('rests where no place is left, and never takes one whose table has its result', () => {
    const full = { ...event(LATE), paired: [pairsOf(event()).slice(0, 2)] };
    expect(latePlaces(full, matches(full))).toEqual([{ kind: 'rests' }]);
    expect(withLate(pairsOf(full), 6, { kind: 'rests' }, 3).at(-1)).toEqual({ table: 0, a: 6, b: null });
    const [first] = pairsOf(full);
    if (!first) throw new Error('None');
    const entered = new Map([['1.3', noShowResult(full, first, 1)]]);
    const done = { ...event(LATE, DROPPED), paired: full.paired, entered };
    expect(latePlaces(done, matches(done))).toEqual([{ kind: 'rests' }]);
  });
});

describe('either player of a pair', () => {
  it.each<[string, number, number, readonly (readonly [number, number, number | null])[]]>([
    [
      'the first with one of another table',
      1,
      3,
      [
        [3, 3, 2],
        [1, 4, 1],
        [0, 5, null],
      ],
    ],
    [
      'the second with one of another table',
      2,
      4,
      [
        [3, 1, 4],
        [1, 2, 3],
        [0, 5, null],
      ],
    ],
    [
      'with who rests',
      2,
      5,
      [
        [3, 1, 5],
        [1, 4, 3],
        [0, 2, null],
      ],
    ],
    [
      'with a late arrival, and is in no pair then: nobody gets the points of a bye unasked',
      1,
      6,
      [
        [3, 6, 2],
        [1, 4, 3],
        [0, 5, null],
      ],
    ],
    [
      'who rests with a late arrival',
      5,
      6,
      [
        [3, 1, 2],
        [1, 4, 3],
        [0, 6, null],
      ],
    ],
  ])('changes: %s', (_, one, other, expected) => {
    const made = event(LATE);
    const changed = exchanged(pairsOf(made), one, other);
    expect(changed.map(({ table, a, b }) => [table, a, b])).toEqual(expected);
  });

  it('nobody changes with one whose table is done or who left', () => {
    const made = event(LATE, DROPPED);
    const all = byTable(matches(made));
    const [first] = all;
    if (!first) throw new Error('None');
    expect(exchangeable(made, all, first).map(({ name }) => name)).toEqual(['Ben', 'Eva', 'Finn']);
  });
});

it('who leaves is out from this round on, unless the own table has a result', () => {
  const made = event();
  expect(outFrom(matches(made), 1, 1)).toBe(1);
  const [first] = pairsOf(made);
  if (!first) throw new Error('None');
  const result = noShowResult(made, first, 2);
  const done = event({ type: 'resultEntered', round: 1, table: 3, result });
  expect(outFrom(matches(done), 1, 1)).toBe(2);
  expect(outFrom(matches(done), 3, 1)).toBe(1);
  expect(outFrom([], 1, 0)).toBe(1);
});

it('who does not come loses by what was agreed, and by the whole table before', () => {
  const pair = { table: 3, a: 1, b: 2 };
  expect(noShowResult(event(), pair, 1)).toMatchObject({
    winner: 'b',
    battlePoints: { a: 0, b: 20 },
    victoryPoints: { a: null, b: null },
  });
  const agreed = event({ type: 'noShowAgreed', there: 15, away: 5 });
  expect(noShowResult(agreed, pair, 2)).toMatchObject({ winner: 'a', battlePoints: { a: 15, b: 5 } });
  expect(noShowResult({ ...agreed, points: 'wins' }, pair, 2)).toMatchObject({
    winner: 'a',
    battlePoints: { a: null, b: null },
  });
});

it('a player who needs one table always has it, the first of two, and all others have their own', () => {
  const kept = (id: number, table: number | null): Act => ({ type: 'tableKept', id, table });
  const tables = (made: Tournament) =>
    withTables(
      [
        [1, 2],
        [3, 4],
        [5, null],
      ],
      { ...made, paired: [] },
    ).map(({ table }) => table);
  expect(tables(event(kept(4, 1)))).toEqual([2, 1, 0]);
  expect(tables(event(kept(1, 7), kept(2, 2)))).toEqual([7, 1, 0]);
  expect(tables(event(kept(1, 2), kept(3, 2)))).toEqual([2, 1, 0]);
  expect(tables(event(kept(4, 1), kept(4, null), kept(5, 1)))).toEqual([1, 2, 0]);
});

describe('a player who is looked for by name', () => {
  const made = event(people('Zoë Müller', 'Łukasz Ó Briain'), {
    type: 'roundPaired',
    round: 1,
    pairs: [
      { table: 1, a: 6, b: 7 },
      { table: 0, a: 5, b: null },
    ],
  });
  const found = (text: string) =>
    seatsFound(peopleByName(made, matches(made)), text).map(({ player }) => player.name);

  it.each([
    ['zoe', ['Zoë Müller']],
    ['MULLER', ['Zoë Müller']],
    ['lukasz o', ['Łukasz Ó Briain']],
    ['ev', ['Eva']],
    ['', ['Eva', 'Łukasz Ó Briain', 'Zoë Müller']],
    ['nobody', []],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names);
  });
});

describe('who did not come', () => {
  const absent = (away: number, table: number, pair: { a: number; b: number }): Act => ({
    type: 'resultEntered',
    round: 1,
    table,
    result: noShowResult(event(), { table, ...pair }, away),
    noShow: away,
  });
  const NO_SHOW = absent(2, 3, { a: 1, b: 2 });

  it('leaves a place to a late arrival, before a bye is ended', () => {
    const made = event(NO_SHOW, LATE);
    expect(latePlaces(made, matches(made))).toEqual([
      { kind: 'replaces', id: 2, meets: 1, table: 3 },
      { kind: 'meets', id: 5 },
      { kind: 'rests' },
    ]);
  });

  it('has no points where a late arrival plays instead, unless the organiser gives a bye', () => {
    const pointsOf = (made: Tournament) =>
      standingsOf(made, matches(made)).find(({ player }) => player.id === 2)?.battlePoints;
    const seated = (made: Tournament, kind: LatePlace['kind'], id: number) => {
      const place = latePlaces(made, matches(made)).find((known) => known.kind === kind);
      if (!place) throw new Error('No place');
      const pairs = [...withLate(pairsOf(made), id, place, made.tables)];
      return { type: 'roundPaired', round: 1, pairs } as const;
    };
    const taken: Act = { type: 'resultEntered', round: 1, table: 3, result: null };
    const late = [NO_SHOW, LATE, taken, seated(event(NO_SHOW, LATE), 'replaces', 6)];
    expect(pointsOf(event(NO_SHOW))).toBe(0);
    expect(pointsOf(event(...late))).toBe(0);
    expect(withoutSeat(event(...late), 1).map(({ name }) => name)).toEqual(['Ben']);
    const resting = event(...late, seated(event(...late), 'rests', 2));
    expect(pointsOf(resting)).toBe(10);
    // The bye can be taken away again.
    const pairs = [...withoutBye(pairsOf(resting), 2)];
    expect(pointsOf(event(...late, { type: 'roundPaired', round: 1, pairs }))).toBe(0);
  });

  it('is asked about before the next round, until the player drops out or the word is taken back', () => {
    const still = (...acts: readonly Act[]) => {
      const made = event(...acts);
      return absentStill(made, matches(made)).map(({ name }) => name);
    };
    expect(still()).toEqual([]);
    expect(still(NO_SHOW)).toEqual(['Ben']);
    // Who was in no pair may have been sent away for somebody who came late.
    expect(still(LATE)).toEqual(['Finn']);
    expect(still(LATE, { type: 'playerDropped', id: 6, fromRound: 1 })).toEqual([]);
    const pairs = [...exchanged(pairsOf(event(LATE)), 2, 6)];
    expect(still(LATE, { type: 'roundPaired', round: 1, pairs })).toEqual(['Ben']);
    expect(still(NO_SHOW, absent(4, 1, { a: 4, b: 3 }))).toEqual(['Ben', 'Anna']);
    expect(still(NO_SHOW, { type: 'playerDropped', id: 2, fromRound: 2 })).toEqual([]);
    expect(still(NO_SHOW, { type: 'resultEntered', round: 1, table: 3, result: null })).toEqual([]);
  });

  it('is not asked about again in a later round', () => {
    const pairs = [
      { table: 1, a: 1, b: 2 },
      { table: 2, a: 3, b: 5 },
      { table: 0, a: 4, b: null },
    ];
    const made = event(NO_SHOW, { type: 'roundPaired', round: 2, pairs });
    expect(absentStill(made, matches(made))).toEqual([]);
  });
});
