import { rosterPoints } from '@/battle/state/army';
import { useBattle } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { Roster, type RosterProps } from './roster';

/** One side's roster under its device, as a column. */
export function ArmySide(props: RosterProps) {
  const { side } = props;
  const battle = useBattle();
  const points = rosterPoints(battle, side);
  const { device, text } = toneClasses[SIDE_TONE[side]];
  return (
    <div className="flex min-h-full flex-col">
      <h2
        className={`sticky top-0 z-20 flex min-h-(--control) items-center justify-center font-display text-name font-bold ${device} ${text}`}
      >
        {battleWords.armies.tab(side, points)}
      </h2>
      <Roster {...props} />
    </div>
  );
}
