import { type IDBPTransaction, unwrap } from 'idb';
import { sameValue } from '@/plain/same-value';
import { ARCHIVED_PREFIX, archivalsOf } from './archival';
import { type Database, type DatabaseConnection, errorName } from './database-connection';
import { type DeviceRecord, kindOfRecord } from './device-record';
import type { AppendOutcome, EntryLog, StoredCard, StoredEntry } from './entry-log';
import type { WarledgerSchema } from './migrations';
import { countCards, readCards } from './read-cards';
import { read, recordsUnder, type Store } from './reading';

type WriteTransaction<Stores extends Store[]> = IDBPTransaction<WarledgerSchema, Stores, 'readwrite'>;

/** A write ends only when it is on the disk. */
const DURABLE: IDBTransactionOptions = { durability: 'strict' };

/**
 * The log in the browser's own database. Every write is one strict transaction: when it resolves, it is on
 * the disk.
 */
export function createIndexedDbEntryLog(connection: DatabaseConnection): EntryLog {
  return {
    append: (entry, card) => connection.run((database) => append(database, entry, card)),
    appendAll: (entries, card) => connection.run((database) => appendAll(database, entries, card)),
    restoreLog: (entries, card) => connection.run((database) => restoreLog(database, entries, card)),
    entries: (battleId, from, limit) =>
      connection.run((database) =>
        read(database, ['entries'], (transaction) =>
          transaction.objectStore('entries').getAll(seqsOf(battleId, from), limit),
        ),
      ),
    cards: (status, limit, after, archived = 'included') =>
      connection.run((database) => readCards(database, { status, limit, after, archived })),
    cardCount: (status, archived = 'included') =>
      connection.run((database) => countCards(database, status, archived)),
    putCard: (card) =>
      connection.run((database) =>
        commit(begin(database, storesOf(card, 'cards')), (transaction) => putCard(transaction, card)),
      ),
    markDeleted: (battleId, deletedAt) =>
      connection.run((database) =>
        commit(begin(database, ['deletions']), (transaction) => {
          const marks = transaction.objectStore('deletions');
          if (deletedAt === null) marks.delete(battleId);
          else marks.put({ battleId, deletedAt });
        }),
      ),
    markArchived: (battleId, archivedAt) =>
      connection.run((database) =>
        commit(begin(database, ['records']), (transaction) => {
          const records = transaction.objectStore('records');
          const name = ARCHIVED_PREFIX + battleId;
          if (archivedAt === null) records.delete(name);
          else records.put(archivedAt, name);
        }),
      ),
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
    purgeDeleted: (battleIds) => connection.run((database) => purgeDeleted(database, battleIds)),
    readRecord: (name) =>
      connection.run((database) =>
        read(database, ['records'], (transaction) => transaction.objectStore('records').get(name)),
      ),
    writeRecord: (name, value) =>
      connection.run((database) =>
        commit(begin(database, ['records', 'digests']), (transaction) => {
          transaction.objectStore('records').put(value, name);
          const kind = kindOfRecord(name);
          // The packed value of its kind is no longer valid.
          if (kind !== null) transaction.objectStore('digests').delete(kind);
        }),
      ),
    records: (prefix = '') => connection.run((database) => readRecords(database, prefix)),
    battleIds: () => connection.run(readBattleIds),
    derived: async () => (await import('./indexed-db-derived')).createIndexedDbDerived(connection),
    reconnect: () => connection.reconnect(),
    close: () => connection.close(),
  };
}

/** A transaction for `commit`. */
function begin(database: Database, stores: Store[]): IDBTransaction {
  return unwrap(database).transaction(stores, 'readwrite', DURABLE);
}

/**
 * The stores that writing a card needs. The digest covers finished battles, so every change of such a card is
 * recorded, too.
 */
function storesOf<Known extends Store>({ status }: StoredCard, ...stores: Known[]): (Known | 'changes')[] {
  return status === 'finished' ? [...stores, 'changes'] : stores;
}

function putCard(transaction: IDBTransaction, card: StoredCard): void {
  transaction.objectStore('cards').put(card);
  if (card.status === 'finished') transaction.objectStore('changes').add(card.battleId);
}

/**
 * Makes these requests, which are all of the transaction, and waits for the disk. It commits explicitly, so
 * that the browser need not ask the page, which is busy drawing the tap. It does not listen to single
 * requests, because the transaction fails with the error of the failed one. If a request cannot be made (data
 * that cannot be cloned), the earlier ones are undone.
 */
async function commit(
  transaction: IDBTransaction,
  request: (transaction: IDBTransaction) => void,
): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });
  try {
    request(transaction);
    transaction.commit();
  } catch (error) {
    transaction.abort();
    await done.catch(() => undefined);
    throw error;
  }
  await done;
}

/**
 * Runs the steps in order and waits for the disk. Rejects with the error of the failed step, which says more
 * than that of the transaction. If a request cannot be made (data that cannot be cloned), the earlier ones
 * are undone.
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

/** For each open database, the last entry that it stored, by battle. */
const lastTaken = new WeakMap<Database, Map<string, number>>();

