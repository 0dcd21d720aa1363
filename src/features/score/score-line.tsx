import { battleScore } from '@/battle/score/battle-score';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { liveStanding, recordedStanding, type Standing } from './standing';

/**
 * The rulebook and the score of the battle in one small line, for the bar above every room: "T9A 2 · Blue 633
 * : 1,135 Red · 8 : 12". No score while both armies are empty, or if the edition counts none.
 */
export function ScoreLine() {
  const rulebook = useBattlePart((battle) => editionOfBattle(battle).shortName);
  const line = useBattlePart(lineOf);
  return (
    <span className="block truncate font-text text-note leading-fine font-medium text-muted">
      {words.sideBySide([rulebook, line])}
    </span>
  );
}

function lineOf(battle: Battle): string | null {
  const standing = standingOf(battle);
  return standing && battleWords.battleScore.line(standing.victoryPoints, standing.battlePoints);
}

function standingOf(battle: Battle): Standing | null {
  if (battle.units.length === 0) return null;
  if (battle.outcome) return battle.outcome.score && recordedStanding(battle.outcome.score);
  const score = battleScore(battle);
  return score && liveStanding(score);
}
