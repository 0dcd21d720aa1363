import type { Battle } from '@/battle/state/battle';
import type { Turn } from '@/battle/state/turn';
import { sameTurn } from '@/battle/state/turn';
import { type Entry, written } from './event';
import { battlesAfterEach, type Ledger, openLedger } from './ledger';

/** An entry, and the battle after it, for a beginning of the log. */
export type Moment = { readonly entry: Entry; readonly battle: Battle };

/**
 * The battle over time: a moment for each entry of the log, including undone ones and undos. The battles
 * share all parts that an entry leaves unchanged, so thousands of them need little memory. Nothing of it is
 * stored.
 */
export function timelineOf(ledger: Ledger): readonly Moment[] {
  const battles = battlesAfterEach(ledger.entries);
  return ledger.entries.flatMap((entry, index) => {
    const battle = battles[index];
    return battle ? [{ entry, battle }] : [];
  });
}

/** The ledger as it was after the entry of that number; null if that is before the battle. */
export function ledgerAt({ entries }: Ledger, seq: number): Ledger | null {
  return openLedger(entries.filter((entry) => entry.seq <= seq).map(written));
}

/**
 * The index in the timeline of the entry of that number, or of the last one before it; without a number, the
 * last index.
 */
export function momentAt(timeline: readonly Moment[], seq: number | null): number {
  const last = timeline.length - 1;
  if (seq === null) return last;
  return Math.max(
    0,
    timeline.findLastIndex(({ entry }) => entry.seq <= seq),
  );
}

/** The place in the timeline where a series of entries in one Player Turn begins. */
export type TurnStart = { readonly turn: Turn; readonly index: number };

/** Every series of entries in one Player Turn. A turn to which the players went back appears again. */
export function turnStarts(timeline: readonly Moment[]): readonly TurnStart[] {
  const starts: TurnStart[] = [];
  for (const [index, { battle }] of timeline.entries()) {
    const { turn } = battle;
    const last = starts.at(-1);
    if (!last || !sameTurn(last.turn, turn)) starts.push({ turn, index });
  }
  return starts;
}
