import { ARCHIVED_PREFIX } from '@/storage/archival';
import type { DeviceMemory } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { FOLLOWED_PREFIX } from './followed-battles';
import { BACKUP_RECORD, CLUB_PREFIX, WASTEBASKET_RECORD, WRITER_RECORD } from './record-names';
import { SIDE_PREFIX } from './sides';

/** Whether a record is only valid on the device that wrote it, so that it never goes into a backup. */
export function isOfThisDeviceAlone(name: string): boolean {
  const isNamed = name === WRITER_RECORD || name === BACKUP_RECORD || name === WASTEBASKET_RECORD;
  // The keys of shared battles are secrets of this device.
  return isNamed || name.startsWith(CLUB_PREFIX);
}

/**
 * The prefix of a record about one battle, before the battle's id: its owner's side, that it is archived, or
 * only followed.
 */
export function prefixOfOneBattle(name: string): string | undefined {
  return [SIDE_PREFIX, ARCHIVED_PREFIX, FOLLOWED_PREFIX].find((prefix) => name.startsWith(prefix));
}

/** The records of this device outside the logs, as far as they go into a backup. */
export async function readDeviceMemory(
  entryLog: Pick<EntryLog, 'records' | 'deletions'>,
): Promise<DeviceMemory> {
  const [records, deletions] = await Promise.all([entryLog.records(), entryLog.deletions()]);
  return { records: records.filter(({ name }) => !isOfThisDeviceAlone(name)), deletions };
}
