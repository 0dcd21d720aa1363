import { useSyncExternalStore } from 'react';

/** What fits side by side in a battle: one part; also the armies at its sides; or also the log. */
export type ScreenRoom = 'one' | 'sides' | 'all';

/** In the player's own text size, so that large text keeps one column. */
const SIDES_FROM_REM = 48;
const ALL_FROM_REM = 76;
const FROM_HEIGHT_PX = 600;

/** How much fits side by side on this screen; updates when the phone is turned or folded. */
export function useScreenRoom(): ScreenRoom {
  return useSyncExternalStore(watch, measure);
}

function watch(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

function measure(): ScreenRoom {
  if (innerHeight < FROM_HEIGHT_PX) return 'one';
  const rem = innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (rem < SIDES_FROM_REM) return 'one';
  return rem < ALL_FROM_REM ? 'sides' : 'all';
}
