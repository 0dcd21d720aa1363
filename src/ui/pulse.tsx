import { useLayoutEffect, useRef } from 'react';

const PULSE_MS = 160;

type PulseProps = {
  /** The value shown there. */
  readonly of: unknown;
  /** Whether the browser keeps a layer for it, so that not even its place is painted again: for few of them on a screen. */
  readonly ownLayer?: boolean;
};

/**
 * A short pulse over the element that it lies in, whenever the value shown there changes. The style sheet says what it looks like;
 * it is seen or not, so that the page has nothing else to draw when it ends.
 */
export function Pulse({ of: value, ownLayer = false }: PulseProps) {
  const pulse = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    const element = pulse.current;
    if (!element) return;
    element.dataset.seen = '';
    const timer = setTimeout(() => delete element.dataset.seen, PULSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return <span ref={pulse} aria-hidden className={`pulse ${ownLayer ? 'will-change-[opacity]' : ''}`} />;
}
