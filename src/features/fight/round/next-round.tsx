import { useState } from 'react';
import { removedNext } from '@/battle/combat/in-combat';
import type { Combat } from '@/battle/state/combat';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { useShownCombat } from './use-fight';

type NextRoundProps = {
  readonly combatId: CombatId;
  readonly primary?: boolean;
  readonly disabled?: boolean;
};

/**
 * Begins the combat's next round. If this would remove a unit whose flight was not entered, it asks the
 * players first.
 */
export function NextRound({ combatId, primary = false, disabled = false }: NextRoundProps) {
  const battle = useBattle();
  const combat = useShownCombat(combatId);
  const { act } = useBattleActions();
  const [asking, setAsking] = useState(false);
  const begin = () => {
    if (combat && removedNext(battle, combat).length > 0) setAsking(true);
    else act({ type: 'beginRound', combatId });
  };
  return (
    <>
      <Button kind={primary ? 'primary' : 'plain'} disabled={disabled} onPress={begin}>
        {battleWords.fight.nextRound}
      </Button>
      {asking && combat && <RemovalSheet combat={combat} onClose={() => setAsking(false)} />}
    </>
  );
}

/**
 * The fate of each unit that should have fled and is still engaged: removed by the rulebook, unless it got
 * away.
 */
function RemovalSheet({ combat, onClose }: { readonly combat: Combat; onClose(): void }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const [gotAway, setGotAway] = useState<readonly UnitId[]>([]);
  const { removal } = battleWords.fight;
  return (
    <Sheet title={removal.title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3 pb-3">
        {removedNext(battle, combat).map(({ unit, fate }) => (
          <SegmentedChoice
            key={unit.id}
            label={removal.unit(unit.name, fate)}
            options={[
              { id: 'removed', label: removal.removed, hint: removal.removedHint },
              { id: 'gotAway', label: battleWords.breakTest.gotAway, hint: removal.gotAwayHint },
            ]}
            chosen={gotAway.includes(unit.id) ? 'gotAway' : 'removed'}
            onChoose={(chosen) => {
              const others = gotAway.filter((id) => id !== unit.id);
              setGotAway(chosen === 'gotAway' ? [...others, unit.id] : others);
            }}
          />
        ))}
      </div>
      <Button
        kind="primary"
        onPress={() => {
          act({ type: 'beginRound', combatId: combat.id, gotAway });
          onClose();
        }}
      >
        {battleWords.fight.nextRound}
      </Button>
    </Sheet>
  );
}
