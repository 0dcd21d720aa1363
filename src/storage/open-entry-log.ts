import { createDatabaseConnection, type DatabaseConnection, errorName } from './database-connection';
import type { EntryLog } from './entry-log';
import { createIndexedDbEntryLog } from './indexed-db-entry-log';
import { MIGRATIONS, type Migration } from './migrations';

/** The options for opening. */
export type EntryLogOptions = {
  /** Called once when another tab opens a newer version: the log is closed, and the page must be reloaded. */
  readonly onSuperseded: () => void;
  readonly databaseName?: string;
  readonly migrations?: readonly Migration[];
  /** After so many milliseconds without an answer, an opening counts as blocked. */
  readonly patienceMs?: number;
};

/**
 * Why there is no database. `absent`: the browser has none or forbids it here; `refused`: its database does
 * not open.
 */
export const UNAVAILABLE_REASONS = ['absent', 'refused'] as const;
export type UnavailableReason = (typeof UNAVAILABLE_REASONS)[number];

/** The result of opening. */
export type SettledEntryLog =
  | { readonly kind: 'open'; readonly log: EntryLog }
  /** A newer version of the app has written here; nothing is changed. */
  | { readonly kind: 'newer'; readonly storedVersion: number }
  /** `message` is the browser's own, for an error report. */
  | { readonly kind: 'unavailable'; readonly reason: UnavailableReason; readonly message: string };

/**
 * As above, or still waiting: another tab with an older version keeps the database open. `settled` resolves
 * when that tab is closed.
 */
export type OpenedEntryLog =
  | SettledEntryLog
  | { readonly kind: 'blocked'; readonly settled: Promise<SettledEntryLog> };

/** The name of the browser's database. */
export const DATABASE_NAME = 'warledger';
const PATIENCE_MS = 5000;

/**
 * Opens the browser's database; creates or upgrades it. It never rejects for a failure of the browser, and
 * never hangs.
 */
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
    // The browser reports `blocked` only to the first waiting tab; a later one hears nothing.
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
