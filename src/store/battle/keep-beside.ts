import { rootBattleId, splitSeq } from '@/battle/log/split-id';
import { battleId } from '@/battle/state/ids';
import type { EntryLog } from '@/storage/entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import { readSide, writeSide } from '@/store/device/sides';
import { placeLog } from './place-log';
import { readCourses } from './read-courses';
import type { KeptBeside, LogSoFar } from './save-queue';

/**
 * Stores a course of a battle next to those on the disk, with its owner's side, and tells other tabs. If it
 * is repeated, it finds its own copy. Rejects if IndexedDB does, or if another writer has just used its id:
 * then it may be repeated.
 */
export async function keepBeside(
  entryLog: EntryLog,
  lock: Pick<BattleLock, 'announce'>,
  { log, card }: LogSoFar,
): Promise<KeptBeside> {
  const own = battleId(card.battleId);
  const root = rootBattleId(own);
  const ids = (await entryLog.battleIds()).filter((id) => rootBattleId(battleId(id)) === root);
  const placement = placeLog(own, log, await readCourses(entryLog, ids));
  const kept = placement.battleId;
  if (placement.added.length > 0) {
    const outcome = await entryLog.appendAll(placement.added, { ...card, battleId: kept });
    if (outcome === 'conflict') throw new Error('Another writer has just taken this place.');
    const mine = await readSide(entryLog, own);
    if (mine !== null) await writeSide(entryLog, kept, mine);
    lock.announce(kept);
  }
  return { battleId: kept, splitAt: placement.splitAt ?? splitSeq(kept) ?? 1 };
}
