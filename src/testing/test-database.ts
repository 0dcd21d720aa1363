import { deleteDB } from 'idb';
import { vi } from 'vitest';
import type { EntryLog } from '@/storage/entry-log';
import { type EntryLogOptions, openEntryLog } from '@/storage/open-entry-log';

let databases = 0;

/** A database of a test's own, in the browser that runs it. */
export type TestDatabase = {
  readonly databaseName: string;
  readonly onSuperseded: () => void;
};

/** Options for a database that no other test uses. */
export function newTestDatabase(): TestDatabase {
  databases += 1;
  return {
    databaseName: `test-${databases}`,
    onSuperseded: vi.fn(),
  };
}

/** Opens a log, and fails the test when it does not open. */
export async function openLog(
  database: TestDatabase,
  more: Partial<EntryLogOptions> = {},
): Promise<EntryLog> {
  const opened = await openEntryLog({ ...database, ...more });
  if (opened.kind !== 'open') throw new Error(`The database is ${opened.kind}.`);
  return opened.log;
}

/** Removes what the tests left. Connections that a test forgot are told to make way. */
export async function deleteTestDatabases(): Promise<void> {
  for (let index = 1; index <= databases; index += 1) await deleteDB(`test-${index}`);
}

/**
 * Lets `act` have its way with the next `times` transactions, as soon as their requests are made and before
 * they are committed.
 */
export function interfere(times: number, act: (transaction: IDBTransaction) => void): void {
  const begin = IDBDatabase.prototype.transaction;
  let left = times;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given: Parameters<typeof begin>
  ) {
    const transaction = begin.apply(this, given);
    if (left > 0) {
      left -= 1;
      let acted = false;
      const actOnce = () => {
        if (!acted) act(transaction);
        acted = true;
      };
      Object.defineProperty(transaction, 'commit', { value: actOnce, configurable: true, writable: true });
      queueMicrotask(actOnce);
    }
    return transaction;
  });
}

/** Closes a connection behind the back of the log that owns it, as Safari does in the background. */
export function closeHandle(handle: unknown): void {
  if (!(handle instanceof IDBDatabase)) throw new Error('There is no handle to close.');
  handle.close();
}
