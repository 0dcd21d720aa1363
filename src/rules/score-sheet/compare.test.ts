import { describe, expect, test } from 'vitest';
import { compare } from './compare';
import type { ScoreSheet, Verdict } from './score-sheet';

const source = { at: 'a rulebook', standing: 'text' } as const;
const toggle = (id: string, points: number) =>
  ({ id, label: id, source, input: 'toggle', points, nextRound: 'keep' }) as const;
const sheet = (verdict: Verdict): ScoreSheet => ({
  name: 'Score',
  rows: [
    {
      id: 'lost',
      label: 'Lost',
      source,
      input: 'counter',
      unit: { one: 'life', other: 'lives' },
      score: { kind: 'each', pointsEach: 1 },
      countedFrom: 'enemy',
      fromTheDice: true,
      nextRound: 'clear',
    },
    toggle('musician', 0),
    toggle('gone', 0),
    toggle('charge', 1),
  ],
  casualties: 'lost',
  verdict,
});
const plain = sheet({ tie: 'bothWin' });
const full = sheet({
  tie: 'draw',
  tieBreak: { rowId: 'musician', source },
  lost: { rowId: 'gone', source },
});

describe('comparing both sides', () => {
  test('the higher total wins by the difference', () => {
    const { a, b, result } = compare(plain, { a: { lost: 1, charge: true }, b: { lost: 5 } });
    expect([a.total, b.total, a.beforeTheDice]).toEqual([6, 1, 1]);
    expect(result).toEqual({ kind: 'won', winner: 'a', by: 5, because: 'score' });
  });

  test('equal totals are what the edition calls them', () => {
    expect(compare(plain, { a: { lost: 2 }, b: { lost: 2 } }).result).toEqual({ kind: 'bothWin' });
    expect(compare(full, { a: { lost: 2 }, b: { lost: 2 } }).result).toEqual({ kind: 'draw' });
  });
});

describe('a tie-break', () => {
  test('gives the only side that has it 1 point, as a line of its own, and the combat', () => {
    const { a, b, result } = compare(full, { a: { lost: 2 }, b: { lost: 2, musician: true } });
    expect([a.total, b.total]).toEqual([2, 3]);
    expect(b.lines.at(-1)).toMatchObject({
      rowId: 'musician',
      points: 1,
      fromTheDice: false,
      detail: { key: 'tieBreak' },
    });
    expect(b.beforeTheDice).toBe(0);
    expect(result).toEqual({ kind: 'won', winner: 'b', by: 1, because: 'tieBreak' });
  });

  test('decides nothing when both sides have it, or when the totals differ', () => {
    const both = compare(full, { a: { musician: true }, b: { musician: true } });
    expect(both.result).toEqual({ kind: 'draw' });
    expect(both.a.lines).toHaveLength(4);
    const decided = compare(full, { a: { lost: 1, musician: true }, b: {} });
    expect(decided.a.total).toBe(0);
    expect(decided.result).toEqual({ kind: 'won', winner: 'b', by: 1, because: 'score' });
  });
});

describe('a side that is gone', () => {
  test('has lost, whatever the totals', () => {
    const { result } = compare(full, { a: { gone: true }, b: { lost: 4 } });
    expect(result).toEqual({ kind: 'won', winner: 'b', by: 4, because: 'lost' });
  });

  test('leaves no draw for a musician to decide', () => {
    const { a, b, result } = compare(full, {
      a: { gone: true, lost: 1, musician: true },
      b: { lost: 1 },
    });
    expect([a.total, b.total]).toEqual([1, 1]);
    expect(result).toEqual({ kind: 'won', winner: 'b', by: 0, because: 'lost' });
  });

  test('shares its defeat when both sides are gone', () => {
    expect(compare(full, { a: { gone: true }, b: { gone: true } }).result).toEqual({ kind: 'bothLost' });
  });
});
