import { unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { countedProfile } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { type AttackDice, attackDice, type Facing } from '@/rules/index';

/** Attacks that a unit directs at one enemy of its combat. */
export type AttacksAt = { readonly enemyUnitId: UnitId; readonly attacks: number };

/**
 * The dice of a unit that directs its attacks so, in a fight that nobody wins: by the facing in which it fights
 * each enemy, and by what the unit is. Null in other editions.
 */
export function attackDiceOf(
  battle: Battle,
  combat: Combat,
  army: ArmyUnit,
  directed: readonly AttacksAt[],
): AttackDice | null {
  const { melee, statuses = [] } = editionOfBattle(battle);
  if (!melee) return null;
  const portions = directed.map(({ enemyUnitId, attacks }) => {
    const troopType = unitOf(battle, enemyUnitId)?.unit.facts.troopType;
    const facing = facingOf(combat, army.unit.id, enemyUnitId);
    return typeof troopType === 'string' ? { attacks, facing, troopType } : { attacks, facing };
  });
  return attackDice(melee, statuses, countedProfile(army), portions);
}

/** The facing of the enemy in which the unit fights it; a unit that is hit in its flank strikes to the front. */
function facingOf({ contacts }: Combat, unitId: UnitId, enemyUnitId: UnitId): Facing {
  const contact = contacts.find((one) => one.unitId === unitId && one.enemyUnitId === enemyUnitId);
  return contact?.facing ?? 'front';
}
