import { healthOf, modelsLeft } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { countsOf, profileOf } from '@/battle/state/counted-unit';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { OfType } from '@/battle/state/event-facts';
import type { TakenTest } from '@/battle/state/records';
import { fateOfTaken, outcomeOfTaken, rolled, said } from '@/battle/state/taken-test';
import { startingHealth, type Unit } from '@/battle/state/unit';
import {
  accepted,
  assertNever,
  type BreakTestAnswers,
  type BreakTestInput,
  type BreakTestResult,
  changesWith,
  diceWith,
  effectiveBreakTestAnswers,
  outcomeWith,
  type ProfileId,
  parseBreakTestAnswer,
  refused,
  rerollWays,
  type UnitTest,
} from '@/rules/index';
import { fateEvents, healthEvents } from './army-events';
import { countEvents } from './counters';
import { testedDamage } from './due-tests';
import type { ArmyEvent, ArmyIntent, ArmyRefusal } from './event';
import { statusGiven, statusTaken } from './statuses';

/** A test of a unit now: the proposals, the answers in force, and the result by the rules. */
export type StandingUnitTest = {
  readonly proposed: BreakTestAnswers;
  readonly effective: BreakTestAnswers;
  readonly result: BreakTestResult;
};

/**
 * The test of the unit with the entered answers. Its characteristic, what its losses and facts tell, what it
 * has gathered and its profile are proposed; where a first throw waits for the second, the answers of that throw.
 */
export function standingUnitTest(
  test: UnitTest,
  army: ArmyUnit,
  entered: BreakTestAnswers,
): StandingUnitTest {
  const proposed = Object.fromEntries(
    test.inputs.flatMap((input) => {
      const answer = proposedOf(test, input, army);
      return answer === undefined ? [] : [[input.id, answer] as const];
    }),
  );
  const answers = army.thrown?.testId === test.id ? army.thrown.answers : entered;
  const effective = effectiveBreakTestAnswers(test, proposed, answers);
  return { proposed, effective, result: test.resolve(effective) };
}

function proposedOf(test: UnitTest, input: BreakTestInput, army: ArmyUnit): number | boolean | undefined {
  const { fromUnit } = input;
  if (typeof fromUnit === 'string') return toldBy(army, fromUnit);
  if (fromUnit && 'counter' in fromUnit) return countsOf(army)[fromUnit.counter] ?? 0;
  if (fromUnit && 'profile' in fromUnit) {
    const value = profileOf(army.unit)[fromUnit.profile] ?? ofItsFighters(army.unit, fromUnit.profile);
    return value !== undefined && input.input === 'switch' ? value > 0 : value;
  }
  return input.id === test.valueInput ? (army.unit.characteristic ?? undefined) : undefined;
}

/** What the fighters of its list tell: whether they are vehicles, and the lowest Leadership. */
function ofItsFighters({ fighters = [], characteristic }: Unit, id: ProfileId): number | undefined {
  if (id === 'vehicle') return fighters.some(({ target }) => target === 'vehicle') ? 1 : undefined;
  if (id !== 'leadership') return undefined;
  const known = fighters.flatMap(({ leadership }) => leadership ?? []);
  return known.length > 0 ? Math.min(...known) : (characteristic ?? undefined);
}

type ToldByUnit = Extract<BreakTestInput['fromUnit'], string>;

/** What the unit tells of itself; undefined: nobody said it. */
function toldBy(army: ArmyUnit, what: ToldByUnit): number | boolean | undefined {
  const { unit } = army;
  switch (what) {
    case 'healthLost':
      return startingHealth(unit) - healthOf(army);
    case 'quarterOfHealthLeft':
      return 4 * healthOf(army) <= startingHealth(unit);
    case 'belowQuarterOfModels':
      return 4 * modelsLeft(army) < unit.models;
    case 'musician':
      return unit.marks.includes('musician') ? true : undefined;
    case 'causesFear':
      return typeof unit.facts.causesFear === 'boolean' ? unit.facts.causesFear : undefined;
    default:
      return assertNever(what);
  }
}

type ArmyDecision = Decision<ArmyEvent, ArmyRefusal>;
type IntentOf<Type extends ArmyIntent['type']> = OfType<ArmyIntent, Type>;

