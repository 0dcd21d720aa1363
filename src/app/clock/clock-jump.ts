import { useContext, useEffect, useRef, useState } from 'react';
import { PageContext } from '@/app/page-context';
import { type Clock, ranMs } from '@/battle/state/clock';

/**
 * By how much two ways to measure a second may differ before the phone's time has jumped: a busy phone is
 * late.
 */
const SLACK_MS = 30_000;
const TICK_MS = 1_000;

type Seen = { readonly at: number; readonly elapsed: number };

/** The time used before the phone's time jumped, and when that was by the page's own measure. */
export type ClockJump = { readonly usedMs: number; readonly elapsed: number };

/**
 * What the clock had used before the time of the phone jumped; null: it did not. Two measures are
 * compared: the phone's time, which its owner may set, and the page's own, which only goes on. Time ahead
 * while the page was hidden is a phone that slept: it counts. Time back is always a jump.
 */
export function jumpBetween(clock: Clock, before: Seen, now: Seen, wasHidden: boolean): ClockJump | null {
  const passed = now.elapsed - before.elapsed;
  const difference = now.at - before.at - passed;
  if (difference >= -SLACK_MS && (difference <= SLACK_MS || wasHidden)) return null;
  return { usedMs: Math.round(ranMs(clock, before.at) + passed), elapsed: now.elapsed };
}

/** Watches a running clock for a jump of the phone's time, every second. Called with null it rests. */
export function useClockJump(clock: Clock | null): readonly [ClockJump | null, () => void] {
  const { now, elapsed } = useContext(PageContext);
  const [jump, setJump] = useState<ClockJump | null>(null);
  const hidden = useRef(false);
  useEffect(() => {
    if (clock?.runningSince == null) return;
    let seen: Seen = { at: now(), elapsed: elapsed() };
    // A phone whose time is before the start of the clock: what was used until now is all that is known.
    if (seen.at < clock.runningSince - SLACK_MS) setJump({ usedMs: clock.ranMs, elapsed: seen.elapsed });
    const look = () => {
      const next = { at: now(), elapsed: elapsed() };
      const found = jumpBetween(clock, seen, next, hidden.current);
      if (found) setJump((known) => known ?? found);
      hidden.current = document.hidden;
      seen = next;
    };
    const hide = () => {
      if (document.hidden) hidden.current = true;
    };
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
      setJump(null);
    };
  }, [clock, now, elapsed]);
  return [jump, () => setJump(null)];
}
