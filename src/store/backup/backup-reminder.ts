import * as v from 'valibot';
import { isExample } from '@/battle/state/example-id';
import type { Backup } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { readFollowed } from '@/store/device/followed-battles';
import { BACKUP_RECORD } from '@/store/device/record-names';
import { BATTLES_TO_A_REMINDER } from './reminder-due';

/**
 * When the last backup was made here, and when the reminder was last dismissed: in milliseconds since 1970;
 * 0: never.
 */
type BackupRecord = { readonly madeAt: number; readonly dismissedAt: number };

const FINISHED = v.object({ battleId: v.string(), lastAt: v.number() });
const NEVER: BackupRecord = { madeAt: 0, dismissedAt: 0 };
const schema = v.object({
  madeAt: v.fallback(v.number(), 0),
  dismissedAt: v.fallback(v.number(), 0),
});

/** The state of this device's backups. */
export type BackupState = {
  /** When the last one was made, in milliseconds since 1970; null: never. */
  readonly madeAt: number | null;
  /** Whether enough battles have been finished since then to remind the player. */
  readonly due: boolean;
};

export type BackupReminder = {
  /** Rejects if IndexedDB does. */
  read(): Promise<BackupState>;
  /** Records that a backup of everything has just been exported. */
  noteMade(): Promise<void>;
  /**
   * Stops the reminder until enough battles are finished after now (or after a later time, if this was called
   * again).
   */
  dismiss(): Promise<void>;
};

/** Knows when the last backup was made. The battles since then are counted from their cards each time. */
export function createBackupReminder(
  entryLog: Pick<EntryLog, 'cards' | 'records' | 'readRecord' | 'writeRecord'>,
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
      // A followed battle is on the phone of its players, and an example can be made again: neither needs a
      // backup here.
      const followed = await readFollowed(entryLog);
      const page = await entryLog.cards('finished', BATTLES_TO_A_REMINDER + followed.size + 1);
      const own = page.cards.flatMap((card) => {
        const parsed = v.safeParse(FINISHED, card);
        const isOwn =
          parsed.success && !followed.has(parsed.output.battleId) && !isExample(parsed.output.battleId);
        return isOwn ? [parsed.output.lastAt] : [];
      });
      const oldest = own[BATTLES_TO_A_REMINDER - 1];
      const due = oldest !== undefined && oldest > Math.max(madeAt, dismissedAt);
      return { madeAt: madeAt === 0 ? null : madeAt, due };
    },
    noteMade: () => change({ madeAt: now() }),
    dismiss: async () => change({ dismissedAt: Math.max((await readRecord()).dismissedAt, now()) }),
  };
}

/**
 * Restored battles are already in a backup, so the player is not reminded of them. This does not hold for a
 * backup of a single battle.
 */
export async function noteRestored(
  { device, stamp }: Pick<Backup, 'device' | 'stamp'>,
  entryLog: Pick<EntryLog, 'cards' | 'records' | 'readRecord' | 'writeRecord'>,
  now: () => number,
): Promise<void> {
  if (device) await createBackupReminder(entryLog, () => stamp?.exportedAt ?? now()).dismiss();
}
