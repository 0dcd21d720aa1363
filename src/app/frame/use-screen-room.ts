import { useSyncExternalStore } from 'react';

/** What stands beside each other in a battle: one part, the armies at the sides of it, or the log as well. */
export type ScreenRoom = 'one' | 'sides' | 'all';

/** In the player's own text size, so that large text keeps one column. */
const SIDES_FROM_REM = 48;
const ALL_FROM_REM = 76;
const FROM_HEIGHT_PX = 600;

/** How much stands beside each other on this screen; follows turning and folding. */
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
