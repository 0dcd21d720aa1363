import { expect, it } from 'vitest';
import { type Act, type ActEntry, parseActEntry } from './act';
import { MAX_ROUNDS } from './act-values';
import { bestOf, type CutSize, cutRoundOf, cutSizes, cutWinner, nextCutPairs } from './cut';
import { enteredResult } from './entered-result';
import { floatsOf } from './floats';
import { matchesOf } from './matches';
import { withoutSeat } from './seats';
import { standingsOf } from './standings';
import type { TableResult } from './table-result';
import { tournamentOf } from './tournament';

const MADE: Extract<Act, { type: 'eventMade' }> = {
  type: 'eventMade',
  name: 'Cup',
  editionId: 't9a-3',
  rounds: 1,
  tables: 5,
  pairs: 'players',
  points: 'edition',
  perMatch: { win: 15, draw: 10, loss: 5 },
  bye: 10,
  minutes: 180,
};

/** An event whose players stand after its round in the order of their numbers, as a list of acts to add to. */
class Event {
  readonly #acts: Act[];

  constructor(count: number, made: Partial<typeof MADE> = {}) {
    const players = Array.from({ length: count }, (_, index) => ({
      name: `P${index + 1}`,
      army: '',
      team: '',
    }));
    this.#acts = [
      { ...MADE, ...made },
      { type: 'playersEntered', players },
    ];
    // The first half beats the second, each by less than the one before.
    const half = count / 2;
    const pairs = Array.from({ length: half }, (_, index) => ({
      table: index + 1,
      a: index + 1,
      b: count - index,
    }));
    this.add({ type: 'roundPaired', round: 1, pairs });
    for (const { table } of pairs) this.result(1, table, [20 - table, table], 'a');
  }

  add(act: Act): this {
    this.#acts.push(act);
    return this;
  }

  get now() {
    const entries = this.#acts.map((act, index): ActEntry => ({ seq: index + 1, at: index, act }));
    const tournament = tournamentOf(entries) ?? expect.fail('No event');
    const matches = matchesOf(tournament, new Map());
    return { tournament, matches, standings: standingsOf(tournament, matches), acts: this.#acts.length };
  }

  /** The result of a table, its first player first. */
  result(
    round: number,
    table: number,
    [a, b]: readonly [number, number],
    winner: TableResult['winner'],
  ): this {
    const pair = this.now.tournament.paired[round - 1]?.find((known) => known.table === table);
    if (!pair) throw new Error('No pair');
    const figures = { winner, battlePoints: { a, b }, victoryPoints: { a: null, b: null } };
    return this.add({ type: 'resultEntered', round, table, result: enteredResult(pair, null, figures) });
  }

  cut(size: CutSize): this {
    return this.add({ type: 'cutMade', players: [...bestOf(this.now.standings, size)] });
  }

  /** Pairs the next round of the cut; gives its pairs as "1-8". */
  pairNext(): readonly string[] | null {
    const { tournament, matches } = this.now;
    const pairs = nextCutPairs(tournament, matches);
    if (!pairs) return null;
    this.add({ type: 'roundPaired', round: tournament.paired.length + 1, pairs: [...pairs] });
    return pairs.map(({ a, b }) => `${a}-${b}`);
  }

  /** The first or the second of each pair of the last round wins. */
  play(...winners: readonly ('a' | 'b')[]): this {
    const { paired } = this.now.tournament;
    for (const [index, winner] of winners.entries())
      this.result(
        paired.length,
        paired.at(-1)?.[index]?.table ?? 0,
        winner === 'a' ? [12, 8] : [8, 12],
        winner,
      );
    return this;
  }

  get winner() {
    return cutWinner(this.now.tournament, this.now.matches);
  }

  /** The names by placement. */
  get places() {
    return this.now.standings.map(({ player }) => player.name).join(' ');
  }
}

it('cuts ten to a top 8, whose winners meet until one has won', () => {
  const event = new Event(10).cut(8);
  expect(event.pairNext()).toEqual(['1-8', '4-5', '2-7', '3-6']);
  expect(event.pairNext()).toBeNull();
  event.play('b', 'a', 'a', 'b');
  expect(event.pairNext()).toEqual(['8-4', '2-6']);
  event.play('a', 'b');
  expect(event.winner).toBeNull();
  expect(event.pairNext()).toEqual(['8-6']);
  event.play('b');
  expect(event.winner).toBe(6);
  expect(event.pairNext()).toBeNull();
  expect(event.places).toBe('P6 P8 P2 P4 P1 P3 P5 P7 P9 P10');
});

