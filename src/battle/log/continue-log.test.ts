import { describe, expect, it } from 'vitest';
import { begun, played } from '@/testing/battles/battles';
import { continueLog } from './continue-log';
import { ENTRY_VERSION } from './event';
import { parseLog } from './parse-entry';

const combat = { type: 'openCombat' } as const;
const tagged = (...tags: readonly string[]) => ({ type: 'changeTags', tags }) as const;

describe('a log that is continued', () => {
  const whole = played(begun(), combat, { type: 'undo' }, tagged('one'), { type: 'redo' });
  const log = whole.stored as readonly { readonly seq: number }[];
  const upTo = (count: number) => {
    const { ledger } = parseLog(log.slice(0, count));
    if (!ledger) throw new Error('No battle');
    return ledger;
  };

  it('is the same as the whole log read at once, wherever it was cut', () => {
    for (let cut = 1; cut <= log.length; cut += 1)
      expect(continueLog(upTo(cut), log.slice(cut))).toEqual(parseLog(log).ledger);
  });

  it.each([
    ['one is missing', () => [log[3]]],
    ['one is there already', () => [log[1], log[2]]],
    ['one is no entry', () => [{ seq: 3 }]],
    ['one is from a newer version', () => [{ ...log[2], v: ENTRY_VERSION + 1 }]],
    ['one is of an older version', () => [{ ...log[2], v: ENTRY_VERSION - 1 }]],
    ['nothing at all stands there', () => [null]],
  ])('has to be read whole where %s', (_, more) => {
    expect(continueLog(upTo(2), more())).toBeNull();
  });

  it('leaves what it continues as it was', () => {
    const before = upTo(2);
    const copy = structuredClone(before.entries);
    continueLog(before, log.slice(2));
    expect(before.entries).toEqual(copy);
  });
});
