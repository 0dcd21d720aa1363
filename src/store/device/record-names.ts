/** Records whose names begin so are this device's alone: they hold secrets, and never go into a backup. */
export const CLUB_PREFIX = 'club';

/** The record that names the device in every entry it writes: two devices of one name could not tell their entries apart. */
export const WRITER_RECORD = 'writer';

/** The record of this device's last backup. */
export const BACKUP_RECORD = 'backup';

/** The record of the days on which the app ran here, and of the deletions it has seen. */
export const WASTEBASKET_RECORD = 'wastebasket';

/** After how many battles finished since the last backup the player is reminded of the next. */
export const BATTLES_TO_A_REMINDER = 5;
