import type { Combat } from '@/battle/state/combat';
import { AnnouncerRegion } from '@/features/assault/question/announcer';
import { FreshDice } from '@/features/assault/question/fresh-dice';
import type { Asked } from '@/features/assault/question/use-assault';
import { useLedger } from '@/store/battle/use-battle';
import { Halves } from '@/ui/page/halves';
import { useAgreement } from '@/ui/page/use-agreement';
import { acrossWords } from '@/words/across-words';
import { AcrossAssaultHalf } from './across-assault-half';

type AcrossAssaultProps = { readonly combat: Combat; readonly asked: Asked; onClose(): void };

/**
 * An assault on the phone between the players. Each question is at the edge of the side that answers it; the
 * other edge shows its meaning.
 */
export function AcrossAssault({ combat, asked, onClose }: AcrossAssaultProps) {
  const agreement = useAgreement(useLedger().entries.length);
  const { agreed, agree } = agreement;
  return (
    <FreshDice>
      <AnnouncerRegion>
        <Halves
          title={acrossWords.open}
          nameOf={acrossWords.edge}
          combatId={combat.id}
          agreement={agreement}
          half={(side) => (
            <AcrossAssaultHalf
              combat={combat}
              asked={asked}
              side={side}
              agreed={agreed}
              onAgree={(agrees) => agree(side, agrees)}
              onClose={onClose}
            />
          )}
          onClose={onClose}
        />
      </AnnouncerRegion>
    </FreshDice>
  );
}
