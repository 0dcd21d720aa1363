import { unitOf } from '@/battle/state/army';
import type { UnitId } from '@/battle/state/ids';
import { sameTurn } from '@/battle/state/turn';
import type { UnitTest } from '@/rules/index';
import { battleOf, type Ledger } from './ledger';

/** Whether the unit has lost Health Points in the current Player Turn, more than were given back. */
export function damagedInTurn(ledger: Ledger, unitId: UnitId): boolean {
  const now = battleOf(ledger);
  const before = ledger.steps.findLast(({ battle }) => !sameTurn(battle.turn, now.turn))?.battle;
  const lost = (battle = before) => (battle && unitOf(battle, unitId)?.lost) ?? 0;
  return lost(now) > lost();
}

/**
 * The first of these tests that the rulebook requires now, because the unit was damaged in this turn; null:
 * none.
 */
export function testDue(tests: readonly UnitTest[], ledger: Ledger, unitId: UnitId): UnitTest | null {
  return tests.find(({ when }) => when === 'damaged' && damagedInTurn(ledger, unitId)) ?? null;
}
