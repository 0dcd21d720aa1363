import type { EntryLog } from '@/storage/entry-log';
import { openPhotos } from '@/storage/photos';
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
  if ((await emptyWastebasket(entryLog, today)) > 0) await forgetPhotos(entryLog);
  await keepArchivedLines(entryLog, quiet);
  await keepArchivedSides(entryLog, quiet);
}

/** The photos of battles that are gone go too; where that fails, the next battle that goes takes them along. */
async function forgetPhotos(entryLog: EntryLog): Promise<void> {
  try {
    const photos = openPhotos();
    await photos.keepOnly(await entryLog.battleIds());
    photos.close();
  } catch {
    // Nothing hangs on it.
  }
}
