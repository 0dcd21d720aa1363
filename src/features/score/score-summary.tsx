import { type ReactNode, useMemo } from 'react';
import { battleScore, namedTotal } from '@/battle/score/battle-score';
import type { Battle } from '@/battle/state/battle';
import { battleWords } from '@/words/battle-words';
import { NoVictoryRules } from './no-victory-rules';
import { PointLines } from './point-lines';
import { ScoreShields } from './score-shields';
import { liveStanding } from './standing';

type ScoreSummaryProps = { readonly battle: Battle; readonly children: ReactNode };

/** The score of a running battle, read-only: who leads, and why. */
export function ScoreSummary({ battle, children }: ScoreSummaryProps) {
  const score = useMemo(() => battleScore(battle), [battle]);
  if (!score) {
    return (
      <>
        <p className="px-3 pt-3 text-center text-muted">{children}</p>
        <NoVictoryRules />
      </>
    );
  }
  const { large, lead, open } = liveStanding(score);
  return (
    <>
      <ScoreShields
        large={large}
        open={open}
        verdict={battleWords.battleScore.lead(lead.leader, lead.difference, lead.share)}
      >
        {children}
      </ScoreShields>
      <PointLines totals={{ a: namedTotal(battle, score.a), b: namedTotal(battle, score.b) }} />
    </>
  );
}
