import type { Battle } from '@/battle/state/battle';
import { isCorrection, replayCorrected } from './corrections';
import { type Entry, type EntryAsStored, isUndoable, type ReadEntry, written } from './event';
import { reduce } from './reduce';
import type { Step } from './step';

/**
 * A battle's log and its states. `steps` stores the battle after each entry in force, so that undo and the
 * time slider need no replay; it is never saved.
 */
export type Ledger = {
  /** Every entry, including undone ones, undos and redos. */
  readonly entries: readonly Entry[];
  /** The same entries as they were written, in the version of their time. These are exported. */
  readonly stored: readonly EntryAsStored[];
  /**
   * The entries in force, in order, without those that a correction took back. Never empty: the first one
   * starts the battle.
   */
  readonly steps: readonly [Step, ...Step[]];
  /** The `seq` of the entries that redo would bring back, the next one last. */
  readonly redoable: readonly number[];
};

/** The battle now. */
export function battleOf(ledger: Ledger): Battle {
  return (ledger.steps.at(-1) ?? ledger.steps[0]).battle;
}

/** The entry that undo would take back: the newest undoable one in force. Undefined at the start. */
export function nextUndo(ledger: Ledger): Entry | undefined {
  return ledger.steps.findLast((step) => isUndoable(step.entry))?.entry;
}

/** The entry that redo would bring back, or undefined. */
export function nextRedo(ledger: Ledger): Entry | undefined {
  const seq = ledger.redoable.at(-1);
  return seq === undefined ? undefined : entryAt(ledger, seq);
}

/** Whether the entry is in force: not undone, and not taken back by a correction. */
export function isInForce(ledger: Ledger, seq: number): boolean {
  return ledger.steps.some((step) => step.entry.seq === seq);
}

/** The entries that are not undone, as they were written. */
export function writtenInForce(entries: readonly Entry[]): readonly Entry[] {
  const undone = new Set<number>();
  for (const {
    events: [event],
  } of entries) {
    if (event.type === 'undone') undone.add(event.seq);
    if (event.type === 'redone') undone.delete(event.seq);
  }
  return entries.filter(({ seq, events: [event] }) => !undone.has(seq) && !isTakingBack(event));
}

function isTakingBack({ type }: Entry['events'][0]): boolean {
  return type === 'undone' || type === 'redone';
}

/** The entry of that number, or undefined. */
export function entryAt(ledger: Ledger, seq: number): Entry | undefined {
  const guess = ledger.entries[seq - 1];
  return guess?.seq === seq ? guess : ledger.entries.find((entry) => entry.seq === seq);
}

/** The number the next entry gets. */
export function nextSeq(ledger: Ledger): number {
  return (ledger.entries.at(-1)?.seq ?? 0) + 1;
}

/** A ledger with its first entry; null if that entry starts no battle. */
export function beginLedger(first: Entry): Ledger | null {
  return openLedger([written(first)]);
}

/**
 * The ledger with one more entry; null if the entry does not fit. `undone` and `redone` take entries out of
 * force and back to their old place; any other undoable entry clears the list for redo.
 */
export function append(ledger: Ledger, entry: Entry): Ledger | null {
  const draft = draftOf(ledger);
  return write(draft, written(entry)) ? finished(draft) : null;
}

/** A ledger that is being opened: its log is replayed entry by entry. */
export type LedgerOpening = {
  /** Replays the next entry. Returns false if it does not fit; then it is skipped. */
  take(read: ReadEntry): boolean;
  /**
   * The ledger of the entries so far; null if they start no battle; the ledger it continued from if there
   * were none. No entry may follow.
   */
  opened(): Ledger | null;
};

/** Begins to open a ledger, or continues one. */
export function ledgerOpening(begun: Ledger | null): LedgerOpening {
  let draft: Draft | null = null;
  return {
    take(read) {
      draft ??= begun ? draftOf(begun) : emptyDraft();
      return write(draft, read);
    },
    opened: () => (draft ? finished(draft) : begun),
  };
}

/**
 * The ledger of a whole log, replayed from its first entry; entries that do not fit are skipped. Null if no
 * battle is started.
 */
export function openLedger(log: readonly ReadEntry[]): Ledger | null {
  const opening = ledgerOpening(null);
  for (const read of log) opening.take(read);
  return opening.opened();
}

