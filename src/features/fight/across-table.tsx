import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import type { CounterRow, Side } from '@/rules/index';
import { useLedger } from '@/store/battle/use-battle';
import { Halves } from '@/ui/page/halves';
import { useAgreement } from '@/ui/page/use-agreement';
import { acrossWords } from '@/words/across-words';
import { AcrossHalf } from './across-half';

type AcrossTableProps = {
  readonly combatId: CombatId;
  onEnterCount(row: CounterRow, side: Side): void;
  onEnterLoss(side: Side, target: LossTarget): void;
  onClose(): void;
};

/**
 * The phone lies between the players. Each has a half with their own controls, and the far half faces the far
 * player.
 */
export function AcrossTable({ combatId, onEnterCount, onEnterLoss, onClose }: AcrossTableProps) {
  const { agreed, agree } = useAgreement(useLedger().entries.length);
  return (
    <Halves
      title={acrossWords.open}
      nameOf={acrossWords.edge}
      half={(side) => (
        <AcrossHalf
          combatId={combatId}
          side={side}
          agreed={agreed}
          onAgree={(agrees) => agree(side, agrees)}
          onEnterCount={onEnterCount}
          onEnterLoss={onEnterLoss}
          onClose={onClose}
        />
      )}
      onClose={onClose}
    />
  );
}
