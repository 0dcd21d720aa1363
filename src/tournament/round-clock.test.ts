import { describe, expect, it } from 'vitest';
import type { Act } from './act';
import { extendedBy, leftAtTable, leftOf } from './round-clock';
import { tournamentOf } from './tournament';

const MINUTE = 60_000;

const MADE: Act = {
  type: 'eventMade',
  name: 'Autumn Cup',
  editionId: 'any',
  rounds: 3,
  tables: 2,
  pairs: 'players',
  points: 'wins',
  perMatch: { win: 3, draw: 1, loss: 0 },
  bye: 3,
  minutes: 60,
};
const PAIRS = [
  { table: 1, a: 1, b: 2 },
  { table: 2, a: 3, b: 4 },
];
const PAIRED: Act = { type: 'roundPaired', round: 1, pairs: PAIRS };
/** An hour from the moment 0. */
const RUNS: Act = { type: 'clockSet', round: 1, at: 0, leftMs: 60 * MINUTE, runs: true };
const extended = (table: number, minutes: number): Act => ({
  type: 'tableExtended',
  round: 1,
  table,
  ms: minutes * MINUTE,
});

function event(...acts: readonly Act[]) {
  const made = tournamentOf([MADE, ...acts].map((act, index) => ({ seq: index + 1, at: index, act })));
  if (!made) throw new Error('No event');
  return made;
}

it('gives a clock that runs, rests, and never goes below zero', () => {
  const clock = { round: 1, at: 1_000, leftMs: 5_000, runs: true };
  expect(leftOf(clock, 3_000)).toBe(3_000);
  expect(leftOf(clock, 99_000)).toBe(0);
  expect(leftOf(clock, 0)).toBe(5_000);
  expect(leftOf({ ...clock, runs: false }, 99_000)).toBe(5_000);
});

describe('a table with more time than the hall', () => {
  it('plays on by as much, and no other table does', () => {
    const made = event(PAIRED, RUNS, extended(2, 10));
    expect(leftAtTable(made, 1, 2, 62 * MINUTE)).toBe(8 * MINUTE);
    expect(leftAtTable(made, 1, 2, 99 * MINUTE)).toBe(0);
    expect(leftAtTable(made, 1, 1, 62 * MINUTE)).toBeNull();
  });

  it('stands still with the clock of the hall', () => {
    const made = event(PAIRED, { ...RUNS, leftMs: 20 * MINUTE, runs: false }, extended(2, 5));
    expect(leftAtTable(made, 1, 2, 99 * MINUTE)).toBe(25 * MINUTE);
  });

  it('has it on top of what it had, and from now where its time was up', () => {
    const five = { ms: 5 * MINUTE, now: 30 * MINUTE };
    expect(extendedBy(event(PAIRED, RUNS), 1, 2, five)).toBe(5 * MINUTE);
    expect(extendedBy(event(PAIRED, RUNS, extended(2, 10)), 1, 2, five)).toBe(15 * MINUTE);
    const late = event(PAIRED, RUNS);
    const ms = extendedBy(late, 1, 2, { ms: 5 * MINUTE, now: 63 * MINUTE });
    expect(leftAtTable(event(PAIRED, RUNS, extended(2, ms / MINUTE)), 1, 2, 63 * MINUTE)).toBe(5 * MINUTE);
  });

  it('has no more of it once the round is paired again, taken back, or is another', () => {
    const again = event(PAIRED, RUNS, extended(2, 10), PAIRED);
    expect(leftAtTable(again, 1, 2, 0)).toBeNull();
    const back = event(PAIRED, RUNS, extended(2, 10), { type: 'roundTakenBack', round: 1 }, PAIRED, RUNS);
    expect(leftAtTable(back, 1, 2, 0)).toBeNull();
    const next = event(PAIRED, extended(2, 10), { ...PAIRED, round: 2 }, { ...RUNS, round: 2 });
    expect(leftAtTable(next, 2, 2, 0)).toBeNull();
  });

  it('has none without a clock, after 0, and after undo', () => {
    expect(leftAtTable(event(PAIRED, extended(2, 10)), 1, 2, 0)).toBeNull();
    expect(leftAtTable(event(PAIRED, RUNS, extended(2, 10), extended(2, 0)), 1, 2, 0)).toBeNull();
    const undone = event(PAIRED, RUNS, extended(2, 10), { type: 'undone', seq: 4 });
    expect(leftAtTable(undone, 1, 2, 0)).toBeNull();
  });
});
