import type { Battle } from './battle';
import type { Unit } from './unit';

/** Whether the unit is a vehicle: by what was entered of it, else because its list says so, or it fights as one. */
export function isVehicleUnit(
  { combats }: Pick<Battle, 'combats'>,
  { id, facts, fighters = [] }: Pick<Unit, 'id' | 'facts' | 'fighters'>,
): boolean {
  if (facts.vehicle !== undefined) return facts.vehicle === true;
  if (fighters.some(({ target }) => target === 'vehicle')) return true;
  return combats.some(({ rounds }) =>
    rounds.some(({ assault }) =>
      assault?.groups.some(({ unitId, target }) => unitId === id && target === 'vehicle'),
    ),
  );
}
