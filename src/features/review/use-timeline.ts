import { useMemo } from 'react';
import { describe } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import type { DescriptionContext } from '@/battle/describe/naming';
import { type Entry, isUndoable } from '@/battle/log/event';
import { entryAt, isInForce, type Ledger } from '@/battle/log/ledger';
import { type Moment, timelineOf } from '@/battle/log/timeline';
import { useLedger } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';

/** The timeline of the battle, and the context for its descriptions. */
export function useTimeline(): {
  readonly ledger: Ledger;
  readonly timeline: readonly Moment[];
  readonly context: DescriptionContext;
} {
  const ledger = useLedger();
  const timeline = useMemo(() => timelineOf(ledger), [ledger]);
  const context = useMemo(() => descriptionContext(ledger), [ledger]);
  return { ledger, timeline, context };
}

/** What a moment's entry did, where it happened, and whether it was undone later. */
export type MomentWords = {
  readonly sentence: string;
  readonly detail: string | null;
  readonly laterUndone: boolean;
};

/** The entry in words. Undo and redo name the gesture that they concern. */
export function momentWords(ledger: Ledger, entry: Entry, context: DescriptionContext): MomentWords {
  const description = describe(entry, context);
  if (description.key === 'undone' || description.key === 'redone') {
    const target = entryAt(ledger, description.seq);
    const what = target ? battleWords.logSentence(describe(target, context)) : '';
    const { undone, redone } = reviewWords.replay;
    return {
      sentence: description.key === 'undone' ? undone(what) : redone(what),
      detail: null,
      laterUndone: false,
    };
  }
  return {
    sentence: battleWords.logSentence(description),
    detail: battleWords.logDetail(description),
    laterUndone: isUndoable(entry) && !isInForce(ledger, entry.seq),
  };
}
