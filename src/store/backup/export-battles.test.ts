import { describe, expect, it } from 'vitest';
import type { StoredEntry } from '@/storage/entry-log';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { readBackup } from '@/testing/read-backup';
import { exportBattles } from './export-battles';

type Told = StoredEntry & { readonly says: string };

const entry = (seq: number, says: string): Told => ({ battleId: 'b1', seq, says });

/** What the file tells of each battle in it, entry by entry. */
async function told(saved: readonly Told[], pending: readonly Told[]): Promise<readonly string[]> {
  const entryLog = createMemoryEntryLog();
  for (const one of saved) await entryLog.append(one, { battleId: 'b1', status: 'running', lastAt: one.seq });
  const stamp = { exportedAt: 0, appVersion: '1' };
  const reading = readBackup((await exportBattles('all', { entryLog, pending, onScreen: [], stamp })).text);
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading.value.battles.map(({ entries }) => entries.map((one) => (one as Told).says).join(' '));
}

describe('an export', () => {
  it('holds what is on disk and what waits to be there', async () => {
    expect(await told([entry(1, 'start')], [entry(2, 'tap'), entry(3, 'tap')])).toEqual(['start tap tap']);
  });

  it('holds an entry once that is on disk and not yet known to be', async () => {
    expect(await told([entry(1, 'start'), entry(2, 'tap')], [entry(2, 'tap'), entry(3, 'more')])).toEqual([
      'start tap more',
    ]);
  });

  it('holds a battle that was never saved', async () => {
    expect(await told([], [entry(1, 'start')])).toEqual(['start']);
  });

  it('holds both courses of a battle that another writer has taken on', async () => {
    const saved = [entry(1, 'start'), entry(2, 'theirs'), entry(3, 'theirs')];
    expect(await told(saved, [entry(2, 'mine'), entry(3, 'mine')])).toEqual([
      'start theirs theirs',
      'start mine mine',
    ]);
  });
});

describe('an export of what cannot all be read', () => {
  const stamp = { exportedAt: 0, appVersion: '1' };
  const card = (battleId: string) => ({ battleId, status: 'running' as const, lastAt: 1 });

  /** Battles b1 and b2, of which b2 cannot be read. */
  async function halfReadable() {
    const log = createMemoryEntryLog();
    await log.append({ battleId: 'b1', seq: 1 }, card('b1'));
    await log.append({ battleId: 'b2', seq: 1 }, card('b2'));
    return {
      ...log,
      entries: (id: string) => (id === 'b2' ? Promise.reject(new Error('damaged')) : log.entries(id)),
    };
  }

  async function read(parts: Omit<Parameters<typeof exportBattles>[1], 'stamp'>) {
    const exported = await exportBattles('all', { ...parts, stamp });
    const reading = readBackup(exported.text);
    if (!reading.ok) throw new Error(reading.refusal.code);
    return { ...exported, backup: reading.value };
  }

  it('names the battle it lacks, and holds it neither whole nor empty', async () => {
    const { battles, unread, backup } = await read({
      entryLog: await halfReadable(),
      pending: [],
      onScreen: [],
    });
    expect([battles, unread]).toEqual([1, 1]);
    expect(backup.battles.map(({ battleId }) => battleId)).toEqual(['b1']);
    expect(backup.damaged).toEqual([{ battleId: 'b2', damage: 'unread' }]);
  });

  it('takes the battle on screen from there', async () => {
    const onScreen = [{ battleId: 'b2', seq: 1 }];
    const { unread, backup } = await read({ entryLog: await halfReadable(), pending: [], onScreen });
    expect(unread).toBe(0);
    expect(backup.battles.map(({ battleId }) => battleId)).toEqual(['b1', 'b2']);
  });

  it('says that there may be others where not even the list can be read', async () => {
    const entryLog = { ...(await halfReadable()), battleIds: () => Promise.reject(new Error('damaged')) };
    const { backup } = await read({ entryLog, pending: [{ battleId: 'b3', seq: 1 }], onScreen: [] });
    expect(backup.battles.map(({ battleId }) => battleId)).toEqual(['b3']);
    expect(backup.damaged).toEqual([{ battleId: null, damage: 'unread' }]);
  });
});
