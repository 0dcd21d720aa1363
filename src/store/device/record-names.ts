/** Records with this prefix belong to this device only: they hold secrets, and never go into a backup. */
export const CLUB_PREFIX = 'club';

/** Each event of this phone is a record with this prefix. */
export const EVENT_PREFIX = 'club.event.';

/**
 * The record with the device's id, which is in every entry it writes. Two devices with the same id could not
 * tell their entries apart.
 */
export const WRITER_RECORD = 'writer';

/** The record of this device's last backup. */
export const BACKUP_RECORD = 'backup';

/** The record of the days on which the app ran here, and of the deletions seen. */
export const WASTEBASKET_RECORD = 'wastebasket';
