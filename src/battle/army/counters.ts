import { isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { countedProfile, countsOf, MAX_COUNT_OF_UNIT } from '@/battle/state/counted-unit';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import { openRoundOf } from '@/battle/state/engaged';
import type { OfType } from '@/battle/state/event-facts';
import { accepted, type CounterId, isRemoved, refused } from '@/rules/index';
import { fateEvents } from './army-events';
import type { CountCause, CounterIntent } from './counter-event';
import type { ArmyEvent, ArmyEventOf, ArmyRefusal } from './event';

type CounterDecision = Decision<ArmyEvent, ArmyRefusal>;
type CounterIntentOf<Type extends CounterIntent['type']> = OfType<CounterIntent, Type>;

/** So much more or less of a counter. A unit that has left the table gathers nothing more. */
export function changeCount(
  battle: Battle,
  army: ArmyUnit,
  { counter, by, cause }: CounterIntentOf<'changeCount'>,
): CounterDecision {
  if (!editionOfBattle(battle).counters?.some(({ id }) => id === counter)) return refused('noSuchCounter');
  if (!Number.isInteger(by)) return refused('notAWholeNumber');
  if (by > 0 && !isOnTable(army)) return refused('unitGone', { name: army.unit.name });
  if ((countsOf(army)[counter] ?? 0) + by > MAX_COUNT_OF_UNIT) {
    return refused('aboveMaximum', { max: MAX_COUNT_OF_UNIT });
  }
  const [first, ...rest] = countEvents(battle, army, { counter, by, cause });
  return first ? accepted([first, ...rest]) : refused('nothingChanged');
}

/** The dice that the outcome of its last test added. */
export function rollOwed(battle: Battle, army: ArmyUnit, total: number): CounterDecision {
  const { owed } = army;
  if (!owed) return refused('noDiceOwed');
  if (!Number.isInteger(total)) return refused('notAWholeNumber');
  if (total < owed.dice) return refused('belowMinimum', { min: owed.dice });
  if (total > 6 * owed.dice) return refused('aboveMaximum', { max: 6 * owed.dice });
  const [first, ...rest] = countEvents(battle, army, { counter: owed.counter, by: total, cause: 'dice' });
  return first ? accepted([first, ...rest]) : refused('nothingChanged');
}

/**
 * The events of a counter that changes by so much, within nothing and the most; with the unit removed where
 * the counter alone does that. Damage in combat belongs to the open round in which the unit fights.
 */
export function countEvents(
  battle: Battle,
  army: ArmyUnit,
  change: { readonly counter: CounterId; readonly by: number; readonly cause: CountCause },
): readonly ArmyEvent[] {
  const { counter, by, cause } = change;
  const unitId = army.unit.id;
  const from = countsOf(army)[counter] ?? 0;
  const to = Math.min(MAX_COUNT_OF_UNIT, Math.max(0, from + by));
  if (from === to) return [];
  const place = cause === 'combat' ? openRoundOf(battle, unitId) : null;
  const { combatId, round } = place ?? { combatId: null, round: null };
  const changed: ArmyEventOf<'countChanged'> = {
    type: 'countChanged',
    unitId,
    counter,
    from,
    to,
    cause,
    combatId,
    round,
  };
  const after = { ...countedProfile(army), counts: { ...countsOf(army), [counter]: to } };
  const isGone = editionOfBattle(battle).counters?.some((each) => isRemoved(each, after)) ?? false;
  return isGone ? [changed, ...fateEvents(battle, unitId, 'destroyed')] : [changed];
}
