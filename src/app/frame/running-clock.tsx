import type { Clock } from '@/battle/state/battle';
import { SIDES, type Side } from '@/rules/index';
import { useBattlePart } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { ranMs, useTicking } from './ticking';

/** The running clocks, small, for the bar above a fight; nothing if none runs. */
export function RunningClock() {
  const clocks = useBattlePart((battle) => battle.clocks);
  const running = SIDES.filter((side) => clocks[side].runningSince !== null);
  return (
    <>
      {running.map((side) => (
        <Ticking key={side} side={side} clock={clocks[side]} />
      ))}
    </>
  );
}

function Ticking({ side, clock }: { readonly side: Side; readonly clock: Clock }) {
  const [at] = useTicking();
  return (
    <span
      role="timer"
      aria-label={battleWords.clocks.of(side)}
      className={`shrink-0 rounded-md px-1.5 text-label leading-title font-bold ${toneClasses[SIDE_TONE[side]].fill}`}
    >
      {battleWords.clocks.time(ranMs(clock, at))}
    </span>
  );
}
