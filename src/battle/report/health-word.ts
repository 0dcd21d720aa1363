import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { Unit } from '@/battle/state/unit';
import { type CountedUnit, type Edition, healthPointOf } from '@/rules/index';

/** The word for one point of the unit's health: by its facts, or because it has fought as a vehicle. */
export function healthWordOf(battle: Battle, { id, facts }: Unit): CountedUnit {
  const { healthPoint }: Edition = editionOfBattle(battle);
  const { of } = healthPoint;
  if (of?.fact !== 'vehicle' || facts.vehicle !== undefined) return healthPointOf(healthPoint, facts);
  const isVehicle = battle.combats.some(({ rounds }) =>
    rounds.some(({ assault }) =>
      assault?.groups.some(({ unitId, target }) => unitId === id && target === 'vehicle'),
    ),
  );
  return healthPointOf(healthPoint, { ...facts, vehicle: isVehicle });
}
