import { armyUnit, healthOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { startingHealth } from '@/battle/state/unit';
import type { Fate } from '@/rules/index';
import type { ArmyEventOf, HealthCause } from './event';

/** Why health changed, and the combat and round it belongs to; `other` belongs to none. */
export type HealthPlace =
  | {
      readonly cause: Exclude<HealthCause, 'other'>;
      readonly combatId: CombatId;
      readonly round: number;
    }
  | { readonly cause: 'other' };

/**
 * What so many Health Points gained (negative: lost) do to the unit, held between none and all that it started with; nothing where
 * that changes nothing, or for models that are no unit of the armies.
 */
export function healthEvents(
  army: ArmyUnit | undefined,
  by: number,
  place: HealthPlace,
): readonly ArmyEventOf<'healthChanged'>[] {
  if (!army) return [];
  const from = healthOf(army);
  const to = Math.max(0, Math.min(startingHealth(army.unit), from + by));
  if (from === to) return [];
  const { combatId, round } = place.cause === 'other' ? { combatId: null, round: null } : place;
  return [{ type: 'healthChanged', unitId: army.unit.id, from, to, cause: place.cause, combatId, round }];
}

/** What became of the unit of the armies; nothing where that is its fate already, or for models that are no unit of the armies. */
export function fateEvents(
  battle: Battle,
  unitId: UnitId | null,
  to: Fate,
): readonly ArmyEventOf<'fateChanged'>[] {
  const army = armyUnit(battle, unitId);
  if (!army || army.fate === to) return [];
  return [{ type: 'fateChanged', unitId: army.unit.id, from: army.fate, to }];
}
