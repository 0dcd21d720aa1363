import { sameValue } from '@/plain/same-value';
import { ARCHIVED_PREFIX } from './archival';
import type { Database } from './database-connection';
import { pastEvery, seqsOf } from './entry-keys';
import type { StoredCard, StoredEntry, WriteOutcome } from './entry-log';
import { appendAll, forgetTaken, storedAt } from './indexed-db-append';
import { read } from './reading';
import { DURABLE } from './writing';

/** Removes everything of those of these battles that are in the wastebasket; returns how many. */
export async function purgeDeleted(database: Database, battleIds: readonly string[]): Promise<number> {
  const transaction = database.transaction(
    ['entries', 'cards', 'deletions', 'records', 'changes'],
    'readwrite',
    DURABLE,
  );
  const marks = transaction.objectStore('deletions');
  const purge = async (): Promise<number> => {
    const due = (await marks.getAll()).filter(({ battleId }) => battleIds.includes(battleId));
    await Promise.all(
      due.flatMap(({ battleId }) => [
        transaction.objectStore('entries').delete(seqsOf(battleId)),
        transaction.objectStore('cards').delete(battleId),
        transaction.objectStore('changes').add(battleId),
        marks.delete(battleId),
        transaction.objectStore('records').delete(ARCHIVED_PREFIX + battleId),
      ]),
    );
    return due.length;
  };
  const [purged] = await Promise.all([purge(), transaction.done]);
  forgetTaken(database, battleIds);
  return purged;
}

/** See `EntryLog`. */
export async function restoreLog(
  database: Database,
  entries: readonly StoredEntry[],
  card: StoredCard,
): Promise<WriteOutcome> {
  const stored = await storedAt(database, entries);
  const isThere = (_entry: StoredEntry, index: number) => stored[index] !== undefined;
  if (!sameValue(stored.filter(Boolean), entries.filter(isThere))) return 'conflict';
  const missing = entries.filter((_entry, index) => stored[index] === undefined);
  return missing.length === 0 ? 'alreadyThere' : appendAll(database, missing, card);
}

/** Jumps from battle to battle by key, so that no entry is read. */
export function readBattleIds(database: Database): Promise<readonly string[]> {
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
