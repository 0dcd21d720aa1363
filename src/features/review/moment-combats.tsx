import { memo } from 'react';
import { scoreOf } from '@/battle/combat/combat-score';
import { type Battle, type Combat, isClosed, latestRound, openCombats } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { titleOf } from '@/battle/state/engaged';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';

/** The combats that were being fought, each with its round as it stood. */
export function MomentCombats({ battle }: { readonly battle: Battle }) {
  const fought = openCombats(battle).filter(
    (combat) => combat.unitIds.length > 0 || combat.rounds.some(({ touched }) => touched),
  );
  if (fought.length === 0) return null;
  return (
    <section aria-label={reviewWords.replay.combats} className="px-3 pt-3">
      <h2 className="pb-1 text-[20px]">{reviewWords.replay.combats}</h2>
      <ul>
        {fought.map((combat) => (
          <MomentCombat key={combat.id} battle={battle} combat={combat} />
        ))}
      </ul>
    </section>
  );
}

type MomentCombatProps = { readonly battle: Battle; readonly combat: Combat };

const MomentCombat = memo(function MomentCombat({ battle, combat }: MomentCombatProps) {
  const round = latestRound(combat);
  const counts = editionOfBattle(battle).combat !== undefined;
  const standing = round && counts ? (round.outcome ?? scoreOf(battle, combat, round)) : null;
  const assault = round?.assault?.outcome;
  const score = standing
    ? words.score(standing.a.total, standing.b.total)
    : assault && words.score(assault.a.score, assault.b.score);
  return (
    <li className="border-b border-line py-1.5 leading-[20px]">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-bold break-words">
          {battleWords.combatTitle(titleOf(battle, combat))}
        </span>
        {score && <span className="shrink-0 text-[20px] font-bold">{score}</span>}
      </span>
      {round && (
        <span className="block text-[16px] text-muted">
          {words.sideBySide([
            reviewWords.combats.round(round.number),
            isClosed(round) ? reviewWords.replay.closed : null,
            standing ? battleWords.verdict(standing.result) : null,
            assault ? battleWords.assaultVerdict({ outcome: assault }) : null,
          ])}
        </span>
      )}
    </li>
  );
});
