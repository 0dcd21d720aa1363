import { openDB } from 'idb';
import type { WarledgerSchema } from './migrations';

/** The version of the database as it is stored. Rejects where there is none, or it does not open. */
export function readStoredVersion(databaseName: string): Promise<number> {
  return withStoredDatabase(databaseName, async (database) => database.version);
}

/** Every battle of the database by its id, with its whole log, at whatever version that is. Rejects where it does not open. */
export function readStoredBattles(databaseName: string): Promise<ReadonlyMap<string, readonly unknown[]>> {
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
    return logs;
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
