import { useState } from 'react';
import { nextUndo } from '@/battle/log/ledger';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { boundBy } from '@/battle/state/combat-over';
import type { CombatId } from '@/battle/state/ids';
import { useCombatPart } from '@/features/fight/round/use-fight';
import { SIDES, type Side } from '@/rules/index';
import { useLedgerPart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { Engage } from './engage';

/** Asks who fights in a combat without units, if both armies have units to send. */
export function WhoFights({ combatId }: { readonly combatId: CombatId }) {
  const mayWrite = useMayWrite();
  const number = useCombatPart(combatId, (combat) => combat.number);
  const open = useCombatPart(
    combatId,
    (combat, battle) => battle.outcome === null && combat.unitIds.length === 0 && bothHaveUnits(battle),
  );
  const asked = mayWrite && open;
  // A new combat asks at once.
  const isNew = useLedgerPart(
    (ledger) =>
      nextUndo(ledger)?.events.some(
        (event) => event.type === 'combatOpened' && event.combatId === combatId,
      ) ?? false,
  );
  const [asking, setAsking] = useState(asked && isNew);
  return (
    <>
      {asked && (
        <div className="px-2.5 pb-1">
          <Button onPress={() => setAsking(true)}>{battleWords.fight.whoFights(number)}</Button>
        </div>
      )}
      {asking && <Engage combatId={combatId} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Whether each side has a unit on the table that fights in no combat. */
function bothHaveUnits(battle: Battle): boolean {
  return SIDES.every((side) => hasFreeUnit(battle, side));
}

function hasFreeUnit(battle: Battle, side: Side): boolean {
  return armyOf(battle, side).some((army) => isOnTable(army) && !boundBy(battle, army.unit.id));
}

/** Sends one more unit into a combat that runs. */
export function UnitJoins({ combatId }: { readonly combatId: CombatId }) {
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState(false);
  const open = useCombatPart(
    combatId,
    (combat, battle) =>
      battle.outcome === null && combat.unitIds.length > 0 && SIDES.some((side) => hasFreeUnit(battle, side)),
  );
  return (
    <>
      {mayWrite && open && (
        <div className="grid px-2.5 pb-(--row-gap)">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
            className="min-h-(--control) rounded-lg border-2 border-dashed border-outline px-2 font-bold text-muted"
          >
            {battleWords.fight.unitJoins}
          </button>
        </div>
      )}
      {asking && <Engage combatId={combatId} onClose={() => setAsking(false)} />}
    </>
  );
}
