import { describe, expect, test } from 'vitest';
import { MAX_COUNT, MAX_SIGNED_POINTS, parseAnswer } from './parse-answer';
import { defaultAnswer, type ScoreRow, sameAnswer } from './score-sheet';

const base = {
  id: 'row',
  label: 'Row',
  source: { at: 'a rulebook', standing: 'text' },
  nextRound: 'keep',
} as const;
const counter: ScoreRow = {
  ...base,
  input: 'counter',
  unit: { one: 'rank', other: 'ranks' },
  score: { kind: 'each', pointsEach: 1 },
};
const toggle: ScoreRow = { ...base, input: 'toggle', points: 1 };
const choice: ScoreRow = { ...base, input: 'choice', options: [{ id: 'none', label: 'none', points: 0 }] };
const signed: ScoreRow = { ...base, input: 'signed' };

const codeOf = (row: ScoreRow, entered: unknown) => {
  const parsed = parseAnswer(row, entered);
  return parsed.ok ? 'accepted' : parsed.refusal.code;
};

describe('an answer to a counter', () => {
  test('is a whole number from 0 to the maximum', () => {
    expect(parseAnswer(counter, MAX_COUNT)).toEqual({ ok: true, value: MAX_COUNT });
    expect(parseAnswer(counter, -0)).toEqual({ ok: true, value: 0 });
    expect(codeOf(counter, 1.5)).toBe('notAWholeNumber');
    expect(codeOf(counter, '3')).toBe('notAWholeNumber');
    expect(codeOf(counter, Number.NaN)).toBe('notAWholeNumber');
    expect(codeOf(counter, -1)).toBe('belowZero');
  });

  test('beyond the row’s own maximum is refused with that maximum', () => {
    expect(parseAnswer({ ...counter, max: 4 }, 5)).toEqual({
      ok: false,
      refusal: { code: 'aboveMaximum', values: { max: 4 } },
    });
    expect(codeOf(counter, MAX_COUNT + 1)).toBe('aboveMaximum');
  });
});

describe('an answer to the other inputs', () => {
  test('a toggle takes yes or no', () => {
    expect(parseAnswer(toggle, true)).toEqual({ ok: true, value: true });
    expect(codeOf(toggle, 1)).toBe('notYesOrNo');
  });

  test('a choice takes an option it has', () => {
    expect(codeOf(choice, 'none')).toBe('accepted');
    expect(codeOf(choice, 'deep')).toBe('notAnOption');
    expect(codeOf(choice, null)).toBe('notAnOption');
  });

  test('other modifiers take whole points either way and a short note, trimmed', () => {
    expect(parseAnswer(signed, { points: -3, note: ' cursed ' })).toEqual({
      ok: true,
      value: { points: -3, note: 'cursed' },
    });
    expect(parseAnswer(signed, { points: 2 })).toEqual({ ok: true, value: { points: 2, note: '' } });
    expect(codeOf(signed, { points: MAX_SIGNED_POINTS + 1, note: '' })).toBe('aboveMaximum');
    expect(codeOf(signed, { points: -MAX_SIGNED_POINTS - 1, note: '' })).toBe('aboveMaximum');
    expect(codeOf(signed, { points: -MAX_SIGNED_POINTS, note: 'x'.repeat(80) })).toBe('accepted');
    expect(parseAnswer(signed, { points: 2, note: 7 })).toEqual({ ok: true, value: { points: 2, note: '' } });
    expect(codeOf(signed, { points: 0.5, note: '' })).toBe('notAWholeNumber');
    expect(codeOf(signed, { points: 1, note: 'x'.repeat(81) })).toBe('noteTooLong');
    expect(codeOf(signed, null)).toBe('notAWholeNumber');
    expect(codeOf(signed, 4)).toBe('notAWholeNumber');
  });
});

test('the default of every input is accepted', () => {
  for (const row of [counter, toggle, choice, signed]) {
    expect(parseAnswer(row, defaultAnswer(row))).toEqual({ ok: true, value: defaultAnswer(row) });
  }
});

test('answers are the same by value, notes included', () => {
  expect(sameAnswer({ points: 1, note: 'x' }, { points: 1, note: 'x' })).toBe(true);
  expect(sameAnswer({ points: 1, note: 'x' }, { points: 1, note: 'y' })).toBe(false);
  expect(sameAnswer({ points: 1, note: '' }, 1)).toBe(false);
  expect(sameAnswer(1, { points: 1, note: '' })).toBe(false);
  expect(sameAnswer(0, false)).toBe(false);
});
