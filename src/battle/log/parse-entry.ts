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

/** Why an entry of a stored log was passed over. Any of them makes the battle read-only: nothing is written over what we cannot read. */
export const ENTRY_PROBLEMS = [
  'fromNewerVersion', // a version, an event, a field, an edition or a row that this version does not know
  'damaged', // not an entry at all, or one with a field that is wrong
  'missing', // one number or more is missing in the log from this one on
  'doesNotFit', // readable, but it speaks of something that is not there
] as const;
export type EntryProblemKind = (typeof ENTRY_PROBLEMS)[number];

/** An entry that was passed over: its number in the log where it has one, else the number it should have had. */
export type EntryProblem = { readonly seq: number; readonly kind: EntryProblemKind };

type Parsed = ({ readonly kind: 'entry' } & ReadEntry) | { readonly kind: 'fromNewerVersion' | 'damaged' };

/**
 * What something read from storage, a file or another phone is: an entry, in the present version whatever the one it was written in;
 * one from a newer version; or damaged. Never throws, and changes nothing of what it was given.
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
  // The frame has made sure of what a stored entry needs: a battle and a number.
  if (parsed.success) return { kind: 'entry', entry: parsed.output, stored: stored as EntryAsStored };
  return { kind: onlyFieldsUnknown(parsed.issues) ? 'fromNewerVersion' : 'damaged' };
}

/** A stored log as a ledger, or null where nothing of it starts a battle; with every entry that had to be passed over. */
export type OpenedLog = { readonly ledger: Ledger | null; readonly problems: readonly EntryProblem[] };

/** Reads a stored log piece by piece. What cannot be read is passed over and named. */
export type LogReader = {
  /** Reads what comes next, given by rising number. */
  take(stored: readonly unknown[]): void;
  /** What all that was taken comes to; where nothing was, the very ledger that it began from. Nothing may be taken afterwards. */
  opened(): OpenedLog;
};

/** The ledger of a battle from its stored entries, given by rising number. */
export function parseLog(stored: readonly unknown[]): OpenedLog {
  const reader = logReader();
  reader.take(stored);
  return reader.opened();
}

/** A reader of a log from its beginning, or from where a ledger ends of which all could be read. */
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

/** Why an entry of the battle that begins so is passed over, as far as its edition says: null where it understands all of it. */
function knownTo({ events: [start] }: Entry): (entry: Entry) => EntryProblemKind | null {
  if (start.type !== 'battleStarted') return () => 'doesNotFit';
  const edition = editionOf(start.editionId);
  if (!edition || !isFought(edition)) return () => 'fromNewerVersion';
  const isKnown = (event: BattleEvent): boolean => factsOf(event).knownTo?.(event, edition) ?? true;
  return ({ events }) => (events.every(isKnown) ? null : 'fromNewerVersion');
}
