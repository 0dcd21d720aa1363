import type { BattleId, UnitId } from '@/battle/state/ids';

/** The rooms of a review, left to right in the bar. */
export const REVIEW_ROOMS = ['result', 'replay', 'log', 'combats', 'units', 'charts'] as const;
export type ReviewRoom = (typeof REVIEW_ROOMS)[number];

/** The address of a room of a review, without the hash. */
export function reviewPath(id: BattleId, room: ReviewRoom, at: string | number = ''): string {
  return `/review/${id}/${room}${at === '' ? '' : `/${at}`}`;
}

/** The address of the battle as it was after the entry of that number. */
export function momentHref(id: BattleId, seq: number): string {
  return `#${reviewPath(id, 'replay', seq)}`;
}

/** The address of the list of all units, or of one unit's story. */
export function unitsHref(id: BattleId, unitId: UnitId | '' = ''): string {
  return `#${reviewPath(id, 'units', unitId)}`;
}
