import type { BackupStamp } from '@/storage/backup-file';
import type { StoredEntry } from '@/storage/entry-log';
import { readStoredBattles } from '@/storage/stored-battles';
import { type ExportedBattles, exportBattles, type ReadableLog } from './export-battles';

/** What a page still has in memory and may not be on disk. */
export type Unsaved = { readonly pending: readonly StoredEntry[]; readonly onScreen: readonly StoredEntry[] };

/**
 * A backup of everything when this page can no longer open the database: everything that can still be read
 * (in any version), and what this page has not saved. Rejects if there is nothing.
 */
export async function rescueExport(
  databaseName: string,
  unsaved: Unsaved,
  stamp: BackupStamp,
): Promise<ExportedBattles> {
  const stored = await readStoredBattles(databaseName).catch((error: unknown) => {
    if (unsaved.pending.length + unsaved.onScreen.length === 0) throw error;
    return null;
  });
  return exportBattles('all', { ...unsaved, entryLog: logOf(stored), stamp });
}

function logOf(stored: ReadonlyMap<string, readonly unknown[]> | null): ReadableLog {
  const closed = () => Promise.reject(new Error('The database is closed to this page.'));
  if (stored === null) return { battleIds: closed, entries: closed, records: closed, deletions: closed };
  return {
    battleIds: async () => [...stored.keys()],
    entries: async (battleId) => stored.get(battleId) ?? [],
    records: closed,
    deletions: closed,
  };
}
