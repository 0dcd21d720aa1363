import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** The longest time between the two taps of a double tap. */
const DOUBLE_TAP_MS = 450;

type Handlers = {
  onPointerUpCapture(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
};

/**
 * For a place where one button replaces another: a double tap of a thumb must not also press the next button.
 * It does not slow down mouse, keyboard and screen reader, nor a thumb that was elsewhere in between or is in
 * a sheet of the place.
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
