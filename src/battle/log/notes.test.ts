import { describe, expect, it } from 'vitest';
import { describe as describeEntry } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { begun, counted, FIRST_COMBAT, play, played } from '@/testing/battles/battles';
import { decide } from './decide';
import { MAX_NOTE_TEXT_LENGTH } from './decide-note';
import type { Intent } from './intent';
import { battleOf, type Ledger, nextRedo, nextUndo } from './ledger';
import { notesAbout, notesOf } from './notes';
import { parseEntry, parseLog } from './parse-entry';

const note = (text: string, about: number | null = null): Intent => ({ type: 'addNote', text, about });
const loss = counted('b', 'healthPointsLost', 3);
const end: Intent = { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } };
const refusal = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal;
};

describe('a note', () => {
  it('is kept without the spaces around it, and changes nothing of the battle', () => {
    const before = played(begun(), loss);
    const ledger = played(before, note('  It was 2, not 3. ', 2));
    expect(notesOf(ledger)).toMatchObject([{ seq: 3, text: 'It was 2, not 3.', about: 2 }]);
    expect(battleOf(ledger)).toBe(battleOf(before));
  });

  it('may be written after the end of the battle, when nothing else may', () => {
    const ended = played(begun(), loss, end);
    expect(refusal(ended, loss)?.code).toBe('battleFinished');
    const ledger = played(ended, note('We forgot the flank.'));
    expect(notesOf(ledger)).toHaveLength(1);
    expect(battleOf(ledger).outcome).toEqual(battleOf(ended).outcome);
  });

  it('is never undone: undo takes back the gesture before it', () => {
    const ledger = played(begun(), loss, note('A fine charge.'));
    expect(nextUndo(ledger)?.seq).toBe(2);
    const undone = played(ledger, { type: 'undo' });
    expect(notesOf(undone)).toHaveLength(1);
  });

  it('leaves what redo would bring back', () => {
    const ledger = played(begun(), loss, { type: 'undo' }, note('Undone by agreement.', 2));
    expect(nextRedo(ledger)?.seq).toBe(2);
  });

  it('may be about an entry that was undone, and stands beside that one only', () => {
    const ledger = played(begun(), loss, { type: 'undo' }, loss, note('A slip.', 2), note('All of it.'));
    const notes = notesOf(ledger);
    expect(notesAbout(notes, [2]).map(({ text }) => text)).toEqual(['A slip.']);
    expect(notesAbout(notes, [4])).toEqual([]);
  });

  it.each([
    ['nothing in it', note(' \n '), { code: 'noteMissing', values: {} }],
    [
      'too much in it',
      note('x'.repeat(MAX_NOTE_TEXT_LENGTH + 1)),
      { code: 'noteTooLong', values: { max: MAX_NOTE_TEXT_LENGTH } },
    ],
    ['an entry that is not there', note('What?', 99), { code: 'noSuchEntry', values: {} }],
    ['an entry before the first', note('What?', 0), { code: 'noSuchEntry', values: {} }],
  ])('is refused with %s', (_, intent, expected) => {
    const ledger = begun();
    expect(refusal(ledger, intent)).toEqual(expected);
    expect(play(ledger, intent)).toBe(ledger);
  });

  it('may be as long as it is allowed to be', () => {
    const longest = 'x'.repeat(MAX_NOTE_TEXT_LENGTH);
    expect(notesOf(played(begun(), note(longest)))[0]?.text).toBe(longest);
  });

  it('is read back from disk as it was written', () => {
    const ledger = played(begun(), loss, { type: 'closeRound', combatId: FIRST_COMBAT }, note('Oops.', 3));
    const entry = ledger.entries.at(-1);
    const stored: unknown = JSON.parse(JSON.stringify(ledger.entries));
    expect(parseEntry(JSON.parse(JSON.stringify(entry)))).toMatchObject({ kind: 'entry', entry });
    expect(parseLog(stored as readonly unknown[])).toEqual({ ledger, problems: [] });
  });

  it('is told in the log by what it says', () => {
    const ledger = played(begun(), note('A fine charge.'));
    const entry = ledger.entries.at(-1);
    expect(entry && describeEntry(entry, descriptionContext(ledger))).toEqual({
      key: 'noteAdded',
      text: 'A fine charge.',
      onEntry: false,
    });
  });
});
