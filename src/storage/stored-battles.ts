import { openDB } from 'idb';
import type { WarledgerSchema } from './migrations';

/** The version of the stored database. Rejects if there is none, or it does not open. */
export function readStoredVersion(databaseName: string): Promise<number> {
  return withStoredDatabase(databaseName, async (database) => database.version);
}

/**
 * Every battle of the database by its id, with its whole log, at whatever version it is. Rejects if it does
 * not open.
 */
export function readStoredBattles(databaseName: string): Promise<ReadonlyMap<string, readonly unknown[]>> {
  return withStoredDatabase(databaseName, async (database) => {
    // Keys and values have the same order. A newer app has only added things, so the key still begins with
    // the battle's id.
    const { store, done } = database.transaction('entries');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
    const logs = new Map<string, unknown[]>();
    for (const [index, [battleId]] of keys.entries()) {
      const log = logs.get(battleId) ?? [];
      log.push(values[index]);
      logs.set(battleId, log);
    }
    return logs;
  });
}

/**
 * Opens the database at whatever version it has, for one reading. No connection stays open that would block
 * an upgrade.
 */
async function withStoredDatabase<Value>(
  databaseName: string,
  read: (database: Awaited<ReturnType<typeof openDB<WarledgerSchema>>>) => Promise<Value>,
): Promise<Value> {
  const database = await openDB<WarledgerSchema>(databaseName, undefined, {
    // It was deleted in the meantime: no empty database without stores may be left behind.
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
