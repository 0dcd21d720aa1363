import type { EntryLog } from '@/storage/entry-log';
import { keepArchivedLines, keepArchivedSides } from '@/store/archive/archive';
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
  await keepArchivedLines(entryLog, quiet);
  await keepArchivedSides(entryLog, quiet);
}
