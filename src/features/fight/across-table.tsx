import { useState } from 'react';
import type { LossTarget } from '@/battle/state/loss-target';
import { type CounterRow, SIDES, type Side } from '@/rules/index';
import { useLedger } from '@/store/use-battle';
import { Halves } from '@/ui/halves';
import { acrossWords } from '@/words/across-words';
import { AcrossHalf } from './across-half';
import type { ShownRound } from './use-fight';

type AcrossTableProps = {
  readonly shown: ShownRound;
  onEnterCount(row: CounterRow, side: Side): void;
  onEnterLoss(side: Side, target: LossTarget): void;
  onClose(): void;
};

/** The phone lies between the players: each has a half with the own controls, and the far half faces the far player. */
export function AcrossTable({ shown, onEnterCount, onEnterLoss, onClose }: AcrossTableProps) {
  const newest = useLedger().entries.length;
  // An agreement is to the score as it stands: whatever happens after it, it lapses.
  const [agreedAt, setAgreedAt] = useState<Readonly<Partial<Record<Side, number | null>>>>({});
  const agreed = SIDES.filter((side) => agreedAt[side] === newest);
  return (
    <Halves
      title={acrossWords.open}
      nameOf={acrossWords.edge}
      half={(side) => (
        <AcrossHalf
          shown={shown}
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
