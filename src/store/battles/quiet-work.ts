import type { EntryLog } from '@/storage/entry-log';
import { keepCardDigest } from '@/store/archive/card-digest';
import { keepSidesPacked } from '@/store/archive/packed-sides';
import { emptyWastebasket } from './empty-wastebasket';

/**
 * Work that a page does once, when it is idle: it empties the wastebasket, and updates the data that the
 * season and the search read. `today`: the clock's date, such as "2026-03-05". Rejects if IndexedDB does.
 */
export async function doQuietWork(
  entryLog: EntryLog,
  today: string,
  quiet: () => Promise<void>,
): Promise<void> {
  await emptyWastebasket(entryLog, today);
  await keepCardDigest(entryLog, quiet);
  await keepSidesPacked(entryLog, quiet);
}
