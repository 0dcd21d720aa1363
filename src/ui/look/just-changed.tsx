import { useLayoutEffect, useRef } from 'react';
import { TOLD_MS } from './bubble';

/**
 * Marks the element that it lies in while the number shown there has just changed: as long as a bubble says what did it, so that both
 * go in one frame. Across the table that is seen too. A mark that stands already is left alone, and a burst of taps has nothing to draw
 * for it.
 */
export function JustChanged({ value }: { readonly value: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (before.current === value) return;
    before.current = value;
    const element = mark.current;
    if (!element) return;
    element.dataset.seen = '';
    const timer = setTimeout(() => delete element.dataset.seen, TOLD_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return <span ref={mark} aria-hidden className="just-changed" />;
}
