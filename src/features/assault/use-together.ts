import { falling } from '@/battle/assault/falling';
import type { CountPart, Question } from '@/battle/assault/question';
import { diceLeft } from './count-control';
import { type Draft, type Picked, useDraft, usePicked } from './draft';

type TogetherQuestion = Extract<Question, { kind: 'together' }>;

/** Where the answer to a pool rolled at once stands: which number is asked for, or whom the defender has to choose. */
export type TogetherAnswer = {
  readonly draft: Draft;
  readonly picked: Picked;
  /** The number that is asked for now; undefined when all have been said. */
  readonly part: CountPart | undefined;
  readonly left: number;
  /** How many models fall as far as it is known: as the numbers say, or at most so many where the app will roll. */
  readonly unsaved: number;
  /** The defender is asked who falls. */
  readonly choosing: boolean;
  /** How many models are still to be chosen, and of whom. */
  readonly unsaid: number;
  readonly choices: readonly string[];
  /** Whether the defender would have to choose if so many were lost. */
  hasChoice(unsaved: number): boolean;
  countOf(wanted: CountPart): number;
};

/** The answer to a pool rolled at once as far as it was given. */
export function useTogether({ id, parts, together, wounds }: TogetherQuestion): TogetherAnswer {
  const draft = useDraft(id);
  const picked = usePicked(id);
  const counts = draft.chosen === null ? draft.kept : [...draft.kept, draft.chosen];
  const countOf = (wanted: CountPart) => counts[parts.indexOf(wanted)] ?? 0;
  const unsaved = picked.rolling
    ? together.wounds
    : together.wounds - countOf('saved') - countOf('discounted');
  const hasChoice = (lost: number) => falling(wounds, lost, []).unsaid > 0;
  const part = parts[draft.kept.length];
  const choosing = picked.rolling || (part === undefined && hasChoice(unsaved));
  const { unsaid, choices } = falling(wounds, unsaved, picked.ids);
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
    countOf,
  };
}
