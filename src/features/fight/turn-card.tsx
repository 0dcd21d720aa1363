import { destroyedSides } from '@/battle/combat/destroyed';
import { latestRound } from '@/battle/state/battle';
import { hasShooting } from '@/battle/state/edition-of';
import { titleOf } from '@/battle/state/engaged';
import { combatsOfTurn, nextStep } from '@/battle/state/next-step';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/** Shown if no combat is being fought: the results of this turn's combats, and the button for a new one. */
export function TurnCard({ onOpened }: { onOpened(): void }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const fought = combatsOfTurn(battle);
  const first = nextStep(battle, null).kind === 'newCombat';
  const shoots = hasShooting(battle);
  return (
    <div className="flex flex-1 flex-col px-4 pt-4">
      {fought.length > 0 ? (
        <>
          <h2 className="text-center text-heading">
            {battle.outcome ? battleWords.finish.ended : battleWords.fight.turnFought(battle.turn)}
          </h2>
          <ul className="my-3 border-t border-line">
            {fought.map((combat) => {
              const round = latestRound(combat);
              const outcome = round?.outcome;
              const assault = round?.assault?.outcome;
              const shot = round?.assault?.shot;
              return (
                <li key={combat.id} className="border-b border-line py-2">
                  <p className="font-display text-name leading-title break-words">
                    {battleWords.combatTitle(titleOf(battle, combat))}
                  </p>
                  <p className="text-muted">
                    {outcome
                      ? words.sideBySide([
                          words.score(outcome.a.total, outcome.b.total),
                          battleWords.roundEnd(outcome.result, destroyedSides(battle, combat)),
                        ])
                      : assault
                        ? words.sideBySide([
                            words.score(assault.a.score, assault.b.score),
                            battleWords.assaultVerdict({ outcome: assault }),
                          ])
                        : shot
                          ? battleWords.fight.shot(shot)
                          : battleWords.fight.ended}
                  </p>
                </li>
              );
            })}
          </ul>
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
