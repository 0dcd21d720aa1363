import * as v from 'valibot';
import { editionOf, parseAnswer, SIDES } from '@/rules/index';
import { isOfAssault } from './assault-event';
import { isFought } from './edition-of';
import { entryFrame, entrySchema } from './entry-schema';
import { type BattleEvent, ENTRY_VERSION, type Entry, UNDOABLE } from './event';
import { type Ledger, openLedger } from './ledger';

/** Why an entry of a stored log was passed over. Any of them makes the battle read-only: nothing is written over what we cannot read. */
export const ENTRY_PROBLEMS = [
  'fromNewerVersion', // a version, an event, an edition or a row that this version does not know
  'damaged', // not an entry at all, or one with a field that is wrong
  'missing', // one number or more is missing in the log from this one on
  'doesNotFit', // readable, but it speaks of something that is not there
] as const;
export type EntryProblemKind = (typeof ENTRY_PROBLEMS)[number];

/** An entry that was passed over: its number in the log where it has one, else the number it should have had. */
export type EntryProblem = { readonly seq: number; readonly kind: EntryProblemKind };

type Parsed =
  | { readonly kind: 'entry'; readonly entry: Entry }
  | { readonly kind: 'fromNewerVersion' | 'damaged' };

/** What something read from storage, a file or another phone is: an entry, one from a newer version, or damaged. Never throws. */
export function parseEntry(stored: unknown): Parsed {
  const parsed = v.safeParse(entrySchema, stored);
  if (parsed.success) return { kind: 'entry', entry: parsed.output };
  const frame = v.safeParse(entryFrame, stored);
  if (!frame.success) return { kind: 'damaged' };
  const newer =
    frame.output.v > ENTRY_VERSION ||
    frame.output.events.some((event) => !Object.hasOwn(UNDOABLE, event.type));
  return { kind: newer ? 'fromNewerVersion' : 'damaged' };
}

/** A stored log as a ledger, or null where nothing of it starts a battle; with every entry that had to be passed over. */
export type OpenedLog = { readonly ledger: Ledger | null; readonly problems: readonly EntryProblem[] };

/** The ledger of a battle from its stored entries, given by rising number. What cannot be read is passed over and named. */
export function parseLog(stored: readonly unknown[]): OpenedLog {
  const entries: Entry[] = [];
  const problems: EntryProblem[] = [];
  let expected = 1;
  for (const item of stored) {
    const parsed = parseEntry(item);
    const seq = parsed.kind === 'entry' ? parsed.entry.seq : seqOf(item, expected);
    if (seq > expected) problems.push({ seq: expected, kind: 'missing' });
    expected = Math.max(expected, seq + 1);
    if (parsed.kind === 'entry') entries.push(parsed.entry);
    else problems.push({ seq, kind: parsed.kind });
  }
  const known = knownEntries(entries);
  problems.push(...known.problems);
  const { ledger, unfitting } = openLedger(known.entries);
  problems.push(...unfitting.map((seq) => ({ seq, kind: 'doesNotFit' as const })));
  return { ledger, problems: problems.toSorted((left, right) => left.seq - right.seq) };
}

function seqOf(item: unknown, expected: number): number {
  const frame = v.safeParse(v.object({ seq: v.pipe(v.number(), v.integer(), v.minValue(1)) }), item);
  return frame.success ? Math.max(expected, frame.output.seq) : expected;
}

/** The entries that the battle's edition understands. */
function knownEntries(entries: readonly Entry[]): {
  readonly entries: readonly Entry[];
  readonly problems: readonly EntryProblem[];
} {
  const start = entries.at(0)?.events[0];
  const edition = start?.type === 'battleStarted' ? editionOf(start.editionId) : undefined;
  if (!edition || !isFought(edition)) {
    return { entries: [], problems: entries.map(({ seq }) => ({ seq, kind: 'fromNewerVersion' })) };
  }
  const { combat: sheet, breakTest, woundPools } = edition;
  const isKnown = (event: BattleEvent): boolean => {
    if (event.type === 'combatAnswered') return answers([[event.rowId, event.to]]);
    if (event.type === 'breakTestAnswered')
      return breakTest?.inputs.some(({ id }) => id === event.inputId) ?? false;
    if (event.type === 'roundBegan') return SIDES.every((side) => answers(Object.entries(event.kept[side])));
    if (event.type === 'readingChanged')
      return (
        woundPools?.questions.some(
          ({ id, options }) => id === event.readingId && options.some((option) => option.id === event.to),
        ) ?? false
      );
    return woundPools !== undefined || !isOfAssault(event);
  };
  const answers = (given: readonly (readonly [string, unknown])[]): boolean =>
    given.every(([rowId, answer]) => {
      const row = sheet?.rows.find((candidate) => candidate.id === rowId);
      return row !== undefined && (answer === null || parseAnswer(row, answer).ok);
    });
  const known: Entry[] = [];
  const problems: EntryProblem[] = [];
  for (const entry of entries) {
    if (entry.events.every(isKnown)) known.push(entry);
    else problems.push({ seq: entry.seq, kind: 'fromNewerVersion' });
  }
  return { entries: known, problems };
}
