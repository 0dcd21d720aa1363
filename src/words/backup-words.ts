import { enBackup } from './en/backup';

/** Every sentence of backup and restore: what another language has to say too. */
export type BackupWords = typeof enBackup;

/** The words of backup and restore in the language in use; loaded with their screens. */
export const backupWords: BackupWords = enBackup;
