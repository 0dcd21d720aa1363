import { unwrap } from 'idb';
import type { Database } from './database-connection';
import type { StoredCard } from './entry-log';
import type { Store } from './reading';

/** A write ends only when it is on the disk. */
export const DURABLE: IDBTransactionOptions = { durability: 'strict' };

/** A transaction for `commit`. */
export function begin(database: Database, stores: Store[]): IDBTransaction {
  return unwrap(database).transaction(stores, 'readwrite', DURABLE);
}

/**
 * The stores that writing a card needs. The digest covers finished battles, so every change of such a card is
 * recorded, too.
 */
export function storesOf<Known extends Store>(
  { status }: StoredCard,
  ...stores: Known[]
): (Known | 'changes')[] {
  return status === 'finished' ? [...stores, 'changes'] : stores;
}

export function putCard(transaction: IDBTransaction, card: StoredCard): void {
  transaction.objectStore('cards').put(card);
  if (card.status === 'finished') transaction.objectStore('changes').add(card.battleId);
}

/**
 * Makes these requests, which are all of the transaction, and waits for the disk. It commits explicitly, so
 * that the browser need not ask the page, which is busy drawing the tap. It does not listen to single
 * requests, because the transaction fails with the error of the failed one. If a request cannot be made (data
 * that cannot be cloned), the earlier ones are undone. `waits`: an answer may still abort the transaction,
 * so it is not committed before.
 */
export async function commit(
  transaction: IDBTransaction,
  request: (transaction: IDBTransaction) => void,
  waits = false,
): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });
  try {
    request(transaction);
    if (!waits) transaction.commit();
  } catch (error) {
    transaction.abort();
    await done.catch(() => undefined);
    throw error;
  }
  await done;
}
