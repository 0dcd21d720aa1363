import { type BackupRefusal, readBackupInSteps } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import type { SaveQueue } from '@/store/battle/save-queue';
import type { BattleLock } from '@/store/device/battle-lock';
import { rest } from '@/store/device/rest';
import type { SettingsStore } from '@/store/device/settings-store';
import { noteRestored } from './backup-reminder';
import { planRestore, type RestorePlan } from './plan-restore';
import { type RestoreOutcome, restoreBattles } from './restore-battles';

/** A backup that was read: what restoring it would do, and doing that. */
export type OpenedBackup = {
  readonly plan: RestorePlan;
  /** Never rejects; may be done again at any time. `onProgress` hears how many battles of the backup are done. */
  restore(onProgress: (done: number) => void): Promise<RestoreOutcome>;
};

export type OpenedText =
  | { readonly ok: true; readonly value: OpenedBackup }
  | { readonly ok: false; readonly code: BackupRefusal['code'] };

export type Restoring = {
  /**
   * Reads a text as a backup and plans its restoring; writes nothing. `onProgress` hears how much is done, from 0 to 1. Rejects where the
   * disk cannot be read.
   */
  open(text: string, onProgress?: (share: number) => void): Promise<OpenedText>;
};

type Parts = {
  readonly entryLog: EntryLog;
  readonly queue: Pick<SaveQueue, 'idle' | 'pendingEntries'>;
  readonly lock: BattleLock;
  readonly settings: Pick<SettingsStore, 'reread'>;
  readonly now: () => number;
};

/** Restoring beside the taps of this page: what still waits for the disk comes first, and a battle whose taps cannot be saved is left alone. */
export function createRestoring({ entryLog, queue, lock, settings, now }: Parts): Restoring {
  const isPending = (id: string) => queue.pendingEntries().some(({ battleId }) => battleId === id);
  const free: Pick<BattleLock, 'whileFree' | 'announce'> = {
    whileFree: async (id, work) => (isPending(id) ? null : lock.whileFree(id, work)),
    announce: lock.announce,
  };
  return {
    async open(text, onProgress = () => {}) {
      const reading = await readBackupInSteps(text, (share) => {
        onProgress(share / 2);
        return rest();
      });
      if (!reading.ok) return { ok: false, code: reading.refusal.code };
      const backup = reading.value;
      await queue.idle();
      const plan = await planRestore(backup, entryLog, (planned) =>
        onProgress((1 + planned / backup.battles.length) / 2),
      );
      return {
        ok: true,
        value: {
          plan,
          async restore(onProgress) {
            await queue.idle();
            const outcome = await restoreBattles(backup, { entryLog, lock: free, now, onProgress });
            await noteRestored(backup, entryLog, now).catch(() => {});
            // What cannot be read just now is read at the next start.
            await settings.reread().catch(() => {});
            return outcome;
          },
        },
      };
    },
  };
}
