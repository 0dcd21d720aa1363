import type { Decision } from '@/battle/state/decision';
import { accepted, type NoValues, type RefusalOf, refused } from '@/rules/index';
import type { LogEvent } from './event';
import type { LogIntent } from './intent';
import { entryAt, type Ledger } from './ledger';

/** The longest note, in characters. */
export const MAX_NOTE_TEXT_LENGTH = 500;

/** Why a note was refused. */
export type NoteRefusal = RefusalOf<{
  noteMissing: NoValues; // an empty note
  noteTooLong: { max: number }; // a note over 500 characters
  noSuchEntry: NoValues; // a note about an entry that the log does not have
}>;

/**
 * A note, trimmed. Always allowed, also after the end: it adds to the record and changes nothing. Refused if
 * it is empty or too long, or if its entry does not exist. An undone entry may have a note.
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
