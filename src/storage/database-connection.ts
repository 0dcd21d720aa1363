import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { latestVersion, type Migration, migrate, type WarledgerSchema } from './migrations';
import { within } from './within';

/** An open database. */
export type Database = IDBPDatabase<WarledgerSchema>;

/** What a connection needs to know. */
export type ConnectionOptions = {
  readonly databaseName: string;
  readonly migrations: readonly Migration[];
  /** How long a call waits for the database to open before it rejects, in milliseconds; the opening itself goes on. */
  readonly patienceMs: number;
  /** Another tab holds an older version open, and the opening waits for it. */
  readonly onBlocked: () => void;
  /** Another tab has brought, or waits to bring, a newer version: this connection is over, and the page must be loaded again. */
  readonly onSuperseded: () => void;
};

/** A connection that outlives the browser's losing it. */
export type DatabaseConnection = {
  /** Resolves when open, however long it takes. Rejects with the browser's own error (`VersionError`: stored data is newer). */
  open(): Promise<void>;
  /**
   * What `work` returns. When the connection turns out to be lost, it is opened anew and `work` done once more: `work` must
   * be harmless to repeat. Rejects with the second failure, or at once with any other one.
   */
  run<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
  /** Gives up the open database, if any: the next call opens it anew. Transactions already begun finish. */
  reconnect(): void;
  /** Ends it: transactions already begun finish, later calls reject. */
  close(): void;
};

const ENDINGS = {
  closed: 'This connection to the database was closed.',
  superseded: 'A newer version of the app uses the database: this page has to be loaded again.',
} as const;

/** Thrown by every call after the connection has ended for good: the page has a screen of its own for that. */
export class EndedConnectionError extends Error {}

/**
 * Errors of a connection that is gone: `transaction()` on a dead handle throws InvalidStateError, a connection that the browser
 * cuts off aborts its transactions, and Safari answers UnknownError "Connection to Indexed Database server lost".
 */
const LOST_CONNECTION_ERRORS = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** An attempt at opening, and the database once it is open. */
type Handle = { readonly opening: Promise<Database>; database: Database | null };

/** A connection that opens on first use. Throws when the migrations are misnumbered. */
export function createDatabaseConnection(options: ConnectionOptions): DatabaseConnection {
  const version = latestVersion(options.migrations);
  let live: Handle | null = null;
  let ending: keyof typeof ENDINGS | null = null;
  let wasOpen = false;

  function connect(): Handle {
    if (ending !== null) throw new EndedConnectionError(ENDINGS[ending]);
    live ??= openLive();
    return live;
  }

  function openLive(): Handle {
    const handle: Handle = {
      database: null,
      opening: openAndMigrate(() => forget(handle)).then(
        (database) => {
          handle.database = database;
          return database;
        },
        (error: unknown) => {
          forget(handle);
          if (!wasOpen || errorName(error) !== 'VersionError') throw error;
          supersede();
          throw new Error(ENDINGS.superseded);
        },
      ),
    };
    return handle;
  }

  async function openAndMigrate(onTerminated: () => void): Promise<Database> {
    const database = await openDB<WarledgerSchema>(options.databaseName, version, {
      upgrade(upgrading, storedVersion, _version, transaction) {
        transaction.done.catch(() => undefined); // The opening rejects with the same failure.
        migrate(unwrap(upgrading), unwrap(transaction), storedVersion, options.migrations);
      },
      blocked: () => options.onBlocked(),
      blocking(_stored, _wanted, event) {
        (event.target as IDBDatabase).close();
        supersede();
      },
      terminated: onTerminated,
    });
    if (ending !== null) {
      database.close();
      throw new EndedConnectionError(ENDINGS[ending]);
    }
    wasOpen = true;
    return database;
  }

  function supersede(): void {
    live = null;
    if (ending !== null) return;
    ending = 'superseded';
    options.onSuperseded();
  }

  function forget(handle: Handle): void {
    if (live === handle) live = null;
  }

  function drop(handle: Handle): void {
    forget(handle);
    handle.opening.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  return {
    async open() {
      await connect().opening;
    },
    async run(work) {
      const handle = connect();
      try {
        // Begun at once where the database is open: the page draws the tap next, and the disk need not wait for that.
        return await work(handle.database ?? (await within(options.patienceMs, handle.opening)));
      } catch (error) {
        if (!LOST_CONNECTION_ERRORS.includes(errorName(error))) throw error;
        drop(handle);
        return await work(await within(options.patienceMs, connect().opening));
      }
    },
    reconnect() {
      if (live !== null) drop(live);
    },
    close() {
      ending ??= 'closed';
      if (live !== null) drop(live);
    },
  };
}

/** The name of a thrown DOMException or Error; empty for anything else. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
