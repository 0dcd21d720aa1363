import { cardOf } from '@/battle/cards/card-of';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { EntryLog } from '@/storage/entry-log';

/**
 * Writes again the entries of a battle that the browser has lost, but this page still has. Returns whether
 * all of them are on the disk now: not where the log went another way, nor where the battle's card is gone as
 * well, because then it was removed on purpose. Rejects if IndexedDB does.
 */
export async function bringBack(
  entryLog: Pick<EntryLog, 'card' | 'restoreLog'>,
  ledger: Ledger,
): Promise<boolean> {
  if ((await entryLog.card(battleOf(ledger).id)) === undefined) return false;
  return (await entryLog.restoreLog(ledger.stored, cardOf(ledger))) !== 'conflict';
}
