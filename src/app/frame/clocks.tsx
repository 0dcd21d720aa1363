import { useContext } from 'react';
import { PageContext } from '@/app/page-context';
import { SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { ranMs, useTicking } from './ticking';

/**
 * An optional clock for each player. It is in the log, so it goes on while the phone sleeps; it ticks only
 * while it is on screen.
 */
export function Clocks() {
  const { clocks, outcome } = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite() || outcome !== null;
  const { now } = useContext(PageContext);
  const [at, setAt] = useTicking();
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
            <span className="text-page">{battleWords.clocks.time(ranMs(clock, at))}</span>{' '}
            <span className="text-small font-medium">{battleWords.clocks.action(running)}</span>
          </button>
        );
      })}
    </section>
  );
}
