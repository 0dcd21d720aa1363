import type { DeviceRecord } from './device-record';
import type { Archival } from './entry-log';

/**
 * The archive is stored in the device's records: under this prefix and the battle's id, with the time of
 * archiving.
 */
export const ARCHIVED_PREFIX = 'archived.';

/** The archive from its records, in their order. */
export function archivalsOf(records: readonly DeviceRecord[]): readonly Archival[] {
  return records.flatMap(({ name, value }) =>
    typeof value === 'number' ? [{ battleId: name.slice(ARCHIVED_PREFIX.length), archivedAt: value }] : [],
  );
}
