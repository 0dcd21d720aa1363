import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type Tone, toneClasses } from './tone';

/** How long it is told what the last taps did. */
export const TOLD_MS = 3_000;

type BubbleProps = {
  readonly tone: Tone;
  readonly shownAt: number;
  /** What stands there while nothing is told, on the ground of a card; its look is its own. */
  readonly otherwise?: ReactNode;
  /** Null for nothing to say. */
  readonly children: ReactNode;
};

/**
 * A short word about what a tap did. It goes by itself; a new `shownAt` starts it again. The element stays where it is: a tap that
 * makes it come or go has nothing else to find a place for. With something in its stead it has a ground at all times: where one comes or
 * goes, a browser sets up the layers of the page anew.
 */
export function Bubble({ tone, shownAt, otherwise, children }: BubbleProps) {
  const [goneAt, setGoneAt] = useState(0);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setGoneAt(shownAt), TOLD_MS);
    return () => clearTimeout(timer);
  }, [shownAt]);
  const gone = children === null || goneAt === shownAt;
  const look = gone ? (otherwise ? 'bg-card' : 'invisible') : toneClasses[tone].fill;
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-x-0.5 bottom-0 rounded-full whitespace-nowrap px-0.5 text-center text-[0.875rem] leading-[1.1875rem] font-medium tall:text-[0.9375rem] ${look}`}
    >
      {gone ? otherwise : children}
    </span>
  );
}
