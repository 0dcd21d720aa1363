import type { Source } from '../source';
import type { EngagedUnit } from './engagement';

/** How an edition measures the size of units. */
export type UnitStrengthTable = {
  readonly types: readonly UnitStrengthType[];
};

/** A type of troops: its Unit Strength and, if the edition ties ranks to types, its ranks. */
export type UnitStrengthType = {
  readonly id: string;
  readonly label: string;
  /** For each model: a number; or its starting Wounds, with or without 1 more for each rider. */
  readonly each: number | 'startingWounds' | 'startingWoundsAndRiders';
  /** Each rider also adds 1 to a fixed number. */
  readonly riders?: true;
  /** The models of a rank; missing: the type has no ranks. */
  readonly modelsInRank?: number;
  readonly highestRankBonus?: number;
  /** Rules that every unit of the type has. */
  readonly has?: readonly 'massedInfantry'[];
  /** It gives the enemy no points when few models are left. */
  readonly neverWeakened?: true;
  readonly source: Source;
};

/**
 * A number of models of one type. `startingWounds` and `riders` are for each model, and matter only if the
 * type uses them.
 */
export type UnitStrengthModels = {
  readonly type: string;
  readonly count: number;
  readonly startingWounds?: number;
  readonly riders?: number;
};

/**
 * The Unit Strength of these models together. Throws if the table does not have the type, which is a mistake
 * in the program.
 */
export function unitStrength(table: UnitStrengthTable, models: readonly UnitStrengthModels[]): number {
  return models.reduce((sum, { type, count, startingWounds = 0, riders = 0 }) => {
    const found = typeOf(table, type);
    if (!found) throw new Error(`No Unit Strength of "${type}"`);
    const counted = found.riders || found.each === 'startingWoundsAndRiders' ? riders : 0;
    return sum + count * ((typeof found.each === 'number' ? found.each : startingWounds) + counted);
  }, 0);
}

/** The type with that name; undefined if the table does not have it, or it was not entered. */
export function typeOf(table: UnitStrengthTable, id: string | undefined): UnitStrengthType | undefined {
  return table.types.find((type) => type.id === id);
}

/** An engaged unit's Unit Strength: as entered, else by its type and its models, else 0. */
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
