import { describe, expect, test } from 'vitest';
import { answerTo, beforeTheDice, explain, total } from './explain';
import type { Answers, ScoreRow, ScoreSheet } from './score-sheet';

const source = { at: 'a rulebook', standing: 'text' } as const;
const unit = { one: 'rank', other: 'ranks' };
const ranks = {
  id: 'ranks',
  label: 'Ranks',
  source,
  input: 'counter',
  unit,
  score: { kind: 'each', pointsEach: 1, free: 1, cap: 3 },
  nextRound: 'keep',
} as const satisfies ScoreRow;
const lost = {
  id: 'lost',
  label: 'Lost',
  source,
  input: 'counter',
  unit,
  score: { kind: 'each', pointsEach: 2 },
  countedFrom: 'enemy',
  fromTheDice: true,
  nextRound: 'clear',
} as const satisfies ScoreRow;
const strength = {
  id: 'strength',
  label: 'Strength',
  source,
  input: 'counter',
  unit,
  score: { kind: 'majority', points: 1 },
  nextRound: 'keep',
} as const satisfies ScoreRow;
const flank = {
  id: 'flank',
  label: 'Flank',
  source,
  input: 'choice',
  options: [
    { id: 'none', label: 'no', points: 0 },
    { id: 'deep', label: 'deep', points: 2 },
  ],
  nextRound: 'keep',
} as const satisfies ScoreRow;
const charge = {
  id: 'charge',
  label: 'Charge',
  source,
  input: 'toggle',
  points: 1,
  nextRound: 'clear',
} as const satisfies ScoreRow;
const other = {
  id: 'other',
  label: 'Other',
  source,
  input: 'signed',
  nextRound: 'clear',
} as const satisfies ScoreRow;

const sheet = {
  name: 'Score',
  rows: [ranks, lost, strength, flank, charge, other],
  casualties: 'lost',
  verdict: { tie: 'draw' },
} as const satisfies ScoreSheet;

const line = (row: ScoreRow, own: Answers, enemy: Answers = {}) =>
  explain({ ...sheet, rows: [row] }, own, enemy)[0];

describe('a counter', () => {
  test.each([
    [0, 0, false],
    [1, 0, false],
    [2, 1, false],
    [4, 3, false],
    [5, 3, true],
    [9, 3, true],
  ])('of %i counts what is beyond the free one and within the cap: %i points', (count, points, capped) => {
    expect(line(ranks, { ranks: count })).toMatchObject({
      points,
      detail: { key: 'each', count, free: 1, cap: 3, capped, pointsEach: 1, countedFrom: 'own', unit },
    });
  });

  test('without a cap says so, and multiplies', () => {
    expect(line(lost, {}, { lost: 7 })).toMatchObject({ points: 14, detail: { cap: null, capped: false } });
  });

  test('counted from the enemy scores what stands on the enemy’s side', () => {
    expect(line(lost, { lost: 5 }, { lost: 2 })).toMatchObject({
      points: 4,
      detail: { count: 2, countedFrom: 'enemy' },
    });
  });

  test('of a majority pays the higher side alone, and nobody on equal counts', () => {
    expect(line(strength, { strength: 11 }, { strength: 10 })?.points).toBe(1);
    expect(line(strength, { strength: 10 }, { strength: 11 })?.points).toBe(0);
    expect(line(strength, { strength: 10 }, { strength: 10 })).toMatchObject({
      points: 0,
      detail: { key: 'majority', own: 10, enemy: 10 },
    });
  });
});

describe('the other inputs', () => {
  test('a toggle pays only when it is on', () => {
    expect(line(charge, { charge: true })).toMatchObject({ points: 1, detail: { key: 'toggle', on: true } });
    expect(line(charge, { charge: false })).toMatchObject({ points: 0, detail: { on: false } });
  });

  test('a choice pays for the option that is on, and for its first while nobody answered', () => {
    expect(line(flank, { flank: 'deep' })).toMatchObject({
      points: 2,
      detail: { key: 'choice', optionId: 'deep', option: 'deep', isDefault: false },
    });
    expect(line(flank, {})).toMatchObject({ points: 0, detail: { optionId: 'none', isDefault: true } });
  });

  test('other modifiers count either way, with their note', () => {
    expect(line(other, { other: { points: -2, note: 'cursed' } })).toMatchObject({
      points: -2,
      detail: { key: 'signed', note: 'cursed' },
    });
  });
});

describe('the lines of a side', () => {
  const own: Answers = { ranks: 4, charge: true, flank: 'deep', other: { points: -1, note: '' } };

  test('are one for every row, with those of 0 points, and carry label and source', () => {
    const lines = explain(sheet, own, { lost: 3 });
    expect(lines.map(({ rowId, points }) => [rowId, points])).toEqual([
      ['ranks', 3],
      ['lost', 6],
      ['strength', 0],
      ['flank', 2],
      ['charge', 1],
      ['other', -1],
    ]);
    expect(lines.every((each) => each.source === source && each.label !== '')).toBe(true);
  });

  test('sum to the total; before the dice leaves out what the dice made', () => {
    const lines = explain(sheet, own, { lost: 3 });
    expect(total(lines)).toBe(11);
    expect(beforeTheDice(lines)).toBe(5);
  });
});

test('a row without an answer has its default', () => {
  expect([ranks, flank, charge, other].map((row) => answerTo(row, {}))).toEqual([
    0,
    'none',
    false,
    { points: 0, note: '' },
  ]);
});
