import type { Reading } from './draft';

/** The readings that were taken, one for each unit, and whether each was certain. */
export type Chosen = { readonly readings: readonly Reading[]; readonly certain: readonly boolean[] };

type Readings = readonly [Reading, ...Reading[]];

/** More combinations are not tried: 12 lines with two readings each. */
const MOST_COMBINATIONS = 4096;
/** An army stays that much below its size, at most, in points. */
const BELOW_SIZE = 30;
/** Sizes that games are played at, in points, where the list does not name its own. */
const USUAL_SIZES = [1000, 1500, 2000, 2500, 3000, 4000, 4500, 5000];

/**
 * Which reading of each unit holds, where the points beside "2x5" may be for each or for all. The usual
 * reading is the first: each. If the usual readings add up to the stated total they hold; else the one
 * combination that does; without a stated total the one combination that comes close below the size of the
 * army; else the usual ones. What no stated total decided is uncertain.
 */
export function chooseReadings(
  units: readonly Readings[],
  statedTotal: number | null,
  size: number | null,
): Chosen {
  const usual = units.map((readings) => readings[0]);
  const open = units.filter((readings) => readings.length > 1);
  const certain = (total: boolean) => units.map((readings) => total || readings.length === 1);
  const usualSum = sumOf(usual);
  if (open.length === 0 || usualSum === statedTotal) return { readings: usual, certain: certain(true) };
  const base = usualSum - sumOf(open.map((readings) => readings[0]));
  const combinations = combine(open);
  const taken = (fits: (sum: number) => boolean) => {
    const fitting = combinations.filter((combination) => fits(base + sumOf(combination)));
    const [first] = fitting;
    return first === undefined || fitting.length > 1 ? null : spread(units, first);
  };
  if (statedTotal !== null) {
    const fitting = taken((sum) => sum === statedTotal) ?? usual;
    // A total that was changed by hand may fit by chance: what is not read as usual is asked about.
    return {
      readings: fitting,
      certain: units.map((readings, index) => isUsual(readings, fitting[index], fitting !== usual)),
    };
  }
  const sizes = size === null ? USUAL_SIZES : [size];
  const isClose = (sum: number) => sizes.some((most) => sum <= most && sum >= most - BELOW_SIZE);
  return { readings: (isClose(usualSum) ? null : taken(isClose)) ?? usual, certain: certain(false) };
}

function isUsual(readings: Readings, taken: Reading | undefined, isFitting: boolean): boolean {
  return readings.length === 1 || (isFitting && taken === readings[0]);
}

/** Every choice of one reading for each of the units, or none where there are too many to try. */
function combine(open: readonly Readings[]): readonly (readonly Reading[])[] {
  if (open.reduce((ways, { length }) => ways * length, 1) > MOST_COMBINATIONS) return [];
  return open.reduce<readonly (readonly Reading[])[]>(
    (combinations, readings) =>
      combinations.flatMap((combination) => readings.map((reading) => [...combination, reading])),
    [[]],
  );
}

/** The chosen readings of the open units put beside the only ones of the others. */
function spread(units: readonly Readings[], chosen: readonly Reading[]): readonly Reading[] {
  let next = 0;
  return units.map((readings) => {
    if (readings.length === 1) return readings[0];
    const reading = chosen[next] ?? readings[0];
    next += 1;
    return reading;
  });
}

function sumOf(readings: readonly Reading[]): number {
  return readings.reduce((sum, { together }) => sum + (together ?? 0), 0);
}
