import { useContext, useEffect, useState } from 'react';
import { PageContext } from '@/app/page-context';
import type { Clock } from '@/battle/battle';
import { SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';

const TICK_MS = 1_000;

/** A clock for each player, for those who want one. It is in the log, runs on when the phone sleeps, and ticks only while it is looked at. */
export function Clocks() {
  const { clocks, outcome } = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite() || outcome !== null;
  const { now } = useContext(PageContext);
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <section aria-label={battleWords.clocks.title} className="grid grid-cols-2 gap-2 pt-3">
      {SIDES.map((side) => {
        const clock = clocks[side];
        const running = clock.runningSince !== null;
        const tone = toneClasses[SIDE_TONE[side]];
        return (
          <button
            key={side}
            type="button"
            disabled={disabled}
            aria-pressed={running}
            aria-label={battleWords.clocks.control(side, ranMs(clock, at), running)}
            onClick={() => {
              setAt(now());
              act({ type: running ? 'pauseClock' : 'startClock', side });
            }}
            className={`flex min-h-14 flex-col items-center justify-center rounded-lg border-2 leading-tight font-bold ${running ? tone.fill : `bg-card ${tone.border} ${tone.text}`}`}
          >
            <span className="text-[24px]">{battleWords.clocks.time(ranMs(clock, at))}</span>{' '}
            <span className="text-[15px] font-medium">{battleWords.clocks.action(running)}</span>
          </button>
        );
      })}
    </section>
  );
}

function ranMs({ ranMs: before, runningSince }: Clock, at: number): number {
  return before + (runningSince === null ? 0 : Math.max(0, at - runningSince));
}
