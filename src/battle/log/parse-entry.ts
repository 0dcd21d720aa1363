import * as v from 'valibot';
import { isFought } from '@/battle/state/edition-of';
import { editionOf } from '@/rules/index';
import { entryFrame, entrySchema, onlyFieldsUnknown } from './entry-schema';
import {
  type BattleEvent,
  ENTRY_VERSION,
  type Entry,
  type EntryAsStored,
  factsOf,
  isKnownType,
  type ReadEntry,
} from './event';
import { type Ledger, ledgerOpening, nextSeq } from './ledger';
import { inPresentVersion } from './upgrade-entry';

/**
 * Why an entry of a stored log was skipped. Any of these makes the battle read-only, because the app must not
 * write over data that it cannot read.
 */
export const ENTRY_PROBLEMS = [
  'fromNewerVersion', // a version, event, field, edition or row that this version does not know
  'damaged', // not an entry, or one with a wrong field
  'missing', // one or more numbers are missing in the log before this one
  'doesNotFit', // readable, but it names something that does not exist
] as const;
export type EntryProblemKind = (typeof ENTRY_PROBLEMS)[number];

/** An entry that was skipped: its number in the log, else the number it should have had. */
export type EntryProblem = { readonly seq: number; readonly kind: EntryProblemKind };

type Parsed = ({ readonly kind: 'entry' } & ReadEntry) | { readonly kind: 'fromNewerVersion' | 'damaged' };

/**
 * The kind of data from storage, a file or another phone: an entry (upgraded to the present version), one
 * from a newer version, or damaged data. Never throws, and does not change its argument.
 */
export function parseEntry(stored: unknown): Parsed {
  const present = v.safeParse(entrySchema, stored);
  if (present.success) return { kind: 'entry', entry: present.output, stored: stored as EntryAsStored };
  const frame = v.safeParse(entryFrame, stored);
  if (!frame.success) return { kind: 'damaged' };
  const { v: version, events } = frame.output;
  if (version > ENTRY_VERSION || !events.every(({ type }) => isKnownType(type))) {
    return { kind: 'fromNewerVersion' };
  }
  const parsed = v.safeParse(entrySchema, inPresentVersion(frame.output));
  // The frame has checked what a stored entry needs: a battle and a number.
  if (parsed.success) return { kind: 'entry', entry: parsed.output, stored: stored as EntryAsStored };
  return { kind: onlyFieldsUnknown(parsed.issues) ? 'fromNewerVersion' : 'damaged' };
}

/** A stored log as a ledger (null if it starts no battle), with every entry that was skipped. */
export type OpenedLog = { readonly ledger: Ledger | null; readonly problems: readonly EntryProblem[] };

/** Reads a stored log piece by piece. Entries that cannot be read are skipped and reported. */
export type LogReader = {
  /** Reads the next entries, by rising number. */
  take(stored: readonly unknown[]): void;
  /** The result of all entries; the ledger it continued from if there were none. No entry may follow. */
  opened(): OpenedLog;
};

/** The ledger of a battle from its stored entries, by rising number. */
export function parseLog(stored: readonly unknown[]): OpenedLog {
  const reader = logReader();
  reader.take(stored);
  return reader.opened();
}

/** A reader of a log from its beginning, or from the end of a ledger that could be read completely. */
export function logReader(begun: Ledger | null = null): LogReader {
  const problems: EntryProblem[] = [];
  const opening = ledgerOpening(begun);
  let expected = begun ? nextSeq(begun) : 1;
  let problemOf = begun && knownTo(begun.steps[0].entry);

  function takeOne(item: unknown): void {
    const parsed = parseEntry(item);
    const seq = parsed.kind === 'entry' ? parsed.entry.seq : seqOf(item, expected);
    if (seq > expected) problems.push({ seq: expected, kind: 'missing' });
    expected = Math.max(expected, seq + 1);
    if (parsed.kind !== 'entry') {
      problems.push({ seq, kind: parsed.kind });
      return;
    }
    problemOf ??= knownTo(parsed.entry);
    const kind = problemOf(parsed.entry) ?? (opening.take(parsed) ? null : 'doesNotFit');
    if (kind) problems.push({ seq, kind });
  }

  return {
    take(stored) {
      for (const item of stored) takeOne(item);
    },
    opened: () => ({
      ledger: opening.opened(),
      problems: problems.toSorted((left, right) => left.seq - right.seq),
    }),
  };
}

function seqOf(item: unknown, expected: number): number {
  const frame = v.safeParse(v.object({ seq: v.pipe(v.number(), v.integer(), v.minValue(1)) }), item);
  return frame.success ? Math.max(expected, frame.output.seq) : expected;
}

/** Why an entry is skipped because of the battle's edition; null: the edition knows all of it. */
function knownTo({ events: [start] }: Entry): (entry: Entry) => EntryProblemKind | null {
  if (start.type !== 'battleStarted') return () => 'doesNotFit';
  const edition = editionOf(start.editionId);
  if (!edition || !isFought(edition)) return () => 'fromNewerVersion';
  const isKnown = (event: BattleEvent): boolean => factsOf(event).knownTo?.(event, edition) ?? true;
  return ({ events }) => (events.every(isKnown) ? null : 'fromNewerVersion');
}
