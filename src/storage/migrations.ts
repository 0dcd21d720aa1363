import type { DBSchema } from 'idb';
import type { Deletion, StoredCard, StoredEntry } from './entry-log';

/** The stores of the latest version of the database. */
export interface WarledgerSchema extends DBSchema {
  entries: { key: [battleId: string, seq: number]; value: StoredEntry };
  cards: {
    key: string;
    value: StoredCard;
    indexes: { byStatus: [status: string, lastAt: number, battleId: string] };
  };
  deletions: { key: string; value: Deletion };
  records: { key: string; value: unknown };
  /** Made from the cards: the head, and the parts by their number (`derived.ts`). */
  digests: { key: string | number; value: unknown };
  /** The battles whose changed cards are not in the digest yet, in the order of their changes. */
  changes: { key: number; value: string };
}

type Addition =
  | {
      readonly store: string;
      readonly keyPath: string | readonly string[] | null;
      /** The browser numbers each added value, and never uses a number twice. */
      readonly numbered?: true;
    }
  | { readonly index: string; readonly store: string; readonly keyPath: readonly string[] };

/**
 * One step of the database's shape. Steps are rows and not functions, so that they can only add: an older app
 * that is still running finds everything at its place, and so does a battle of years ago. Entries are
 * upgraded when they are read.
 */
export type Migration = { readonly version: number; readonly adds: readonly Addition[] };

/** Every step since the first release. A published step never changes. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    adds: [
      { store: 'entries', keyPath: ['battleId', 'seq'] },
      { store: 'cards', keyPath: 'battleId' },
      { store: 'cards', index: 'byStatus', keyPath: ['status', 'lastAt', 'battleId'] },
      { store: 'deletions', keyPath: 'battleId' },
      { store: 'records', keyPath: null },
    ],
  },
  {
    version: 2,
    adds: [
      { store: 'digests', keyPath: null },
      { store: 'changes', keyPath: null, numbered: true },
    ],
  },
];

/**
 * The version after the last step. Throws if the steps are not numbered 1, 2, 3 …, which is a mistake in the
 * program.
 */
export function latestVersion(migrations: readonly Migration[]): number {
  if (migrations.length === 0) throw new Error('There is no migration to version 1.');
  for (const [index, { version }] of migrations.entries()) {
    if (version !== index + 1) {
      throw new Error(`Migration ${index + 1} is numbered ${version}: they begin at 1 and rise by 1.`);
    }
  }
  return migrations.length;
}

/** Runs every step above `storedVersion` (0 for a new database), inside the browser's upgrade transaction. */
export function migrate(
  database: IDBDatabase,
  transaction: IDBTransaction,
  storedVersion: number,
  migrations: readonly Migration[],
): void {
  for (const { version, adds } of migrations) {
    if (version <= storedVersion) continue;
    for (const addition of adds) add(database, transaction, addition);
  }
}

function add(database: IDBDatabase, transaction: IDBTransaction, addition: Addition): void {
  const keyPath = typeof addition.keyPath === 'string' ? addition.keyPath : copy(addition.keyPath);
  if ('index' in addition) {
    transaction.objectStore(addition.store).createIndex(addition.index, [...addition.keyPath]);
  } else {
    database.createObjectStore(addition.store, { keyPath, autoIncrement: addition.numbered ?? false });
  }
}

function copy(keyPath: readonly string[] | null): string[] | null {
  return keyPath === null ? null : [...keyPath];
}
