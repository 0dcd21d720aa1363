import type { Source } from '../source';

/** How an edition sizes units up against each other. */
export type UnitStrengthTable = {
  readonly types: readonly UnitStrengthType[];
};

export type UnitStrengthType = {
  readonly id: string;
  readonly label: string;
  /** Of each model: a number; or its starting Wounds, with 1 more for each rider. */
  readonly each: number | 'startingWoundsAndRiders';
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
    const found = table.types.find(({ id }) => id === type);
    if (!found) throw new Error(`No Unit Strength of "${type}"`);
    return sum + count * (found.each === 'startingWoundsAndRiders' ? startingWounds + riders : found.each);
  }, 0);
}
