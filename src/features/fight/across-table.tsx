import { useState } from 'react';
import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { CountSheet } from '@/features/fight/card/count-sheet';
import { LossSheet } from '@/features/fight/card/loss-sheet';
import { useShownRound } from '@/features/fight/round/use-fight';
import type { CounterRow, Side } from '@/rules/index';
import { useLedger } from '@/store/battle/use-battle';
import { TurnedContext } from '@/ui/look/turned';
import { Halves, useTurns } from '@/ui/page/halves';
import { useAgreement } from '@/ui/page/use-agreement';
import { acrossWords } from '@/words/across-words';
import { AcrossHalf } from './across-half';

type AcrossTableProps = { readonly combatId: CombatId; onClose(): void };

type Opened = { readonly side: Side } & (
  | { readonly kind: 'count'; readonly row: CounterRow }
  | { readonly kind: 'losses'; readonly target: LossTarget }
);

/**
 * The phone lies between the players. Each has a half with their own controls, and the far half faces the far
 * player. A sheet faces whoever opened it.
 */
export function AcrossTable({ combatId, onClose }: AcrossTableProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const agreement = useAgreement(useLedger().entries.length);
  const { agreed, agree } = agreement;
  const turns = useTurns();
  return (
    <>
      <Halves
        title={acrossWords.open}
        nameOf={acrossWords.edge}
        combatId={combatId}
        agreement={agreement}
        half={(side) => (
          <AcrossHalf
            combatId={combatId}
            side={side}
            agreed={agreed}
            onAgree={(agrees) => agree(side, agrees)}
            onEnterCount={(row) => setOpened({ kind: 'count', row, side })}
            onEnterLoss={(_, target) => setOpened({ kind: 'losses', side, target })}
            onClose={onClose}
          />
        )}
        onClose={onClose}
      />
      {opened && (
        <TurnedContext value={turns(opened.side)}>
          <OpenedSheet combatId={combatId} opened={opened} onClose={() => setOpened(null)} />
        </TurnedContext>
      )}
    </>
  );
}

type OpenedSheetProps = { readonly combatId: CombatId; readonly opened: Opened; onClose(): void };

function OpenedSheet({ combatId, opened, onClose }: OpenedSheetProps) {
  const shown = useShownRound(combatId);
  return opened.kind === 'count' ? (
    <CountSheet shown={shown} row={opened.row} side={opened.side} onClose={onClose} />
  ) : (
    <LossSheet shown={shown} side={opened.side} target={opened.target} onClose={onClose} />
  );
}
