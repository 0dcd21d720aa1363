import type { EntryLog } from '@/storage/entry-log';
import { keepArchivedLines, keepArchivedSides } from '@/store/archive/archive';
import { emptyWastebasket } from './empty-wastebasket';
import { goOnRenewing } from './renew-card';

/**
 * Work that a page does once, when it is idle: it goes on rebuilding lost cards, empties the wastebasket,
 * and updates the data that the season and the search read. `today`: the clock's date, such as
 * "2026-03-05". Rejects if IndexedDB does.
 */
export async function doQuietWork(
  entryLog: EntryLog,
  today: string,
  quiet: () => Promise<void>,
): Promise<void> {
  await goOnRenewing(entryLog);
  await emptyWastebasket(entryLog, today);
  await keepArchivedLines(entryLog, quiet);
  await keepArchivedSides(entryLog, quiet);
}
