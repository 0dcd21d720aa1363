import type { Side } from '@/rules/index';
import { fateOf, healthOf, unitOf } from './army';
import type { ArmyUnit, Battle } from './battle';
import { type Combat, isClosed, latestRound, type Round } from './combat';
import { fightsWithPools, nobodyWins } from './edition-of';
import { standsInNoArmy } from './fighters';
import type { CombatId, UnitId } from './ids';

/** The units of the combat in the order they were engaged. */
export function engagedUnits(battle: Battle, combat: Combat, side?: Side): readonly ArmyUnit[] {
  return combat.unitIds.flatMap((id) => {
    const found = unitOf(battle, id);
    return found && (side === undefined || found.unit.side === side) ? [found] : [];
  });
}

/**
 * The combat still being fought in which the unit is engaged, or undefined. Being shot at does not engage a
 * unit.
 */
export function combatWith(battle: Battle, id: UnitId): Combat | undefined {
  return battle.combats.find((combat) => !combat.ended && !combat.shotBy && combat.unitIds.includes(id));
}

/**
 * The combat and the open round in which a loss of the unit counts as a casualty; null outside a combat, and
 * in an assault.
 */
export function openRoundOf(
  battle: Battle,
  id: UnitId,
): { readonly combatId: CombatId; readonly round: number } | null {
  // In an assault, models lose their Wounds through its own steps: other losses are no casualties of the
  // round.
  if (fightsWithPools(battle)) return null;
  const combat = combatWith(battle, id);
  const round = combat && latestRound(combat);
  return combat && round && !isClosed(round) ? { combatId: combat.id, round: round.number } : null;
}

/**
 * The units of both sides that fought in the round: those there at its start and those that joined later. For
 * the latest round: only those still there.
 */
export function foughtIn(combat: Combat, round: Round): readonly UnitId[] {
  return round === latestRound(combat) ? combat.unitIds : (Object.keys(round.lostAtStart) as UnitId[]);
}

/** Whether the unit can still lose health: it is engaged and has Health Points left. */
export function canLose(army: ArmyUnit): boolean {
  return healthOf(army) > 0 && fateOf(army) !== 'destroyed';
}

/** Whether a unit with its fate takes part in the next round of its combat. */
export function staysEngaged(army: ArmyUnit): boolean {
  return ['fighting', 'shaken', 'wavering'].includes(fateOf(army));
}

/** How players name a combat: by its number, and by the names of the engaged units of each side. */
export type CombatTitle = {
  readonly number: number;
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** The side that shoots; missing: a combat. */
  readonly shotBy?: Side;
};

/** The engaged units of the side, or those of its last closed round, if all have left it by an order or a choice. */
function lastThere(battle: Battle, combat: Combat, side: Side): readonly ArmyUnit[] {
  const there = engagedUnits(battle, combat, side);
  const last = combat.rounds.findLast(isClosed);
  const mayLeave = nobodyWins(battle) || last?.assault?.outcome?.counted !== undefined;
  if (there.length > 0 || !mayLeave) return there;
  const unitIds = new Set([
    ...(Object.keys(last?.lostAtStart ?? {}) as UnitId[]),
    ...(last?.assault?.groups ?? []).flatMap(({ unitId }) => unitId ?? []),
  ]);
  return engagedUnits(battle, { ...combat, unitIds: [...unitIds] }, side);
}

/**
 * The combat's title for the screen. It has no unit names if the combat is on a score sheet and no units were
 * named.
 */
export function titleOf(battle: Battle, combat: Combat): CombatTitle {
  const inNoArmy = latestRound(combat)?.assault?.groups.filter(standsInNoArmy) ?? [];
  const names = (side: Side) => [
    ...lastThere(battle, combat, side).map(({ unit }) => unit.name),
    ...inNoArmy.filter((group) => group.side === side).map(({ name }) => name),
  ];
  const { number, shotBy } = combat;
  return { number, a: names('a'), b: names('b'), ...(shotBy && { shotBy }) };
}
