import { messageOf } from '@/plain/message-of';
import { type BackedUpEvent, readEvents } from '@/storage/backup-events';
import { type BackupReading, type BackupRefusal, readBackupInSteps } from '@/storage/backup-file';
import { readPhotos } from '@/storage/backup-photos';
import type { EntryLog } from '@/storage/entry-log';
import { openPhotos, type Photos } from '@/storage/photos';
import type { SaveQueue } from '@/store/battle/save-queue';
import type { BattleLock } from '@/store/device/battle-lock';
import { rest } from '@/store/device/rest';
import type { SettingsStore } from '@/store/device/settings-store';
import { noteRestored } from './backup-reminder';
import { planRestore, type RestorePlan } from './plan-restore';
import { type RestoreOutcome, restoreBattles } from './restore-battles';
import { missingPhotos, restorePhotos } from './restore-photos';

/** A backup that was read: its plan, and a function to restore it. */
export type OpenedBackup = {
  readonly plan: RestorePlan;
  /** How many photos the device does not have yet, and how many the file should hold and has lost. */
  readonly photos: { readonly missing: number; readonly lost: number };
  /** The events of the file, for the store of tournaments, and how many it should hold and has lost. */
  readonly events: { readonly inFile: readonly BackedUpEvent[]; readonly lost: number };
  /** Never rejects and can be repeated. `onProgress` gets the number of battles done. */
  restore(onProgress: (done: number) => void): Promise<RestoredAll>;
};

/** The result of a restore, and how many photos it kept. */
export type RestoredAll = RestoreOutcome & { readonly photos: number };

export type OpenedText =
  | { readonly ok: true; readonly value: OpenedBackup }
  | { readonly ok: false; readonly code: BackupRefusal['code'] };

export type Restoring = {
  /**
   * Reads a text as a backup and plans the restore; writes nothing. `onProgress` gets the part done, from 0
   * to 1. Rejects if IndexedDB does.
   */
  open(text: string, onProgress?: (share: number) => void): Promise<OpenedText>;
};

type Parts = {
  readonly entryLog: EntryLog;
  readonly queue: Pick<SaveQueue, 'idle' | 'pendingEntries'>;
  readonly lock: BattleLock;
  readonly settings: Pick<SettingsStore, 'reread'>;
  readonly now: () => number;
  /** Those of the device, unless a test says otherwise. */
  readonly photos?: Pick<Photos, 'of' | 'put' | 'add'>;
};

/**
 * Restores while this page also saves taps: entries that wait for the disk come first, and a battle whose
 * entries cannot be saved is not changed.
 */
export function createRestoring(parts: Parts): Restoring {
  const { entryLog, queue, lock, settings, now, photos = openPhotos() } = parts;
  const isPending = (id: string) => queue.pendingEntries().some(({ battleId }) => battleId === id);
  const free: Pick<BattleLock, 'whileFree' | 'announce'> = {
    whileFree: async (id, work) => (isPending(id) ? null : lock.whileFree(id, work)),
    announce: lock.announce,
  };
  /** After the battles, so that a full disk takes from the photos and not from them. */
  async function keepPhotos(
    inFile: Parameters<typeof restorePhotos>[0],
    failure: string | null,
  ): Promise<Pick<RestoredAll, 'photos' | 'failure'>> {
    if (inFile.length === 0 || failure !== null) return { photos: 0, failure };
    try {
      const ids = new Set(await entryLog.battleIds());
      return { photos: await restorePhotos(inFile, ids, photos), failure };
    } catch (error) {
      return { photos: 0, failure: messageOf(error) };
    }
  }

  return {
    async open(text, onProgress = () => {}) {
      const reading = await readAtEase(text, (share) => onProgress(share / 2));
      if (!reading.ok) return { ok: false, code: reading.refusal.code };
      const backup = reading.value;
      await queue.idle();
      const plan = await planRestore(backup, entryLog, (planned) =>
        onProgress((1 + planned / backup.battles.length) / 2),
      );
      const inFile = readPhotos(text);
      const events = readEvents(text);
      const ids = new Set([
        ...(await entryLog.battleIds()),
        ...backup.battles.map(({ battleId }) => battleId),
      ]);
      // Where the photos of this device cannot be read, all of the file are missing.
      const missing = await missingPhotos(inFile.photos, ids, photos).catch(() => inFile.photos);
      return {
        ok: true,
        value: {
          plan,
          photos: { missing: missing.length, lost: inFile.lost },
          events: { inFile: events.events, lost: events.lost },
          async restore(onProgress) {
            await queue.idle();
            const outcome = await restoreBattles(backup, { entryLog, lock: free, now, onProgress });
            await noteRestored(backup, entryLog, now).catch(() => {});
            // If this cannot be read now, it is read at the next start.
            await settings.reread().catch(() => {});
            return { ...outcome, ...(await keepPhotos(inFile.photos, outcome.failure)) };
          },
        },
      };
    },
  };
}

/** The backup, read with rests in which the page can be drawn and tapped. */
async function readAtEase(text: string, onProgress: (share: number) => void): Promise<BackupReading> {
  const steps = readBackupInSteps(text);
  let step = steps.next();
  while (!step.done) {
    onProgress(step.value);
    await rest();
    step = steps.next();
  }
  return step.value;
}
