import type { Source } from '../source';
import type { EngagedUnit } from './engagement';

/** How an edition sizes units up against each other. */
export type UnitStrengthTable = {
  readonly types: readonly UnitStrengthType[];
};

/** A type of troops: its Unit Strength and, where the edition ties them to it, its ranks. */
export type UnitStrengthType = {
  readonly id: string;
  readonly label: string;
  /** Of each model: a number; or its starting Wounds, with or without 1 more for each rider. */
  readonly each: number | 'startingWounds' | 'startingWoundsAndRiders';
  /** Each rider adds 1 to a fixed number too. */
  readonly riders?: true;
  /** Models that make a rank; missing where the type has none. */
  readonly modelsInRank?: number;
  readonly highestRankBonus?: number;
  /** Rules that every unit of the type has. */
  readonly has?: readonly 'massedInfantry'[];
  /** Few models left are worth nothing to the enemy. */
  readonly neverWeakened?: true;
  readonly source: Source;
};

/** So many models of one type. `startingWounds` and `riders` are those of each, and count only where the type says so. */
export type UnitStrengthModels = {
  readonly type: string;
  readonly count: number;
  readonly startingWounds?: number;
  readonly riders?: number;
};

/** The Unit Strength of these models together. Throws on a type the table does not have: that is a mistake in the program. */
export function unitStrength(table: UnitStrengthTable, models: readonly UnitStrengthModels[]): number {
  return models.reduce((sum, { type, count, startingWounds = 0, riders = 0 }) => {
    const found = typeOf(table, type);
    if (!found) throw new Error(`No Unit Strength of "${type}"`);
    const counted = found.riders || found.each === 'startingWoundsAndRiders' ? riders : 0;
    return sum + count * ((typeof found.each === 'number' ? found.each : startingWounds) + counted);
  }, 0);
}

/** The type of that name, or undefined where the table has none of it, or nobody said. */
export function typeOf(table: UnitStrengthTable, id: string | undefined): UnitStrengthType | undefined {
  return table.types.find((type) => type.id === id);
}

/** An engaged unit's Unit Strength: as entered, else by its type and the models it has, else 0. */
export function strengthOfUnit(
  table: UnitStrengthTable,
  { unitStrength: entered, troopType, models, startingWounds, riders }: EngagedUnit,
): number {
  if (entered !== undefined) return entered;
  if (troopType === undefined || models === undefined || !typeOf(table, troopType)) return 0;
  return unitStrength(table, [
    { type: troopType, count: models, startingWounds: startingWounds ?? 0, riders: riders ?? 0 },
  ]);
}

/** The Unit Strength of several units together. */
export function strengthOfUnits(table: UnitStrengthTable, units: readonly EngagedUnit[]): number {
  return units.reduce((sum, unit) => sum + strengthOfUnit(table, unit), 0);
}
