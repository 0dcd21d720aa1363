import { sameValue } from '@/plain/same-value';
import { type Database, errorName } from './database-connection';
import type { AppendOutcome, StoredCard, StoredEntry, WriteOutcome } from './entry-log';
import { read } from './reading';
import { begin, commit, putCard, storesOf } from './writing';

/** For each open database, the last entry that it stored, by battle. */
const lastTaken = new WeakMap<Database, Map<string, number>>();

function noteTaken(database: Database, last: StoredEntry | undefined): void {
  const taken = lastTaken.get(database) ?? new Map<string, number>();
  if (last !== undefined) lastTaken.set(database, taken.set(last.battleId, last.seq));
}

/** The next append to these battles looks first whether the entry before is there. */
export function forgetTaken(database: Database, battleIds: readonly string[]): void {
  for (const battleId of battleIds) lastTaken.get(database)?.delete(battleId);
}

/** See `EntryLog`. */
export function append(database: Database, entry: StoredEntry, card: StoredCard): Promise<AppendOutcome> {
  return entry.seq > 1 ? appendNext(database, entry, card) : appendAll(database, [entry], card);
}

async function appendNext(database: Database, entry: StoredEntry, card: StoredCard): Promise<AppendOutcome> {
  const { battleId, seq } = entry;
  // An entry that this connection wrote last is there, unless its store was emptied. To wait for the answer
  // would make the write wait until the page has drawn the tap.
  const waits = lastTaken.get(database)?.get(battleId) !== seq - 1;
  let isGap = false;
  let isCardless = false;
  const ask = (transaction: IDBTransaction) => {
    const before = transaction.objectStore('entries').getKey([battleId, seq - 1]);
    before.onsuccess = () => {
      isGap = before.result === undefined;
      if (isGap && waits) transaction.abort();
    };
    const known = transaction.objectStore('cards').getKey(battleId);
    known.onsuccess = () => {
      isCardless = known.result === undefined;
    };
  };
  const outcome = await write(database, [entry], card, { ask, waits }).catch((error: unknown) => {
    if (!isGap) throw error;
  });
  if (isGap) {
    forgetTaken(database, [battleId]);
    return 'gap';
  }
  return outcome === 'appended' && isCardless ? 'cardless' : (outcome ?? 'gap');
}

/** What is stored at the numbers of these entries; undefined: nothing. */
export function storedAt(
  database: Database,
  entries: readonly StoredEntry[],
): Promise<readonly (StoredEntry | undefined)[]> {
  return read(database, ['entries'], (reading) =>
    Promise.all(entries.map(({ battleId, seq }) => reading.objectStore('entries').get([battleId, seq]))),
  );
}

/** See `EntryLog`. */
export function appendAll(
  database: Database,
  entries: readonly StoredEntry[],
  card: StoredCard,
): Promise<WriteOutcome> {
  return write(database, entries, card);
}

/**
 * Adds the entries and the card in one transaction, after the requests of `ask`; see `commit` for `waits`.
 */
async function write(
  database: Database,
  entries: readonly StoredEntry[],
  card: StoredCard,
  { ask, waits = false }: { ask?: (transaction: IDBTransaction) => void; waits?: boolean } = {},
): Promise<WriteOutcome> {
  const transaction = begin(database, storesOf(card, 'entries', 'cards'));
  try {
    await commit(
      transaction,
      () => {
        ask?.(transaction);
        const log = transaction.objectStore('entries');
        for (const entry of entries) log.add(entry);
        putCard(transaction, card);
      },
      waits,
    );
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
