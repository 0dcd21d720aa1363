import { destroyedSides } from '@/battle/combat/destroyed';
import { type Combat, latestRound } from '@/battle/state/combat';
import { titleOf } from '@/battle/state/engaged';
import { useBattle } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/** Combats with how their latest rounds ended. */
export function FoughtList({ combats }: { readonly combats: readonly Combat[] }) {
  const battle = useBattle();
  return (
    <ul className="my-3 border-t border-line">
      {combats.map((combat) => {
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
  );
}
