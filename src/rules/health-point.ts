import type { CountedUnit } from './score-sheet/score-sheet';

/** The rulebook's word for one point of health, such as "Health Point" or "Wound". */
export type HealthPoint = CountedUnit & {
  /** The word for a unit of which this fact was entered, such as the Hull Points of a vehicle; missing: the same. */
  readonly of?: CountedUnit & { readonly fact: string };
};

/** The word for one point of health of a unit with these facts. */
export function healthPointOf(
  healthPoint: HealthPoint,
  facts: Readonly<Record<string, unknown>>,
): CountedUnit {
  const { of } = healthPoint;
  return of && facts[of.fact] === true ? of : healthPoint;
}
