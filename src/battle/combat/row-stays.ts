import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import type { Decision } from '@/battle/state/decision';
import { sheetOf } from '@/battle/state/edition-of';
import { accepted, type MaybeLost, maybeLostRows, refused } from '@/rules/index';
import { standingRound } from './engagement';
import type { CombatEvent } from './event';
import type { CombatRefusal, RowIntent } from './intent';

/**
 * The rows that may be lost to what the enemy entered by hand, and of which the players have not said that
 * they stay. None in a closed round.
 */
export function askedLost(battle: Battle, combat: Combat, round: Round): readonly MaybeLost[] {
  if (round.outcome) return [];
  const { effective } = standingRound(battle, combat, round);
  return maybeLostRows(sheetOf(battle), round.answers, effective).filter(
    ({ side, rowId }) => !round.staying?.some((one) => one.side === side && one.rowId === rowId),
  );
}

/**
 * The players say that a side keeps such a row, or how much of it is left. Refused with `nothingChanged` where
 * that is not asked.
 */
export function sayRowStays(
  battle: Battle,
  combat: Combat,
  round: Round,
  { side, rowId, left }: Extract<RowIntent, { type: 'sayRowStays' }>,
): Decision<CombatEvent, CombatRefusal> {
  const asked = askedLost(battle, combat, round).find((one) => one.side === side && one.rowId === rowId);
  if (!asked) return refused('nothingChanged');
  const place = { type: 'combatAnswered', combatId: combat.id, round: round.number, side, rowId } as const;
  const own = round.answers[side][rowId] ?? null;
  if (left === undefined || left === asked.of) {
    return accepted([{ ...place, from: own, to: own, stays: true }]);
  }
  if (!Number.isInteger(left)) return refused('notAWholeNumber');
  if (left < 0) return refused('belowZero');
  if (asked.of === undefined || left > asked.of) return refused('aboveMaximum', { max: asked.of ?? 0 });
  return accepted([
    { ...place, from: asked.of, to: left },
    { ...place, from: left, to: left, stays: true },
  ]);
}
