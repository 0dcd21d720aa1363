import { useLayoutEffect, useState } from 'react';
import { type Tone, toneClasses } from './tone';

/** How long the result of the last taps is shown. */
export const TOLD_MS = 3_000;

/**
 * The text of the bubble while no result is shown: whose tile it is, which may be cut off, and what a tap
 * does, which may not.
 */
export type BubbleLabel = { readonly who: string; readonly does: string };

type BubbleProps = {
  readonly tone: Tone;
  readonly shownAt: number;
  readonly label?: BubbleLabel;
  /** For a tile of the right-hand side: the label stands at its end. */
  readonly mirrored?: boolean;
  /** Null: nothing to show. */
  readonly children: string | null;
};

/**
 * At most so many letters fit above the digit on the narrowest phone. A longer text is cut off, which makes
 * the browser rebuild its layers.
 */
const ONE_LINE = 13;

/**
 * A short text about the last taps. It disappears by itself; a new `shownAt` starts it again. Three things
 * keep a tap cheap for the browser. The element always stays in the page, so that nothing else moves. With a
 * label it always has a background, because adding or removing one makes the browser rebuild the layers of
 * the page. Label and text use the same elements, because React removes elements after the screen is drawn.
 */
export function Bubble({ tone, shownAt, label, mirrored = false, children }: BubbleProps) {
  const [goneAt, setGoneAt] = useState(0);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setGoneAt(shownAt), TOLD_MS);
    return () => clearTimeout(timer);
  }, [shownAt]);
  const told = goneAt === shownAt ? null : children;
  const look = `${LOOK} ${told === null ? untold(label, mirrored) : `justify-center text-center text-note tall:text-small ${toneClasses[tone].fill}`}`;
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
  'pointer-events-none absolute inset-x-0.5 bottom-0 rounded-full px-0.5 leading-label font-medium whitespace-pre';

function untold(label: BubbleLabel | undefined, mirrored: boolean): string {
  if (!label) return 'invisible';
  return `bg-card text-small text-muted ${mirrored ? 'justify-end text-right' : ''}`;
}
