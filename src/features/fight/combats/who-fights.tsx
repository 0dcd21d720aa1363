import { useState } from 'react';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { boundBy } from '@/battle/state/combat-over';
import type { CombatId } from '@/battle/state/ids';
import { useRoundPart } from '@/features/fight/round/use-fight';
import { SIDES } from '@/rules/index';
import { useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { EngageSheet } from './engage-sheet';

/** Asks who fights in a combat without units, if both armies have units to send. */
export function WhoFights({ combatId }: { readonly combatId: CombatId }) {
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState(false);
  const number = useRoundPart(combatId, ({ combat }) => combat.number);
  const open = useRoundPart(
    combatId,
    ({ combat }, battle) => battle.outcome === null && combat.unitIds.length === 0 && bothHaveUnits(battle),
  );
  const asked = mayWrite && open;
  return (
    <>
      {asked && (
        <div className="px-2.5 pb-1">
          <Button onPress={() => setAsking(true)}>{battleWords.fight.whoFights(number)}</Button>
        </div>
      )}
      {asking && <EngageSheet combatId={combatId} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Whether each side has a unit on the table that fights in no combat. */
function bothHaveUnits(battle: Battle): boolean {
  return SIDES.every((side) =>
    armyOf(battle, side).some((army) => isOnTable(army) && !boundBy(battle, army.unit.id)),
  );
}
