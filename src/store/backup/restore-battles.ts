import type { BattleId } from '@/battle/state/ids';
import { messageOf } from '@/plain/message-of';
import type { Backup } from '@/storage/backup-file';
import type { DeviceRecord } from '@/storage/device-record';
import type { EntryLog } from '@/storage/entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import { isOfThisDeviceAlone, prefixOfOneBattle } from '@/store/device/device-memory';
import { RESTORE_FATES } from './plan-restore';
import { type PlacedBattle, walkBackup } from './walk-backup';

/**
 * What happened to a battle: as planned; or `inUse`: another tab writes it or has just written it, so nothing
 * was done.
 */
export const RESTORED_FATES = [...RESTORE_FATES, 'inUse'] as const;
export type RestoredFate = (typeof RESTORED_FATES)[number];

/**
 * The result of a restore: the number of battles by what happened to them, and the failure that stopped it,
 * if any.
 */
export type RestoreOutcome = {
  readonly counts: Readonly<Partial<Record<RestoredFate, number>>>;
  /** The last battle that was written, or was already here; null: none. */
  readonly battleId: BattleId | null;
  /**
   * The browser's own message. Battles written before the failure stay, and another restore continues from
   * there.
   */
  readonly failure: string | null;
};

type Parts = {
  readonly entryLog: EntryLog;
  readonly lock: Pick<BattleLock, 'whileFree' | 'announce'>;
  readonly now: () => number;
  /** Called with the number of battles done. */
  readonly onProgress: (done: number) => void;
};

/**
 * Writes what a backup has and this device does not: battle by battle, each with its card in one transaction,
 * then the other device's records that are missing here. It never changes or removes anything, so it can be
 * repeated at any time. It never rejects: a failure of the disk is part of the result.
 */
export async function restoreBattles(backup: Backup, parts: Parts): Promise<RestoreOutcome> {
  const counts: Partial<Record<RestoredFate, number>> = {};
  let shown: BattleId | null = null;
  let done = 0;
  const memoryOf = battleMemories(backup);
  try {
    await walkBackup(backup, parts.entryLog, async ({ battleId }, placed) => {
      const isReadable = typeof placed !== 'string';
      const fate = isReadable ? await keep(placed, memoryOf(battleId), parts) : placed;
      counts[fate] = (counts[fate] ?? 0) + 1;
      if (isReadable && fate !== 'inUse') shown = placed.placement.battleId;
      done += 1;
      parts.onProgress(done);
      return fate !== 'inUse';
    });
    await remember(generalRecords(backup), parts.entryLog);
    return { counts, battleId: shown, failure: null };
  } catch (error) {
    const failure = messageOf(error);
    return { counts, battleId: shown, failure };
  }
}

/**
 * The other device's records of one battle. A record is named like "side.b1": the part before the id, with
 * the dot.
 */
type BattleMemory = {
  readonly deleted: boolean;
  readonly records: readonly { readonly prefix: string; readonly value: unknown }[];
};

/**
 * The other device's records of each battle, by its id. The map is built once, because thousands of battles
 * use it.
 */
function battleMemories({ device }: Backup): (id: string) => BattleMemory {
  const deleted = new Set(device?.deletions.map(({ battleId }) => battleId));
  const records = new Map<string, BattleMemory['records'][number][]>();
  for (const { name, value } of device?.records ?? []) {
    const prefix = prefixOfOneBattle(name);
    if (prefix === undefined) continue;
    const id = name.slice(prefix.length);
    records.set(id, [...(records.get(id) ?? []), { prefix, value }]);
  }
  return (id) => ({ deleted: deleted.has(id), records: records.get(id) ?? [] });
}

/** The records that belong to no battle. A file must not set records of battles that it does not contain. */
function generalRecords({ device }: Backup): readonly DeviceRecord[] {
  return (device?.records ?? []).filter(({ name }) => prefixOfOneBattle(name) === undefined);
}

async function keep(
  { placement, card }: PlacedBattle,
  memory: BattleMemory,
  { entryLog, lock, now }: Parts,
): Promise<RestoredFate> {
  const { place, battleId: id, before, added } = placement;
  if (added.length === 0) return place;
  const write = async (): Promise<RestoredFate> => {
    // The records come before the entries, so that a battle on disk always has them. For a battle that was
    // already here, this device's records stay.
    if (before.length === 0) {
      if (memory.deleted) await entryLog.markDeleted(id, now());
      await remember(
        memory.records.map(({ prefix, value }) => ({ name: prefix + id, value })),
        entryLog,
      );
    }
    return (await entryLog.appendAll(added, card)) === 'conflict' ? 'inUse' : place;
  };
  const fate = await lock.whileFree(id, write);
  if (fate !== null && fate !== 'inUse') lock.announce(id);
  return fate ?? 'inUse';
}

/** Adds the records that are missing here; existing ones stay. */
async function remember(records: readonly DeviceRecord[], entryLog: EntryLog): Promise<void> {
  for (const { name, value } of records) {
    if (isOfThisDeviceAlone(name) || (await entryLog.readRecord(name)) !== undefined) continue;
    await entryLog.writeRecord(name, value);
  }
}
