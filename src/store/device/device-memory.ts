import { ARCHIVED_PREFIX } from '@/storage/archival';
import type { DeviceMemory } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { FOLLOWED_PREFIX } from './followed-battles';
import { BACKUP_RECORD, CLUB_PREFIX, WASTEBASKET_RECORD, WRITER_RECORD } from './record-names';
import { SIDE_PREFIX } from './sides';

/** Whether a record means something on the device that wrote it only, and never travels. */
export function isOfThisDeviceAlone(name: string): boolean {
  const isNamed = name === WRITER_RECORD || name === BACKUP_RECORD || name === WASTEBASKET_RECORD;
  // What opens shared battles is a secret of this device.
  return isNamed || name.startsWith(CLUB_PREFIX);
}

/** The beginning of a record's name that is about one battle, whose id stands behind it: its owner's side, that it is archived, or only followed. */
export function prefixOfOneBattle(name: string): string | undefined {
  return [SIDE_PREFIX, ARCHIVED_PREFIX, FOLLOWED_PREFIX].find((prefix) => name.startsWith(prefix));
}

/** What this device remembers outside of the logs, as far as it goes into a backup. */
export async function readDeviceMemory(
  entryLog: Pick<EntryLog, 'records' | 'deletions'>,
): Promise<DeviceMemory> {
  const [records, deletions] = await Promise.all([entryLog.records(), entryLog.deletions()]);
  return { records: records.filter(({ name }) => !isOfThisDeviceAlone(name)), deletions };
}
