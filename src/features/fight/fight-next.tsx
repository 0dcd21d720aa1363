import { type Combat, latestRound } from '@/battle/battle';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { words } from '@/words/words';

type FightNextProps = { readonly combat: Combat | null; onShowNewest(): void };

/** The one dark button of the Fight screen: what comes next in this combat. */
export function FightNext({ combat, onShowNewest }: FightNextProps) {
  const { act } = useBattleActions();
  const { outcome } = useBattle();
  const mayWrite = useMayWrite() && !outcome;
  const round = combat && latestRound(combat);
  if (!combat || combat.ended) {
    return (
      <Button
        kind="primary"
        disabled={!mayWrite}
        onPress={() => {
          act({ type: 'openCombat' });
          onShowNewest();
        }}
      >
        {words.fight.openCombat}
      </Button>
    );
  }
  return round?.outcome ? (
    <Button
      kind="primary"
      disabled={!mayWrite}
      onPress={() => act({ type: 'beginRound', combatId: combat.id })}
    >
      {words.fight.nextRound}
    </Button>
  ) : (
    <Button
      kind="primary"
      disabled={!mayWrite}
      onPress={() => act({ type: 'closeRound', combatId: combat.id })}
    >
      {words.fight.closeRound}
    </Button>
  );
}