it.each([
  [2, ['1-2'], ['final']],
  [4, ['1-4', '2-3'], ['semi', 'final']],
] as const)('cuts to a top %i', (size, first, names) => {
  const event = new Event(6).cut(size);
  expect(names.map((_, index) => cutRoundOf(event.now.tournament, index + 2))).toEqual(names);
  expect(cutRoundOf(event.now.tournament, 1)).toBeNull();
  expect(event.pairNext()).toEqual(first);
});

it('counts nothing of the cut in the points, and says why one is above the other', () => {
  const event = new Event(6).cut(2);
  const before = event.now.standings.map(({ player, battlePoints }) => [player.id, battlePoints]);
  event.pairNext();
  event.play('b');
  const after = event.now.standings;
  expect(new Map(after.map(({ player, battlePoints }) => [player.id, battlePoints]))).toEqual(
    new Map(before as [number, number][]),
  );
  expect(after.slice(0, 3).map(({ player, below }) => [player.id, below?.rule, below?.own])).toEqual([
    [2, undefined, undefined],
    [1, 'cut', 0],
    [3, undefined, undefined],
  ]);
});

it('lets a draw go to more Battle Points, then to who stood higher before', () => {
  for (const [points, winner] of [
    [[10, 10], 1],
    [[9, 11], 2],
  ] as const) {
    const event = new Event(6).cut(2);
    event.pairNext();
    const { a = 0, table = 0 } = event.now.tournament.paired[1]?.[0] ?? {};
    expect(a).toBe(1);
    expect(event.result(2, table, points, 'draw').winner).toBe(winner);
  }
});

it('is there after the last round for so many as are there, and for no teams', () => {
  const sizes = (event: Event) => cutSizes(event.now.tournament, event.now.standings);
  expect(sizes(new Event(10))).toEqual([2, 4, 8]);
  expect(sizes(new Event(6))).toEqual([2, 4]);
  // It is told before the last round, too; more rounds than the event can have leave less room.
  expect(sizes(new Event(10, { rounds: 2 }))).toEqual([2, 4, 8]);
  expect(sizes(new Event(10, { rounds: MAX_ROUNDS - 1 }))).toEqual([2]);
  expect(sizes(new Event(10, { pairs: 'teams' }))).toEqual([]);
  expect(sizes(new Event(10).cut(4))).toEqual([]);
  const left = new Event(4).add({ type: 'playerDropped', id: 1, fromRound: 2 });
  expect(sizes(left)).toEqual([2]);
  expect(left.cut(2).pairNext()).toEqual(['2-3']);
});

it('is taken back as any act, and its rounds are', () => {
  const event = new Event(6).cut(4);
  event.pairNext();
  event.add({ type: 'roundTakenBack', round: 2 });
  expect(event.now.tournament.cut).toEqual({ after: 1, players: [1, 2, 3, 4] });
  expect(event.pairNext()).toEqual(['1-4', '2-3']);
  const undone = new Event(6).cut(4);
  undone.add({ type: 'undone', seq: undone.now.acts });
  expect(undone.now.tournament.cut).toBeNull();
});

it('has nobody who floats, and nobody who lacks a seat', () => {
  const event = new Event(6).cut(2);
  event.pairNext();
  const { tournament, matches } = event.now;
  expect(floatsOf(tournament, matches, 2).size).toBe(0);
  expect(withoutSeat(tournament, 2)).toEqual([]);
});

it('refuses a cut of another number, or of one player twice', () => {
  const entry = (players: readonly number[]) =>
    parseActEntry({ seq: 1, at: 0, act: { type: 'cutMade', players } });
  expect(
    [
      [1, 2],
      [4, 3, 2, 1],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ].map((ids) => entry(ids) !== null),
  ).toEqual([true, true, true]);
  expect([[], [1], [1, 2, 3], [1, 1], [1, 1, 2]].map(entry)).toEqual([null, null, null, null, null]);
});
