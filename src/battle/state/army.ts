import type { Edition, Fate, Side, UnitStrengthType, VictoryUnit } from '@/rules/index';
import type { ArmyUnit, Battle } from './battle';
import type { UnitId } from './ids';
import { startingHealth } from './unit';

/** Where an edition counts no Victory Points, a unit may have these. */
const PLAIN_FATES: readonly Fate[] = ['fighting', 'fleeing', 'destroyed', 'fledTable'];

/** The unit of that id, or undefined. */
export function unitOf(battle: Battle, id: UnitId): ArmyUnit | undefined {
  return battle.units.find(({ unit }) => unit.id === id);
}

/** The same, for models that may be no unit of the armies (null). */
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

/** Health Points left, from 0 to what the unit started with. */
export function healthOf({ unit, lost }: ArmyUnit): number {
  return Math.max(0, startingHealth(unit) - lost);
}

/** Models left: the last one may be wounded. */
export function modelsLeft(army: ArmyUnit): number {
  return Math.ceil(healthOf(army) / army.unit.healthPerModel);
}

/** Health Points the wounded model has lost; 0 when none is wounded. */
export function woundsOnLast(army: ArmyUnit): number {
  return modelsLeft(army) * army.unit.healthPerModel - healthOf(army);
}

/** What has become of the unit: destroyed by itself when no health is left. */
export function fateOf(army: ArmyUnit): Fate {
  return healthOf(army) === 0 ? 'destroyed' : army.fate;
}

/** Whether the unit is on the table: neither destroyed nor fled from it. */
export function isOnTable(army: ArmyUnit): boolean {
  const fate = fateOf(army);
  return fate !== 'destroyed' && fate !== 'fledTable';
}

/** The unit as its enemy's Victory Points see it. */
export function victoryUnit(
  army: ArmyUnit,
  { unitStrength: table }: Pick<Edition, 'unitStrength'>,
): VictoryUnit {
  const { unit } = army;
  const type = table?.types.find(({ id }) => id === unit.facts.troopType);
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
    ...unitStrengths(army, type),
    ...(type?.neverWeakened ? { neverWeakened: true } : {}),
  };
}

/** The Unit Strength the unit began with and has now, where its models have one each; of one whose Wounds are its Unit Strength, nothing. */
function unitStrengths(
  army: ArmyUnit,
  type: UnitStrengthType | undefined,
): Pick<VictoryUnit, 'startingUnitStrength' | 'unitStrength'> {
  const { models, facts } = army.unit;
  const each = typeof type?.each === 'number' ? type.each * models : null;
  const start = typeof facts.unitStrength === 'number' ? facts.unitStrength : each;
  if (start === null || (type && each === null)) return {};
  return { startingUnitStrength: start, unitStrength: Math.ceil((start * modelsLeft(army)) / models) };
}

/** The fates that units of this edition may have, in the order in which they are offered. */
export function fatesOf(edition: Edition): readonly Fate[] {
  return edition.victory?.points.fates ?? PLAIN_FATES;
}
