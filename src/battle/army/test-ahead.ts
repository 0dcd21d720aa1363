import { fateOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { type Combat, isClosed, latestRound } from '@/battle/state/combat';
import { countsOf, profileOf } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { combatWith } from '@/battle/state/engaged';
import { sameTurn } from '@/battle/state/turn';
import { sameValue } from '@/plain/same-value';
import {
  type BreakTestAnswers,
  type BreakTestResult,
  type Edition,
  type OutcomeChance,
  outcomeChances,
  outcomeOf,
  outcomeWith,
  rerollWays,
  type TestRules,
  toNumber,
  type UnitTest,
} from '@/rules/index';
import { dueTests } from './due-tests';
import { allowedBy } from './lasting-fates';
import { standingUnitTest } from './unit-test';

/** The test that a unit must take, or that it would take after one more damage, as it stands now. */
export type TestAhead = {
  readonly test: UnitTest;
  /** Whether the unit must take it now. */
  readonly isDue: boolean;
  readonly result: BreakTestResult;
  /** The highest natural total that it holds on; null: none does, it is not known, or a high total is good. */
  readonly holdsTo: number | null;
  /** Where a high total is good: the lowest that it holds on; else null. */
  readonly holdsFrom: number | null;
  /** The chance of holding, with a re-roll that must be used; null: not known. */
  readonly odds: number | null;
  /** The special rules with which the chance is another, and of which nobody said whether the unit has them. */
  readonly without: readonly string[];
};

/**
 * The test ahead of the unit: one that is due, else the one that damage where it stands would make due, once it
 * has gathered something. Null: its edition counts nothing, or nothing threatens it.
 */
export function testAhead(battle: Battle, army: ArmyUnit): TestAhead | null {
  const { counters = [], tests = [] }: Edition = editionOfBattle(battle);
  if (counters.length === 0) return null;
  const [due] = dueTests(battle, army);
  const isHurt = counters.some(({ id }) => (countsOf(army)[id] ?? 0) > 0);
  const when = combatWith(battle, army.unit.id) ? 'damagedInMelee' : 'damagedByShooting';
  const test = due ?? (isHurt ? tests.find((one) => one.when === when) : undefined);
  if (!test) return null;
  const { result } = standingUnitTest(test, army, {});
  const without = unsaidRules(test, army);
  return { test, isDue: due !== undefined, result, ...holding(test, result), without };
}

/**
 * The special rules that nobody entered of the unit, and that would change its test: what is said of it is said
 * without them.
 */
export function unsaidRules(
  test: UnitTest,
  army: ArmyUnit,
  answers: BreakTestAnswers = {},
): readonly string[] {
  const profile = profileOf(army.unit);
  const chances = (entered: BreakTestAnswers) => {
    const { result } = standingUnitTest(test, army, entered);
    return { automatic: result.automatic, all: chancesNow(test, result), ...holding(test, result) };
  };
  const told = chances(answers);
  return test.inputs.flatMap(({ id, label, input, fromUnit }) => {
    const isOpen =
      input === 'switch' &&
      typeof fromUnit === 'object' &&
      'profile' in fromUnit &&
      profile[fromUnit.profile] === undefined &&
      answers[id] === undefined;
    return isOpen && !sameValue(told, chances({ ...answers, [id]: true })) ? [label] : [];
  });
}

/**
 * The test by which an engaged unit may leave its combat now: by an order in its own turn, before it fights and
 * unless it charged, where it owes nothing and what has become of it does not forbid the order. Null: there is
 * none.
 */
export function testByOrder(battle: Battle, army: ArmyUnit): UnitTest | null {
  const edition: Edition = editionOfBattle(battle);
  const test = edition.tests?.find(({ when }) => when === 'order');
  if (!test || battle.turn.side !== army.unit.side || !isOnTable(army)) return null;
  const mayOnly = allowedBy(edition, fateOf(army));
  if (mayOnly?.includes(test.label) === false || army.owed || dueTests(battle, army).length > 0) return null;
  const combat = combatWith(battle, army.unit.id);
  return combat && !hasStruck(battle, combat, army) ? test : null;
}

/** Whether orders are over for the unit in this turn: it charged by one, or its combat was fought already. */
function hasStruck(battle: Battle, combat: Combat, { unit }: ArmyUnit): boolean {
  const round = latestRound(combat);
  if (!round || !sameTurn(round.turn, battle.turn)) return false;
  const charged = combat.contacts.some(
    ({ unitId, chargedInRound }) => unitId === unit.id && chargedInRound === round.number,
  );
  return charged || isClosed(round);
}

/** What a test holds on, and the chance of that. */
export function holding(
  test: TestRules,
  result: BreakTestResult,
): Pick<TestAhead, 'holdsTo' | 'holdsFrom' | 'odds'> {
  const holds = (total: number) => {
    const outcome = outcomeOf(test, outcomeWith(result, [total], []) ?? '');
    return outcome?.counts === 'held';
  };
  const held = result.thresholds.length === 0 ? [] : TOTALS.filter(holds);
  const isHighGood = held.includes(HIGHEST) && !held.includes(LOWEST);
  return {
    holdsTo: isHighGood ? null : (held.at(-1) ?? null),
    holdsFrom: isHighGood ? (held[0] ?? null) : null,
    odds: result.odds === null ? null : toNumber(result.odds),
  };
}

/** What two dice show. */
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const LOWEST = 2;
const HIGHEST = 12;

/** The chances of the outcomes of a test, with its naturals and with a re-roll that must be used. */
export function chancesNow(test: TestRules, result: BreakTestResult): readonly OutcomeChance[] {
  return outcomeChances(result.thresholds, {
    doubleOne: result.doubleOnePasses,
    dice: result.dice,
    rerollAfter: result.reroll ? (rerollWays(test)[0]?.after ?? []) : [],
    naturals: result.naturals,
  });
}

/** The answers to inputs that this test has. */
export function answersFor(test: TestRules, answers: BreakTestAnswers): BreakTestAnswers {
  const asked = new Set(test.inputs.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}
