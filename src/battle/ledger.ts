import type { Battle } from './battle';
import { type Entry, isUndoable } from './event';
import { reduce } from './reduce';

/** An entry in force, and the battle as it stood after it. */
type Step = { readonly entry: Entry; readonly battle: Battle };

/**
 * A battle's log and what follows from it. `steps` remembers the battle after each entry in force, so that undo and the
 * time slider need no replay; it is never stored.
 */
export type Ledger = {
  /** Everything that was written, undone entries and the undoing included. */
  readonly entries: readonly Entry[];
  /** The entries in force, in order. Never empty: the first starts the battle. */
  readonly steps: readonly [Step, ...Step[]];
  /** The entries that redo would bring back, the next one last, by `seq`. */
  readonly redoable: readonly number[];
};

/** The battle as it stands. */
export function battleOf(ledger: Ledger): Battle {
  return (ledger.steps.at(-1) ?? ledger.steps[0]).battle;
}

/** The entry that undo would take back: the newest in force that is undoable. Undefined at the start. */
export function nextUndo(ledger: Ledger): Entry | undefined {
  return ledger.steps.findLast((step) => isUndoable(step.entry))?.entry;
}

/** The entry that redo would bring back, or undefined. */
export function nextRedo(ledger: Ledger): Entry | undefined {
  const seq = ledger.redoable.at(-1);
  return seq === undefined ? undefined : entryAt(ledger, seq);
}

/** Whether the entry is in force: written and not undone. */
export function isInForce(ledger: Ledger, seq: number): boolean {
  return ledger.steps.some((step) => step.entry.seq === seq);
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

/** A ledger begun by its first entry, or null where that entry starts no battle. */
export function beginLedger(first: Entry): Ledger | null {
  return openLedger([first]).ledger;
}

/**
 * The ledger with one more entry, or null where the entry does not fit. `undone` and `redone` take entries out of force and
 * back in at their old place; any other undoable entry empties what redo would bring back.
 */
export function append(ledger: Ledger, entry: Entry): Ledger | null {
  const draft: Draft = {
    entries: [...ledger.entries],
    steps: [...ledger.steps],
    redoable: [...ledger.redoable],
  };
  return write(draft, entry) ? finished(draft) : null;
}

/**
 * The ledger of a whole log, replayed from its first entry, and the numbers of the entries that do not fit and were passed over.
 * The ledger is null where no battle is started.
 */
export function openLedger(entries: readonly Entry[]): {
  readonly ledger: Ledger | null;
  readonly unfitting: readonly number[];
} {
  const draft: Draft = { entries: [], steps: [], redoable: [] };
  const unfitting = entries.filter((entry) => !write(draft, entry)).map((entry) => entry.seq);
  return { ledger: finished(draft), unfitting };
}

/** The battle as it stood after each of the ledger's entries, what was undone later included: one for each, in order. */
export function battlesAfterEach(entries: Ledger['entries']): readonly Battle[] {
  const draft: Draft = { entries: [], steps: [], redoable: [] };
  return entries.flatMap((entry) => {
    write(draft, entry);
    return draft.steps.at(-1)?.battle ?? [];
  });
}

/** A ledger while it is being written: the same fields, open to change inside this file only. */
type Draft = { entries: Entry[]; steps: Step[]; redoable: number[] };

function finished({ entries, steps, redoable }: Draft): Ledger | null {
  const [first, ...rest] = steps;
  return first ? { entries, steps: [first, ...rest], redoable } : null;
}

/** Writes the entry and says true, or leaves the draft as it is and says false. */
function write(draft: Draft, entry: Entry): boolean {
  const [event] = entry.events;
  const fits =
    event.type === 'undone'
      ? undo(draft, event.seq)
      : event.type === 'redone'
        ? redo(draft, event.seq)
        : act(draft, entry);
  if (fits) draft.entries.push(entry);
  return fits;
}

function act(draft: Draft, entry: Entry): boolean {
  const battle = reduce(draft.steps.at(-1)?.battle ?? null, entry);
  if (!battle) return false;
  draft.steps.push({ entry, battle });
  if (isUndoable(entry)) draft.redoable = [];
  return true;
}

function undo(draft: Draft, seq: number): boolean {
  const index = draft.steps.findLastIndex((step) => step.entry.seq === seq);
  const undone = draft.steps[index];
  if (index < 1 || !undone || !isUndoable(undone.entry)) return false;
  if (!replayFrom(draft, index, entriesFrom(draft, index + 1))) return false;
  draft.redoable.push(seq);
  return true;
}

function redo(draft: Draft, seq: number): boolean {
  const entry = draft.entries.find((candidate) => candidate.seq === seq);
  if (!entry || !draft.redoable.includes(seq)) return false;
  const later = draft.steps.findIndex((step) => step.entry.seq > seq);
  const index = later < 0 ? draft.steps.length : later;
  if (!replayFrom(draft, index, [entry, ...entriesFrom(draft, index)])) return false;
  draft.redoable = draft.redoable.filter((other) => other !== seq);
  return true;
}

function entriesFrom(draft: Draft, index: number): readonly Entry[] {
  return draft.steps.slice(index).map((step) => step.entry);
}

/** Replaces the steps from `index` on by the entries replayed, or changes nothing where one of them no longer fits. */
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
