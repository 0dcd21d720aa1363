import { useLayoutEffect, useRef } from 'react';
import { TOLD_MS } from './bubble';

/**
 * Marks its parent element while the number shown there has just changed. The mark lasts as long as a bubble,
 * so that both end in one frame. It can also be seen across the table. A mark that is already there stays, so
 * that a quick series of taps draws nothing more for it.
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
