import { healthOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import { fateOfTaken, rolled, said } from '@/battle/state/taken-test';
import { startingHealth } from '@/battle/state/unit';
import {
  accepted,
  type BreakTestAnswers,
  type BreakTestResult,
  effectiveBreakTestAnswers,
  parseBreakTestAnswer,
  refused,
  type UnitTest,
} from '@/rules/index';
import { fateEvents, healthEvents } from './army-events';
import type { ArmyEvent, ArmyIntent, ArmyRefusal } from './event';

/** A test of a unit now: the proposals, the answers in force, and the result by the rules. */
export type StandingUnitTest = {
  readonly proposed: BreakTestAnswers;
  readonly effective: BreakTestAnswers;
  readonly result: BreakTestResult;
};

/** The test of the unit with the entered answers. Its characteristic and its losses are proposed. */
export function standingUnitTest(
  test: UnitTest,
  army: ArmyUnit,
  entered: BreakTestAnswers,
): StandingUnitTest {
  const { characteristic } = army.unit;
  const proposed = Object.fromEntries(
    test.inputs.flatMap(({ id, fromUnit }) => {
      if (fromUnit === 'healthLost') return [[id, startingHealth(army.unit) - healthOf(army)] as const];
      return id === test.valueInput && characteristic !== null ? [[id, characteristic] as const] : [];
    }),
  );
  const effective = effectiveBreakTestAnswers(test, proposed, entered);
  return { proposed, effective, result: test.resolve(effective) };
}

/** The events of a test other than a break test: its record, and the effects of its outcome on the unit. */
export function testUnit(
  battle: Battle,
  army: ArmyUnit,
  intent: Extract<ArmyIntent, { type: 'testUnit' }>,
): Decision<ArmyEvent, ArmyRefusal> {
  const test = editionOfBattle(battle).tests?.find(({ id }) => id === intent.testId);
  if (!test) return refused('noSuchTest');
  for (const [id, answer] of Object.entries(intent.answers)) {
    const input = test.inputs.find((candidate) => candidate.id === id);
    if (!input || !parseBreakTestAnswer(input, answer ?? null).ok) return refused('noSuchTest');
  }
  const { result } = standingUnitTest(test, army, intent.answers);
  const taken =
    'rolls' in intent ? rolled(test, result, intent.rolls, intent.rerollWay) : said(test, result, intent);
  if (!taken) return refused('valueMissing');
  const { spent: _, ...recorded } = taken;
  const fate = fateOfTaken(test, recorded);
  return accepted([
    {
      type: 'unitTested',
      unitId: army.unit.id,
      test: { ...recorded, testId: test.id, label: test.label },
    },
    ...healthEvents(army, 0 - (recorded.healthLost ?? 0), { cause: 'other' }),
    ...(fate === null ? [] : fateEvents(battle, army.unit.id, fate)),
  ]);
}
