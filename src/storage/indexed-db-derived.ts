import { unwrap } from 'idb';
import { ARCHIVED_PREFIX } from './archival';
import type { Database, DatabaseConnection } from './database-connection';
import {
  type Derived,
  type DigestReading,
  type DigestStamp,
  type DigestWriting,
  MOST_CHANGED,
} from './derived';
import type { DeviceRecord } from './device-record';
import { namesUnder, read, recordsUnder } from './reading';

/** The key for how often the digest was written; its parts are stored under their numbers. */
const HEAD = 'head';
const EVERY_PART = IDBKeyRange.bound(0, Number.MAX_SAFE_INTEGER);
const RUNNING = IDBKeyRange.bound(['running'], ['running', []]);

/** Data derived from logs and cards, in the browser's own database. */
export function createIndexedDbDerived(connection: DatabaseConnection): Derived {
  return {
    readDigest: (known) => connection.run((database) => readDigest(database, known)),
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
    packedRecords: (kind) =>
      connection.run((database) =>
        read(database, ['digests', 'records'], async (transaction) => {
          const [kept, count] = await Promise.all([
            transaction.objectStore('digests').get(kind),
            transaction.objectStore('records').count(namesUnder(kind)),
          ]);
          // An older version of the app that still runs writes a record without removing the packed value.
          return { packed: isPacked(kept) && kept.count === count ? kept.packed : undefined, count };
        }),
      ),
    packRecords: (kind, pack) => connection.run((database) => packRecords(database, kind, pack)),
  };
}

function readDigest(database: Database, known?: DigestStamp): Promise<DigestReading> {
  const stores = ['digests', 'changes', 'cards', 'deletions', 'records'] as const;
  const own = unwrap(database);
  return read(database, [...stores], async (transaction) => {
    const digests = transaction.objectStore('digests');
    const changes = transaction.objectStore('changes');
    const cards = transaction.objectStore('cards');
    const readParts = async () => {
      const written = numberOf(await digests.get(HEAD));
      const isKnown = known?.database === own && known.written === written;
      return { written, parts: isKnown ? null : await digests.getAll(EVERY_PART) };
    };
    const [{ written, parts }, all, running, numbers, ids, deleted, archived] = await Promise.all([
      readParts(),
      cards.count(),
      cards.index('byStatus').count(RUNNING),
      changes.getAllKeys(),
      changes.getAll(),
      transaction.objectStore('deletions').getAllKeys(),
      transaction.objectStore('records').getAllKeys(namesUnder(ARCHIVED_PREFIX)),
    ]);
    const changed = [...new Set(ids)];
    return {
      stamp: { database: own, written },
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

type PackedRecords = { readonly count: number; readonly packed: unknown };

function isPacked(kept: unknown): kept is PackedRecords {
  return typeof (kept as Partial<PackedRecords> | undefined)?.count === 'number';
}

async function packRecords(
  database: Database,
  kind: string,
  pack: (records: readonly DeviceRecord[]) => unknown,
): Promise<void> {
  const transaction = database.transaction(['records', 'digests'], 'readwrite');
  const write = async (): Promise<void> => {
    const records = await recordsUnder(transaction.objectStore('records'), kind);
    await transaction.objectStore('digests').put({ count: records.length, packed: pack(records) }, kind);
  };
  await Promise.all([write(), transaction.done]);
}
