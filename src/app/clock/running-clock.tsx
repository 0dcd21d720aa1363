import { Pause } from 'lucide';
import { type ClockReading, wasUsed } from '@/battle/state/clock';
import { useBattlePart } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { useClocks } from './ticking';

/** Where the digits are underlined: the time is nearly or wholly used. */
const LATE: readonly ClockReading['of'][] = ['warning', 'reserve', 'flag'];

/**
 * The clock that runs, small, for the bar above a fight: a tap passes it on. Nothing where no clock is
 * used.
 */
export function RunningClock() {
  const used = useBattlePart(
    ({ clocks, timeLimit }) => timeLimit !== undefined || wasUsed(clocks.a) || wasUsed(clocks.b),
  );
  return used && <SmallClock />;
}

function SmallClock() {
  const turnSide = useBattlePart(({ turn }) => turn.side);
  const { running, mayWrite, reading, start, pass } = useClocks();
  const side = running ?? turnSide;
  const shown = reading(side);
  const texts = battleWords.clocks;
  const { fill, text, border } = toneClasses[SIDE_TONE[side]];
  const late = LATE.includes(shown.of);
  return (
    <button
      type="button"
      disabled={!mayWrite}
      aria-label={running ? texts.pass(side, shown) : texts.resume(side, shown)}
      onClick={() => (running ? pass : start)(side)}
      className="flex h-(--control) min-w-12 shrink-0 items-center"
    >
      <span
        className={`flex items-center gap-1 rounded-md border-2 px-1.5 text-label leading-title font-bold tabular-nums ${running ? fill : `${border} ${text}`} ${late ? 'underline decoration-2 underline-offset-2' : ''}`}
      >
        {!running && <Icon of={Pause} size={14} />}
        {texts.digits(shown)}
      </span>
    </button>
  );
}
