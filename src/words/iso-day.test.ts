import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from './iso-day';

const CALENDAR = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });

describe('the day of a time', () => {
  it('is the one of the calendar, at every time of a year of four figures', () => {
    const [from, to] = [-30_000_000_000_000, 253_000_000_000_000];
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (at) => {
        expect(isoDay(at)).toBe(CALENDAR.format(at));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is no day in any other year, nor outside the calendar', () => {
    for (const at of [8.64e15, -8.64e15, 9e15, Number.NaN]) expect(isoDay(at)).toBe('0000-00-00');
  });
});
