import { useLocation } from 'wouter';
import { combatsOfTurn } from '@/battle/state/next-step';
import type { BattleOutcome } from '@/battle/state/records';
import { useBattle } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { FoughtList } from './fought-list';

/** After the battle: who won and by what score, the ways to read it, and the combats of its last turn. */
export function EndedCard({ outcome: { winner, score } }: { readonly outcome: BattleOutcome }) {
  const battle = useBattle();
  const [, navigate] = useLocation();
  const last = combatsOfTurn(battle);
  return (
    <section aria-label={battleWords.finish.ended} className="flex flex-1 flex-col px-4 pt-4">
      <p className="text-center text-muted">{battleWords.finish.ended}</p>
      <h2 className="text-center text-number leading-number break-words">
        {words.winner(winner, battle.setup)}
      </h2>
      {score && (
        <p className="pt-1 text-center text-name leading-name">
          {battleWords.battleScore.line(
            { a: score.victoryPoints.a.total, b: score.victoryPoints.b.total },
            score.battlePoints,
          )}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2 pt-4 big:grid-cols-1">
        <Button onPress={() => navigate(`/review/${battle.id}/result`)}>{battleWords.turns.review}</Button>
        <Button onPress={() => navigate(`/report/${battle.id}`)}>{battleWords.handOver.report}</Button>
      </div>
      {last.length > 0 && (
        <>
          <h3 className="pt-4 text-name leading-name">{battleWords.fight.lastTurn(battle.turn)}</h3>
          <FoughtList combats={last} />
        </>
      )}
    </section>
  );
}
