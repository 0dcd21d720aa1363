import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import {
  type AftermathOption,
  aftermathOptions,
  checkedCharacteristic,
  twoDiceCheck,
  withStatus,
} from '@/rules/book-parts';
import { otherSide, SIDES, type Side, type WoundPoolRules } from '@/rules/index';
import type { AftermathView, DueCheck } from './points-view';
import { groupsIn, livingOf, livingUnits, targetTypeOf } from './units';

/*
 * After a combat by points: the loser makes one check for its whole side, and every unit of the combat does one of
 * the things that the rulebook declares, the loser's first.
 */

/** The status of a side that failed its check. */
const ROUTED = 'routed';

/** What is to be done after the round; null where Wounds are counted, and before it is closed. */
export function aftermathOf(book: WoundPoolRules, round: AssaultRound): AftermathView | null {
  if (!round.outcome?.counted || book.aftermath.by !== 'choices') return null;
  const units = SIDES.flatMap((side) =>
    livingUnits(round, side).map((unitKey) => ({
      unitKey,
      side,
      options: optionsOf(book, round, side, unitKey),
      chosen: round.aftermath?.[unitKey] ?? null,
    })),
  );
  return { check: dueCheck(book, round), units };
}

/**
 * The check of the loser by points; null if none is due. `entered`: the Leadership that the players say, and by how
 * much rules lower it.
 */
export function dueCheck(
  { checks, readings }: WoundPoolRules,
  round: AssaultRound,
  entered: { readonly leadership?: number | undefined; readonly lowered?: number | undefined } = {},
): DueCheck | null {
  const { outcome, check: taken = null } = round;
  if (!outcome?.counted || !checks || outcome.next !== 'morale' || outcome.winner === 'draw') return null;
  const side = otherSide(outcome.winner);
  // Vehicles have no Leadership, and are never Routed.
  if (!taken && checkedUnits(round, side).length === 0) return null;
  const leadership =
    entered.leadership ?? taken?.leadership ?? bestLeadership(round, side, readings.mixedTie);
  const lowered = entered.lowered ?? taken?.lowered ?? 0;
  const lostBy = outcome.wonBy;
  return { ...twoDiceCheck(checks, leadership, -lostBy - lowered), side, leadership, lowered, lostBy, taken };
}

/** The best that the side may use: the commonest of one of its units, or that of a model with a rank. */
function bestLeadership(round: AssaultRound, side: Side, tie: 'highest' | 'lowest'): number {
  const ranked = groupsIn(round, { side }).filter(
    (group) => livingOf(group).length > 0 && (group.rank !== undefined || group.character !== 'none'),
  );
  const officer = ranked.length === 0 ? null : Math.max(...ranked.map(({ leadership }) => leadership ?? 0));
  const units = checkedUnits(round, side).map((unitKey) =>
    checkedCharacteristic('majority', leaderships(groupsIn(round, { unitKey })), officer, tie),
  );
  return Math.max(0, ...units);
}

/** The units of the side that may check: those with models left that are no vehicles. */
function checkedUnits(round: AssaultRound, side: Side): readonly UnitKey[] {
  return livingUnits(round, side).filter(
    (unitKey) => targetTypeOf(groupsIn(round, { unitKey })) !== 'vehicle',
  );
}

function leaderships(groups: readonly FighterGroup[]): readonly number[] {
  return groups.flatMap((group) => livingOf(group).map(() => group.leadership ?? 0));
}

/** The statuses of the unit after the check of its side. */
export function statusesAfter(
  { statuses }: WoundPoolRules,
  round: AssaultRound,
  side: Side,
  unitKey: UnitKey,
): readonly string[] {
  const has = [...new Set(groupsIn(round, { unitKey }).flatMap(({ statuses: own = [] }) => own))];
  const failed = round.check?.passed === false && round.outcome?.winner === otherSide(side);
  return failed && statuses ? withStatus(statuses, has, ROUTED) : has;
}

function optionsOf(
  book: WoundPoolRules,
  round: AssaultRound,
  side: Side,
  unitKey: UnitKey,
): readonly AftermathOption[] {
  const { outcome } = round;
  if (!outcome || book.aftermath.by !== 'choices' || waits(book, round, side)) return [];
  const enemies = livingUnits(round, otherSide(side));
  const won = outcome.winner === side;
  return aftermathOptions(book.aftermath, {
    end: outcome.winner === 'draw' ? 'drew' : won ? 'won' : 'lost',
    statuses: statusesAfter(book, round, side, unitKey),
    vehicle: targetTypeOf(groupsIn(round, { unitKey })) === 'vehicle',
    enemiesLeave: won && enemies.every((key) => round.aftermath?.[key]?.leaves),
    massacre: enemies.length === 0,
  });
}

/** Whether the side has to wait: for its check, or for all units of the loser. */
function waits(book: WoundPoolRules, round: AssaultRound, side: Side): boolean {
  const due = dueCheck(book, round);
  if (due && !due.taken) return true;
  if (round.outcome?.winner !== side) return false;
  return !livingUnits(round, otherSide(side)).every((key) => round.aftermath?.[key]);
}
