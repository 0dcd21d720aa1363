import { ARCHIVED_PREFIX, archivalsOf } from './archival';
import type { Database, DatabaseConnection } from './database-connection';
import { type DeviceRecord, kindOfRecord } from './device-record';
import { seqsOf } from './entry-keys';
import type { EntryLog } from './entry-log';
import { append, appendAll } from './indexed-db-append';
import { countCards, readCards } from './read-cards';
import { read, recordsUnder } from './reading';
import { begin, commit, putCard, storesOf } from './writing';

/** What a battle needs only when something is wrong; fetched ahead of it, like the screens. */
export const rareCalls = () => import('./indexed-db-rare');

/**
 * The log in the browser's own database. Every write is one strict transaction: when it resolves, it is on
 * the disk.
 */
export function createIndexedDbEntryLog(connection: DatabaseConnection): EntryLog {
  return {
    append: (entry, card) => connection.run((database) => append(database, entry, card)),
    appendAll: (entries, card) => connection.run((database) => appendAll(database, entries, card)),
    async restoreLog(entries, card) {
      const { restoreLog } = await rareCalls();
      return connection.run((database) => restoreLog(database, entries, card));
    },
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
    async purgeDeleted(battleIds) {
      const { purgeDeleted } = await rareCalls();
      return connection.run((database) => purgeDeleted(database, battleIds));
    },
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
    battleIds: async () => connection.run((await rareCalls()).readBattleIds),
    derived: async () => (await import('./indexed-db-derived')).createIndexedDbDerived(connection),
    reconnect: () => connection.reconnect(),
    close: () => connection.close(),
  };
}

function readRecords(database: Database, prefix: string): Promise<readonly DeviceRecord[]> {
  return read(database, ['records'], (transaction) =>
    recordsUnder(transaction.objectStore('records'), prefix),
  );
}
