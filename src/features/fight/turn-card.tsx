import { hasShooting } from '@/battle/state/edition-of';
import { combatsOfTurn, nextStep } from '@/battle/state/next-step';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { EndedCard } from './ended-card';
import { FoughtList } from './fought-list';

/**
 * Shown if no combat is being fought: the results of this turn's combats, and the button for a new one; after
 * the battle who won.
 */
export function TurnCard({ onOpened }: { onOpened(): void }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const fought = combatsOfTurn(battle);
  const first = nextStep(battle, null).kind === 'newCombat';
  const shoots = hasShooting(battle);
  if (battle.outcome) return <EndedCard outcome={battle.outcome} />;
  return (
    <div className="flex flex-1 flex-col px-4 pt-4">
      {fought.length > 0 ? (
        <>
          <h2 className="text-center text-heading">{battleWords.fight.turnFought(battle.turn)}</h2>
          <FoughtList combats={fought} />
        </>
      ) : (
        <p className="m-auto max-w-80 p-6 text-center text-name text-muted">
          {mayWrite ? battleWords.fight.noCombat : battleWords.fight.noCombatRead}
        </p>
      )}
      {mayWrite && (!first || shoots) && (
        <div className="mt-auto grid auto-cols-fr grid-flow-col gap-2 pb-2 big:grid-flow-row">
          {shoots && (
            <Button
              onPress={() => {
                act({ type: 'openCombat', shotBy: battle.turn.side });
                onOpened();
              }}
            >
              {battleWords.fight.newShooting}
            </Button>
          )}
          {!first && (
            <Button
              onPress={() => {
                act({ type: 'openCombat' });
                onOpened();
              }}
            >
              {battleWords.fight.newCombat}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
