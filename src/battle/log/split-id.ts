import { type BattleId, battleId } from '@/battle/state/ids';

const SEPARATOR = '~';

/**
 * The id of a course of a battle that parted from the one kept under the battle's own id: "b1~12~9a3f00c1" parted at entry 12.
 * Made from what it is, not by chance, so that the same course gets the same id again. `mark` tells courses apart that parted
 * at the same entry, and has no "~".
 */
export function splitBattleId(id: BattleId, seq: number, mark: string): BattleId {
  return battleId([rootBattleId(id), seq, mark].join(SEPARATOR));
}

/** The id under which the battle was begun: all of its courses share it. */
export function rootBattleId(id: BattleId): BattleId {
  const end = id.indexOf(SEPARATOR);
  return end < 0 ? id : battleId(id.slice(0, end));
}

/** The number of the first entry in which this course differs from the one it parted from; null for a battle that never parted. */
export function splitSeq(id: BattleId): number | null {
  const seq = Number(id.split(SEPARATOR)[1]);
  return Number.isInteger(seq) ? seq : null;
}
