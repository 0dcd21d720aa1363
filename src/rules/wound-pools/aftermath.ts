import { type Fraction, fraction, ZERO } from '../dice/fraction';
import type { Source } from '../source';

/** How a unit left a combat that was counted by points. */
export const COMBAT_ENDS = ['won', 'lost', 'drew'] as const;
export type CombatEnd = (typeof COMBAT_ENDS)[number];

/** What a unit may do after a combat. */
export type AftermathOption = {
  /** Permanent, camelCase: logs refer to it. */
  readonly id: string;
  readonly label: string;
  readonly after: readonly CombatEnd[];
  /** Only where every enemy unit of the combat leaves it; after a massacre none is left. */
  readonly enemiesLeave?: true;
  /** Not for a unit with one of these statuses. */
  readonly barredBy?: readonly string[];
  /** A unit with this status can choose nothing else. */
  readonly only?: string;
  /** The only one for a vehicle while an enemy is left. */
  readonly vehicles?: true;
  /** What is left to do where the other side is gone. */
  readonly massacre?: true;
  /** The unit is out of the combat. */
  readonly leaves?: true;
  /** How far it moves: so many dice, and a characteristic. Missing: it does not move by this. */
  readonly move?: AftermathMove;
};

export type AftermathMove = {
  readonly dice: 0 | 1 | 2;
  readonly plus: 'initiative' | 'movement';
  /** How many dice cavalry rolls; missing: as many. */
  readonly cavalryDice?: 2;
};

/** The choices after a combat that was counted by points. */
export type AftermathChoices = {
  readonly by: 'choices';
  readonly options: readonly AftermathOption[];
  readonly source: Source;
};

/** A unit at the end of a combat. */
export type UnitAfterCombat = {
  readonly end: CombatEnd;
  readonly statuses: readonly string[];
  readonly vehicle: boolean;
  /** All enemy units of the combat leave it. */
  readonly enemiesLeave: boolean;
  /** The other side is gone. */
  readonly massacre: boolean;
};

/** What the unit may do, in the order of the declaration; never empty. */
export function aftermathOptions(
  { options }: AftermathChoices,
  unit: UnitAfterCombat,
): readonly AftermathOption[] {
  if (unit.massacre) return options.filter(({ massacre }) => massacre);
  const bound = options.filter(({ only }) => only !== undefined && unit.statuses.includes(only));
  if (bound.length > 0) return bound;
  if (unit.vehicle) return options.filter(({ vehicles }) => vehicles);
  return options.filter(
    ({ after, enemiesLeave, barredBy = [] }) =>
      after.includes(unit.end) &&
      (!enemiesLeave || unit.enemiesLeave) &&
      !barredBy.some((status) => unit.statuses.includes(status)),
  );
}

/** The lowest and the highest number of inches, and the chance of at least so many. */
export function moveOf(
  move: AftermathMove,
  unit: { readonly initiative: number; readonly movement?: number; readonly cavalry: boolean },
): { readonly inches: readonly [number, number]; atLeast(inches: number): Fraction } {
  const dice = unit.cavalry ? (move.cavalryDice ?? move.dice) : move.dice;
  const plus = move.plus === 'initiative' ? unit.initiative : (unit.movement ?? 0);
  return {
    inches: [plus + dice, plus + 6 * dice],
    atLeast: (inches) => chanceOfTotal(dice, inches - plus),
  };
}

function chanceOfTotal(dice: number, least: number): Fraction {
  let totals = [0];
  for (let die = 0; die < dice; die += 1) {
    totals = totals.flatMap((total) => [1, 2, 3, 4, 5, 6].map((face) => total + face));
  }
  const reached = totals.filter((total) => total >= least).length;
  return reached === 0 ? ZERO : fraction(reached, totals.length);
}
