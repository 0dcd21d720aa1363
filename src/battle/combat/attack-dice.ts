import { unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { countedProfile } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { sameValue } from '@/plain/same-value';
import { type AttackDice, attackDice, type Directed, type Facing } from '@/rules/index';

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
  return attackDice(melee, statuses, countedProfile(army), portionsOf(battle, combat, army, directed));
}

/** What nobody entered and what would change the dice, in the rulebook's words. */
export type NotEnteredOfDice = {
  /** Special rules that the unit may have: the dice are told without them. */
  readonly rules: readonly string[];
  /** Facts of the enemies: the dice are told as if these had none. */
  readonly facts: readonly string[];
};

/** What would change the dice of a unit that directs its attacks so; empty lists in other editions. */
export function notEnteredOfDice(
  battle: Battle,
  combat: Combat,
  army: ArmyUnit,
  directed: readonly AttacksAt[],
): NotEnteredOfDice {
  const { melee, statuses = [], unitFacts = [] } = editionOfBattle(battle);
  if (!melee) return { rules: [], facts: [] };
  const unit = countedProfile(army);
  const portions = portionsOf(battle, combat, army, directed);
  const { dice } = attackDice(melee, statuses, unit, portions);
  const labels = (id: string, open: boolean, otherwise: () => AttackDice) =>
    open && !sameValue(dice, otherwise().dice)
      ? unitFacts.flatMap((fact) => (fact.id === id ? [fact.label] : []))
      : [];
  const { plain, always } = melee;
  return {
    rules:
      plain === undefined
        ? []
        : labels(plain, unit.profile[plain] === undefined, () =>
            attackDice(melee, statuses, { ...unit, profile: { ...unit.profile, [plain]: 1 } }, portions),
          ),
    facts: labels('troopType', always !== undefined, () =>
      attackDice(
        melee,
        statuses,
        unit,
        portions.map((portion) => (always ? { troopType: always.troopType, ...portion } : portion)),
      ),
    ),
  };
}

function portionsOf(
  battle: Battle,
  combat: Combat,
  army: ArmyUnit,
  directed: readonly AttacksAt[],
): readonly Directed[] {
  return directed.map(({ enemyUnitId, attacks }) => {
    const troopType = unitOf(battle, enemyUnitId)?.unit.facts.troopType;
    const facing = facingOf(combat, army.unit.id, enemyUnitId);
    return typeof troopType === 'string' ? { attacks, facing, troopType } : { attacks, facing };
  });
}

/** The facing of the enemy in which the unit fights it; a unit that is hit in its flank strikes to the front. */
function facingOf({ contacts }: Combat, unitId: UnitId, enemyUnitId: UnitId): Facing {
  const contact = contacts.find((one) => one.unitId === unitId && one.enemyUnitId === enemyUnitId);
  return contact?.facing ?? 'front';
}
