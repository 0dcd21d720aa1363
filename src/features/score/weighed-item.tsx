import { MAX_STRENGTH } from '@/battle/score/decide';
import { strengthAt } from '@/battle/state/held-places';
import { otherSide, SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { StepTile } from '@/ui/tile/step-tile';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { PlaceItemProps } from './place-rows';

/** A place that is held by more strength within reach: both strengths, and who holds it. */
export function WeighedItem({ bonus, gameTurn, row: { place, points, holder } }: PlaceItemProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const disabled = !useMayWrite();
  const texts = battleWords.battleScore.places;
  const strength = strengthAt(battle.weighed ?? [], { bonusId: bonus.id, place, gameTurn }) ?? NOBODY;
  const cell = (side: Side) => {
    const name = texts.control(bonus.label, place, gameTurn, side);
    const other = otherSide(side);
    return (
      <StepTile
        key={side}
        tone={SIDE_TONE[side]}
        name={name}
        names={{ more: texts.oneStronger(name), fewer: texts.oneWeaker(name) }}
        value={strength[side]}
        min={0}
        max={MAX_STRENGTH}
        disabled={disabled}
        onChange={(to) =>
          act({
            type: 'weighPlace',
            bonusId: bonus.id,
            place,
            gameTurn,
            strength: { ...NOBODY, [side]: to, [other]: strength[other] },
          })
        }
      >
        {words.number(strength[side])}
      </StepTile>
    );
  };
  const [blue, red] = SIDES.map(cell);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] items-center gap-1">
      {blue}
      <span className="text-center leading-detail">
        <span className="font-display text-label break-words">
          {texts.place(bonus.label, place, bonus.places?.points ? points : null)}
        </span>
        {holder && (
          <span className={`block text-note font-bold ${toneClasses[SIDE_TONE[holder]].text}`}>
            {words.side(holder)} {texts.on(points)}
          </span>
        )}
      </span>
      {red}
    </li>
  );
}

const NOBODY = { a: 0, b: 0 } as const;
