import { describe, expect, it } from 'vitest';
import { cardOf } from '@/battle/cards/card-of';
import { describe as describeEntry } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger, nextUndo } from '@/battle/log/ledger';
import { parseEntry, parseLog } from '@/battle/log/parse-entry';
import { begun, counted, play, played, START_AT } from '@/testing/battles/battles';
import { MAX_TAG_LENGTH, MAX_TAGS } from './tags';

const tags = (...given: readonly string[]): Intent => ({ type: 'changeTags', tags: given });
const ended: Intent = { type: 'finishBattle', winner: 'a', confirmed: { a: false, b: false } };
const refusal = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal;
};

describe('tags', () => {
  it('are kept as entered, without invisible spaces', () => {
    const ledger = played(begun(), tags(' Club  night ', 'Alps'));
    expect(battleOf(ledger).tags).toEqual(['Club night', 'Alps']);
    expect(ledger.entries.at(-1)?.events).toEqual([
      { type: 'tagsChanged', from: [], to: ['Club night', 'Alps'] },
    ]);
  });

  it('can be changed and taken away after the battle has ended', () => {
    const ledger = played(begun(), ended, tags('Alps'));
    expect(battleOf(ledger).tags).toEqual(['Alps']);
    expect(battleOf(played(ledger, tags())).tags).toEqual([]);
  });

  it('are no gesture of the battle: undo skips them, and redo stays possible', () => {
    const ledger = played(begun(), counted('b', 'healthPointsLost', 1), { type: 'undo' }, tags('Alps'));
    expect(nextUndo(ledger)?.seq).not.toBe(ledger.entries.at(-1)?.seq);
    expect(battleOf(played(ledger, { type: 'redo' })).tags).toEqual(['Alps']);
  });

  it('leave the battle at its place in the list', () => {
    const before = played(begun(), ended);
    expect(cardOf(played(before, tags('Alps')))).toEqual({ ...cardOf(before), tags: ['Alps'] });
  });

  it('and notes stand in the card for the search', () => {
    const noted = played(
      begun(),
      { type: 'addNote', text: 'Miscounted the ranks', about: 1 },
      { type: 'addNote', text: 'Great fun', about: null },
    );
    expect(cardOf(noted)).toMatchObject({
      notes: 'Miscounted the ranks\nGreat fun',
      lastAt: START_AT + 1_000,
    });
  });

  it.each([
    ['with nothing in it', [' '], { code: 'tagMissing', values: {} }],
    [
      'that is too long',
      ['x'.repeat(MAX_TAG_LENGTH + 1)],
      { code: 'tagTooLong', values: { max: MAX_TAG_LENGTH } },
    ],
    ['twice, whatever its capitals', ['Alps', 'alps '], { code: 'tagTwice', values: { tag: 'alps' } }],
    [
      'more than there may be',
      Array.from({ length: MAX_TAGS + 1 }, (_, index) => `Tag ${index}`),
      { code: 'tooManyTags', values: { max: MAX_TAGS } },
    ],
  ] as const)('are refused: one %s', (_name, given, expected) => {
    expect(refusal(begun(), tags(...given))).toEqual(expected);
  });

  it('are refused when nothing changes, but not when the order changes', () => {
    const ledger = played(begun(), tags('Alps', 'Club'));
    expect(refusal(ledger, tags('Alps', 'Club'))?.code).toBe('nothingChanged');
    expect(battleOf(play(ledger, tags('Club', 'Alps'))).tags).toEqual(['Club', 'Alps']);
  });

  it('are read back from disk as they were written', () => {
    const ledger = played(begun(), tags('Alps'), tags('Alps', 'Club'));
    const stored = JSON.parse(JSON.stringify(ledger.entries)) as readonly unknown[];
    expect(parseEntry(stored.at(-1))).toMatchObject({ kind: 'entry', entry: ledger.entries.at(-1) });
    expect(parseLog(stored)).toEqual({ ledger, problems: [] });
  });

  it('are shown in the log', () => {
    const ledger = played(begun(), tags('Alps'));
    const entry = ledger.entries.at(-1);
    expect(entry && describeEntry(entry, descriptionContext(ledger))).toEqual({
      key: 'tagsChanged',
      to: ['Alps'],
    });
  });
});
