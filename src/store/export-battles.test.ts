import { describe, expect, it } from 'vitest';
import { readBackup } from '@/storage/backup-file';
import type { StoredEntry } from '@/storage/entry-log';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
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
