import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryLog } from '@/storage/entry-log';
import { createMemoryDisk, createMemoryEntryLog, type MemoryDisk } from '@/storage/memory-entry-log';
import { keepSidesPacked, proveSides, readSaidSides } from './packed-sides';

const quiet = () => Promise.resolve();
const MANY = 200;

describe('the packed sides', () => {
  let disk: MemoryDisk;
  let entryLog: EntryLog;

  beforeEach(async () => {
    disk = createMemoryDisk();
    entryLog = createMemoryEntryLog(disk);
    for (let at = 0; at < MANY; at += 1)
      await entryLog.writeRecord(`side.b${at}`, ['a', 'b', 'neither', null, 'other'][at % 5]);
  });

  /** The sides as they are read, and whether their records had to be. */
  async function readFrom(log: EntryLog) {
    const records = vi.fn(log.records);
    const said = await readSaidSides({ ...log, records });
    return { said, wereRecordsRead: records.mock.calls.length > 0 };
  }

  it('are the sides that were said, and spare reading their records', async () => {
    const before = await readFrom(entryLog);
    expect([before.wereRecordsRead, before.said.size]).toEqual([true, 120]);
    expect(['b0', 'b1', 'b2', 'b3', 'b4'].map((id) => before.said.get(id))).toEqual([
      'a',
      'b',
      'neither',
      undefined,
      undefined,
    ]);
    await keepSidesPacked(entryLog, quiet);
    const after = await readFrom(entryLog);
    expect(after.wereRecordsRead).toBe(false);
    expect([...after.said]).toEqual([...before.said]);
  });

  it('are not made where there are few', async () => {
    const few = createMemoryEntryLog();
    await few.writeRecord('side.b1', 'a');
    await keepSidesPacked(few, quiet);
    expect(await readFrom(few)).toEqual({ said: new Map([['b1', 'a']]), wereRecordsRead: true });
  });

  it('are never believed once a side was said, in this tab or another, and made anew', async () => {
    await keepSidesPacked(entryLog, quiet);
    await createMemoryEntryLog(disk).writeRecord('side.b0', 'b');
    const { said, wereRecordsRead } = await readFrom(entryLog);
    expect([said.get('b0'), wereRecordsRead]).toEqual(['b', true]);
    await keepSidesPacked(entryLog, quiet);
    expect((await readFrom(entryLog)).wereRecordsRead).toBe(false);
  });

  it.each([
    null,
    'text',
    { v: 2, ids: ['b1'], sides: Uint8Array.of(0) },
    { v: 1, ids: ['b1'], sides: Uint8Array.of(9) },
  ])('are not believed where %o stands in their place, and made anew', async (packed) => {
    disk.packed.set('side.', packed);
    expect((await readFrom(entryLog)).said.size).toBe(120);
    await keepSidesPacked(entryLog, quiet);
    expect(await readFrom(entryLog)).toMatchObject({ wereRecordsRead: false });
  });

  it('are made anew where an app of an older version said a side without a word', async () => {
    await keepSidesPacked(entryLog, quiet);
    expect(await proveSides(entryLog, quiet)).toBe(true);
    disk.records.set('side.b0', 'b');
    expect(await proveSides(entryLog, quiet)).toBe(false);
    const { said, wereRecordsRead } = await readFrom(entryLog);
    expect([said.get('b0'), wereRecordsRead]).toEqual(['b', false]);
  });
});
