import { dueTests } from '@/battle/army/due-tests';
import { combatOf } from '@/battle/state/battle';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Lines } from '@/ui/button/lines';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';

type CloseFoughtProps = { readonly combatId: CombatId; readonly disabled: boolean };

/** Closes the round of a combat that nobody wins, and says who must still test. */
export function CloseFought({ combatId, disabled }: CloseFoughtProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const combat = combatOf(battle, combatId);
  const due = combat
    ? engagedUnits(battle, combat).filter((army) => army.owed || dueTests(battle, army).length > 0)
    : [];
  return (
    <Button kind="primary" disabled={disabled} onPress={() => act({ type: 'closeRound', combatId })}>
      {due.length > 0 ? (
        <Lines
          above={battleWords.fight.closeRound}
          below={countedWords.testsDue(due.map(({ unit }) => unit.name))}
        />
      ) : (
        battleWords.fight.closeRound
      )}
    </Button>
  );
}
