import { ARCHIVED_PREFIX } from '@/storage/archival';
import type { DeviceMemory } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { BACKUP_RECORD, CLUB_PREFIX, WASTEBASKET_RECORD, WRITER_RECORD } from './record-names';
import { SIDE_PREFIX } from './sides';

/** Whether a record means something on the device that wrote it only, and never travels. */
export function isOfThisDeviceAlone(name: string): boolean {
  const isNamed = name === WRITER_RECORD || name === BACKUP_RECORD || name === WASTEBASKET_RECORD;
  // What opens shared battles is a secret of this device.
  return isNamed || name.startsWith(CLUB_PREFIX);
}

/** Whether a record is about one battle, whose id stands behind the dot: its owner's side, or that it is archived. */
export function isOfOneBattle(name: string): boolean {
  return name.startsWith(SIDE_PREFIX) || name.startsWith(ARCHIVED_PREFIX);
}

/** What this device remembers outside of the logs, as far as it goes into a backup. */
export async function readDeviceMemory(
  entryLog: Pick<EntryLog, 'records' | 'deletions'>,
): Promise<DeviceMemory> {
  const [records, deletions] = await Promise.all([entryLog.records(), entryLog.deletions()]);
  return { records: records.filter(({ name }) => !isOfThisDeviceAlone(name)), deletions };
}
