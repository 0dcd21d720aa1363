import type { IDBPTransaction } from 'idb';
import { ARCHIVED_PREFIX, archivalsOf } from './archival';
import { type Database, type DatabaseConnection, errorName } from './database-connection';
import type { AppendOutcome, DeviceRecord, EntryLog, StoredCard, StoredEntry } from './entry-log';
import type { WarledgerSchema } from './migrations';
import { countCards, readCards } from './read-cards';
import { namesUnder, read, type Store } from './reading';
import { sameValue } from './same-value';

type WriteTransaction<Stores extends Store[]> = IDBPTransaction<WarledgerSchema, Stores, 'readwrite'>;

/** The log in the browser's own database. Every write is one strict transaction: when it resolves, it is on the disk. */
export function createIndexedDbEntryLog(connection: DatabaseConnection): EntryLog {
  return {
    append: (entry, card) => connection.run((database) => appendAll(database, [entry], card)),
    appendAll: (entries, card) => connection.run((database) => appendAll(database, entries, card)),
    entries: (battleId) =>
      connection.run((database) =>
        read(database, ['entries'], (transaction) =>
          transaction.objectStore('entries').getAll(seqsOf(battleId)),
        ),
      ),
    cards: (status, limit, after, archived = 'included') =>
      connection.run((database) => readCards(database, { status, limit, after, archived })),
    cardCount: (status, archived = 'included') =>
      connection.run((database) => countCards(database, status, archived)),
    putCard: (card) =>
      connection.run((database) => {
        const transaction = begin(database, ['cards']);
        return commit(transaction, [() => transaction.objectStore('cards').put(card)]);
      }),
    markDeleted: (battleId, deletedAt) =>
      connection.run((database) => {
        const transaction = begin(database, ['deletions']);
        const marks = transaction.objectStore('deletions');
        return commit(transaction, [
          () => (deletedAt === null ? marks.delete(battleId) : marks.put({ battleId, deletedAt })),
        ]);
      }),
    markArchived: (battleId, archivedAt) =>
      connection.run((database) => {
        const transaction = begin(database, ['records']);
        const records = transaction.objectStore('records');
        const name = ARCHIVED_PREFIX + battleId;
        return commit(transaction, [
          () => (archivedAt === null ? records.delete(name) : records.put(archivedAt, name)),
        ]);
      }),
    archivals: async () =>
      archivalsOf(await connection.run((database) => readRecords(database, ARCHIVED_PREFIX))),
    card: (battleId) =>
      connection.run((database) =>
        read(database, ['cards'], (transaction) => transaction.objectStore('cards').get(battleId)),
      ),
    deletions: () =>
      connection.run((database) =>
        read(database, ['deletions'], (transaction) => transaction.objectStore('deletions').getAll()),
      ),
    purgeDeleted: (deletedBefore) => connection.run((database) => purgeDeleted(database, deletedBefore)),
    readRecord: (name) =>
      connection.run((database) =>
        read(database, ['records'], (transaction) => transaction.objectStore('records').get(name)),
      ),
    writeRecord: (name, value) =>
      connection.run((database) => {
        const transaction = begin(database, ['records']);
        return commit(transaction, [() => transaction.objectStore('records').put(value, name)]);
      }),
    records: (prefix = '') => connection.run((database) => readRecords(database, prefix)),
    battleIds: () => connection.run(readBattleIds),
    close: () => connection.close(),
  };
}

function begin<Stores extends Store[]>(database: Database, stores: Stores): WriteTransaction<Stores> {
  return database.transaction(stores, 'readwrite', { durability: 'strict' });
}

/**
 * Makes these requests, the only ones of the transaction, and waits for the disk. The browser is told that nothing follows, so
 * that it need not ask the page, which is busy drawing the tap.
 */
function commit<Stores extends Store[]>(
  transaction: WriteTransaction<Stores>,
  requests: readonly (() => Promise<unknown>)[],
): Promise<void> {
  return complete(transaction, [...requests, async () => transaction.commit()]);
}

/**
 * Takes the steps in order and waits for the disk. Rejects with the error of the step that failed, which says more than the
 * transaction's own; a request that cannot even be made (data that cannot be cloned) takes the earlier ones back with it.
 */
async function complete<Stores extends Store[]>(
  transaction: WriteTransaction<Stores>,
  steps: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const settling: Promise<unknown>[] = [transaction.done];
  try {
    for (const step of steps) settling.push(step());
  } catch (error) {
    transaction.abort();
    await Promise.allSettled(settling);
    throw error;
  }
  await Promise.all(settling);
}

async function appendAll(
  database: Database,
  entries: readonly StoredEntry[],
  card: StoredCard,
): Promise<AppendOutcome> {
  const transaction = begin(database, ['entries', 'cards']);
  const log = transaction.objectStore('entries');
  try {
    await commit(transaction, [
      ...entries.map((entry) => () => log.add(entry)),
      () => transaction.objectStore('cards').put(card),
    ]);
    return 'appended';
  } catch (error) {
    if (errorName(error) !== 'ConstraintError') throw error;
    const stored = await read(database, ['entries'], (reading) =>
      Promise.all(entries.map(({ battleId, seq }) => reading.objectStore('entries').get([battleId, seq]))),
    );
    return sameValue(stored, entries) ? 'alreadyThere' : 'conflict';
  }
}

function readRecords(database: Database, prefix: string): Promise<readonly DeviceRecord[]> {
  return read(database, ['records'], async (transaction) => {
    const records = transaction.objectStore('records');
    const range = namesUnder(prefix);
    // Names and values come in the same order.
    const [names, values] = await Promise.all([records.getAllKeys(range), records.getAll(range)]);
    return names.map((name, index) => ({ name, value: values[index] }));
  });
}

async function purgeDeleted(database: Database, deletedBefore: number): Promise<number> {
  const transaction = begin(database, ['entries', 'cards', 'deletions', 'records']);
  const marks = transaction.objectStore('deletions');
  let purged = 0;
  await complete(transaction, [purge]);
  return purged;

  async function purge(): Promise<void> {
    const due = (await marks.getAll()).filter(({ deletedAt }) => deletedAt < deletedBefore);
    purged = due.length;
    await Promise.all(
      due.flatMap(({ battleId }) => [
        transaction.objectStore('entries').delete(seqsOf(battleId)),
        transaction.objectStore('cards').delete(battleId),
        marks.delete(battleId),
        transaction.objectStore('records').delete(ARCHIVED_PREFIX + battleId),
      ]),
    );
  }
}

/** Leaps from battle to battle by key, so that no entry is read. */
function readBattleIds(database: Database): Promise<readonly string[]> {
  return read(database, ['entries'], async (transaction) => {
    const found: string[] = [];
    let cursor = await transaction.objectStore('entries').openKeyCursor();
    while (cursor !== null) {
      const [battleId] = cursor.key;
      found.push(battleId);
      cursor = await cursor.continue(pastEvery(battleId));
    }
    return found;
  });
}

function seqsOf(battleId: string): IDBKeyRange {
  return IDBKeyRange.bound([battleId], pastEvery(battleId));
}

/** A key behind every seq of a battle: IndexedDB orders arrays behind all numbers. */
function pastEvery(battleId: string): [string, number] {
  return [battleId, []] as unknown as [string, number];
}