/** The events of a test other than a break test: its record, and the effects of its outcome on the unit. */
export function testUnit(battle: Battle, army: ArmyUnit, intent: IntentOf<'testUnit'>): ArmyDecision {
  return withTest(battle, intent, (test) => {
    const { result } = standingUnitTest(test, army, intent.answers);
    const taken =
      'rolls' in intent ? rolled(test, result, intent.rolls, intent.rerollWay) : said(test, result, intent);
    return taken ? testEvents(battle, army, { test, result, taken }) : refused('valueMissing');
  });
}

/**
 * One throw of 2D6: the test is taken with it, or it waits for the second throw if this one must be thrown
 * again. The second throw has the answers of the first, and stands.
 */
export function throwTest(battle: Battle, army: ArmyUnit, intent: IntentOf<'throwTest'>): ArmyDecision {
  const { total, answers } = intent;
  return withTest(battle, intent, (test) => {
    if (!Number.isInteger(total)) return refused('notAWholeNumber');
    if (total < LOWEST) return refused('belowMinimum', { min: LOWEST });
    if (total > HIGHEST) return refused('aboveMaximum', { max: HIGHEST });
    const { result, effective } = standingUnitTest(test, army, answers);
    const first = army.thrown?.testId === test.id ? army.thrown : null;
    const way = rerollWays(test).find(({ must }) => must);
    const outcome = outcomeWith(result, [total], []);
    if (outcome === null) return refused('valueMissing');
    if (!first && result.reroll && way?.after.includes(outcome)) {
      const thrown = { testId: test.id, label: test.label, total, answers: effective };
      return accepted([{ type: 'testThrown', unitId: army.unit.id, test: thrown }]);
    }
    const taken = rolled(test, result, first ? [first.total, total] : [total], way?.id);
    return taken ? testEvents(battle, army, { test, result, taken }) : refused('valueMissing');
  });
}

/** The totals that 2D6 may show. */
const LOWEST = 2;
const HIGHEST = 12;

/** The decision about a test that the edition declares, with answers to inputs that it has. */
function withTest(
  battle: Battle,
  { testId, answers }: { readonly testId: string; readonly answers: BreakTestAnswers },
  decided: (test: UnitTest) => ArmyDecision,
): ArmyDecision {
  const test = editionOfBattle(battle).tests?.find(({ id }) => id === testId);
  if (!test) return refused('noSuchTest');
  for (const [id, answer] of Object.entries(answers)) {
    const input = test.inputs.find((candidate) => candidate.id === id);
    if (!input || !parseBreakTestAnswer(input, answer ?? null).ok) return refused('noSuchTest');
  }
  return decided(test);
}

type Taking = {
  readonly test: UnitTest;
  readonly result: BreakTestResult;
  readonly taken: Omit<TakenTest, 'difference'>;
};

/** The record of the test, and what its outcome does to the unit: health, counters, its fate. */
function testEvents(battle: Battle, army: ArmyUnit, { test, result, taken }: Taking): ArmyDecision {
  const { spent: _, ...recorded } = taken;
  const fate = fateOfTaken(test, recorded);
  const ended = outcomeOfTaken(test, recorded);
  const outcome = ended?.id ?? '';
  const ends = typeof test.when === 'object' ? test.when.status : undefined;
  const of = testedDamage(test);
  const changes = changesWith(result, outcome);
  const [owes] = changes.flatMap((change) =>
    'dice' in change ? [{ counter: change.counter, dice: diceWith(result, outcome) }] : [],
  );
  return accepted([
    {
      type: 'unitTested',
      unitId: army.unit.id,
      test: {
        ...recorded,
        testId: test.id,
        label: test.label,
        ...(of ? { of } : {}),
        ...(ends === undefined ? {} : { ends }),
        ...(owes ? { owes } : {}),
      },
    },
    ...healthEvents(army, 0 - (recorded.healthLost ?? 0), { cause: 'other' }),
    ...changes.flatMap((change) =>
      'by' in change ? countEvents(battle, army, { ...change, cause: 'other' }) : [],
    ),
    ...(fate === null ? [] : fateEvents(battle, army.unit.id, fate)),
    ...(ended?.gives === undefined ? [] : statusGiven(battle, army.unit.id, ended.gives)),
    ...(ended?.ends === undefined ? [] : statusTaken(battle, army.unit.id, ended.ends)),
  ]);
}
