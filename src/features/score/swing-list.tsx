import { cheapestSwings, type Swing } from '@/battle/score/swings';
import type { Battle } from '@/battle/state/battle';
import { otherSide } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { RoomSection } from './room-section';

/** How many units of each side are listed. */
const MOST_PER_SIDE = 3;

/** The single losses that would change the result, the easiest of each side first. */
export function SwingList({ battle }: { readonly battle: Battle }) {
  const texts = battleWords.battleScore.swings;
  const swings = cheapestSwings(battle, MOST_PER_SIDE);
  return (
    <RoomSection title={texts.title}>
      {swings.length === 0 && <p className="text-detail text-muted">{texts.none}</p>}
      <ul>
        {swings.map((swing) => (
          <SwingItem key={swing.unit.id} swing={swing} />
        ))}
      </ul>
    </RoomSection>
  );
}

function SwingItem({ swing }: { readonly swing: Swing }) {
  const { unit, gain, battlePoints, victoryPoints, margin } = swing;
  const texts = battleWords.battleScore.swings;
  const by = otherSide(unit.side);
  const result = battlePoints ?? victoryPoints;
  const deed = unit.marks.includes('general') ? texts.kill(by, unit.name) : texts.destroy(by, unit.name);
  return (
    <li className="grid grid-cols-[0.375rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-1">
      <span aria-hidden className={`h-full rounded-full ${toneClasses[SIDE_TONE[by]].fill}`} />
      <span className="leading-lead break-words">
        {deed} <span className="text-detail whitespace-nowrap text-muted">{texts.gain(gain)}</span>
      </span>
      <span className="text-right leading-body">
        <span className="block font-bold">{words.score(result.a, result.b)}</span>
        {margin && <span className="block text-small text-muted">{margin}</span>}
      </span>
    </li>
  );
}
