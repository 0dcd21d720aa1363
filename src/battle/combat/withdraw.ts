import { decideArmy } from '@/battle/army/decide';
import type { ArmyEvent, ArmyRefusal } from '@/battle/army/event';
import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import { accepted, refused } from '@/rules/index';
import type { CombatEvent } from './event';
import type { CombatRefusal, WithdrawIntent } from './intent';

/**
 * An engaged unit leaves by an order: its test by one throw or as the players say, and with a test that it
 * passes it has left. A first throw that must be thrown again changes nothing else.
 */
export function withdraw(
  battle: Battle,
  combat: Combat,
  intent: WithdrawIntent,
  seq: number,
): Decision<CombatEvent | ArmyEvent, CombatRefusal | ArmyRefusal> {
  const { unitId, answers } = intent;
  const test = editionOfBattle(battle).tests?.find(({ when }) => when === 'order');
  if (!test) return refused('noWithdrawing');
  const army = unitOf(battle, unitId);
  if (!army) return refused('noSuchUnit');
  if (!combat.unitIds.includes(unitId)) return refused('fightsElsewhere', { name: army.unit.name });
  const of = { unitId, testId: test.id, answers };
  const decided = decideArmy(
    battle,
    'total' in intent
      ? { type: 'throwTest', ...of, total: intent.total }
      : { type: 'testUnit', ...of, outcomeId: intent.outcomeId },
    seq,
  );
  if (!decided.ok) return decided;
  const passed = decided.value.some((event) => event.type === 'unitTested' && event.test.held);
  if (!passed) return decided;
  return accepted([...decided.value, { type: 'unitLeft', combatId: combat.id, unitId }]);
}