function noteTaken(database: Database, last: StoredEntry | undefined): void {
  const taken = lastTaken.get(database) ?? new Map<string, number>();
  if (last !== undefined) lastTaken.set(database, taken.set(last.battleId, last.seq));
}

/**
 * Appends need the previous entry on disk. If this connection wrote it, skip the check: the browser closes a
 * connection whose data it clears. The check would make the write wait until the page has drawn the tap.
 */
function append(database: Database, entry: StoredEntry, card: StoredCard): Promise<AppendOutcome> {
  const { battleId, seq } = entry;
  if (seq <= 1 || lastTaken.get(database)?.get(battleId) === seq - 1) {
    return appendAll(database, [entry], card);
  }
  return appendAfterLooking(database, entry, card);
}

async function appendAfterLooking(
  database: Database,
  entry: StoredEntry,
  card: StoredCard,
): Promise<AppendOutcome> {
  const transaction = database.transaction(storesOf(card, 'entries', 'cards'), 'readwrite', DURABLE);
  const log = transaction.objectStore('entries');
  let isGap = false;
  try {
    await complete(transaction, [
      async () => {
        isGap = (await log.getKey([entry.battleId, entry.seq - 1])) === undefined;
        if (!isGap) {
          const added = log.add(entry);
          putCard(unwrap(transaction), card);
          await added;
        }
      },
    ]);
  } catch (error) {
    return outcomeOf(error, database, [entry]);
  }
  if (isGap) return 'gap';
  noteTaken(database, entry);
  return 'appended';
}

async function restoreLog(
  database: Database,
  entries: readonly StoredEntry[],
  card: StoredCard,
): Promise<Exclude<AppendOutcome, 'gap'>> {
  const stored = await storedAt(database, entries);
  const isThere = (_entry: StoredEntry, index: number) => stored[index] !== undefined;
  if (!sameValue(stored.filter(Boolean), entries.filter(isThere))) return 'conflict';
  const missing = entries.filter((_entry, index) => stored[index] === undefined);
  return missing.length === 0 ? 'alreadyThere' : appendAll(database, missing, card);
}

/** What is stored at the numbers of these entries; undefined: nothing. */
function storedAt(
  database: Database,
  entries: readonly StoredEntry[],
): Promise<readonly (StoredEntry | undefined)[]> {
  return read(database, ['entries'], (reading) =>
    Promise.all(entries.map(({ battleId, seq }) => reading.objectStore('entries').get([battleId, seq]))),
  );
}

async function appendAll(
  database: Database,
  entries: readonly StoredEntry[],
  card: StoredCard,
): Promise<Exclude<AppendOutcome, 'gap'>> {
  const transaction = begin(database, storesOf(card, 'entries', 'cards'));
  try {
    await commit(transaction, () => {
      const log = transaction.objectStore('entries');
      for (const entry of entries) log.add(entry);
      putCard(transaction, card);
    });
    noteTaken(database, entries.at(-1));
    return 'appended';
  } catch (error) {
    return outcomeOf(error, database, entries);
  }
}

/** Why a number was already used: by this very entry, or by another one. Rejects with any other failure. */
async function outcomeOf(
  error: unknown,
  database: Database,
  entries: readonly StoredEntry[],
): Promise<'alreadyThere' | 'conflict'> {
  if (errorName(error) !== 'ConstraintError') throw error;
  return sameValue(await storedAt(database, entries), entries) ? 'alreadyThere' : 'conflict';
}

function readRecords(database: Database, prefix: string): Promise<readonly DeviceRecord[]> {
  return read(database, ['records'], (transaction) =>
    recordsUnder(transaction.objectStore('records'), prefix),
  );
}

async function purgeDeleted(database: Database, battleIds: readonly string[]): Promise<number> {
  const transaction = database.transaction(
    ['entries', 'cards', 'deletions', 'records', 'changes'],
    'readwrite',
    DURABLE,
  );
  const marks = transaction.objectStore('deletions');
  let purged = 0;
  await complete(transaction, [purge]);
  return purged;

  async function purge(): Promise<void> {
    const due = (await marks.getAll()).filter(({ battleId }) => battleIds.includes(battleId));
    purged = due.length;
    await Promise.all(
      due.flatMap(({ battleId }) => [
        transaction.objectStore('entries').delete(seqsOf(battleId)),
        transaction.objectStore('cards').delete(battleId),
        transaction.objectStore('changes').add(battleId),
        marks.delete(battleId),
        transaction.objectStore('records').delete(ARCHIVED_PREFIX + battleId),
      ]),
    );
  }
}

/** Jumps from battle to battle by key, so that no entry is read. */
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

function seqsOf(battleId: string, from?: number): IDBKeyRange {
  return IDBKeyRange.bound(from === undefined ? [battleId] : [battleId, from], pastEvery(battleId));
}

/** A key after every seq of a battle: IndexedDB sorts arrays after all numbers. */
function pastEvery(battleId: string): [string, number] {
  return [battleId, []] as unknown as [string, number];
}
