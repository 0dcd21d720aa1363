import type {
  Edition,
  Fate,
  Side,
  UnitKind,
  UnitStrengthTable,
  UnitStrengthType,
  VictoryUnit,
} from '@/rules/index';
import type { ArmyUnit, Battle } from './battle';
import type { UnitId } from './ids';
import { kindsOf, startingHealth } from './unit';

/** The fates that a unit may have in an edition without Victory Points. */
const PLAIN_FATES: readonly Fate[] = ['fighting', 'fleeing', 'destroyed', 'fledTable'];

/** The unit of that id, or undefined. */
export function unitOf(battle: Battle, id: UnitId): ArmyUnit | undefined {
  return battle.units.find(({ unit }) => unit.id === id);
}

/** The same for an id that may be null: then undefined. */
export function armyUnit(battle: Battle, id: UnitId | null): ArmyUnit | undefined {
  return id === null ? undefined : unitOf(battle, id);
}

/** The side's units in the order of its roster. */
export function armyOf(battle: Battle, side: Side): readonly ArmyUnit[] {
  return battle.units.filter(({ unit }) => unit.side === side);
}

/** The points of all units of the side. */
export function rosterPoints(battle: Battle, side: Side): number {
  return armyOf(battle, side).reduce((sum, { unit }) => sum + unit.pointCost, 0);
}

/** Health Points left, from 0 to what the unit started with; 1 where nobody said how many models there are. */
export function healthOf({ unit, lost }: ArmyUnit): number {
  if (unit.modelsUnsaid) return startingHealth(unit);
  return Math.max(0, startingHealth(unit) - lost);
}

/** Models left. One of them may be wounded. */
export function modelsLeft(army: ArmyUnit): number {
  return army.unit.models - losses(army).models;
}

/** Health Points the wounded model has lost; 0 when none is wounded. */
export function woundsOnLast(army: ArmyUnit): number {
  return losses(army).wounds;
}

/**
 * Models lost, and the Health Points that the next one has lost. Of several kinds one falls after the
 * other.
 */
function losses({ unit, lost }: ArmyUnit): { readonly models: number; readonly wounds: number } {
  if (unit.modelsUnsaid) return { models: 0, wounds: 0 };
  let wounds = Math.max(0, lost);
  let fallen = 0;
  for (const { models, healthPoints } of kindsOf(unit)) {
    const gone = Math.min(models, Math.floor(wounds / healthPoints));
    fallen += gone;
    wounds -= gone * healthPoints;
    if (gone < models) return { models: fallen, wounds };
  }
  return { models: fallen, wounds: 0 };
}

/**
 * What has become of the unit. Without Health Points left it is destroyed, whatever was entered. Of a unit
 * of which nobody said how many models it has, only the players know when none is left.
 */
export function fateOf(army: ArmyUnit): Fate {
  return healthOf(army) === 0 ? 'destroyed' : army.fate;
}

/** Whether the unit is on the table: neither destroyed nor fled from it. */
export function isOnTable(army: ArmyUnit): boolean {
  const fate = fateOf(army);
  return fate !== 'destroyed' && fate !== 'fledTable';
}

/** The unit as the enemy's Victory Points count it. */
export function victoryUnit(
  army: ArmyUnit,
  { unitStrength: table }: Pick<Edition, 'unitStrength'>,
): VictoryUnit {
  const { unit } = army;
  const type = table?.types.find(({ id }) => id === unit.facts.troopType);
  const kinds = type ? [] : kindsItMayBe(army, table);
  const left = leftUnsaid(army, kinds.length > 0 ? kinds : [kindOf(army, type)]);
  return {
    id: unit.id,
    pointCost: unit.pointCost,
    fate: fateOf(army),
    startingHealthPoints: startingHealth(unit),
    healthPoints: healthOf(army),
    startingModels: unit.models,
    models: modelsLeft(army),
    general: unit.marks.includes('general'),
    battleStandard: unit.marks.includes('battleStandard'),
    ...kindOf(army, type),
    ...(kinds.length > 0 ? { mayBe: { fact: table ? 'troopType' : 'unitStrength', as: kinds } } : {}),
    ...(left.length > 0 ? { mayBe: { fact: 'models', as: left } } : {}),
  };
}

/** More models than any unit has. */
const EVER_SO_MANY = 1_000;

/**
 * What may be left of a unit that has lost something while nobody said how many models it had: nearly all,
 * or nearly none.
 */
function leftUnsaid({ unit, lost }: ArmyUnit, kinds: readonly UnitKind[]): readonly UnitKind[] {
  if (!unit.modelsUnsaid || lost === 0) return [];
  return kinds.flatMap((kind) => {
    const start = { startingHealthPoints: EVER_SO_MANY, startingModels: EVER_SO_MANY };
    const strength = 'unitStrength' in kind ? { startingUnitStrength: EVER_SO_MANY } : {};
    return [EVER_SO_MANY, 1].map((now) => ({
      ...kind,
      ...start,
      ...strength,
      healthPoints: now,
      models: now,
      ...('unitStrength' in kind ? { unitStrength: now } : {}),
    }));
  });
}

/**
 * What the unit may be while it is not entered: each type of the table. Without a table its Unit Strength goes
 * with its models; a single model keeps it, or has none, and then its Wounds are counted.
 */
function kindsItMayBe(army: ArmyUnit, table: UnitStrengthTable | undefined): readonly UnitKind[] {
  if (table) return table.types.map((type) => kindOf(army, type));
  const isSaid = army.unit.facts.unitStrength !== undefined;
  return isSaid || army.unit.models > 1 || army.unit.modelsUnsaid
    ? []
    : [{ startingUnitStrength: 1, unitStrength: 1 }, {}];
}

/**
 * The Unit Strength that the unit began with and has now, if each of its models has one: as entered, else by
 * its type. None of a unit whose Wounds are its Unit Strength.
 */
function kindOf(army: ArmyUnit, type: UnitStrengthType | undefined): UnitKind {
  const { models, facts } = army.unit;
  const each = typeof type?.each === 'number' ? type.each * models : 0;
  // A Unit Strength of 0 says nothing: no unit that fights has it.
  const start = Number(facts.unitStrength ?? 0) || each;
  const isByWounds = type !== undefined && typeof type.each !== 'number';
  return {
    ...(isByWounds ? { countsWounds: true } : {}),
    ...(isByWounds || start === 0
      ? {}
      : { startingUnitStrength: start, unitStrength: Math.ceil((start * modelsLeft(army)) / models) }),
    ...(type?.neverWeakened ? { neverWeakened: true } : {}),
  };
}

/** The fates that units of this edition may have, in the order of the menu. */
export function fatesOf(edition: Edition): readonly Fate[] {
  return edition.victory?.points.fates ?? PLAIN_FATES;
}
