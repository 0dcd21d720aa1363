import { createDatabaseConnection, type DatabaseConnection, errorName } from './database-connection';
import type { EntryLog } from './entry-log';
import { createIndexedDbEntryLog } from './indexed-db-entry-log';
import { MIGRATIONS, type Migration } from './migrations';

/** What opening needs. */
export type EntryLogOptions = {
  /** Called once when another tab brings a newer version: the log is closed, the page has to be loaded again. */
  readonly onSuperseded: () => void;
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
  /** A newer app has written here, and nothing is touched. */
  | { readonly kind: 'newer'; readonly storedVersion: number }
  /** `message` is the browser's own, for an error report. */
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason; readonly message: string };

/** As above, or still waiting: another tab with an older app holds the database. `settled` follows when that tab is closed. */
export type OpenedEntryLog =
  | SettledEntryLog
  | { readonly kind: 'blocked'; readonly settled: Promise<SettledEntryLog> };

/** The name of the browser's database. */
export const DATABASE_NAME = 'warledger';
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
    const settled = settle(connection, databaseName);
    // The browser says `blocked` to the first that waits only: one that waits behind it hears nothing at all.
    const timer = setTimeout(() => resolve({ kind: 'blocked', settled }), patienceMs);
    settled.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function settle(connection: DatabaseConnection, databaseName: string): Promise<SettledEntryLog> {
  try {
    if ((globalThis.indexedDB ?? null) === null) return unavailable('absent', '');
    await connection.open();
    return { kind: 'open', log: createIndexedDbEntryLog(connection) };
  } catch (error) {
    if (errorName(error) === 'SecurityError') return unavailable('absent', String(error));
    if (errorName(error) !== 'VersionError') return unavailable('refused', String(error));
  }
  try {
    const { readStoredVersion } = await import('./stored-battles');
    return { kind: 'newer', storedVersion: await readStoredVersion(databaseName) };
  } catch (error) {
    return unavailable('refused', String(error));
  }
}

function unavailable(reason: UnavailableReason, message: string): SettledEntryLog {
  return { kind: 'unavailable', reason, message };
}
