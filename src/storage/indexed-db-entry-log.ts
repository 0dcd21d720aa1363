import type { IDBPTransaction, StoreNames } from 'idb';
import { type Database, type DatabaseConnection, errorName } from './database-connection';
import type {
  AppendOutcome,
  CardCursor,
  CardPage,
  DeviceRecord,
  EntryLog,
  StoredCard,
  StoredEntry,
} from './entry-log';
import type { WarledgerSchema } from './migrations';
import { sameValue } from './same-value';

type Store = StoreNames<WarledgerSchema>;
type ReadTransaction<Stores extends Store[]> = IDBPTransaction<WarledgerSchema, Stores, 'readonly'>;
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
    cards: (status, limit, after) => connection.run((database) => readCards(database, status, limit, after)),
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
    records: () => connection.run(readRecords),
    battleIds: () => connection.run(readBattleIds),
    close: () => connection.close(),
  };
}

/**
 * What `answer` finds in one transaction. idb's own one-shot readings leave the transaction's failure to nobody: a connection
 * lost in the middle would surface as an unhandled rejection.
 */
async function read<Stores extends Store[], Value>(
  database: Database,
  stores: Stores,
  answer: (transaction: ReadTransaction<Stores>) => Promise<Value>,
): Promise<Value> {
  const transaction = database.transaction(stores);
  const [value] = await Promise.all([answer(transaction), transaction.done]);
  return value;
}

function begin<Stores extends Store[]>(database: Database, stores: Stores): WriteTransaction<Stores> {
  return database.transaction(stores, 'readwrite', { durability: 'strict' });
}

/**
 * Makes the requests in order and waits for the disk. Rejects with the error of the request that failed, which says more than
 * the transaction's own; a request that cannot even be made (data that cannot be cloned) takes the earlier ones back with it.
 */
async function commit<Stores extends Store[]>(
  transaction: WriteTransaction<Stores>,
  requests: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const settling: Promise<unknown>[] = [transaction.done];
  try {
    for (const request of requests) settling.push(request());
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

async function readCards(
  database: Database,
  status: StoredCard['status'],
  limit: number,
  after: CardCursor | undefined,
): Promise<CardPage> {
  return read(database, ['cards', 'deletions'], pageOf);

  async function pageOf(transaction: ReadTransaction<('cards' | 'deletions')[]>): Promise<CardPage> {
    const deleted = new Set(await transaction.objectStore('deletions').getAllKeys());
    const cards: StoredCard[] = [];
    const newestFirst = transaction
      .objectStore('cards')
      .index('byStatus')
      .iterate(behind(status, after), 'prev');
    for await (const { value: card } of newestFirst) {
      if (deleted.has(card.battleId)) continue;
      const last = cards.at(-1);
      // Only a card beyond the page proves that there is a next one.
      if (cards.length >= limit && last !== undefined) {
        return { cards, next: { lastAt: last.lastAt, battleId: last.battleId } };
      }
      cards.push(card);
    }
    return { cards, next: null };
  }
}

async function purgeDeleted(database: Database, deletedBefore: number): Promise<number> {
  const transaction = begin(database, ['entries', 'cards', 'deletions']);
  const marks = transaction.objectStore('deletions');
  let purged = 0;
  await commit(transaction, [purge]);
  return purged;

  async function purge(): Promise<void> {
    const due = (await marks.getAll()).filter(({ deletedAt }) => deletedAt < deletedBefore);
    purged = due.length;
    await Promise.all(
      due.flatMap(({ battleId }) => [
        transaction.objectStore('entries').delete(seqsOf(battleId)),
        transaction.objectStore('cards').delete(battleId),
        marks.delete(battleId),
      ]),
    );
  }
}

function readRecords(database: Database): Promise<readonly DeviceRecord[]> {
  return read(database, ['records'], async (transaction) => {
    // Keys and values come in the same order.
    const store = transaction.objectStore('records');
    const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return names.map((name, index) => ({ name, value: values[index] }));
  });
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

function behind(status: StoredCard['status'], after: CardCursor | undefined): IDBKeyRange {
  return after === undefined
    ? IDBKeyRange.bound([status], [status, []])
    : IDBKeyRange.bound([status], [status, after.lastAt, after.battleId], false, true);
}
