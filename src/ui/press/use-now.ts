import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** The time by this phone's clock, anew every second while it is looked at. */
export function useNow(now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
