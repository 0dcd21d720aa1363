import { useState } from 'react';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { Combat } from '@/battle/state/battle';
import { combatWith } from '@/battle/state/engaged';
import { SIDES } from '@/rules/index';
import { useBattle, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { battleWords } from '@/words/battle-words';
import { EngageSheet } from './engage-sheet';

/** Asks who fights in a combat that has no units yet, where both armies have some to send. */
export function WhoFights({ combat }: { readonly combat: Combat }) {
  const battle = useBattle();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const [asking, setAsking] = useState(false);
  const bothHave = SIDES.every((side) =>
    armyOf(battle, side).some((army) => isOnTable(army) && !combatWith(battle, army.unit.id)),
  );
  const asked = mayWrite && combat.unitIds.length === 0 && bothHave;
  return (
    <>
      {asked && (
        <div className="px-2.5 pb-1">
          <Button onPress={() => setAsking(true)}>{battleWords.fight.whoFights(combat.number)}</Button>
        </div>
      )}
      {asking && <EngageSheet combat={combat} onClose={() => setAsking(false)} />}
    </>
  );
}
