import { describe, expect, it } from 'vitest';
import { parseTimeLimit, ranMs, readingOf } from './clock';

const MINUTE = 60_000;

describe('a clock', () => {
  it('has run for what it ran before and since its start, and never less', () => {
    expect(ranMs({ ranMs: 5_000, runningSince: null }, 99_000)).toBe(5_000);
    expect(ranMs({ ranMs: 5_000, runningSince: 90_000 }, 99_000)).toBe(14_000);
    expect(ranMs({ ranMs: 5_000, runningSince: 90_000 }, 80_000)).toBe(5_000);
  });

  it('shows the time used where nothing was agreed', () => {
    expect(readingOf(90_000, null)).toEqual({ of: 'used', ms: 90_000 });
  });

  it('counts down the time, warns, then counts the reserve, and then for how long both are over', () => {
    const limit = { minutes: 60, reserve: 5, warning: 10 };
    const at = (minutes: number) => readingOf(minutes * MINUTE, limit);
    expect(at(0)).toEqual({ of: 'time', ms: 60 * MINUTE });
    expect(at(49)).toEqual({ of: 'time', ms: 11 * MINUTE });
    expect(at(50)).toEqual({ of: 'warning', ms: 10 * MINUTE });
    expect(at(60)).toEqual({ of: 'reserve', ms: 5 * MINUTE });
    expect(at(64.5)).toEqual({ of: 'reserve', ms: 30_000 });
    expect(at(65)).toEqual({ of: 'flag', ms: 0 });
    expect(at(70)).toEqual({ of: 'flag', ms: 5 * MINUTE });
  });

  it('without reserve and warning goes from the time to the flag', () => {
    const limit = { minutes: 1, reserve: 0, warning: 0 };
    expect(readingOf(MINUTE - 1, limit)).toEqual({ of: 'time', ms: 1 });
    expect(readingOf(MINUTE, limit)).toEqual({ of: 'flag', ms: 0 });
  });
});

describe('a time limit', () => {
  const code = (minutes: number, reserve = 0, warning = 0) => {
    const parsed = parseTimeLimit({ minutes, reserve, warning });
    return parsed.ok ? 'accepted' : parsed.refusal;
  };

  it('is in whole minutes, within what a match may last', () => {
    const refusal = { code: 'timeLimitOutOfRange', values: { max: 600 } };
    expect([1, 600].map((minutes) => code(minutes))).toEqual(['accepted', 'accepted']);
    expect([0, 601, 1.5, Number.NaN].map((minutes) => code(minutes))).toEqual(Array(4).fill(refusal));
    expect([code(60, -1), code(60, 121), code(60, 0, 61)]).toEqual(Array(3).fill(refusal));
  });
});
