import { isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { DamagedBy } from '@/battle/state/records';
import type { UnitTest } from '@/rules/index';
import { isChecked, statusesOf } from './statuses';

/** What a test looks at, of what a unit suffered; undefined: it is not due because of damage of a kind. */
export function testedDamage({ when }: Pick<UnitTest, 'when'>): DamagedBy | undefined {
  if (when === 'damagedByShooting') return 'shooting';
  return when === 'damagedInMelee' ? 'combat' : undefined;
}

/**
 * The tests that the unit must take now: because of what it suffered and was not tested for, or because a
 * first throw waits for the second. None once it has left the table.
 */
export function dueTests(battle: Battle, army: ArmyUnit): readonly UnitTest[] {
  if (!isOnTable(army)) return [];
  const { tests = [] } = editionOfBattle(battle);
  return tests.filter((test) => {
    const { when } = test;
    if (typeof when === 'object') {
      const has = statusesOf(army).includes(when.status) && army.unit.side === battle.turn.side;
      return has && !isChecked(battle, army, when.status);
    }
    const by = testedDamage(test);
    const isOpen = by !== undefined && (army.untested?.[by] ?? 0) > 0;
    return isOpen || army.thrown?.testId === test.id;
  });
}
