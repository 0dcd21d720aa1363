import { useContext, useEffect, useState } from 'react';
import { PageContext } from '@/app/page-context';
import type { Clock } from '@/battle/state/battle';

const TICK_MS = 1_000;

/**
 * The present time, updated every second, in milliseconds since 1970; and a function to update it at once
 * after a tap.
 */
export function useTicking(): readonly [number, (at: number) => void] {
  const { now } = useContext(PageContext);
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return [at, setAt];
}

/** The time on the clock at that moment, in milliseconds. */
export function ranMs({ ranMs: before, runningSince }: Clock, at: number): number {
  return before + (runningSince === null ? 0 : Math.max(0, at - runningSince));
}
