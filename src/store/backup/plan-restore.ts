import type { Card } from '@/battle/cards/card';
import type { Backup, BackupStamp, Damage } from '@/storage/backup-file';
import type { EntryLog } from '@/storage/entry-log';
import { LOG_PLACES, type StoredLog } from '@/store/battle/place-log';
import { cardFrom, UNREADABLE_REASONS, walkBackup } from './walk-backup';

/**
 * What becomes of a battle in a backup: where its log belongs; or `unreadable`, it is from a newer version; or `damaged`, nothing of it
 * starts a battle though it should; or `unreadHere`, what is here of it cannot be read. Those stay in the file.
 */
export const RESTORE_FATES = [...LOG_PLACES, ...UNREADABLE_REASONS] as const;
export type RestoreFate = (typeof RESTORE_FATES)[number];

/** One battle of a backup, and what restoring does with it. */
export type PlannedBattle = {
  readonly fate: RestoreFate;
  /** The battle as it will stand here; null where it cannot be read. */
  readonly card: Card | null;
  /** How many entries are written. */
  readonly entries: number;
  /** The first entry that differs from the battle that is here, or null. */
  readonly splitAt: number | null;
  /** Whether it is in the wastebasket: here, or for a battle that is new here, in the backup. */
  readonly deleted: boolean;
};

/** What restoring a backup would do. Nothing is done yet. */
export type RestorePlan = {
  /** When and by what it was made; null where that is lost. */
  readonly stamp: BackupStamp | null;
  readonly battles: readonly PlannedBattle[];
  /** The battles that the backup does not give back whole; with their card where they are here. `named`: the file says which it is. */
  readonly damaged: readonly {
    readonly damage: Damage;
    readonly named: boolean;
    readonly card: Card | null;
  }[];
  readonly deviceDamaged: boolean;
};

/**
 * What restoring the backup would do with each battle; `onPlanned` hears how many are planned. Writes nothing. Rejects where not
 * even the list of what is here can be read.
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

/** The card of a battle as it is here; null where it is not, or cannot be read. */
async function cardHere(battleId: string, entryLog: EntryLog): Promise<Card | null> {
  const log = await entryLog.entries(battleId).catch(() => []);
  return cardFrom(log as StoredLog);
}

/** Whether restoring writes any battle. */
export function writesAny(plan: RestorePlan): boolean {
  return plan.battles.some(({ entries }) => entries > 0);
}
