import { type BackupReading, readBackupInSteps } from '@/storage/backup-file';

/** The backup read without a rest. */
export function readBackup(text: string): BackupReading {
  const steps = readBackupInSteps(text);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
