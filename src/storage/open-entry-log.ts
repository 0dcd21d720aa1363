import { openDB } from 'idb';
import { type BackupStamp, writeBackup } from './backup-file';
import { createDatabaseConnection, type DatabaseConnection, errorName } from './database-connection';
import type { EntryLog } from './entry-log';
import { createIndexedDbEntryLog } from './indexed-db-entry-log';
import { MIGRATIONS, type Migration, type WarledgerSchema } from './migrations';

/** What opening needs: what to do when a newer app takes over, and for the export of newer data the clock and the app's version. */
export type EntryLogOptions = {
  /** Called once when another tab brings a newer version: the log is closed, the page has to be loaded again. */
  readonly onSuperseded: () => void;
  /** The stamp of an export made from newer data. */
  readonly stamp: () => BackupStamp;
  readonly databaseName?: string;
  readonly migrations?: readonly Migration[];
  /** After how many milliseconds an opening that does not answer counts as blocked. */
  readonly patienceMs?: number;
};

/** Why there is no database: `absent`, the browser has none or forbids it here; `refused`, it has one that will not open. */
export const UNAVAILABLE_REASONS = ['absent', 'refused'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** How an opening ended. */
export type SettledEntryLog =
  | { readonly kind: 'open'; readonly log: EntryLog }
  /** A newer app has written here. Nothing is touched; `exportAll` reads every battle into a backup file. */
  | { readonly kind: 'newer'; readonly storedVersion: number; readonly exportAll: () => Promise<string> }
  /** `message` is the browser's own, for an error report. */
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason; readonly message: string };

/** As above, or still waiting: another tab with an older app holds the database. `settled` follows when that tab is closed. */
export type OpenedEntryLog =
  | SettledEntryLog
  | { readonly kind: 'blocked'; readonly settled: Promise<SettledEntryLog> };

const DATABASE_NAME = 'warledger';
const PATIENCE_MS = 5000;

/** Opens the browser's database, creating or upgrading it. Never rejects for what a browser can do, and never hangs. */
export function openEntryLog(options: EntryLogOptions): Promise<OpenedEntryLog> {
  const { databaseName = DATABASE_NAME, migrations = MIGRATIONS, patienceMs = PATIENCE_MS } = options;
  return new Promise((resolve, reject) => {
    const connection = createDatabaseConnection({
      databaseName,
      migrations,
      patienceMs,
      onBlocked: () => resolve({ kind: 'blocked', settled }),
      onSuperseded: options.onSuperseded,
    });
    const settled = settle(connection, databaseName, options.stamp);
    // The browser says `blocked` to the first that waits only: one that waits behind it hears nothing at all.
    const timer = setTimeout(() => resolve({ kind: 'blocked', settled }), patienceMs);
    settled.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function settle(
  connection: DatabaseConnection,
  databaseName: string,
  stamp: () => BackupStamp,
): Promise<SettledEntryLog> {
  try {
    if ((globalThis.indexedDB ?? null) === null) return unavailable('absent', '');
    await connection.open();
    return { kind: 'open', log: createIndexedDbEntryLog(connection) };
  } catch (error) {
    if (errorName(error) === 'SecurityError') return unavailable('absent', String(error));
    if (errorName(error) !== 'VersionError') return unavailable('refused', String(error));
  }
  try {
    const storedVersion = await withStoredDatabase(databaseName, async (database) => database.version);
    return { kind: 'newer', storedVersion, exportAll: () => exportAll(databaseName, stamp()) };
  } catch (error) {
    return unavailable('refused', String(error));
  }
}

function unavailable(reason: UnavailableReason, message: string): SettledEntryLog {
  return { kind: 'unavailable', reason, message };
}

function exportAll(databaseName: string, stamp: BackupStamp): Promise<string> {
  return withStoredDatabase(databaseName, async (database) => {
    // Keys and values come in the same order, and a newer app has only added: the key still begins with the battle's id.
    const { store, done } = database.transaction('entries');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
    const logs = new Map<string, unknown[]>();
    for (const [index, [battleId]] of keys.entries()) {
      const log = logs.get(battleId) ?? [];
      log.push(values[index]);
      logs.set(battleId, log);
    }
    return writeBackup({
      ...stamp,
      battles: [...logs].map(([battleId, entries]) => ({ battleId, entries })),
    });
  });
}

/** Opens the database at whatever version it has, for one reading; no connection stays behind to hold up an upgrade. */
async function withStoredDatabase<Value>(
  databaseName: string,
  read: (database: Awaited<ReturnType<typeof openDB<WarledgerSchema>>>) => Promise<Value>,
): Promise<Value> {
  const database = await openDB<WarledgerSchema>(databaseName, undefined, {
    // Deleted meanwhile: an empty database without stores must not be left behind.
    upgrade: (_database, _stored, _version, transaction) => {
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    return await read(database);
  } finally {
    database.close();
  }
}
