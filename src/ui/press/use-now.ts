import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** The time of this phone's clock; updates every second while the component is on screen. */
export function useNow(now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return at;
}
