import type { BattleId } from '@/battle/state/ids';
import type { Backup } from '@/storage/backup-file';
import type { DeviceRecord } from '@/storage/device-record';
import type { EntryLog } from '@/storage/entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import { isOfThisDeviceAlone, prefixOfOneBattle } from '@/store/device/device-memory';
import { RESTORE_FATES } from './plan-restore';
import { type PlacedBattle, walkBackup } from './walk-backup';

/** What became of a battle: as planned; or `inUse`, another tab writes it or has just written it, and nothing was done. */
export const RESTORED_FATES = [...RESTORE_FATES, 'inUse'] as const;
export type RestoredFate = (typeof RESTORED_FATES)[number];

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
    const failure = error instanceof Error ? error.message : String(error);
    return { counts, battleId: shown, failure };
  }
}

/** What the other device remembered of one battle. Its records are named "side.b1": the part before the id, with the dot. */
type BattleMemory = {
  readonly deleted: boolean;
  readonly records: readonly { readonly prefix: string; readonly value: unknown }[];
};

/** By its id, what the other device remembered of each battle: looked for once, as thousands of battles are asked for. */
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

/** What is remembered of no battle in particular. A file has no say in battles that it does not hold. */
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
    // Before the entries, so that a battle is remembered whenever it is there; of one that was here before, what is here counts.
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

/** Adds the records that are missing here; one that is here stays as it is. */
async function remember(records: readonly DeviceRecord[], entryLog: EntryLog): Promise<void> {
  for (const { name, value } of records) {
    if (isOfThisDeviceAlone(name) || (await entryLog.readRecord(name)) !== undefined) continue;
    await entryLog.writeRecord(name, value);
  }
}
