import {
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** How long a press must last to become a hold, and how often the hold repeats. */
const HOLD_MS = 500;
/** How far a finger may slide, in CSS pixels, before the press no longer counts. */
const SLIDE_PX = 14;

type Press = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** True after the finger slid away, or after a hold: then no tap follows. */
  spent: boolean;
};

type Handlers = {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  onPointerLeave(): void;
  onTouchEnd(event: TouchEvent): void;
  onClick(event: MouseEvent): void;
  onContextMenu(event: MouseEvent): void;
};

/**
 * One tap for each finger, and a hold that repeats. A finger acts when it is lifted, because browsers send no
 * click for a second finger; mouse, keyboard and screen reader act on click.
 */
export function usePress(onTap: () => void, onHold?: () => void): Handlers {
  const press = useRef<Press | null>(null);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const actedByTouch = useRef(false);
  const latestHold = useRef(onHold);
  useLayoutEffect(() => {
    latestHold.current = onHold;
  });
  useEffect(() => () => clearInterval(timer.current), []);

  function letGo() {
    clearInterval(timer.current);
    press.current = null;
  }

  return {
    onPointerDown(event) {
      clearInterval(timer.current);
      const now: Press = { id: event.pointerId, x: event.clientX, y: event.clientY, spent: false };
      press.current = now;
      actedByTouch.current = false;
      if (!onHold) return;
      timer.current = setInterval(() => {
        if (press.current !== now) return;
        now.spent = true;
        latestHold.current?.();
      }, HOLD_MS);
    },
    onPointerMove(event) {
      const now = press.current;
      if (!now || now.id !== event.pointerId) return;
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLIDE_PX) {
        clearInterval(timer.current);
        now.spent = true;
      }
    },
    onPointerUp(event) {
      const now = press.current;
      clearInterval(timer.current);
      if (event.pointerType !== 'touch' || !now || now.id !== event.pointerId) return;
      actedByTouch.current = true;
      press.current = null;
      if (!now.spent) onTap();
    },
    onPointerCancel: letGo,
    onPointerLeave() {
      if (press.current) press.current.spent = true;
      clearInterval(timer.current);
    },
    onTouchEnd(event) {
      if (!actedByTouch.current || !event.cancelable) return;
      // The tap is done. This stops the mouse events that browsers send after a touch, which would cost as
      // much again.
      event.preventDefault();
      actedByTouch.current = false;
    },
    onClick(event) {
      const spent = press.current?.spent ?? false;
      const alreadyActed = actedByTouch.current && event.detail !== 0;
      letGo();
      actedByTouch.current = false;
      if (!alreadyActed && !(spent && event.detail !== 0)) onTap();
    },
    onContextMenu: (event) => event.preventDefault(),
  };
}
