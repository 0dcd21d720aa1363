import type { DeviceMemory } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { BACKUP_RECORD } from './backup-reminder';

/** The record that names the device in every entry it writes: two devices of one name could not tell their entries apart. */
export const WRITER_RECORD = 'writer';

/** Whether a record means something on the device that wrote it only, and never travels. */
export function isOfThisDeviceAlone(name: string): boolean {
  return name === WRITER_RECORD || name === BACKUP_RECORD;
}

/** What this device remembers outside of the logs, as far as it goes into a backup. */
export async function readDeviceMemory(entryLog: EntryLog): Promise<DeviceMemory> {
  const [records, deletions] = await Promise.all([entryLog.records(), entryLog.deletions()]);
  return { records: records.filter(({ name }) => !isOfThisDeviceAlone(name)), deletions };
}
