import { beforeEach, describe, expect, it } from 'vitest';
import { CARD_VERSION } from '@/battle/cards/card';
import type { Ledger } from '@/battle/log/ledger';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { begun, played } from '@/testing/battles/battles';
import { type BattleBookParts, battleBook, keepWhole, withoutId } from './battle-book';

const whole = played(
  begun(),
  { type: 'openCombat' },
  { type: 'changeTags', tags: ['one'] },
  { type: 'changeTags', tags: ['two'] },
).stored;
const travelled = whole.map(withoutId);

let entryLog: ReturnType<typeof createMemoryEntryLog>;
let readings: number;
let received: (Ledger | null)[];
let parts: BattleBookParts;

beforeEach(() => {
  const memory = createMemoryEntryLog();
  readings = 0;
  received = [];
  entryLog = {
    ...memory,
    entries: (id: string) => {
      readings += 1;
      return memory.entries(id);
    },
  };
  parts = {
    entryLog,
    lock: { announce: () => {}, onWritten: () => () => {} },
    onCard: () => {},
    onComing: () => false,
    onReceived: (_, ledger) => received.push(ledger),
  };
});

const seqs = async () => ((await entryLog.entries('b1')) as { seq: number }[]).map(({ seq }) => seq);

describe('the log of a shared battle on this phone', () => {
  it('is read from the disk once, and goes on with what comes', async () => {
    const book = battleBook('b1', parts);
    await book.receive('b1', travelled.slice(0, 1));
    await book.receive('b1', travelled.slice(1, 2));
    await book.receive('b1', travelled.slice(2));
    expect(readings).toBe(1);
    expect(await book.entries()).toEqual(travelled);
    expect(await seqs()).toEqual([1, 2, 3, 4]);
    expect(received.map((ledger) => ledger?.stored.length)).toEqual([1, 2, 4]);
    expect(await entryLog.card('b1')).toMatchObject({ v: CARD_VERSION, battleId: 'b1' });
  });

  it('knows what this page wrote itself, and looks again where that does not follow', async () => {
    const book = battleBook('b1', parts);
    await book.receive('b1', travelled.slice(0, 2));
    const [, , third, fourth] = whole;
    if (!third || !fourth) throw new Error('Too short');
    await entryLog.append(third, { battleId: 'b1', status: 'running', lastAt: 1 });
    book.appended(third);
    expect(await book.entries()).toHaveLength(3);
    expect(readings).toBe(1);
    await entryLog.append(fourth, { battleId: 'b1', status: 'running', lastAt: 1 });
    book.appended({ ...fourth, seq: 9 });
    expect(await book.entries()).toHaveLength(4);
    expect(readings).toBe(2);
  });

  it('writes nothing over what another page wrote, and looks again', async () => {
    const book = battleBook('b1', parts);
    await book.receive('b1', travelled.slice(0, 2));
    const third = whole[2];
    if (!third) throw new Error('Too short');
    await entryLog.append({ ...third, says: 'other' } as typeof third, {
      battleId: 'b1',
      status: 'running',
      lastAt: 1,
    });
    await expect(book.receive('b1', travelled.slice(2))).rejects.toThrow(/was written/);
    expect(await book.entries()).toHaveLength(3);
    expect((await entryLog.entries('b1'))[2]).toMatchObject({ says: 'other' });
  });

  it('is shown before the disk has it, and read again where the disk does not take it', async () => {
    const shown: number[] = [];
    const onComing = (_: string, ledger: Ledger) => {
      shown.push(ledger.stored.length);
      return true;
    };
    let disk = () => {};
    const appendAll: typeof entryLog.appendAll = async (...all) => {
      await new Promise<void>((done) => {
        disk = done;
      });
      return entryLog.appendAll(...all);
    };
    const book = battleBook('b1', { ...parts, onComing, entryLog: { ...entryLog, appendAll } });
    const first = book.receive('b1', travelled.slice(0, 1));
    await expect.poll(() => shown).toEqual([1]);
    expect(await seqs()).toEqual([]);
    disk();
    await first;
    expect([await seqs(), received]).toEqual([[1], []]);
    const other = { ...whole[1], says: 'other' } as (typeof whole)[number];
    await entryLog.append(other, { battleId: 'b1', status: 'running', lastAt: 1 });
    const second = book.receive('b1', travelled.slice(1));
    await expect.poll(() => shown).toEqual([1, 4]);
    disk();
    await expect(second).rejects.toThrow(/was written/);
    expect(received).toEqual([null]);
  });

  it('keeps what this version cannot read, and shows it by reading the disk', async () => {
    const book = battleBook('b1', parts);
    await book.receive('b1', travelled.slice(0, 2));
    const unknown = { ...travelled[2], seq: 3, v: 99 };
    await book.receive('b1', [unknown]);
    expect(await seqs()).toEqual([1, 2, 3]);
    expect(received.at(-1)).toBeNull();
  });

  it('takes what begins no battle for none', async () => {
    const book = battleBook('b1', parts);
    await book.receive('b1', [{ seq: 1 }]);
    expect(await seqs()).toEqual([]);
    expect(received).toEqual([]);
  });
});

describe('a whole battle that comes from another phone', () => {
  const other = played(begun(), { type: 'changeTags', tags: ['three'] }).stored;
  const keepAll = (log: typeof whole, id = 'b1') =>
    entryLog.appendAll(
      log.map((entry) => ({ ...entry, battleId: id })),
      { battleId: id, status: 'running', lastAt: 1 },
    );

  it('that is here already is not written a second time', async () => {
    await keepAll(whole);
    expect(await keepWhole('b1', travelled, parts)).toMatchObject({ place: 'same', battleId: 'b1' });
    expect(await entryLog.battleIds()).toEqual(['b1']);
    expect(received).toEqual([]);
  });

  it('goes on with what is here of it, whatever other battles are here', async () => {
    await keepAll(whole.slice(0, 2));
    await keepAll(other, 'b2');
    expect(await keepWhole('b1', travelled, parts)).toMatchObject({ place: 'continued', battleId: 'b1' });
    expect(await seqs()).toEqual([1, 2, 3, 4]);
  });

  it('that went another way is kept beside, and the one here stays as it is', async () => {
    await keepAll(whole);
    const placement = await keepWhole('b1', other.map(withoutId), parts);
    expect(placement).toMatchObject({ place: 'split', splitAt: 2 });
    expect(await entryLog.entries(placement?.battleId ?? 'none')).toHaveLength(other.length);
    expect(await seqs()).toEqual([1, 2, 3, 4]);
  });
});
