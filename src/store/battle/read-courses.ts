import type { EntryLog } from '@/storage/entry-log';
import { rest } from '@/store/device/rest';
import { lookAt, type StoredLog } from './place-log';

/** After so many entries (read, replayed or compared) the page may draw. */
export const ENTRIES_TO_A_REST = 200;

/**
 * The logs of these courses of a battle, by their ids. The page may draw in between, because there may be
 * thousands.
 */
export async function readCourses(
  entryLog: Pick<EntryLog, 'entries'>,
  ids: readonly string[],
): Promise<Map<string, StoredLog>> {
  const courses = new Map<string, StoredLog>();
  let entries = 0;
  for (const id of ids) {
    const log = (await entryLog.entries(id)) as StoredLog;
    lookAt(log);
    courses.set(id, log);
    entries += log.length;
    if (entries >= ENTRIES_TO_A_REST) {
      entries = 0;
      await rest();
    }
  }
  return courses;
}
