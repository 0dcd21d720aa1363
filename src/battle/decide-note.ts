import { accepted, refused } from '@/rules/index';
import type { Decision } from './decision';
import type { Intent } from './intent';
import { entryAt, type Ledger } from './ledger';

/** The longest note, in characters. */
export const MAX_NOTE_TEXT_LENGTH = 500;

/**
 * A note, trimmed. Allowed at any time, after the end too: it adds to the record and changes nothing of it. Refused where it is empty
 * or too long, or where the entry it is about is not there. An undone entry may have one.
 */
export function decideNote(
  ledger: Ledger,
  { text: entered, about }: Extract<Intent, { type: 'addNote' }>,
): Decision {
  const text = entered.trim();
  if (text === '') return refused('noteMissing');
  if (text.length > MAX_NOTE_TEXT_LENGTH) return refused('noteTooLong', { max: MAX_NOTE_TEXT_LENGTH });
  if (about !== null && !entryAt(ledger, about)) return refused('noSuchEntry');
  return accepted([{ type: 'noteAdded', text, about }]);
}
