import type { Battle, Combat, Round } from '@/battle/state/battle';
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

/** The players say that a side keeps such a row. Refused with `nothingChanged` where that is not asked. */
export function sayRowStays(
  battle: Battle,
  combat: Combat,
  round: Round,
  { side, rowId }: Extract<RowIntent, { type: 'sayRowStays' }>,
): Decision<CombatEvent, CombatRefusal> {
  const isAsked = askedLost(battle, combat, round).some((one) => one.side === side && one.rowId === rowId);
  if (!isAsked) return refused('nothingChanged');
  const own = round.answers[side][rowId] ?? null;
  const event = { type: 'combatAnswered', side, rowId, from: own, to: own, stays: true } as const;
  return accepted([{ ...event, combatId: combat.id, round: round.number }]);
}
