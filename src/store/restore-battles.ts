import type { BattleId } from '@/battle/ids';
import type { Backup } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import type { BattleLock } from './battle-lock';
import { isOfThisDeviceAlone } from './device-memory';
import type { RestoreFate } from './plan-restore';
import { type PlacedBattle, walkBackup } from './walk-backup';

/**
 * What became of a battle: as planned; `inUse`, another tab writes it or has just written it, and nothing was done.
 */
export type RestoredFate = RestoreFate | 'inUse';

/** What restoring has come to: how many battles by what became of them, and the failure at which it stopped, if any. */
export type RestoreOutcome = {
  readonly counts: Readonly<Partial<Record<RestoredFate, number>>>;
  /** The last battle that was written, or found to be here already; null where there is none. */
  readonly battleId: BattleId | null;
  /** The browser's own message; what was written before it stays, and restoring again goes on from there. */
  readonly failure: string | null;
};

type Parts = {
  readonly entryLog: EntryLog;
  readonly lock: Pick<BattleLock, 'whileFree' | 'announce'>;
  readonly now: () => number;
  /** Hears how many battles of the file are done. */
  readonly onProgress: (done: number) => void;
};

/**
 * Writes what a backup holds and this device does not: battle by battle, each in one transaction with its card, then what the other
 * device remembered and this one does not. Nothing that is here is changed or removed, so that it may be done again at any time. Never
 * rejects: a failure of the disk is part of the outcome.
 */
export async function restoreBattles(backup: Backup, parts: Parts): Promise<RestoreOutcome> {
  const counts: Partial<Record<RestoredFate, number>> = {};
  let shown: BattleId | null = null;
  let done = 0;
  const deletedThere = new Set(backup.device?.deletions.map((deletion) => deletion.battleId));
  try {
    await walkBackup(backup, parts.entryLog, async (battle, placed) => {
      const fate = placed
        ? await keep(placed, deletedThere.has(battle.battleId), parts)
        : ('unreadable' as const);
      counts[fate] = (counts[fate] ?? 0) + 1;
      if (placed && fate !== 'inUse') shown = placed.placement.battleId;
      done += 1;
      parts.onProgress(done);
      return fate !== 'inUse';
    });
    await remember(backup, parts.entryLog);
    return { counts, battleId: shown, failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { counts, battleId: shown, failure };
  }
}

async function keep(
  { placement, card }: PlacedBattle,
  deletedThere: boolean,
  { entryLog, lock, now }: Parts,
): Promise<RestoredFate> {
  const { place, battleId: id, before, added } = placement;
  if (added.length === 0) return place;
  const write = async (): Promise<RestoredFate> => {
    // Before the entries: a battle that was deleted must not show in the list when this is cut short between the two.
    if (before.length === 0 && deletedThere) await entryLog.markDeleted(id, now());
    return (await entryLog.appendAll(added, card)) === 'conflict' ? 'inUse' : place;
  };
  const fate = await lock.whileFree(id, write);
  if (fate !== null && fate !== 'inUse') lock.announce(id);
  return fate ?? 'inUse';
}

/** Adds the other device's records that are missing here; a record that is here stays as it is. */
async function remember(backup: Backup, entryLog: EntryLog): Promise<void> {
  const known = new Set((await entryLog.records()).map(({ name }) => name));
  for (const { name, value } of backup.device?.records ?? []) {
    if (!known.has(name) && !isOfThisDeviceAlone(name)) await entryLog.writeRecord(name, value);
  }
}
