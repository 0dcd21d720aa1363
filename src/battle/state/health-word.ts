import { type CountedUnit, type Edition, healthPointOf } from '@/rules/index';
import type { Battle } from './battle';
import { editionOfBattle } from './edition-of';
import type { Unit } from './unit';
import { isVehicleUnit } from './vehicle-unit';

/** The word for one point of the unit's health: by what is known of it, or because it has fought as a vehicle. */
export function healthWordOf(battle: Battle, unit: Omit<Unit, 'side'>): CountedUnit {
  const { healthPoint }: Edition = editionOfBattle(battle);
  return healthPointOf(healthPoint, { ...unit.facts, vehicle: isVehicleUnit(battle, unit) });
}

/** The words for the health of all units of the battle, each once, that of vehicles last. */
export function healthWordsOf(battle: Battle): readonly [CountedUnit, ...CountedUnit[]] {
  const { healthPoint }: Edition = editionOfBattle(battle);
  const words = new Set(battle.units.map(({ unit }) => healthWordOf(battle, unit)));
  const vehicles = [...words].filter((word) => word !== healthPoint);
  const [only, ...others] = vehicles;
  return only && !words.has(healthPoint) ? [only, ...others] : [healthPoint, ...vehicles];
}
