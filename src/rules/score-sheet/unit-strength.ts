import type { Source } from '../source';
import { between, known, type Span, sumOf } from '../span';
import type { EngagedUnit } from './engagement';

/** How an edition measures the size of units. */
export type UnitStrengthTable = {
  readonly types: readonly UnitStrengthType[];
};

/** A type of troops: its Unit Strength and, if the edition ties ranks to types, its ranks. */
export type UnitStrengthType = {
  readonly id: string;
  readonly label: string;
  /**
   * For each model: a number; or its starting Wounds, with or without 1 more for each rider. Or so much for
   * the unit, however many models it has.
   */
  readonly each: number | 'startingWounds' | 'startingWoundsAndRiders' | { readonly perUnit: number };
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
    const { each } = found;
    if (typeof each === 'object') return sum + (count > 0 ? each.perUnit : 0);
    const counted = countsRiders(found) ? riders : 0;
    return sum + count * ((typeof each === 'number' ? each : startingWounds) + counted);
  }, 0);
}

function countsRiders({ riders, each }: UnitStrengthType): boolean {
  return riders === true || each === 'startingWoundsAndRiders';
}

/** The type with that name; undefined if the table does not have it, or it was not entered. */
export function typeOf(table: UnitStrengthTable, id: string | undefined): UnitStrengthType | undefined {
  return table.types.find((type) => type.id === id);
}

/** Higher than the Unit Strength, the models, the starting Wounds and the riders of any unit. */
const MOST = { unitStrength: 999, models: 300, startingWounds: 50, riders: 20 };

/**
 * The Unit Strength of an engaged unit with the characters in it: as entered, else by its type and its
 * models. It is not known while one of these is missing; `asks` is the fact that is then asked for.
 */
export function strengthOfUnit(
  table: UnitStrengthTable,
  unit: EngagedUnit,
  asks: 'unitStrength' | 'troopType' = 'unitStrength',
): Span<number> {
  const parts = [unit, ...(unit.characters ?? [])].filter(({ wipedOut }) => wipedOut !== true);
  return sumOf(parts.map((part) => ownStrength(table, part, asks)));
}

/** The Unit Strength of several units together. */
export function strengthOfUnits(
  table: UnitStrengthTable,
  units: readonly EngagedUnit[],
  asks: 'unitStrength' | 'troopType' = 'unitStrength',
): Span<number> {
  return sumOf(units.map((unit) => strengthOfUnit(table, unit, asks)));
}

function ownStrength(
  table: UnitStrengthTable,
  unit: EngagedUnit,
  asks: 'unitStrength' | 'troopType',
): Span<number> {
  if (unit.unitStrength !== undefined) return known(unit.unitStrength);
  const type = typeOf(table, unit.troopType);
  if (!type) return between(0, MOST.unitStrength, [{ unitId: unit.id, fact: asks }]);
  if (typeof type.each === 'object') return known(type.each.perUnit);
  const strength = (most: typeof MOST | null) =>
    unitStrength(table, [
      {
        type: type.id,
        count: unit.models ?? most?.models ?? 0,
        startingWounds: unit.startingWounds ?? most?.startingWounds ?? 0,
        riders: unit.riders ?? most?.riders ?? 0,
      },
    ]);
  const missing = [
    ...(unit.models === undefined ? (['models'] as const) : []),
    ...(unit.riders === undefined && countsRiders(type) ? (['riders'] as const) : []),
    ...(unit.startingWounds === undefined && typeof type.each !== 'number' ? [asks] : []),
  ];
  return between(
    strength(null),
    strength(MOST),
    missing.map((fact) => ({ unitId: unit.id, fact })),
  );
}
