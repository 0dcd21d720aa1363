import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** How long a finger may take for the second half of a double tap. */
const DOUBLE_TAP_MS = 450;

type Handlers = {
  onPointerUpCapture(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
};

/**
 * For a place where one button follows another: a double tap of a thumb is one step, and never the next one too. Mouse, keyboard and
 * screen reader take their steps as fast as they like, and so does a thumb that was elsewhere in between, or is in a sheet of the place.
 */
export function useOneStep(place: RefObject<HTMLElement | null>): Handlers {
  const byTouch = useRef(false);
  const last = useRef<{ readonly at: number; readonly text: string } | null>(null);
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) last.current = null;
    };
    addEventListener('pointerdown', forget, true);
    return () => removeEventListener('pointerdown', forget, true);
  }, [place]);
  return {
    onPointerUpCapture(event) {
      byTouch.current = event.pointerType === 'touch';
    },
    onClickCapture(event) {
      const before = last.current;
      const text = event.currentTarget.textContent ?? '';
      last.current = { at: event.timeStamp, text };
      if ((event.target as Element).closest('dialog') !== null) return;
      if (!byTouch.current || !before || before.text === text) return;
      if (event.timeStamp - before.at > DOUBLE_TAP_MS) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
