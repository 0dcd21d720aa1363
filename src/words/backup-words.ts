import { enBackup } from './en/backup';

/** All sentences of backup and restore. Another language must have the same ones. */
export type BackupWords = typeof enBackup;

/** These sentences in the current language; loaded with their screens. */
export const backupWords: BackupWords = enBackup;
