import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { Unit } from '@/battle/state/unit';
import { isVehicleUnit } from '@/battle/state/vehicle-unit';
import { type CountedUnit, type Edition, healthPointOf } from '@/rules/index';

/** The word for one point of the unit's health: by its facts, or because it has fought as a vehicle. */
export function healthWordOf(battle: Battle, unit: Unit): CountedUnit {
  const { healthPoint }: Edition = editionOfBattle(battle);
  return healthPointOf(healthPoint, { ...unit.facts, vehicle: isVehicleUnit(battle, unit) });
}
