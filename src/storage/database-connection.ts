import { type IDBPDatabase, openDB, unwrap } from 'idb';
import { latestVersion, type Migration, migrate, type WarledgerSchema } from './migrations';
import { within } from './within';

/** An open database. */
export type Database = IDBPDatabase<WarledgerSchema>;

/** The options of a connection. */
export type ConnectionOptions = {
  readonly databaseName: string;
  readonly migrations: readonly Migration[];
  /**
   * How long a call waits for the database to open before it rejects, in milliseconds. The opening goes on.
   */
  readonly patienceMs: number;
  /** Another tab keeps an older version open, and the opening waits for it. */
  readonly onBlocked: () => void;
  /**
   * Another tab has opened, or waits to open, a newer version: this connection has ended, and the page must
   * be reloaded.
   */
  readonly onSuperseded: () => void;
};

/** A connection that is reopened if the browser loses it. */
export type DatabaseConnection = {
  /**
   * Resolves when open, however long it takes. Rejects with the browser's own error (`VersionError`: stored
   * data is newer).
   */
  open(): Promise<void>;
  /**
   * The result of `work`. If the connection is lost, it is opened again and `work` runs once more, so `work`
   * must be repeatable. Rejects with the second failure, or at once with any other one.
   */
  run<Value>(work: (database: Database) => Promise<Value>): Promise<Value>;
  /** Drops the open database, if any: the next call opens it again. Transactions that have begun finish. */
  reconnect(): void;
  /** Ends the connection: transactions that have begun finish, later calls reject. */
  close(): void;
};

const ENDINGS = {
  closed: 'This connection to the database was closed.',
  superseded: 'A newer version of the app uses the database: this page has to be loaded again.',
} as const;

/** Thrown by every call after the connection has ended: the page has a screen of its own for this. */
export class EndedConnectionError extends Error {}

/**
 * The errors of a lost connection: `transaction()` on a dead handle throws InvalidStateError, a connection
 * closed by the browser aborts its transactions, and Safari answers UnknownError "Connection to Indexed
 * Database server lost".
 */
const LOST_CONNECTION_ERRORS = ['InvalidStateError', 'AbortError', 'UnknownError'];

/** An attempt to open, and the database once it is open. */
type Handle = { readonly opening: Promise<Database>; database: Database | null };

/** A connection that opens on first use. Throws if the migrations are not numbered correctly. */
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
        // Begun synchronously if the database is open, so that the write does not wait until the page has
        // drawn the tap.
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
