import type { EntryLog } from '@/storage/entry-log';
import { rest } from '@/store/device/rest';
import { lookAt, type StoredLog } from './place-log';

/** After so many entries read and replayed, or compared with another course, the page is let go on. */
export const ENTRIES_TO_A_REST = 200;

/** The logs of these courses of a battle, by their ids; the page is let go on between: there may be thousands. */
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
