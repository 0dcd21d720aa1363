import { describe, expect, it } from 'vitest';
import { jumpBetween } from './clock-jump';

const clock = { ranMs: 60_000, runningSince: 1_000_000 };
const HOUR = 3_600_000;
const seen = { at: 1_010_000, elapsed: 500 };

describe('between two looks at a running clock', () => {
  const lookAt = (at: number, elapsed: number, wasHidden = false) =>
    jumpBetween(clock, seen, { at, elapsed }, wasHidden);

  it('a second that is a second is no jump, nor one of a busy phone', () => {
    expect(lookAt(1_011_000, 1_500)).toBeNull();
    expect(lookAt(1_020_000, 1_500)).toBeNull();
  });

  it('a phone set an hour ahead or back has jumped: it had used what the page itself measured', () => {
    const jump = { usedMs: 71_000, elapsed: 1_500 };
    expect(lookAt(1_011_000 + HOUR, 1_500)).toEqual(jump);
    expect(lookAt(1_011_000 - HOUR, 1_500)).toEqual(jump);
  });

  it('time ahead while the page was hidden is a phone that slept; time back is a jump all the same', () => {
    expect(lookAt(1_011_000 + HOUR, 1_500, true)).toBeNull();
    expect(lookAt(1_011_000 - HOUR, 1_500, true)).toEqual({ usedMs: 71_000, elapsed: 1_500 });
  });
});
