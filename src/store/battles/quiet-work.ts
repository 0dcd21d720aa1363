import type { EntryLog } from '@/storage/entry-log';
import { keepCardDigest } from '@/store/archive/card-digest';
import { keepSidesPacked } from '@/store/archive/packed-sides';
import { emptyWastebasket } from './empty-wastebasket';

/**
 * What a page does once, when it has nothing better to do: empties the wastebasket, and keeps ready what the season and the search read.
 * `today` is the day by the clock, as "2026-03-05". Rejects where the disk refuses.
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
