import { Maximize2 } from 'lucide';
import { useState } from 'react';
import type { AssaultView } from '@/battle/assault/standing/view';
import type { AssaultOutcome } from '@/battle/state/assault-round';
import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { ON_SEAM, RoundButton } from '@/ui/button/round-button';
import { SIDE_TONE } from '@/ui/look/tone';
import { HeldUp } from '@/ui/page/held-up';
import { acrossWords } from '@/words/across-words';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';

/**
 * A button below the shields: shows the score of the assault in large digits for the other end of the table.
 */
export function HoldUpResult({ shown }: { readonly shown: AssaultView['result'] | AssaultOutcome }) {
  const [opened, setOpened] = useState(false);
  const { setup } = useBattle();
  return (
    <>
      <RoundButton
        name={acrossWords.holdUp}
        icon={Maximize2}
        place={`${ON_SEAM} right-0`}
        onPress={() => setOpened(true)}
      />
      {opened && (
        <HeldUp
          title={acrossWords.holdUp}
          sides={SIDES.map((side) => ({
            tone: SIDE_TONE[side],
            name: acrossWords.heldUp(side, setup[side]),
            figure: words.number(shown[side].score),
          }))}
          verdict={assaultWords.result.verdict(shown)}
          backName={acrossWords.back}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
