import { allowedBy } from '@/battle/army/lasting-fates';
import { type TestAhead, testAhead, testByOrder } from '@/battle/army/test-ahead';
import { fateOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { gathered, statusesNow } from '@/battle/state/counted-unit';
import { combatWith } from '@/battle/state/engaged';
import type { Edition, UnitCounter, UnitTest } from '@/rules/index';
import { countedWords, type TappedCause } from '@/words/counted-words';

/** What a unit with a counter shows. */
export type CountedStanding = {
  readonly count: number;
  /** The number that its tests are against; null: not entered. */
  readonly limit: number | null;
  readonly ahead: TestAhead | null;
  /** The test by which it may leave its combat now; null: it may not. */
  readonly order: UnitTest | null;
  /** What it is because of what it has gathered: "Devastated". */
  readonly statuses: readonly string[];
  /** Rules of its profile that counters and tests read: "Inspiring (Self)", "Regeneration 5+". */
  readonly traits: readonly string[];
  /** All that it may do while its fate lasts; empty: nothing is forbidden. */
  readonly mayOnly: readonly string[];
};

export function countedStanding(
  battle: Battle,
  edition: Edition,
  army: ArmyUnit,
  counter: UnitCounter,
): CountedStanding {
  return {
    ...gathered(edition, army, counter),
    ahead: testAhead(battle, army),
    order: testByOrder(battle, army),
    statuses: statusesNow(edition, army).map(({ label }) => label),
    traits: traitsOf(edition, army, counter),
    mayOnly: allowedBy(edition, fateOf(army)) ?? [],
  };
}

function traitsOf(
  { unitFacts = [], characteristics = [] }: Edition,
  { unit }: ArmyUnit,
  { regains }: UnitCounter,
): readonly string[] {
  return unitFacts.flatMap(({ id, label, input }) => {
    const fact = unit.facts[id];
    if (input === 'switch') return fact === true ? [label] : [];
    if (typeof fact !== 'number' || id === 'unitStrength') return [];
    if (id === regains?.need) return [countedWords.need({ label, need: fact })];
    const isTested = characteristics.some((one) => one.id === id);
    return isTested || fact === 0 ? [] : [countedWords.has({ label, value: fact })];
  });
}

/**
 * Why a tap counts more, as far as the battle tells: an engaged unit suffers in combat, another one is shot at
 * in the enemy's turn, and what happens in its own turn causes no test.
 */
export function causeOfMore(battle: Battle, { unit }: ArmyUnit): TappedCause {
  if (combatWith(battle, unit.id)) return 'combat';
  return battle.turn.side === unit.side ? 'other' : 'shooting';
}

/** What a tap takes back: damage that was not tested for, else any. */
export function causeOfLess({ untested }: ArmyUnit): TappedCause {
  if ((untested?.combat ?? 0) > 0) return 'combat';
  return (untested?.shooting ?? 0) > 0 ? 'shooting' : 'other';
}