/** The battle after each of the ledger's entries, in order, including those that were undone later. */
export function battlesAfterEach(entries: Ledger['entries']): readonly Battle[] {
  const draft = emptyDraft();
  return entries.flatMap((entry) => {
    write(draft, written(entry));
    return draft.steps.at(-1)?.battle ?? [];
  });
}

/** A ledger while it is being written: the same fields, mutable only inside this file. */
type Draft = { entries: Entry[]; stored: EntryAsStored[]; steps: Step[]; redoable: number[] };

function emptyDraft(): Draft {
  return { entries: [], stored: [], steps: [], redoable: [] };
}

function draftOf({ entries, stored, steps, redoable }: Ledger): Draft {
  return { entries: [...entries], stored: [...stored], steps: [...steps], redoable: [...redoable] };
}

function finished({ steps, ...draft }: Draft): Ledger | null {
  return isBegun(steps) ? { ...draft, steps } : null;
}

function isBegun(steps: Step[]): steps is [Step, ...Step[]] {
  return steps.length > 0;
}

/** Adds the entry and returns true, or changes nothing and returns false. */
function write(draft: Draft, { entry, stored }: ReadEntry): boolean {
  const [event] = entry.events;
  const fits =
    event.type === 'undone'
      ? undo(draft, event.seq)
      : event.type === 'redone'
        ? redo(draft, event.seq)
        : act(draft, entry);
  if (fits) {
    draft.entries.push(entry);
    draft.stored.push(stored);
  }
  return fits;
}

function act(draft: Draft, entry: Entry): boolean {
  if (isCorrection(entry)) {
    if (!replayAll(draft, [...writtenInForce(draft.entries), entry])) return false;
  } else {
    const battle = reduce(draft.steps.at(-1)?.battle ?? null, entry);
    if (!battle) return false;
    draft.steps.push({ entry, battle });
  }
  if (isUndoable(entry)) draft.redoable = [];
  return true;
}

function undo(draft: Draft, seq: number): boolean {
  const index = draft.steps.findLastIndex((step) => step.entry.seq === seq);
  const undone = draft.steps[index];
  if (index < 1 || !undone || !isUndoable(undone.entry)) return false;
  const fits = isCorrectedFrom(draft, seq)
    ? replayAll(
        draft,
        writtenInForce(draft.entries).filter((entry) => entry.seq !== seq),
      )
    : replayFrom(draft, index, entriesFrom(draft, index + 1));
  if (fits) draft.redoable.push(seq);
  return fits;
}

function redo(draft: Draft, seq: number): boolean {
  const entry = draft.entries.find((candidate) => candidate.seq === seq);
  if (!entry || !draft.redoable.includes(seq)) return false;
  const later = draft.steps.findIndex((step) => step.entry.seq > seq);
  const index = later < 0 ? draft.steps.length : later;
  const fits =
    isCorrection(entry) || isCorrectedFrom(draft, seq)
      ? replayAll(draft, inOrder([...writtenInForce(draft.entries), entry]))
      : replayFrom(draft, index, [entry, ...entriesFrom(draft, index)]);
  if (fits) draft.redoable = draft.redoable.filter((other) => other !== seq);
  return fits;
}

/** Whether a correction was written at or after that entry: then its steps are no longer as written. */
function isCorrectedFrom({ steps }: Draft, seq: number): boolean {
  return steps.some(({ entry }) => entry.seq >= seq && isCorrection(entry));
}

function inOrder(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((one, other) => one.seq - other.seq);
}

/** Replays these entries with their corrections from the start; changes nothing if one does not fit. */
function replayAll(draft: Draft, entries: readonly Entry[]): boolean {
  const replayed = replayCorrected(entries);
  if (replayed.kind === 'unfitting') return false;
  draft.steps = [...replayed.steps];
  return true;
}

function entriesFrom(draft: Draft, index: number): readonly Entry[] {
  return draft.steps.slice(index).map((step) => step.entry);
}

/** Replaces the steps from `index` on by replaying these entries; changes nothing if one no longer fits. */
function replayFrom(draft: Draft, index: number, entries: readonly Entry[]): boolean {
  const replayed: Step[] = [];
  let battle = draft.steps[index - 1]?.battle ?? null;
  for (const entry of entries) {
    battle = reduce(battle, entry);
    if (!battle) return false;
    replayed.push({ entry, battle });
  }
  draft.steps.splice(index, draft.steps.length - index, ...replayed);
  return true;
}
