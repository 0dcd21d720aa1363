import { battleScore } from '@/battle/score/battle-score';
import type { Battle } from '@/battle/state/battle';
import { battleWords } from '@/words/battle-words';
import { liveStanding, recordedStanding, type Standing } from './standing';

/** A line as it is shown, and what it says of what may still come; null: nothing. */
export type LineOfScore = { readonly shown: string; readonly open: string | null };

/**
 * The score of the battle in one line: "Blue 633 : 1,135 Red · 8 : 12", and "100+" where more may come. Null
 * while both armies are empty, or if the edition counts none.
 */
export function lineOfScore(battle: Battle): LineOfScore | null {
  const standing = standingOf(battle);
  if (!standing) return null;
  const { victoryPoints, battlePoints, open } = standing;
  const { battleScore: words } = battleWords;
  return {
    shown: words.line(victoryPoints, battlePoints, open),
    open: open ? words.mayBeMore(open.more) : null,
  };
}

/** The score of the battle so far, or as recorded at its end; null where `lineOfScore` is. */
export function standingOf(battle: Battle): Standing | null {
  if (battle.units.length === 0) return null;
  if (battle.outcome) return battle.outcome.score && recordedStanding(battle.outcome.score);
  const score = battleScore(battle);
  return score && liveStanding(score);
}
