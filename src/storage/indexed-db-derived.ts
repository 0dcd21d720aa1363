import { ARCHIVED_PREFIX } from './archival';
import type { Database, DatabaseConnection } from './database-connection';
import { type Derived, type DigestReading, type DigestWriting, MOST_CHANGED } from './derived';
import { namesUnder, read } from './reading';

/** Under this key lies how often the digest was written; its parts lie under their numbers. */
const HEAD = 'head';
const EVERY_PART = IDBKeyRange.bound(0, Number.MAX_SAFE_INTEGER);
const RUNNING = IDBKeyRange.bound(['running'], ['running', []]);

/** What is made from logs and cards, in the browser's own database. */
export function createIndexedDbDerived(connection: DatabaseConnection): Derived {
  return {
    readDigest: () => connection.run(readDigest),
    writeDigest: (writing) => connection.run((database) => writeDigest(database, writing)),
    lastChange: () =>
      connection.run((database) =>
        read(database, ['digests', 'changes'], async (transaction) => {
          const digests = transaction.objectStore('digests');
          const [head, last, parts] = await Promise.all([
            digests.get(HEAD),
            transaction.objectStore('changes').openKeyCursor(null, 'prev'),
            digests.count(EVERY_PART),
          ]);
          return { written: numberOf(head), upTo: last?.key ?? 0, parts };
        }),
      ),
    everyCard: (limit, after) =>
      connection.run((database) =>
        read(database, ['cards'], (transaction) =>
          transaction
            .objectStore('cards')
            .getAll(after === null ? null : IDBKeyRange.lowerBound(after, true), limit),
        ),
      ),
    cardsOf: (battleIds) =>
      connection.run((database) =>
        read(database, ['cards'], (transaction) =>
          Promise.all(battleIds.map((id) => transaction.objectStore('cards').get(id))),
        ),
      ),
  };
}

function readDigest(database: Database): Promise<DigestReading> {
  const stores = ['digests', 'changes', 'cards', 'deletions', 'records'] as const;
  return read(database, [...stores], async (transaction) => {
    const digests = transaction.objectStore('digests');
    const changes = transaction.objectStore('changes');
    const cards = transaction.objectStore('cards');
    const [parts, head, all, running, numbers, ids, deleted, archived] = await Promise.all([
      digests.getAll(EVERY_PART),
      digests.get(HEAD),
      cards.count(),
      cards.index('byStatus').count(RUNNING),
      changes.getAllKeys(),
      changes.getAll(),
      transaction.objectStore('deletions').getAllKeys(),
      transaction.objectStore('records').getAllKeys(namesUnder(ARCHIVED_PREFIX)),
    ]);
    const changed = [...new Set(ids)];
    return {
      written: numberOf(head),
      parts,
      changed:
        changed.length > MOST_CHANGED
          ? null
          : await Promise.all(
              changed.map(async (battleId) => ({ battleId, card: await cards.get(battleId) })),
            ),
      upTo: numbers.at(-1) ?? 0,
      finished: all - running,
      deleted: new Set(deleted),
      archived: new Set(archived.map((name) => name.slice(ARCHIVED_PREFIX.length))),
    };
  });
}

async function writeDigest(database: Database, { after, parts, upTo }: DigestWriting): Promise<boolean> {
  const transaction = database.transaction(['digests', 'changes'], 'readwrite');
  const digests = transaction.objectStore('digests');
  const write = async (): Promise<boolean> => {
    if (numberOf(await digests.get(HEAD)) !== after) return false;
    await Promise.all([
      ...[...parts].map(([number, part]) =>
        part === null ? digests.delete(number) : digests.put(part, number),
      ),
      digests.put(after + 1, HEAD),
      transaction.objectStore('changes').delete(IDBKeyRange.upperBound(upTo)),
    ]);
    return true;
  };
  const [isWritten] = await Promise.all([write(), transaction.done]);
  return isWritten;
}

function numberOf(head: unknown): number {
  return typeof head === 'number' ? head : 0;
}
