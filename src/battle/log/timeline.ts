import type { Battle } from '@/battle/state/battle';
import type { Turn } from '@/battle/state/turn';
import { sameTurn } from '@/battle/state/turn';
import { type Entry, written } from './event';
import { battlesAfterEach, type Ledger, openLedger } from './ledger';

/** An entry, and the battle as it stood when it was written: a prefix of the log. */
export type Moment = { readonly entry: Entry; readonly battle: Battle };

/**
 * The battle through time: a moment for each entry of the log, undone and undoing ones included. The battles share all that one entry
 * leaves as it was, so that thousands of them are kept where a few are; nothing of it is stored.
 */
export function timelineOf(ledger: Ledger): readonly Moment[] {
  const battles = battlesAfterEach(ledger.entries);
  return ledger.entries.flatMap((entry, index) => {
    const battle = battles[index];
    return battle ? [{ entry, battle }] : [];
  });
}

/** The ledger as it was when the entry of that number was written; null where that was before the battle. */
export function ledgerAt({ entries }: Ledger, seq: number): Ledger | null {
  return openLedger(entries.filter((entry) => entry.seq <= seq).map(written));
}

/** The place in the timeline of the entry of that number, or of the last one before it; the last of all without a number. */
export function momentAt(timeline: readonly Moment[], seq: number | null): number {
  const last = timeline.length - 1;
  if (seq === null) return last;
  return Math.max(
    0,
    timeline.findLastIndex(({ entry }) => entry.seq <= seq),
  );
}

/** Where in the timeline a stretch of one Player Turn begins. */
export type TurnStart = { readonly turn: Turn; readonly index: number };

/** Every stretch of the timeline in one Player Turn. A turn that the players went back to is there again. */
export function turnStarts(timeline: readonly Moment[]): readonly TurnStart[] {
  const starts: TurnStart[] = [];
  for (const [index, { battle }] of timeline.entries()) {
    const { turn } = battle;
    const last = starts.at(-1);
    if (!last || !sameTurn(last.turn, turn)) starts.push({ turn, index });
  }
  return starts;
}
