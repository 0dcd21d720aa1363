import { useContext } from 'react';
import { latestRound } from '@/battle/state/combat';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useCombatPart } from '@/features/fight/round/use-fight';
import { useBattle } from '@/store/battle/use-battle';
import { Halves, Seam } from '@/ui/page/halves';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { acrossWords } from '@/words/across-words';
import { countedWords } from '@/words/counted-words';
import type { DrawUnits } from './draw-units';

type MeleeAcrossProps = { readonly combatId: CombatId; readonly units: DrawUnits; onClose(): void };

/** The phone lies between the players: each counts on their own half what their units suffer. */
export function MeleeAcross({ combatId, units, onClose }: MeleeAcrossProps) {
  const battle = useBattle();
  const combat = useCombatPart(combatId, (shown) => shown);
  const { notice, actions } = useContext(SheetExtrasContext);
  return (
    <Halves
      title={acrossWords.open}
      nameOf={acrossWords.edge}
      combatId={combatId}
      half={(side) => (
        <>
          <Seam
            verdict={countedWords.round(latestRound(combat)?.number ?? 1)}
            backName={acrossWords.at(acrossWords.back, side)}
            onBack={onClose}
          />
          <div className="flex-[1_0_auto] px-2.5">
            {units(
              engagedUnits(battle, combat, side).map(({ unit }) => unit.id),
              true,
            )}
          </div>
          {notice}
          <div className="flex shrink-0 items-center px-2.5 py-1.5 lefty:flex-row-reverse">{actions}</div>
        </>
      )}
      onClose={onClose}
    />
  );
}
