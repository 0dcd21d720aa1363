import type { CombatId } from '@/battle/state/ids';
import { useShownRound } from '@/features/fight/round/use-fight';
import { totalNow, verdictNow } from '@/features/fight/round/verdict-now';
import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { SIDE_TONE } from '@/ui/look/tone';
import { HeldUp } from '@/ui/page/held-up';
import { acrossWords } from '@/words/across-words';

type HoldUpProps = { readonly combatId: CombatId; onClose(): void };

/** The score of the combat in large digits, for the other end of the table. */
export function HoldUp({ combatId, onClose }: HoldUpProps) {
  const shown = useShownRound(combatId);
  const { setup } = useBattle();
  return (
    <HeldUp
      title={acrossWords.holdUp}
      sides={SIDES.map((side) => ({
        tone: SIDE_TONE[side],
        name: acrossWords.heldUp(side, setup[side]),
        figure: totalNow(shown[side]),
      }))}
      verdict={verdictNow(shown)}
      backName={acrossWords.back}
      onClose={onClose}
    />
  );
}
