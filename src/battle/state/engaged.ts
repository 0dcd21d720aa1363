import type { Side } from '@/rules/index';
import { fateOf, healthOf, unitOf } from './army';
import { type ArmyUnit, type Battle, type Combat, isClosed, latestRound, type Round } from './battle';
import { fightsWithPools } from './edition-of';
import { standsInNoArmy } from './fighters';
import type { CombatId, UnitId } from './ids';

/** The units of the combat in the order they were engaged. */
export function engagedUnits(battle: Battle, combat: Combat, side?: Side): readonly ArmyUnit[] {
  return combat.unitIds.flatMap((id) => {
    const found = unitOf(battle, id);
    return found && (side === undefined || found.unit.side === side) ? [found] : [];
  });
}

/** The combat that is being fought in which the unit is engaged, or undefined. Nobody is engaged by being shot at. */
export function combatWith(battle: Battle, id: UnitId): Combat | undefined {
  return battle.combats.find((combat) => !combat.ended && !combat.shotBy && combat.unitIds.includes(id));
}

/** The combat and the open round in which a loss of the unit would be a casualty; null outside one, and in an assault. */
export function openRoundOf(
  battle: Battle,
  id: UnitId,
): { readonly combatId: CombatId; readonly round: number } | null {
  // The models of an assault lose their Wounds there: what is said of a unit besides is no casualty of the round.
  if (fightsWithPools(battle)) return null;
  const combat = combatWith(battle, id);
  const round = combat && latestRound(combat);
  return combat && round && !isClosed(round) ? { combatId: combat.id, round: round.number } : null;
}

/** The units of both sides that fought in the round: those that were there when it began or joined later, in the latest those still there. */
export function foughtIn(combat: Combat, round: Round): readonly UnitId[] {
  return round === latestRound(combat) ? combat.unitIds : (Object.keys(round.lostAtStart) as UnitId[]);
}

/** Whether the unit can still be hurt: it is engaged and has health left. */
export function canLose(army: ArmyUnit): boolean {
  return healthOf(army) > 0 && fateOf(army) !== 'destroyed';
}

/** Whether a unit with its fate is in the next round of its combat. */
export function staysEngaged(army: ArmyUnit): boolean {
  return ['fighting', 'shaken'].includes(fateOf(army));
}

/** How players name a combat: its number, and the engaged units of each side by name. */
export type CombatTitle = {
  readonly number: number;
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** The side that shoots; missing: a combat. */
  readonly shotBy?: Side;
};

/** The combat's name for the screen: no names for a combat on a score sheet in which no units were named. */
export function titleOf(battle: Battle, combat: Combat): CombatTitle {
  const inNoArmy = latestRound(combat)?.assault?.groups.filter(standsInNoArmy) ?? [];
  const names = (side: Side) => [
    ...engagedUnits(battle, combat, side).map(({ unit }) => unit.name),
    ...inNoArmy.filter((group) => group.side === side).map(({ name }) => name),
  ];
  const { number, shotBy } = combat;
  return { number, a: names('a'), b: names('b'), ...(shotBy && { shotBy }) };
}
