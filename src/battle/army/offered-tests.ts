import { isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { isVehicleUnit } from '@/battle/state/vehicle-unit';
import type { Edition, UnitTest } from '@/rules/index';
import { mayHave, statusesOf } from './statuses';
import { testByOrder } from './test-ahead';

/** The tests that the unit may take as it stands, in the order of its rulebook: none once it has left the table. */
export function offeredTests(battle: Battle, army: ArmyUnit): readonly UnitTest[] {
  const { tests = [] }: Edition = editionOfBattle(battle);
  if (!isOnTable(army)) return [];
  return tests.filter((test) => army.thrown?.testId === test.id || mayTake(battle, army, test));
}

function mayTake(battle: Battle, army: ArmyUnit, test: UnitTest): boolean {
  const { when, neverVehicles, outcomes } = test;
  if (neverVehicles && isVehicleUnit(battle, army.unit)) return false;
  if (when === 'order') return testByOrder(battle, army)?.id === test.id;
  const has = statusesOf(army);
  // What ends a status is only for who has it, and what gives one only for who may get it and has it not.
  if (typeof when === 'object') return has.includes(when.status);
  const given = outcomes.flatMap(({ gives }) => gives ?? []);
  return given.every((status) => !has.includes(status) && mayHave(battle, army, status));
}
