import type { UnitId } from '@/battle/state/ids';
import type { TakenUnitTest } from '@/battle/state/records';
import { asSpoken } from '@/rules/index';
import { battleOf, type Ledger } from './ledger';

/**
 * The unit test that the newest entry in force records for this unit, its words in the language that is spoken;
 * null if it records something else.
 */
export function testJustTaken(ledger: Ledger, unitId: UnitId): TakenUnitTest | null {
  const event = ledger.steps
    .at(-1)
    ?.entry.events.find((each) => each.type === 'unitTested' && each.unitId === unitId);
  return event?.type === 'unitTested' ? asSpoken(battleOf(ledger).editionId, event.test) : null;
}
