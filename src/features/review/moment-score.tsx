import { useMemo } from 'react';
import { battleScore } from '@/battle/score/battle-score';
import type { Battle } from '@/battle/state/battle';
import { SIDES } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';

/**
 * The score at that moment: Battle Points in large digits if there are any, else Victory Points. Nothing if
 * the edition counts none.
 */
export function MomentScore({ battle }: { readonly battle: Battle }) {
  const score = useMemo(() => battleScore(battle), [battle]);
  if (!score) return null;
  const { battlePoints, lead } = score;
  const { battleScore: texts } = battleWords;
  return (
    <section aria-label={reviewWords.replay.score}>
      <div className="grid grid-cols-2">
        {SIDES.map((side) => {
          const { device, text } = toneClasses[SIDE_TONE[side]];
          const victoryPoints = words.number(score[side].total);
          return (
            <p
              key={side}
              className={`flex items-baseline justify-between big:flex-col big:items-center px-3 pt-1 pb-4 ${device} ${text} ${side === 'b' ? 'flex-row-reverse' : ''}`}
            >
              <span className="font-display text-name big:text-small font-bold">{words.side(side)}</span>{' '}
              <span className="text-figure leading-figure font-bold">
                {battlePoints ? words.number(battlePoints[side].total) : victoryPoints}
              </span>
            </p>
          );
        })}
      </div>
      <p className="relative -mt-3 flex justify-center px-2">
        <span className="truncate big:rounded-2xl big:text-center big:whitespace-normal rounded-full bg-strong px-3 font-display text-label leading-title font-bold text-on-strong">
          {texts.lead(lead.leader, lead.difference, lead.share)}
        </span>
      </p>
      <p className="pt-0.5 text-center text-small leading-small text-muted">
        {texts.victoryPoints} {words.score(score.a.total, score.b.total)}
      </p>
    </section>
  );
}
