import { useState } from 'react';
import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { type CounterRow, SIDES, type Side } from '@/rules/index';
import { useLedger } from '@/store/battle/use-battle';
import { Halves } from '@/ui/page/halves';
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
  const newest = useLedger().entries.length;
  // An agreement is for the present score. Any later change cancels it.
  const [agreedAt, setAgreedAt] = useState<Readonly<Partial<Record<Side, number | null>>>>({});
  const agreed = SIDES.filter((side) => agreedAt[side] === newest);
  return (
    <Halves
      title={acrossWords.open}
      nameOf={acrossWords.edge}
      half={(side) => (
        <AcrossHalf
          combatId={combatId}
          side={side}
          agreed={agreed}
          onAgree={(agrees) => setAgreedAt({ ...agreedAt, [side]: agrees ? newest : null })}
          onEnterCount={onEnterCount}
          onEnterLoss={onEnterLoss}
          onClose={onClose}
        />
      )}
      onClose={onClose}
    />
  );
}
