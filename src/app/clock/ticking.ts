import { useContext, useEffect, useState } from 'react';
import { PageContext } from '@/app/page-context';
import { type ClockReading, ranMs, readingOf } from '@/battle/state/clock';
import { otherSide, SIDES, type Side } from '@/rules/index';
import { useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';

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

/** The clocks of both players, drawn anew every second, and what a tap does to them. */
export function useClocks() {
  const clocks = useBattlePart((battle) => battle.clocks);
  const limit = useBattlePart((battle) => battle.timeLimit ?? null);
  const ended = useBattlePart(({ outcome }) => outcome !== null);
  const mayWrite = useMayWrite() && !ended;
  const { act } = useBattleActions();
  const { now } = useContext(PageContext);
  const [at, setAt] = useTicking();
  const running = SIDES.find((side) => clocks[side].runningSince !== null) ?? null;
  const tap = (type: 'startClock' | 'pauseClock', side: Side) => {
    setAt(now());
    act({ type, side });
  };
  return {
    clocks,
    limit,
    running,
    mayWrite,
    /** What that player's clock shows now. */
    reading: (side: Side): ClockReading => readingOf(ranMs(clocks[side], at), limit),
    start: (side: Side) => tap('startClock', side),
    pause: (side: Side) => tap('pauseClock', side),
    /** Stops that player's clock and starts the other's: one gesture, since only one clock runs at a time. */
    pass: (from: Side) => tap('startClock', otherSide(from)),
  };
}
