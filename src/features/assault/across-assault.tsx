import { useState } from 'react';
import type { Combat } from '@/battle/state/battle';
import { AnnouncerRegion } from '@/features/assault/question/announcer';
import { FreshDice } from '@/features/assault/question/fresh-dice';
import type { Asked } from '@/features/assault/question/use-assault';
import { SIDES, type Side } from '@/rules/index';
import { useLedger } from '@/store/battle/use-battle';
import { Halves } from '@/ui/page/halves';
import { acrossWords } from '@/words/across-words';
import { AcrossAssaultHalf } from './across-assault-half';

type AcrossAssaultProps = { readonly combat: Combat; readonly asked: Asked; onClose(): void };

/**
 * An assault on the phone between the players. Each question is at the edge of the side that answers it; the
 * other edge shows its meaning.
 */
export function AcrossAssault({ combat, asked, onClose }: AcrossAssaultProps) {
  const newest = useLedger().entries.length;
  // An agreement is for the present result. Any later change cancels it.
  const [agreedAt, setAgreedAt] = useState<Readonly<Partial<Record<Side, number | null>>>>({});
  const agreed = SIDES.filter((side) => agreedAt[side] === newest);
  return (
    <FreshDice>
      <AnnouncerRegion>
        <Halves
          title={acrossWords.open}
          nameOf={acrossWords.edge}
          half={(side) => (
            <AcrossAssaultHalf
              combat={combat}
              asked={asked}
              side={side}
              agreed={agreed}
              onAgree={(agrees) => setAgreedAt({ ...agreedAt, [side]: agrees ? newest : null })}
              onClose={onClose}
            />
          )}
          onClose={onClose}
        />
      </AnnouncerRegion>
    </FreshDice>
  );
}
