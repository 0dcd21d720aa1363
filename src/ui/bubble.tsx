import { type ReactNode, useEffect, useState } from 'react';
import { type Tone, toneClasses } from './tone';

type BubbleProps = {
  readonly tone: Tone;
  readonly shownAt: number;
  readonly forMs: number;
  readonly children: ReactNode;
};

/** A short word about what a tap did. It goes by itself; a new `shownAt` starts it again. */
export function Bubble({ tone, shownAt, forMs, children }: BubbleProps) {
  const [goneAt, setGoneAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGoneAt(shownAt), forMs);
    return () => clearTimeout(timer);
  }, [shownAt, forMs]);
  if (goneAt === shownAt) return null;
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-x-1 bottom-1.5 truncate rounded-full px-1 text-center text-[17px] font-medium leading-[30px] ${toneClasses[tone].fill}`}
    >
      {children}
    </span>
  );
}
