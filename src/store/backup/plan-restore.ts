import type { Card } from '@/battle/cards/card';
import type { Backup, BackupStamp, Damage } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { LOG_PLACES, type StoredLog } from '@/store/battle/place-log';
import { cardFrom, UNREADABLE_REASONS, walkBackup } from './walk-backup';

/**
 * What happens to a battle of a backup: the place of its log; or `unreadable`: it is from a newer version;
 * `damaged`: it should start a battle but does not; `unreadHere`: the battle on this device cannot be read.
 * These three stay in the file.
 */
export const RESTORE_FATES = [...LOG_PLACES, ...UNREADABLE_REASONS] as const;
export type RestoreFate = (typeof RESTORE_FATES)[number];

/** One battle of a backup, and the effect of restoring it. */
export type PlannedBattle = {
  readonly fate: RestoreFate;
  /** The battle as it will be here; null if it cannot be read. */
  readonly card: Card | null;
  /** How many entries are written. */
  readonly entries: number;
  /** The first entry that differs from the battle on this device, or null. */
  readonly splitAt: number | null;
  /** Whether it is in the wastebasket: on this device, or for a new battle, in the backup. */
  readonly deleted: boolean;
};

/** The effect of restoring a backup. Nothing is written yet. */
export type RestorePlan = {
  /** When and by which version it was made; null if the file has lost this. */
  readonly stamp: BackupStamp | null;
  readonly battles: readonly PlannedBattle[];
  /**
   * The battles that the backup cannot restore completely, with their card if they are on this device.
   * `named`: the file says which battle it is.
   */
  readonly damaged: readonly {
    readonly damage: Damage;
    readonly named: boolean;
    readonly card: Card | null;
  }[];
  readonly deviceDamaged: boolean;
};

/**
 * The effect of restoring the backup, for each battle; `onPlanned` gets the number planned so far. Writes
 * nothing. Rejects if even the list of battles on this device cannot be read.
 */
export async function planRestore(
  backup: Backup,
  entryLog: EntryLog,
  onPlanned: (count: number) => void = () => {},
): Promise<RestorePlan> {
  const deletedHere = new Set((await entryLog.deletions()).map(({ battleId }) => battleId));
  const deletedThere = new Set(backup.device?.deletions.map(({ battleId }) => battleId));
  const battles: PlannedBattle[] = [];
  await walkBackup(backup, entryLog, async (battle, placed) => {
    onPlanned(battles.length + 1);
    if (typeof placed === 'string') {
      battles.push({ fate: placed, card: null, entries: 0, splitAt: null, deleted: false });
      return false;
    }
    const { place, battleId, before, added, splitAt } = placed.placement;
    const deleted = before.length === 0 ? deletedThere.has(battle.battleId) : deletedHere.has(battleId);
    battles.push({ fate: place, card: placed.card, entries: added.length, splitAt, deleted });
    return true;
  });
  const damaged = backup.damaged.map(async ({ battleId, damage }) => ({
    damage,
    named: battleId !== null,
    card: battleId === null ? null : await cardHere(battleId, entryLog),
  }));
  return {
    stamp: backup.stamp,
    battles,
    damaged: await Promise.all(damaged),
    deviceDamaged: backup.deviceDamaged,
  };
}

/** The card of a battle on this device; null if it is not here or cannot be read. */
async function cardHere(battleId: string, entryLog: EntryLog): Promise<Card | null> {
  const log = await entryLog.entries(battleId).catch(() => []);
  return cardFrom(log as StoredLog);
}

/** Whether restoring writes any battle. */
export function writesAny(plan: RestorePlan): boolean {
  return plan.battles.some(({ entries }) => entries > 0);
}
