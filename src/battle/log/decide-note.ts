import type { Decision } from '@/battle/state/decision';
import { accepted, type NoValues, type RefusalOf, refused } from '@/rules/index';
import type { LogEvent } from './event';
import type { LogIntent } from './intent';
import { entryAt, type Ledger } from './ledger';

/** The longest note, in characters. */
export const MAX_NOTE_TEXT_LENGTH = 500;

/** Why a note was refused. */
export type NoteRefusal = RefusalOf<{
  noteMissing: NoValues; // a note with nothing in it
  noteTooLong: { max: number }; // a note over 500 characters
  noSuchEntry: NoValues; // a note about an entry that the log does not have
}>;

/**
 * A note, trimmed. Allowed at any time, after the end too: it adds to the record and changes nothing of it. Refused where it is empty
 * or too long, or where the entry it is about is not there. An undone entry may have one.
 */
export function decideNote(
  ledger: Ledger,
  { text: entered, about }: Extract<LogIntent, { type: 'addNote' }>,
): Decision<LogEvent, NoteRefusal> {
  const text = entered.trim();
  if (text === '') return refused('noteMissing');
  if (text.length > MAX_NOTE_TEXT_LENGTH) return refused('noteTooLong', { max: MAX_NOTE_TEXT_LENGTH });
  if (about !== null && !entryAt(ledger, about)) return refused('noSuchEntry');
  return accepted([{ type: 'noteAdded', text, about }]);
}
