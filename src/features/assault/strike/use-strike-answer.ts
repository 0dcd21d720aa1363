import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/battle';
import type { StrikeWoundKind } from '@/battle/state/strike';
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
        const [hits = 0, hot] = counts;
        act({ type: 'enterHits', ...strike, hits, hot });
      } else {
        const kinds = parts as readonly StrikeWoundKind[];
        const wounds = Object.fromEntries(kinds.map((kind, index) => [kind, counts[index] ?? 0]));
        act({ type: 'enterWounds', ...strike, wounds });
      }
    },
  };
}
