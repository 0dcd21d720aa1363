import { type BackupStamp, writeBackup } from '@/storage/backup-file';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';

type Parts = {
  readonly entryLog: EntryLog;
  /** What is not yet on disk. */
  readonly pending: readonly StoredEntry[];
  /** The entries of the battle on screen: they stand in where the disk cannot be read. */
  readonly onScreen: readonly StoredEntry[];
  readonly stamp: BackupStamp;
};

/** These battles, or all, as the text of a backup file: what is on disk, and what is still waiting to be saved. */
export async function exportBattles(ids: readonly string[] | 'all', parts: Parts): Promise<string> {
  const { entryLog, pending, onScreen, stamp } = parts;
  const wanted = ids === 'all' ? await allIds(parts) : ids;
  const battles = wanted.map(async (battleId) => {
    const ofBattle = (entries: readonly StoredEntry[]) =>
      entries.filter((entry) => entry.battleId === battleId);
    const saved = (await entryLog
      .entries(battleId)
      .catch(() => ofBattle(onScreen))) as readonly StoredEntry[];
    const known = new Set(saved.map((entry) => entry.seq));
    const unsaved = ofBattle(pending).filter((entry) => !known.has(entry.seq));
    return { battleId, entries: [...saved, ...unsaved] };
  });
  return writeBackup({ ...stamp, battles: await Promise.all(battles) });
}

async function allIds({ entryLog, pending, onScreen }: Parts): Promise<readonly string[]> {
  const saved = await entryLog.battleIds().catch(() => []);
  return [...new Set([...saved, ...[...pending, ...onScreen].map((entry) => entry.battleId)])];
}
