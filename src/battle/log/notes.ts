import type { Ledger } from './ledger';

/** A player's text, and the entry that it is about. */
export type Note = {
  /** The number of the note's own entry. */
  readonly seq: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  /** The number of the entry that it is about; null: the battle. */
  readonly about: number | null;
};

/** Every note of the battle, oldest first. Notes are never undone. */
export function notesOf(ledger: Ledger): readonly Note[] {
  return ledger.entries.flatMap(({ seq, at, events }) =>
    events.flatMap((event) =>
      event.type === 'noteAdded' ? [{ seq, at, text: event.text, about: event.about }] : [],
    ),
  );
}

/** The notes about any of these entries, oldest first. */
export function notesAbout(notes: readonly Note[], seqs: readonly number[]): readonly Note[] {
  return notes.filter(({ about }) => about !== null && seqs.includes(about));
}
