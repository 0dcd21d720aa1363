import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLog } from '@/battle/log/parse-entry';
import type { StoredEntry } from '@/storage/entry-log';
import { play } from '@/testing/battles/battles';
import { type LogPlacement, placeLog, type StoredLog } from './place-log';

/** A log by what its entries say, one letter each. */
function log(says: string, battleId = 'b1'): StoredLog {
  return [...says].map((note, index) => ({ battleId, seq: index + 1, note }));
}

function said(entries: StoredLog): string {
  return entries.map((entry) => Reflect.get(entry, 'note')).join('');
}

/** What is here after the placement. */
function kept(here: ReadonlyMap<string, StoredLog>, { battleId, before, added }: LogPlacement) {
  return added.length === 0 ? here : new Map([...here, [battleId, [...before, ...added]]]);
}

const HERE = new Map([
  ['b1', log('abc')],
  ['b2', log('xyz', 'b2')],
]);

describe('a log from elsewhere', () => {
  it.each([
    ['that is here already has nothing to write', 'abc', 'same', ''],
    ['that stops earlier has nothing to write', 'ab', 'longerHere', ''],
    ['that goes on is continued with what follows', 'abcde', 'continued', 'de'],
  ])('%s', (_name, incoming, place, added) => {
    const placement = placeLog('b1', log(incoming), HERE);
    expect(placement).toMatchObject({ place, battleId: 'b1', splitAt: null });
    expect(said(placement.added)).toBe(added);
  });

  it('of an older version of the entries is continued by newer entries: each is compared as it was stored', () => {
    const path = new URL('../../battle/assault/golden/assault-split-hh-1.jsonl', import.meta.url);
    const here = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as StoredEntry);
    const ledger = parseLog(here).ledger ?? expect.fail('the golden log starts no battle');
    const { stored } = play(ledger, { type: 'addNote', text: 'On another phone', about: null });
    const placement = placeLog('b1', stored, new Map([['b1', here]]));
    expect(placement).toMatchObject({ place: 'continued', added: stored.slice(-1), splitAt: null });
  });

  it('is added whole where every entry of the course that was here is gone', () => {
    const emptied = new Map([['b1~2', log('', 'b1~2')]]);
    expect(placeLog('b1', log('abc'), emptied)).toMatchObject({ place: 'added', battleId: 'b1' });
  });

  it('of a battle that is not here is added as it is', () => {
    const incoming = log('abc', 'b3');
    expect(placeLog('b3', incoming, HERE)).toEqual({
      place: 'added',
      battleId: 'b3',
      before: [],
      added: incoming,
      splitAt: null,
    });
  });

  it('that parted from what is here becomes a battle of its own, and says where', () => {
    const placement = placeLog('b1', log('abXY'), HERE);
    expect(placement).toMatchObject({ place: 'split', splitAt: 3, before: [] });
    expect(placement.battleId).toMatch(/^b1~3~[0-9a-f]{8}$/);
    expect(said(placement.added)).toBe('abXY');
    expect(placement.added.every((entry) => entry.battleId === placement.battleId)).toBe(true);
  });

  it('that parted, and comes again with more, continues what was kept of it', () => {
    const here = kept(HERE, placeLog('b1', log('abXY'), HERE));
    const again = placeLog('b1', log('abXYZ'), here);
    expect(again).toMatchObject({ place: 'continued', splitAt: null });
    expect(again.battleId).toMatch(/^b1~3~/);
    expect(said(again.added)).toBe('Z');
  });

  it('that a third phone took elsewhere again is kept beside both', () => {
    const here = kept(HERE, placeLog('b1', log('abXY'), HERE));
    const third = placeLog('b1', log('abXQ'), here);
    expect(third).toMatchObject({ place: 'split', splitAt: 4 });
    expect(new Set([...here.keys(), third.battleId]).size).toBe(here.size + 1);
  });

  it('is the same whichever phone kept which course beside the other', () => {
    const there = new Map([['b1', log('abXY')]]);
    const split = placeLog('b1', log('abc'), there);
    const back = placeLog(split.battleId, split.added, kept(HERE, placeLog('b1', log('abXY'), HERE)));
    expect(back).toMatchObject({ place: 'same', battleId: 'b1' });
  });

  it('does not mind in which order the keys of an entry were written', () => {
    const turned = log('abc').map(({ battleId, seq, ...rest }) => ({ ...rest, seq, battleId }));
    expect(placeLog('b1', turned, HERE).place).toBe('same');
  });
});

describe('any logs, in any order', () => {
  const anySays = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 5 });
  const anyIncoming = fc.array(fc.tuple(fc.constantFrom('b1', 'b1~2~00000000', 'b2'), anySays), {
    maxLength: 12,
  });

  it('change nothing that is here, leave none out, and change nothing the second time', () => {
    fc.assert(
      fc.property(anyIncoming, (incoming) => {
        let here: ReadonlyMap<string, StoredLog> = new Map();
        for (const [id, says] of incoming) {
          const before = here;
          const placement = placeLog(id, log(says, id), here);
          here = kept(here, placement);
          for (const [old, entries] of before) {
            expect(here.get(old)?.slice(0, entries.length)).toEqual(entries);
          }
          expect(said(here.get(placement.battleId) ?? []).startsWith(says)).toBe(true);
        }
        for (const [id, entries] of here) {
          expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
          expect(entries.every((entry) => entry.battleId === id)).toBe(true);
        }
        for (const [id, says] of incoming) {
          expect(placeLog(id, log(says, id), here).added).toEqual([]);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
