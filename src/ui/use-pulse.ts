import { type RefObject, useLayoutEffect, useRef } from 'react';

const PULSE_MS = 160;

/**
 * A short pulse of an element whenever its value changes: it is drawn otherwise, and then once more as it was. An animation would
 * have the page drawn ten times in between. The style sheet says what a pulse looks like.
 */
export function usePulse<Shown extends HTMLElement>(value: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    if (Object.is(before.current, value)) return;
    before.current = value;
    const element = shown.current;
    if (!element) return;
    element.dataset.pulse = '';
    const timer = setTimeout(() => delete element.dataset.pulse, PULSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
