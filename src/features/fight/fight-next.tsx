import { useState } from 'react';
import { type Combat, latestRound } from '@/battle/battle';
import { forgottenBonuses } from '@/battle/forgotten';
import type { CombatId } from '@/battle/ids';
import { useBattle, useBattleActions, useBattlePart, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { battleWords } from '@/words/battle-words';
import { ForgottenSheet } from './forgotten-sheet';
import { useShownCombat } from './use-fight';

type FightNextProps = {
  /** The combat that the address names. */
  readonly asked: CombatId | null;
  onShowNewest(): void;
};

/** The one dark button of the Fight screen: what comes next in this combat. */
export function FightNext({ asked, onShowNewest }: FightNextProps) {
  const combat = useShownCombat(asked);
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const ended = useBattlePart(({ outcome }) => outcome !== null);
  const disabled = ended || !mayWrite;
  if (!combat || combat.ended) {
    return (
      <Button
        kind="primary"
        disabled={disabled}
        onPress={() => {
          act({ type: 'openCombat' });
          onShowNewest();
        }}
      >
        {battleWords.fight.openCombat}
      </Button>
    );
  }
  return latestRound(combat)?.outcome ? (
    <Button
      kind="primary"
      disabled={disabled}
      onPress={() => act({ type: 'beginRound', combatId: combat.id })}
    >
      {battleWords.fight.nextRound}
    </Button>
  ) : (
    <CloseRound combat={combat} disabled={disabled} />
  );
}

function CloseRound({ combat, disabled }: { readonly combat: Combat; readonly disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const battle = useBattle();
  const { act } = useBattleActions();
  const round = latestRound(combat);
  const forgotten = round ? forgottenBonuses(battle, combat, round) : [];
  return (
    <>
      <Button
        kind="primary"
        disabled={disabled}
        onPress={() => {
          if (forgotten.length > 0) setAsking(true);
          else act({ type: 'closeRound', combatId: combat.id });
        }}
      >
        {battleWords.fight.closeRound}
      </Button>
      {asking && (
        <ForgottenSheet combatId={combat.id} forgotten={forgotten} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
