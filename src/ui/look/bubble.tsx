import { useLayoutEffect, useState } from 'react';
import { type Tone, toneClasses } from './tone';

/** How long it is told what the last taps did. */
export const TOLD_MS = 3_000;

/** What stands there while nothing is told: whose tile it is, which may be cut, and what a tap does, which may not. */
export type BubbleLabel = { readonly who: string; readonly does: string };

type BubbleProps = {
  readonly tone: Tone;
  readonly shownAt: number;
  readonly label?: BubbleLabel;
  /** Where the label stands: at its end in a tile of the right-hand side. */
  readonly mirrored?: boolean;
  /** Null for nothing to say. */
  readonly children: string | null;
};

/** So many letters stand above the digit on the narrowest phone. A clip that goes with them would have a browser set up its layers anew. */
const ONE_LINE = 13;

/**
 * A short word about what a tap did. It goes by itself; a new `shownAt` starts it again. The element stays where it is: a tap that
 * makes it come or go has nothing else to find a place for. With a label it has a ground at all times: where one comes or goes, a browser
 * sets up the layers of the page anew. Label and word are the text of the same elements: what is taken away leaves React something to do
 * once the screen is drawn.
 */
export function Bubble({ tone, shownAt, label, mirrored = false, children }: BubbleProps) {
  const [goneAt, setGoneAt] = useState(0);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setGoneAt(shownAt), TOLD_MS);
    return () => clearTimeout(timer);
  }, [shownAt]);
  const told = goneAt === shownAt ? null : children;
  const look = `${LOOK} ${told === null ? untold(label, mirrored) : `justify-center text-center text-[0.875rem] tall:text-[0.9375rem] ${toneClasses[tone].fill}`}`;
  const whole = label ? `${label.who} ${label.does}` : '';
  if (!label || whole.length <= ONE_LINE) {
    return (
      <span aria-hidden className={look}>
        {told ?? whole}
      </span>
    );
  }
  return (
    <span aria-hidden className={`flex ${look}`}>
      <span className="truncate">{told ?? label.who}</span>
      <span className="shrink-0">{told === null ? ` ${label.does}` : ''}</span>
    </span>
  );
}

const LOOK =
  'pointer-events-none absolute inset-x-0.5 bottom-0 rounded-full px-0.5 leading-[1.1875rem] font-medium whitespace-pre';

function untold(label: BubbleLabel | undefined, mirrored: boolean): string {
  if (!label) return 'invisible';
  return `bg-card text-[0.9375rem] text-muted ${mirrored ? 'justify-end text-right' : ''}`;
}
