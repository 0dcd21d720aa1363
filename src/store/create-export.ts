import { type BackupStamp, writeBackup } from '@/storage/backup-file';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';

type Parts = {
  readonly entryLog: EntryLog;
  /** What is not yet on disk. */
  readonly pending: () => readonly StoredEntry[];
  /** The entries of the battle on screen: they stand in where the disk cannot be read. */
  readonly onScreen: () => readonly StoredEntry[];
  readonly stamp: () => BackupStamp;
};

/** Battles as the text of a backup file: what is on disk, and what is still waiting to be saved. */
export function createExport({ entryLog, pending, onScreen, stamp }: Parts) {
  async function battle(battleId: string) {
    const ofBattle = (entries: readonly StoredEntry[]) =>
      entries.filter((entry) => entry.battleId === battleId);
    const saved = await entryLog.entries(battleId).catch(() => ofBattle(onScreen()));
    const known = new Set(saved.map((entry) => (entry as StoredEntry).seq));
    const unsaved = ofBattle(pending()).filter((entry) => !known.has(entry.seq));
    return { battleId, entries: [...(saved as readonly StoredEntry[]), ...unsaved] };
  }

  async function battles(ids: readonly string[]): Promise<string> {
    return writeBackup({ ...stamp(), battles: await Promise.all(ids.map(battle)) });
  }

  return {
    battles,
    async everything(): Promise<string> {
      const saved = await entryLog.battleIds().catch(() => []);
      const unsaved = [...pending(), ...onScreen()].map((entry) => entry.battleId);
      return battles([...new Set([...saved, ...unsaved])]);
    },
  };
}
