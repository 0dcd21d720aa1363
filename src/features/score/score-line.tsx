import { useMemo } from 'react';
import { battleScore } from '@/battle/battle-score';
import { useBattle } from '@/store/use-battle';
import { words } from '@/words/words';
import { liveStanding, recordedStanding } from './standing';

/**
 * The score in one line of 24 px, 20 px where it is compact: "Blue 633 : 1,135 Red · 8 : 12 if it ended now". Nothing at all while
 * both armies are empty, or where the edition counts none.
 */
export function ScoreLine({ compact = false }: { readonly compact?: boolean }) {
  const battle = useBattle();
  const standing = useMemo(() => {
    if (battle.units.length === 0) return null;
    if (battle.outcome) return battle.outcome.score && recordedStanding(battle.outcome.score);
    const score = battleScore(battle);
    return score && liveStanding(score);
  }, [battle]);
  if (!standing) return null;
  const { victoryPoints, battlePoints } = standing;
  return (
    <p
      className={`shrink-0 truncate border-b border-line px-2.5 text-center text-muted ${compact ? 'h-5 text-[14px] leading-[19px]' : 'h-6 text-[16px] leading-[23px]'}`}
    >
      {words.battleScore.line(victoryPoints, battlePoints, battle.outcome === null, compact)}
    </p>
  );
}
