import type { IDBPObjectStore, IDBPTransaction, StoreNames } from 'idb';
import type { Database } from './database-connection';
import type { DeviceRecord } from './device-record';
import type { WarledgerSchema } from './migrations';

/** A store of a transaction in any mode. */
type Readable<Name extends Store> = Pick<
  IDBPObjectStore<WarledgerSchema, Store[], Name, IDBTransactionMode>,
  'getAll' | 'getAllKeys'
>;
/** The stores of the database by name. */
export type Store = StoreNames<WarledgerSchema>;
/** A transaction that only reads. */
export type ReadTransaction<Stores extends Store[]> = IDBPTransaction<WarledgerSchema, Stores, 'readonly'>;

/**
 * The result of `answer` in one transaction. With idb's own one-shot reads nobody handles the transaction's
 * failure: a lost connection would become an unhandled rejection.
 */
export async function read<Stores extends Store[], Value>(
  database: Database,
  stores: Stores,
  answer: (transaction: ReadTransaction<Stores>) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction(stores);
  const [value] = await Promise.all([answer(transaction), transaction.done]);
  return value;
}

/** The records whose names begin with `prefix`, by rising name. */
export async function recordsUnder(
  records: Readable<'records'>,
  prefix: string,
): Promise<readonly DeviceRecord[]> {
  const range = namesUnder(prefix);
  // Names and values come in the same order.
  const [names, values] = await Promise.all([records.getAllKeys(range), records.getAll(range)]);
  return names.map((name, index) => ({ name, value: values[index] }));
}

/**
 * Every name with this prefix: from the prefix up to, not including, the prefix with its last character
 * increased.
 */
export function namesUnder(prefix: string): IDBKeyRange | null {
  const last = prefix.length - 1;
  if (last < 0) return null;
  const next = String.fromCharCode(prefix.charCodeAt(last) + 1);
  return IDBKeyRange.bound(prefix, prefix.slice(0, last) + next, false, true);
}
