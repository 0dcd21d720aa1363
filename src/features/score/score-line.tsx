import { battleScore } from '@/battle/score/battle-score';
import type { Battle } from '@/battle/state/battle';
import { useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { liveStanding, recordedStanding, type Standing } from './standing';

/**
 * The score of the battle in one small line, for the bar above every room: "Blue 633 : 1,135 Red · 8 : 12".
 * Nothing while both armies are empty, or if the edition counts none.
 */
export function ScoreLine() {
  const line = useBattlePart(lineOf);
  if (line === null) return null;
  return (
    <span className="block truncate font-text text-note leading-fine font-medium text-muted">{line}</span>
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
