import { armyUnit } from '@/battle/state/army';
import { assaultOf } from '@/battle/state/assault-round';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { type Combat, latestRound } from '@/battle/state/combat';
import { type Decision, nonEmpty } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { FighterGroup } from '@/battle/state/fighters';
import type { UnitId } from '@/battle/state/ids';
import { sameTurn } from '@/battle/state/turn';
import { isVehicleUnit } from '@/battle/state/vehicle-unit';
import { sameValue } from '@/plain/same-value';
import { type StatusRules, withStatus } from '@/rules/book-parts';
import { type Edition, type Fate, refused } from '@/rules/index';
import { fateEvents } from './army-events';
import type { ArmyEvent, ArmyRefusal } from './event';
import type { StatusIntent } from './status-event';

/** What the unit of the armies is for a time. */
export function statusesOf(army: Pick<ArmyUnit, 'statuses'> | undefined): readonly string[] {
  return army?.statuses ?? [];
}

/** The statuses of its rulebook; undefined: it has none. */
export function statusRules(battle: Battle): StatusRules | undefined {
  const edition: Edition = editionOfBattle(battle);
  return edition.woundPools?.statuses;
}

/** The events with which the unit has these statuses from now on, and the fate that goes with one of them. */
export function statusEvents(
  battle: Battle,
  unitId: UnitId | null,
  to: readonly string[],
): readonly ArmyEvent[] {
  const army = armyUnit(battle, unitId);
  const rules = statusRules(battle);
  const from = statusesOf(army);
  if (!army || !rules || sameValue(from, to)) return [];
  const was = fateIn(rules, from);
  const fate = fateIn(rules, to);
  return [
    { type: 'statusesChanged', unitId: army.unit.id, from, to },
    ...(fate === undefined ? [] : fateEvents(battle, army.unit.id, fate)),
    ...(fate === undefined && was === army.fate ? fateEvents(battle, army.unit.id, 'fighting') : []),
  ];
}

/** The same for one status more. */
export function statusGiven(battle: Battle, unitId: UnitId | null, status: string): readonly ArmyEvent[] {
  const rules = statusRules(battle);
  const army = armyUnit(battle, unitId);
  if (!rules || (army && !mayHave(battle, army, status))) return [];
  return statusEvents(battle, unitId, withStatus(rules, statusesOf(army), status));
}

/** Whether a unit of its kind may have that status of the rulebook. */
export function mayHave(battle: Battle, { unit }: Pick<ArmyUnit, 'unit'>, status: string): boolean {
  const known = statusRules(battle)?.statuses.find(({ id }) => id === status);
  return known !== undefined && !(known.neverVehicles && isVehicleUnit(battle, unit));
}

/** The same for one status less. */
export function statusTaken(battle: Battle, unitId: UnitId | null, status: string): readonly ArmyEvent[] {
  const has = statusesOf(armyUnit(battle, unitId));
  return statusEvents(
    battle,
    unitId,
    has.filter((one) => one !== status),
  );
}

/**
 * The events of a unit that breaks, or that held after all: its fate, and in a rulebook that has one the status that
 * goes with it. A unit of a kind that never has it stays as it is.
 */
export function brokenEvents(battle: Battle, unitId: UnitId, broken: boolean): readonly ArmyEvent[] {
  const status = statusRules(battle)?.statuses.find(({ fate }) => fate === 'fleeing')?.id;
  const plain = () => fateEvents(battle, unitId, broken ? 'fleeing' : 'fighting');
  if (status === undefined) return plain();
  const army = armyUnit(battle, unitId);
  if (broken && army && !mayHave(battle, army, status)) return [];
  const events = broken ? statusGiven(battle, unitId, status) : statusTaken(battle, unitId, status);
  return events.length > 0 ? events : plain();
}

/** The events of a new fate that players enter: statuses of another fate end. */
export function statusesAfterFate(
  battle: Battle,
  { unit, statuses = [] }: ArmyUnit,
  to: Fate,
): readonly ArmyEvent[] {
  const rules = statusRules(battle);
  const kept = statuses.filter((id) => {
    const { fate } = rules?.statuses.find((status) => status.id === id) ?? {};
    return fate === undefined || fate === to;
  });
  return kept.length === statuses.length
    ? []
    : [{ type: 'statusesChanged', unitId: unit.id, from: statuses, to: kept }];
}

/** The events or the refusal of a status that players enter. */
export function changeStatus(
  battle: Battle,
  army: ArmyUnit,
  { status, has }: StatusIntent,
): Decision<ArmyEvent, ArmyRefusal> {
  const { unit } = army;
  // What an older log gave a vehicle may be taken off again.
  const known = has
    ? mayHave(battle, army, status)
    : statusRules(battle)?.statuses.some(({ id }) => id === status);
  if (!known) return refused('noSuchStatus');
  return nonEmpty(has ? statusGiven(battle, unit.id, status) : statusTaken(battle, unit.id, status));
}

/** Whether the status of the unit was checked in the present Player Turn. */
export function isChecked({ turn }: Pick<Battle, 'turn'>, { checked }: ArmyUnit, status: string): boolean {
  return checked !== undefined && sameTurn(checked.turn, turn) && checked.statuses.includes(status);
}

/** The unit once that status was checked in this turn. */
export function withChecked(battle: Pick<Battle, 'turn'>, army: ArmyUnit, status: string): ArmyUnit {
  const { gameTurn, side } = battle.turn;
  const before = army.checked && sameTurn(army.checked.turn, battle.turn) ? army.checked.statuses : [];
  return { ...army, checked: { turn: { gameTurn, side }, statuses: [...before, status] } };
}

/** The battle in which the unit has these statuses, in the armies and where it fights. */
export function withStatuses(battle: Battle, unitId: UnitId, to: readonly string[]): Battle {
  return {
    ...battle,
    units: battle.units.map((army) => (army.unit.id === unitId ? ownStatuses(army, to) : army)),
    combats: battle.combats.map((combat) => (combat.ended ? combat : inCombat(combat, unitId, to))),
  };
}

function inCombat(combat: Combat, unitId: UnitId, to: readonly string[]): Combat {
  const round = latestRound(combat);
  if (!round?.assault?.groups.some((group) => group.unitId === unitId)) return combat;
  const assault = assaultOf(round);
  const groups = assault.groups.map((group: FighterGroup) =>
    group.unitId === unitId ? ownStatuses(group, to) : group,
  );
  return { ...combat, rounds: combat.rounds.with(-1, { ...round, assault: { ...assault, groups } }) };
}

function ownStatuses<Of extends { readonly statuses?: readonly string[] }>(
  { statuses: _, ...rest }: Of,
  to: readonly string[],
): Of {
  return (to.length === 0 ? rest : { ...rest, statuses: to }) as Of;
}

function fateIn({ statuses }: StatusRules, ids: readonly string[]): Fate | undefined {
  return statuses.find(({ id, fate }) => fate !== undefined && ids.includes(id))?.fate;
}
