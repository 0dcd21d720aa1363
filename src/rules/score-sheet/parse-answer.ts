import { accepted, type NoValues, type RefusalOf, type Result, refused } from '../result';
import type { Answer, ScoreRow } from './score-sheet';

/** The highest count any row accepts unless it declares a lower one. */
export const MAX_COUNT = 999;
/** The most points "Other modifiers" may add or take away. */
export const MAX_SIGNED_POINTS = 99;
/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 80;

/** Why an answer was refused. */
export type AnswerRefusal = RefusalOf<{
  notAWholeNumber: NoValues; // a count or points with a fraction, or not a number
  belowZero: NoValues; // a count under 0
  aboveMaximum: { max: number }; // a count above the row's maximum, or points beyond ±99
  notYesOrNo: NoValues; // a toggle got another value than yes or no
  notAnOption: NoValues; // a choice got an option that it does not have
  noteTooLong: { max: number }; // a note over 80 characters
}>;

/**
 * The entered value for a row, as an answer of the row's kind; or a refusal that names the fault. Accepts any
 * value, because logs and data of other phones are read with it. A note is trimmed.
 */
export function parseAnswer(row: ScoreRow, entered: unknown): Result<Answer, AnswerRefusal> {
  switch (row.input) {
    case 'counter':
      return parseCount(entered, row.max ?? MAX_COUNT);
    case 'toggle':
      return typeof entered === 'boolean' ? accepted(entered) : refused('notYesOrNo');
    case 'choice':
      return row.options.some((option) => option.id === entered)
        ? accepted(entered as string)
        : refused('notAnOption');
    case 'signed':
      return parseSigned(entered);
  }
}

function parseCount(entered: unknown, max: number): Result<number, AnswerRefusal> {
  if (typeof entered !== 'number' || !Number.isInteger(entered)) return refused('notAWholeNumber');
  if (entered < 0) return refused('belowZero');
  if (entered > max) return refused('aboveMaximum', { max });
  return accepted(entered === 0 ? 0 : entered);
}

function parseSigned(entered: unknown): Result<Answer, AnswerRefusal> {
  if (typeof entered !== 'object' || entered === null || !('points' in entered)) {
    return refused('notAWholeNumber');
  }
  const { points } = entered;
  const note = 'note' in entered && typeof entered.note === 'string' ? entered.note.trim() : '';
  if (typeof points !== 'number' || !Number.isInteger(points)) return refused('notAWholeNumber');
  if (Math.abs(points) > MAX_SIGNED_POINTS) return refused('aboveMaximum', { max: MAX_SIGNED_POINTS });
  if (note.length > MAX_NOTE_LENGTH) return refused('noteTooLong', { max: MAX_NOTE_LENGTH });
  return accepted({ points: points === 0 ? 0 : points, note });
}
