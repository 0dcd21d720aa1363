import type { CountPart, Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import type { WoundCounts } from '@/battle/state/strike';
import { answersWith } from '@/features/assault/question/count-control';
import { type Draft, useDraft } from '@/features/assault/question/draft';
import { useBattleActions } from '@/store/battle/use-battle';

export type StrikeAnswer = {
  readonly draft: Draft;
  /** Sets the number for the current part. Then the next part is asked, or all parts are entered. */
  answer(count: number): void;
};

/** The answers to the current strike so far. */
export function useStrikeAnswer(
  combat: Combat,
  { id, parts, dice, stage, shown }: Extract<Question, { kind: 'strike' }>,
): StrikeAnswer {
  const draft = useDraft(id);
  const { act } = useBattleActions();
  const strike = { combatId: combat.id, strikeId: shown.strike.id };
  return {
    draft,
    answer: (count) => {
      const counts = answersWith(parts, dice, draft.kept, count);
      if (counts.length < parts.length) return draft.keep(counts);
      if (stage === 'hits') {
        act({ type: 'enterHits', ...strike, ...hitsOf(parts, counts) });
      } else {
        act({ type: 'enterWounds', ...strike, wounds: woundsOf(parts, counts) });
      }
    },
  };
}

/** The hits of each part: those that roll to wound, those that wound without a die, shots that got hot. */
function hitsOf(parts: readonly CountPart[], counts: readonly number[]) {
  const at = parts.indexOf('hits');
  const [hits = 0, hot] = counts.slice(at);
  return at === 0 ? { hits, hot } : { hits, hot, wounding: woundsOf(parts.slice(0, at), counts) };
}

function woundsOf(parts: readonly CountPart[], counts: readonly number[]): WoundCounts {
  return Object.fromEntries(parts.map((kind, index) => [kind, counts[index] ?? 0]));
}
