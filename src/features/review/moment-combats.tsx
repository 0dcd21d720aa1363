import { memo } from 'react';
import { dueTests } from '@/battle/army/due-tests';
import { scoreOf } from '@/battle/combat/combat-score';
import { destroyedSides } from '@/battle/combat/destroyed';
import { correctedAssault, correctedOutcome } from '@/battle/log/corrected-round';
import type { Ledger } from '@/battle/log/ledger';
import { type Battle, openCombats } from '@/battle/state/battle';
import { type Combat, isClosed, latestRound } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import { engagedUnits, titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';

type MomentCombatsProps = {
  readonly battle: Battle;
  /** The log up to that moment, if it has corrections. */
  readonly corrected: Ledger | null;
};

/**
 * The combats that were being fought at that moment, each with its round, and beside it the round after
 * corrections.
 */
export function MomentCombats({ battle, corrected }: MomentCombatsProps) {
  const fought = openCombats(battle).filter(
    (combat) => combat.unitIds.length > 0 || combat.rounds.some(({ touched }) => touched),
  );
  if (fought.length === 0) return null;
  return (
    <section aria-label={reviewWords.replay.combats} className="px-3 pt-3">
      <h2 className="pb-1 text-name">{reviewWords.replay.combats}</h2>
      <ul>
        {fought.map((combat) => (
          <MomentCombat key={combat.id} battle={battle} combat={combat} corrected={corrected} />
        ))}
      </ul>
    </section>
  );
}

type MomentCombatProps = MomentCombatsProps & { readonly combat: Combat };

const MomentCombat = memo(function MomentCombat({ battle, combat, corrected }: MomentCombatProps) {
  const round = latestRound(combat);
  const counts = editionOfBattle(battle).combat !== undefined;
  const standing = round && counts ? (round.outcome ?? scoreOf(battle, combat, round)) : null;
  const assault = round?.assault?.outcome;
  const untested = engagedUnits(battle, combat).flatMap((army) =>
    dueTests(battle, army).length > 0 ? [army.unit.name] : [],
  );
  const score = standing
    ? words.score(standing.a.total, standing.b.total)
    : assault && words.score(assault.a.score, assault.b.score);
  return (
    <li className="border-b border-line py-1.5 leading-body">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-bold break-words">
          {battleWords.combatTitle(titleOf(battle, combat))}
        </span>
        {score && <span className="shrink-0 text-name font-bold">{score}</span>}
      </span>
      {round && (
        <span className="block text-detail text-muted">
          {words.sideBySide([
            combat.shotBy ? null : reviewWords.combats.round(round.number),
            isClosed(round) ? reviewWords.replay.closed : null,
            standing ? battleWords.roundEnd(standing.result, destroyedSides(battle, combat)) : null,
            assault ? battleWords.assaultVerdict({ outcome: assault }) : null,
            untested.length > 0 ? countedWords.testsDue(untested) : null,
            round.assault?.shot ? battleWords.fight.shot(round.assault.shot) : null,
          ])}
        </span>
      )}
      {corrected && round && <Corrected ledger={corrected} combatId={combat.id} round={round.number} />}
    </li>
  );
});

type CorrectedProps = { readonly ledger: Ledger; readonly combatId: CombatId; readonly round: number };

function Corrected({ ledger, combatId, round }: CorrectedProps) {
  const outcome = correctedOutcome(ledger, combatId, round);
  const assault = correctedAssault(ledger, combatId, round);
  if (!outcome && !assault) return null;
  return (
    <span className="mt-1 block rounded-lg bg-warn-field px-2 py-1 text-detail font-bold">
      {outcome && battleWords.fight.corrected(outcome.a.total, outcome.b.total, outcome.result)}
      {assault && reviewWords.assaults.corrected(assault)}
    </span>
  );
}
