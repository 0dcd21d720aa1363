import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { words } from '@/words/words';
import { localDay } from './local-day';

describe('the day of a time', () => {
  it('is the one that the words name, at every time of a year of four figures', () => {
    const [from, to] = [-30_000_000_000_000, 253_000_000_000_000];
    fc.assert(
      fc.property(fc.integer({ min: from, max: to }), (at) => {
        expect(localDay(new Date(at))).toBe(words.isoDay(at));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is left to the words in any other year', () => {
    for (const at of [8.64e15, -8.64e15, Number.NaN]) expect(localDay(new Date(at))).toBeNull();
  });
});
