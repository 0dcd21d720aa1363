import { falling } from '@/battle/assault/standing/falling';
import type { CountPart, Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import type { ModelId } from '@/battle/state/ids';
import { answersWith, diceLeft } from '@/features/assault/question/count-control';
import { type Draft, type Picked, useDraft, usePicked } from '@/features/assault/question/draft';
import { useBattleActions } from '@/store/battle/use-battle';

type TogetherQuestion = Extract<Question, { kind: 'together' }>;

/**
 * The state of the answer to a pool that is rolled at once: the number that is asked, or the models that the
 * defender must choose.
 */
export type TogetherAnswer = {
  readonly draft: Draft;
  readonly picked: Picked;
  /** The number that is asked now; undefined: all are entered. */
  readonly part: CountPart | undefined;
  readonly left: number;
  /**
   * How many models fall, as far as known: by the entered numbers, or the most possible if the app will roll.
   */
  readonly unsaved: number;
  /** The defender is asked which models fall. */
  readonly choosing: boolean;
  /** How many models must still be chosen, and from which groups. */
  readonly unsaid: number;
  readonly choices: readonly string[];
  /** Whether the defender would have to choose if so many were lost. */
  hasChoice(unsaved: number): boolean;
  /**
   * Sets the number for the current part. Then the next one is asked, or the falling models, or the answer is
   * entered.
   */
  answer(count: number): void;
  /** These models fall, or may fall first. The answer is entered as soon as no choice is left. */
  choose(ids: readonly ModelId[]): void;
  /** Enters the answer if no number is asked. */
  enter(): void;
};

/** The answer to a pool that is rolled at once, so far. */
export function useTogether(
  combat: Combat,
  { id, parts, together, wounds }: TogetherQuestion,
): TogetherAnswer {
  const { act } = useBattleActions();
  const draft = useDraft(id);
  const picked = usePicked(id);
  const unsavedOf = (counts: readonly number[]) => diceLeft(together.wounds, counts);
  const unsaved = picked.rolling ? together.wounds : unsavedOf(draft.kept);
  const hasChoice = (lost: number) => falling(wounds, lost, []).unsaid > 0;
  const part = parts[draft.kept.length];
  const choosing = picked.rolling || (part === undefined && hasChoice(unsaved));
  const { unsaid, choices } = falling(wounds, unsaved, picked.ids);
  const enter = (counts: readonly number[], ids: readonly ModelId[]) => {
    const countOf = (wanted: CountPart) => counts[parts.indexOf(wanted)] ?? 0;
    act({
      type: 'allocateTogether',
      combatId: combat.id,
      unitKey: wounds.unit.key,
      saved: countOf('saved'),
      discounted: countOf('discounted'),
      defenderChoice: ids,
    });
  };
  return {
    draft,
    picked,
    part,
    left: diceLeft(together.wounds, draft.kept),
    unsaved,
    choosing,
    unsaid,
    choices,
    hasChoice,
    answer: (count) => {
      const counts = answersWith(parts, together.wounds, draft.kept, count);
      // The last number may leave the defender a choice: then the app asks for it.
      if (counts.length < parts.length || hasChoice(unsavedOf(counts))) draft.keep(counts);
      else enter(counts, []);
    },
    choose: (ids) => {
      if (picked.rolling || falling(wounds, unsaved, ids).unsaid > 0) picked.pick(ids);
      else enter(draft.kept, ids);
    },
    enter: () => enter(draft.kept, picked.ids),
  };
}
