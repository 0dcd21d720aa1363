import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { eventWords } from '@/words/event-words';

/** Within this time all pages of a wall are shown, in milliseconds. */
const ALL_SHOWN_MS = 36_000;
/** Nobody reads a page in less, and nobody needs more. */
const SHORTEST_MS = 3_000;
const LONGEST_MS = 12_000;
/** Of larger letters a hall turns at most so many pages: each is then shown long enough to be read. */
const MOST_PAGES = 8;

/** Sizes of text by name, as `sizes.css` has them. */
type TextSize = 'heading' | 'name' | 'page' | 'number' | 'figure' | 'total';

/**
 * How often the wall was turned, from 0. The more pages its longest part has, the shorter each is shown.
 * `null` pages: it is held.
 */
export function useTurns(pages: number | null): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (pages === null || pages < 2) return;
    const shown = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ALL_SHOWN_MS / pages));
    const timer = setInterval(() => setTurns((turned) => turned + 1), shown);
    return () => clearInterval(timer);
  }, [pages]);
  return turns;
}

type WallPagesProps = {
  readonly label: string;
  readonly turns: number;
  readonly pages: number;
  /** Is told how many pages there are; 1 where the screen is scrolled by hand. */
  readonly onPages: (pages: number) => void;
  /** Its columns side by side on a wide screen. */
  readonly columns: 1 | 2;
  /** The sizes of its letters on a wide screen, the largest first; a smaller screen has the last. */
  readonly sizes: readonly TextSize[];
  readonly head: ReactNode;
  /** Stays below the pages. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A part of the wall that is turned like a book, so that a hall sees all of it without a hand: the browser
 * breaks its rows into columns of the screen's height, and the part is moved to the columns of the page.
 */
export function WallPages({
  label,
  turns,
  pages,
  onPages,
  columns,
  sizes,
  head,
  foot,
  children,
}: WallPagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const page = turns % pages;
  // After every render: the rows may be others.
  useLayoutEffect(() => {
    const part = box.current;
    if (!part) return;
    const show = () => {
      const { columnGap, overflowX } = getComputedStyle(part);
      const gap = Number.parseFloat(columnGap);
      const width = part.clientWidth + gap;
      const fill = (size: TextSize) => {
        part.style.fontSize = `var(--text-${size})`;
        // Browsers round both widths to whole pixels.
        return Math.max(1, Math.ceil((part.scrollWidth + gap) / width - 0.01));
      };
      onPages(fill(overflowX === 'hidden' ? fittingSize(sizes, fill) : smallest(sizes)));
      part.scrollLeft = page * width;
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(part);
    return () => observer.disconnect();
  });
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-1 broad:min-h-0">
      <div className="flex items-baseline gap-3">
        <div className="min-w-0 flex-1">{head}</div>
        {pages > 1 && (
          <p className="shrink-0 tabular-nums text-muted">
            {eventWords.wall.page({ page: page + 1, pages })}
          </p>
        )}
      </div>
      <div
        ref={box}
        className={`flex-1 gap-8 broad:min-h-0 broad:columns-1 broad:overflow-hidden broad:[column-fill:auto] spread:columns-2 ${columns === 2 ? 'broad:columns-2' : ''}`}
      >
        {children}
      </div>
      {foot}
    </section>
  );
}

/** All on one page in the largest letters that allow it; or else in the largest that need not too many. */
function fittingSize(sizes: readonly TextSize[], pagesOf: (size: TextSize) => number): TextSize {
  const needed = sizes.map((size) => ({ size, pages: pagesOf(size) }));
  const fitting = needed.find(({ pages }) => pages === 1) ?? needed.find(({ pages }) => pages <= MOST_PAGES);
  return fitting?.size ?? smallest(sizes);
}

function smallest(sizes: readonly TextSize[]): TextSize {
  return sizes.at(-1) ?? 'name';
}
