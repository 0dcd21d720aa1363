import { type BackupStamp, writeBackup } from '@/storage/backup-file';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';
import { sameValue } from '@/storage/same-value';
import { readDeviceMemory } from './device-memory';

type Parts = {
  readonly entryLog: EntryLog;
  /** What is not yet on disk. */
  readonly pending: readonly StoredEntry[];
  /** The entries of the battle on screen: they stand in where the disk cannot be read. */
  readonly onScreen: readonly StoredEntry[];
  readonly stamp: BackupStamp;
};

/** The text of a backup file, and how many battles are in it. */
export type ExportedBattles = { readonly text: string; readonly battles: number };

/**
 * These battles, or all with what this device remembers, as the text of a backup file: what is on disk, and what is still waiting to be saved. A battle that another
 * writer has taken on comes twice, as it is on disk and as it is here.
 */
export async function exportBattles(ids: readonly string[] | 'all', parts: Parts): Promise<ExportedBattles> {
  const { entryLog, pending, onScreen, stamp } = parts;
  const wanted = ids === 'all' ? await allIds(parts) : ids;
  const battles = wanted.map(async (battleId) => {
    const ofBattle = (entries: readonly StoredEntry[]) =>
      entries.filter((entry) => entry.battleId === battleId);
    const saved = (await entryLog
      .entries(battleId)
      .catch(() => ofBattle(onScreen))) as readonly StoredEntry[];
    return logsOf(saved, ofBattle(pending)).map((entries) => ({ battleId, entries }));
  });
  const logs = (await Promise.all(battles)).flat();
  // The battles matter more: they are exported also where the rest cannot be read.
  const device = ids === 'all' ? await readDeviceMemory(entryLog).catch(() => null) : null;
  const text = writeBackup({ ...stamp, battles: logs, ...(device && { device }) });
  return { text, battles: wanted.length };
}

/** The one log that both make, or two where what is waiting is not what follows on disk. */
function logsOf(
  saved: readonly StoredEntry[],
  waiting: readonly StoredEntry[],
): readonly (readonly StoredEntry[])[] {
  const unsaved = waiting.filter((entry) => !saved.some((other) => sameValue(other, entry)));
  const from = unsaved[0]?.seq;
  if (from === undefined) return [saved];
  const before = saved.filter(({ seq }) => seq < from);
  const here = [...before, ...unsaved];
  return before.length === saved.length ? [here] : [saved, here];
}

async function allIds({ entryLog, pending, onScreen }: Parts): Promise<readonly string[]> {
  const saved = await entryLog.battleIds().catch(() => []);
  return [...new Set([...saved, ...[...pending, ...onScreen].map((entry) => entry.battleId)])];
}
