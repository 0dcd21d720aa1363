import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { accepted, refused, type Side } from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision } from './refusal';

/** More than any combat needs for one row. */
export const MAX_POINT_COUNT = 99;

/** The event or the refusal of what players count for a row of the combat's points. */
export function decidePoints(
  battle: Battle,
  combat: Combat,
  round: Round,
  { side, rowId, to }: Extract<AssaultIntent, { type: 'countPoints' }>,
): AssaultDecision {
  const { result } = bookOf(battle);
  const row = result.by === 'points' ? result.rows.find(({ id }) => id === rowId) : undefined;
  if (!row || combat.shotBy) return refused('noSuchPoints');
  if (to !== null) {
    if (!Number.isInteger(to)) return refused('notAWholeNumber');
    if (to < 0) return refused('belowZero');
    if (to > MAX_POINT_COUNT) return refused('aboveMaximum', { max: MAX_POINT_COUNT });
  }
  const from = saidFor(assaultOf(round), side, rowId);
  if (from === to) return refused('nothingChanged');
  const place = { combatId: combat.id, round: round.number };
  return accepted([{ type: 'pointsCounted', ...place, side, rowId, label: row.label, from, to }]);
}

function saidFor({ points }: AssaultRound, side: Side, rowId: string): number | null {
  return points?.[side]?.[rowId] ?? null;
}
