import type { CombatId } from '@/battle/state/ids';
import { useShownRound } from '@/features/fight/round/use-fight';
import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { SIDE_TONE } from '@/ui/look/tone';
import { HeldUp } from '@/ui/page/held-up';
import { acrossWords } from '@/words/across-words';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

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
        figure: words.number(shown[side].total),
      }))}
      verdict={battleWords.verdict(shown.result)}
      backName={acrossWords.back}
      onClose={onClose}
    />
  );
}
