import * as v from 'valibot';
import type { EntryLog } from '@/storage/entry-log';
import { BACKUP_RECORD, BATTLES_TO_A_REMINDER } from './record-names';

/** When a backup was last made here, and when the reminder was last put away: in milliseconds since 1970, 0 for never. */
type BackupRecord = { readonly madeAt: number; readonly dismissedAt: number };

const NEVER: BackupRecord = { madeAt: 0, dismissedAt: 0 };
const schema = v.object({
  madeAt: v.fallback(v.number(), 0),
  dismissedAt: v.fallback(v.number(), 0),
});

/** How this device stands with its backups. */
export type BackupState = {
  /** When the last one was made, in milliseconds since 1970; null for never. */
  readonly madeAt: number | null;
  /** Whether so many battles have been finished since that the player ought to be reminded. */
  readonly due: boolean;
};

export type BackupReminder = {
  /** Rejects where the disk cannot be read. */
  read(): Promise<BackupState>;
  /** Notes that a backup of everything has just been handed out. */
  noteMade(): Promise<void>;
  /** Says nothing more until as many battles again are finished. */
  dismiss(): Promise<void>;
};

/** Knows when the last backup was made. Which battles came after it is read from their cards, never counted along. */
export function createBackupReminder(
  entryLog: Pick<EntryLog, 'cards' | 'readRecord' | 'writeRecord'>,
  now: () => number,
): BackupReminder {
  async function readRecord(): Promise<BackupRecord> {
    const parsed = v.safeParse(schema, await entryLog.readRecord(BACKUP_RECORD));
    return parsed.success ? parsed.output : NEVER;
  }

  async function change(changes: Partial<BackupRecord>): Promise<void> {
    await entryLog.writeRecord(BACKUP_RECORD, { ...(await readRecord()), ...changes });
  }

  return {
    async read() {
      const { madeAt, dismissedAt } = await readRecord();
      const page = await entryLog.cards('finished', BATTLES_TO_A_REMINDER);
      const parsed = v.safeParse(v.object({ lastAt: v.number() }), page.cards[BATTLES_TO_A_REMINDER - 1]);
      const due = parsed.success && parsed.output.lastAt > Math.max(madeAt, dismissedAt);
      return { madeAt: madeAt === 0 ? null : madeAt, due };
    },
    noteMade: () => change({ madeAt: now() }),
    dismiss: () => change({ dismissedAt: now() }),
  };
}
