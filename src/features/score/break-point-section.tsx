import { armyBreakPoint } from '@/battle/score/break-point';
import { editionOfBattle } from '@/battle/state/edition-of';
import { type Edition, SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { RoomSection } from './room-section';

/** How far each army is from its break point; nothing if the edition has none, or no army was entered. */
export function BreakPointSection() {
  const battle = useBattle();
  const { gameStructure }: Edition = editionOfBattle(battle);
  const armies = SIDES.flatMap((side) => {
    const standing = armyBreakPoint(battle, side);
    return standing ? [{ side, standing }] : [];
  });
  if (!gameStructure.breakPoint || armies.length === 0) return null;
  const texts = battleWords.battleScore.breakPoint;
  return (
    <RoomSection title={gameStructure.breakPoint.label}>
      <ul className="text-label leading-lead">
        {armies.map(({ side, standing }) => (
          <li key={side} className={standing.broken ? 'font-bold text-warn' : ''}>
            {texts.standing(side, standing)}
            {standing.unknown.length > 0 && (
              <span className="block text-small font-medium text-muted">
                {texts.unknown(standing.unknown)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}
