import { rootBattleId, splitSeq } from '@/battle/log/split-id';
import { battleId } from '@/battle/state/ids';
import type { EntryLog } from '@/storage/entry-log';
import type { BattleLock } from '@/store/device/battle-lock';
import { readSide, writeSide } from '@/store/device/sides';
import { placeLog } from './place-log';
import { readCourses } from './read-courses';
import type { KeptBeside, LogSoFar } from './save-queue';

/**
 * Keeps a course of a battle beside those that are on the disk, with its owner's side, and tells other tabs of it. Done twice, it is
 * found there. Rejects where the disk refuses, or another writer has just taken its place: then it may be done again.
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
