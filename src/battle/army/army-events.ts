import { armyUnit, healthOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { startingHealth } from '@/battle/state/unit';
import type { Fate } from '@/rules/index';
import type { ArmyEventOf, HealthCause } from './event';

/** Why health changed, and its combat and round; `other` has none. */
export type HealthPlace =
  | {
      readonly cause: Exclude<HealthCause, 'other'>;
      readonly combatId: CombatId;
      readonly round: number;
    }
  | { readonly cause: 'other' };

/**
 * The events for so many Health Points gained (negative: lost), limited to 0 and the unit's start; empty if
 * nothing changes, or for models outside the armies. A unit of which nobody said how many models it has may
 * lose any number.
 */
export function healthEvents(
  army: ArmyUnit | undefined,
  by: number,
  place: HealthPlace,
): readonly ArmyEventOf<'healthChanged'>[] {
  if (!army) return [];
  const change = army.unit.modelsUnsaid ? changeOfUnsaid(army, by) : changeOf(army, by);
  if (change.from === change.to) return [];
  const { combatId, round } = place.cause === 'other' ? { combatId: null, round: null } : place;
  return [{ type: 'healthChanged', unitId: army.unit.id, ...change, cause: place.cause, combatId, round }];
}

type Change = Pick<ArmyEventOf<'healthChanged'>, 'from' | 'to' | 'unsaid'>;

function changeOf(army: ArmyUnit, by: number): Change {
  const from = healthOf(army);
  return { from, to: Math.max(0, Math.min(startingHealth(army.unit), from + by)) };
}

/** One is left of it, whatever it lost: only the difference counts. */
function changeOfUnsaid(army: ArmyUnit, by: number): Change {
  const left = healthOf(army);
  const gained = Math.min(by, army.lost);
  const [from, to] = gained < 0 ? [left - gained, left] : [left, left + gained];
  return { from, to, unsaid: true };
}

/** The events for a unit's new fate; empty if that is its fate already, or for models outside the armies. */
export function fateEvents(
  battle: Battle,
  unitId: UnitId | null,
  to: Fate,
): readonly ArmyEventOf<'fateChanged'>[] {
  const army = armyUnit(battle, unitId);
  if (!army || army.fate === to) return [];
  return [{ type: 'fateChanged', unitId: army.unit.id, from: army.fate, to }];
}
