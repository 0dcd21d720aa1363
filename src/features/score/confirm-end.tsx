import { confirmationOf } from '@/battle/state/confirmation';
import { useBattleActions, useBattlePart, useOwnSides } from '@/store/battle/use-battle';
import { SIDE_TONE } from '@/ui/look/tone';
import { ConfirmTile } from '@/ui/tile/confirm-tile';
import { battleWords } from '@/words/battle-words';

/**
 * After the end: a side that has not confirmed it does so here, each on its own phone or both on this one.
 * Nothing where all have whom this phone may speak for.
 */
export function ConfirmEnd() {
  const confirmed = useBattlePart(confirmationOf);
  const missing = useOwnSides().filter((side) => confirmed?.[side] === false);
  const { act } = useBattleActions();
  const { end } = battleWords.battleScore;
  if (missing.length === 0) return null;
  return (
    <div className="grid gap-1">
      <div className="grid auto-cols-fr grid-flow-col gap-2 big:grid-flow-row">
        {missing.map((side) => (
          <ConfirmTile
            key={side}
            tone={SIDE_TONE[side]}
            label={end.confirms(side)}
            on={false}
            onToggle={() => act({ type: 'confirmEnd', side })}
          />
        ))}
      </div>
      <p className="text-detail text-muted">{end.confirmHere}</p>
    </div>
  );
}
