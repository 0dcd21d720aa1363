import { type BattleId, battleId } from '@/battle/state/ids';

const SEPARATOR = '~';

/**
 * The id of a course that split off from the one with the battle's own id: "b1~12~9a3f00c1" split at entry
 * 12. It is made from the content, not by chance, so that the same course gets the same id again. `mark`
 * distinguishes courses that split at the same entry, and has no "~".
 */
export function splitBattleId(id: BattleId, seq: number, mark: string): BattleId {
  return battleId([rootBattleId(id), seq, mark].join(SEPARATOR));
}

/** The id under which the battle was begun; all of its courses share it. */
export function rootBattleId(id: BattleId): BattleId {
  const end = id.indexOf(SEPARATOR);
  return end < 0 ? id : battleId(id.slice(0, end));
}

/**
 * The number of the first entry that differs from the course it split off from; null if the battle never
 * split.
 */
export function splitSeq(id: BattleId): number | null {
  const seq = Number(id.split(SEPARATOR)[1]);
  return Number.isInteger(seq) ? seq : null;
}
