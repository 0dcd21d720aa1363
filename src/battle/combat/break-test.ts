import { fateEvents, healthEvents } from '@/battle/army/army-events';
import type { ArmyEvent } from '@/battle/army/event';
import { fateOf, unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { isWithHost, withCharacters } from '@/battle/state/characters';
import { type Combat, latestRound, type Round, type RoundTest, testOf } from '@/battle/state/combat';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import { engagedUnits } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import { openFlightOf } from '@/battle/state/open-flight';
import type { TakenTest, ThrownFlight } from '@/battle/state/records';
import { fateOfTaken, outcomeOfTaken, rolled, said } from '@/battle/state/taken-test';
import {
  accepted,
  type BreakTestKind,
  type BreakTestResult,
  type Fate,
  parseBreakTestAnswer,
  refused,
  type Side,
} from '@/rules/index';
import type { CombatEvent } from './event';
import type { CombatRefusal, TestIntent } from './intent';
import { resolvePursuit, throwFlight } from './pursuit';
import { loserOf, standingTest } from './standing-test';

/**
 * Who must test in the latest round: the losing side's engaged units that are still there or have tested
 * already, with any result; null (the whole side) if no units are named.
 */
export function testedUnits(battle: Battle, combat: Combat, side: Side): readonly (UnitId | null)[] {
  const units = engagedUnits(battle, combat, side);
  if (units.length === 0) return [null];
  const round = latestRound(combat);
  const hasTested = (id: UnitId) => round !== undefined && testOf(round, side, id).taken !== null;
  return units
    .filter((army) => !isWithHost(battle, army))
    .filter((army) => fateOf(army) !== 'destroyed' || hasTested(army.unit.id))
    .map((army) => army.unit.id);
}

/**
 * Who must still roll in that round, or has tested with another difference: units, or null for the whole
 * side.
 */
export function untakenTests(
  battle: Battle,
  combat: Combat,
  round: Round,
): readonly { readonly side: Side; readonly unitId: UnitId | null }[] {
  const loser = editionOfBattle(battle).breakTest && loserOf(battle, combat, round);
  if (!loser) return [];
  return testedUnits(battle, combat, loser.side)
    .filter((unitId) => {
      const { taken } = testOf(round, loser.side, unitId);
      if (taken?.difference === loser.lostBy) return false;
      const { kind } = standingTest(battle, combat, round, { ...loser, unitId }).result;
      return ROLLED.includes(kind);
    })
    .map((unitId) => ({ side: loser.side, unitId }));
}

/** The kinds of tests that need dice. */
const ROLLED: readonly BreakTestKind[] = ['roll', 'breaksUnlessDoubleOne', 'losesByRoll'];

/** A broken unit, or (null) its whole side, whose flight has no end entered yet. */
export type OpenFlight = {
  readonly side: Side;
  readonly unitId: UnitId | null;
  /** The dice that were thrown for it; null: none. */
  readonly thrown: ThrownFlight | null;
};

/**
 * The flights of that round that are open: pursuers may follow, or dice were thrown, and neither the dice nor
 * the players have decided.
 */
export function openFlights(battle: Battle, combat: Combat, round: Round): readonly OpenFlight[] {
  const { breakTest, pursuit } = editionOfBattle(battle);
  const loser = breakTest && pursuit && loserOf(battle, combat, round);
  if (!loser) return [];
  const { side } = loser;
  return testedUnits(battle, combat, side).flatMap((unitId) => {
    const test = testOf(round, side, unitId);
    return openFlightOf(battle, test) ? [{ side, unitId, thrown: test.thrown ?? null }] : [];
  });
}

/**
 * The flights that the players are asked about before the round is closed: those of units, whose points hang on
 * them, and those for which dice were thrown.
 */
export function askedFlights(battle: Battle, combat: Combat, round: Round): readonly OpenFlight[] {
  return openFlights(battle, combat, round).filter(({ unitId, thrown }) => unitId !== null || thrown);
}

type TestEvent = CombatEvent | ArmyEvent;
type TestDecision = Decision<TestEvent, CombatRefusal>;

/**
 * The events or the refusal of an intent about a break test, in the latest round of the combat, closed or
 * not.
 */
export function decideBreakTest(battle: Battle, combat: Combat, intent: TestIntent): TestDecision {
  const { breakTest, pursuit } = editionOfBattle(battle);
  const round = latestRound(combat);
  const loser = round && loserOf(battle, combat, round);
  if (!breakTest || !round || loser?.side !== intent.side) return refused('noBreakTest');
  const place = { combatId: combat.id, round: round.number, side: intent.side, unitId: intent.unitId };
  const test = testOf(round, intent.side, intent.unitId);
  switch (intent.type) {
    case 'answerBreakTest': {
      const input = breakTest.inputs.find((candidate) => candidate.id === intent.inputId);
      if (!input) return refused('noBreakTest');
      const parsed = parseBreakTestAnswer(input, intent.answer);
      if (!parsed.ok) return parsed;
      const from = test.answers[input.id] ?? null;
      if (parsed.value === from) return refused('nothingChanged');
      return accepted([{ type: 'breakTestAnswered', ...place, inputId: input.id, from, to: parsed.value }]);
    }
    case 'sayBreakTest':
    case 'rollBreakTest': {
      const { result } = standingTest(battle, combat, round, { ...intent, lostBy: loser.lostBy });
      const taken =
        intent.type === 'sayBreakTest'
          ? said(breakTest, result, intent)
          : rolled(breakTest, result, intent.rolls, intent.rerollWay);
      if (!taken) return refused(hangsOnFacts(result) ? 'factsMissing' : 'valueMissing');
      const to: TakenTest = { ...taken, difference: loser.lostBy };
      const army = intent.unitId === null ? undefined : unitOf(battle, intent.unitId as UnitId);
      const costBefore = test.taken?.healthLost ?? 0;
      return accepted([
        { type: 'breakTestTaken', ...place, from: test.taken, to },
        ...healthEvents(army, costBefore - (to.healthLost ?? 0), { cause: 'combatResult', ...place }),
        ...fatesAfter(battle, test, fateOfTaken(breakTest, to)),
      ]);
    }
    case 'throwFlight':
    case 'resolvePursuit': {
      const outcome = test.taken && outcomeOfTaken(breakTest, test.taken);
      if (!pursuit || !outcome || outcome.winner.may === 'nothing') return refused('notBroken');
      return intent.type === 'throwFlight'
        ? throwFlight(battle, combat, round, { pursuit, outcome, test, intent })
        : resolvePursuit(battle, combat, round, { pursuit, outcome, test, intent });
    }
  }
}

function hangsOnFacts({ missing }: BreakTestResult): boolean {
  return missing.some(({ fact }) => fact !== 'characteristic');
}

/**
 * A failed test makes a unit flee. A test that was passed after all takes back only the effects of the
 * failure. A side without named units has no fate.
 */
function fatesAfter(battle: Battle, { unitId, taken }: RoundTest, fate: Fate | null): readonly ArmyEvent[] {
  const to = fate ?? (taken?.held === false ? 'fighting' : null);
  if (to === null) return [];
  return withCharacters(battle, unitId as UnitId | null).flatMap((id) => fateEvents(battle, id, to));
}
