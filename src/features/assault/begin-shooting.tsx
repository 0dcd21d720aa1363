import type { Combat } from '@/battle/state/combat';
import { useProposedShooters } from '@/features/assault/fighters/proposed-shooters';
import { type Asked, useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';

/** Adds the proposed squads for a side without an army. When one side can shoot at the other, it begins. */
export function BeginShooting({ combat, asked }: { readonly combat: Combat; readonly asked: Asked }) {
  const { view, begin } = asked;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const proposed = useProposedShooters(combat, view);
  if (proposed.length > 0) {
    return (
      <Button
        kind="primary"
        disabled={disabled}
        onPress={() => act({ type: 'addFighters', combatId: combat.id, fighters: proposed })}
      >
        {assaultWords.next.take}
      </Button>
    );
  }
  const ready = view.now.phase === 'strike';
  return (
    <Button kind="primary" disabled={disabled || !ready} onPress={begin}>
      {ready ? assaultWords.shooting.begin : assaultWords.shooting.nobody}
    </Button>
  );
}
