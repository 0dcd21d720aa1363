import * as v from 'valibot';
import { isExample } from '@/battle/state/example-id';
import type { Backup } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { readFollowed } from '@/store/device/followed-battles';
import { BACKUP_RECORD, BATTLES_TO_A_REMINDER } from '@/store/device/record-names';

/** When a backup was last made here, and when the reminder was last put away: in milliseconds since 1970, 0 for never. */
type BackupRecord = { readonly madeAt: number; readonly dismissedAt: number };

const FINISHED = v.object({ battleId: v.string(), lastAt: v.number() });
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
  /** Says nothing more until as many battles again are finished after now, or after a later time at which it was told so. */
  dismiss(): Promise<void>;
};

/** Knows when the last backup was made. Which battles came after it is read from their cards, never counted along. */
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
      // What was only followed is on the phone of whoever fought it: it asks for no backup here. Nor does an example.
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

/** What was restored from a backup of everything is in one: nobody is reminded of those battles. A single battle is no backup. */
export async function noteRestored(
  { device, stamp }: Pick<Backup, 'device' | 'stamp'>,
  entryLog: Pick<EntryLog, 'cards' | 'records' | 'readRecord' | 'writeRecord'>,
  now: () => number,
): Promise<void> {
  if (device) await createBackupReminder(entryLog, () => stamp?.exportedAt ?? now()).dismiss();
}
