import { describe, expect, test } from 'vitest';
import { type PageRoom, rowPages } from './row-pages';

const HIGH: PageRoom = { height: 500, small: 44, large: 61, gap: 6 };
const TWO_LINES: PageRoom = { ...HIGH, height: 111 };
const isSmall = (row: string) => row === row.toLowerCase();

describe('the rows of half a screen', () => {
  test('stand on one page where all have room', () => {
    const rows = ['charge', 'RANKS', 'flank', 'STANDARDS', 'rear', 'overkill'];
    expect(rowPages(rows, isSmall, HIGH)).toEqual([
      { small: ['charge', 'flank', 'rear', 'overkill'], large: ['RANKS', 'STANDARDS'] },
    ]);
  });

  test('are turned like pages where there is room for two lines: what is wanted first is on the first', () => {
    const rows = ['charge', 'RANKS', 'flank', 'STANDARDS', 'rear', 'overkill'];
    expect(rowPages(rows, isSmall, TWO_LINES)).toEqual([
      { small: ['charge', 'flank'], large: ['RANKS', 'STANDARDS'] },
      { small: ['rear', 'overkill'], large: [] },
    ]);
  });

  test('that are used more come first, also before a rare large one', () => {
    const rows = ['ranks', 'standard', 'order', 'infantry', 'flank', 'rear', 'OVERKILL'];
    const [first] = rowPages(rows, isSmall, { ...HIGH, height: 140 });
    expect(first).toEqual({ small: ['ranks', 'standard', 'order', 'infantry', 'flank'], large: [] });
  });

  test('are all there, each once, in whatever room', () => {
    const rows = ['a', 'B', 'c', 'D', 'e', 'F', 'g', 'h', 'i', 'J', 'k'];
    for (let height = 0; height < 400; height += 7) {
      const pages = rowPages(rows, isSmall, { ...HIGH, height });
      expect(pages.flatMap(({ small, large }) => [...small, ...large]).toSorted()).toEqual(rows.toSorted());
      for (const page of pages) {
        const turned = pages.length > 1 ? 1 : 0;
        const high =
          Math.ceil((page.small.length + turned) / 3) * 50 + Math.ceil(page.large.length / 2) * 67 - 6;
        expect(high).toBeLessThanOrEqual(Math.max(height, 111));
      }
    }
  });
});
