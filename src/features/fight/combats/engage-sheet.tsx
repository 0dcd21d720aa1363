import { useState } from 'react';
import type { Combat } from '@/battle/state/battle';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useShownCombat } from '@/features/fight/round/use-fight';
import { SIDES } from '@/rules/index';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { FacingPicture } from './facing-picture';
import { pairsIn } from './pairs';
import { UnitPicker } from './unit-picker';

type EngageSheetProps = { readonly combatId: CombatId; onClose(): void };

/** The units that fight in the combat, and who faces whom: the edition's proposals follow from this. */
export function EngageSheet({ combatId, onClose }: EngageSheetProps) {
  const combat = useShownCombat(combatId);
  return combat && <UnitsSheet combat={combat} onClose={onClose} />;
}

function UnitsSheet({ combat, onClose }: { readonly combat: Combat; onClose(): void }) {
  const battle = useBattle();
  const [page, setPage] = useState<'units' | 'faces'>('units');
  const disabled = !useMayWrite() || battle.outcome !== null;
  const pairs = pairsIn(battle, combat);
  const bothThere = SIDES.every((side) => engagedUnits(battle, combat, side).length > 0);
  const shown = bothThere ? page : 'units';
  const { fight } = battleWords;
  return (
    <Sheet
      title={shown === 'units' ? fight.whoFights(combat.number) : fight.whoFaces}
      closeName={words.close}
      onClose={onClose}
    >
      {shown === 'units' ? (
        <UnitPicker combat={combat} disabled={disabled} />
      ) : (
        <FacingPicture combat={combat} pairs={pairs} disabled={disabled} />
      )}
      <div className="sticky bottom-0 big:static -mx-4 mt-3 border-t border-line bg-paper px-4 py-2">
        {shown === 'units' && pairs.length > 0 && (
          <p className="line-clamp-2 pb-1.5 text-detail leading-label text-muted">
            {fight.pairs(
              pairs.map(({ a, b }) => [a.unit.name, b.unit.name] as const),
              pairs.some(({ guessed }) => guessed),
            )}
          </p>
        )}
        <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
          <Button disabled={!bothThere} onPress={() => setPage(shown === 'units' ? 'faces' : 'units')}>
            {shown === 'units' ? fight.whoFaces : fight.backToUnits}
          </Button>
          <Button kind="primary" onPress={onClose}>
            {words.done}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
