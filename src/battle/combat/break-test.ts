import { fateEvents, healthEvents } from '@/battle/army/army-events';
import type { ArmyEvent } from '@/battle/army/event';
import { fateOf, unitOf } from '@/battle/state/army';
import {
  type ArmyUnit,
  type Battle,
  type Combat,
  latestRound,
  type Round,
  type RoundTest,
  testOf,
} from '@/battle/state/battle';
import { charactersOf, isWithHost, withCharacters } from '@/battle/state/characters';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import { engagedUnits } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import type { TakenTest, ThrownFlight } from '@/battle/state/records';
import { fateOfTaken, outcomeOfTaken, rolled, said, spentInputs } from '@/battle/state/taken-test';
import {
  accepted,
  type BreakTest,
  type BreakTestAnswers,
  type BreakTestInputId,
  type BreakTestKind,
  type BreakTestResult,
  effectiveBreakTestAnswers,
  type Fate,
  type MissingFact,
  NOTHING_PROPOSED,
  type OpenInputs,
  otherSide,
  type ProposedTest,
  parseBreakTestAnswer,
  proposeBreakTestAnswers,
  refused,
  resolveOpen,
  type Side,
} from '@/rules/index';
import { scoreOf } from './combat-score';
import { standingRound } from './engagement';
import { engagementNow } from './engagement-now';
import type { CombatEvent } from './event';
import type { CombatRefusal, TestIntent } from './intent';
import { resolvePursuit, throwFlight } from './pursuit';

/** The side that must test, and by how many points it lost. */
export type Loser = {
  readonly side: Side;
  /** From what is known: while its score is open, it may be more or fewer. */
  readonly lostBy: number;
};

/**
 * Which side must test, and by how many points it lost; null if no side tests: a tie, or a side that is wiped
 * out.
 */
export function loserOf(battle: Battle, combat: Combat, round: Round): Loser | null {
  const { result } = round.outcome ?? scoreOf(battle, combat, round);
  if (result.kind !== 'won' || result.because === 'lost') return null;
  return { side: otherSide(result.winner), lostBy: result.by };
}

/** A break test now: the proposals, the answers in force, and the result by the rules. */
export type StandingTest = {
  readonly proposed: BreakTestAnswers;
  readonly effective: BreakTestAnswers;
  /** The inputs that hang on facts that nobody entered, and that no player has answered. */
  readonly open: OpenInputs;
  readonly result: BreakTestResult;
  /** The inputs that the unit has used up in this battle: they are off, whatever was entered. */
  readonly spent: readonly BreakTestInputId[];
};

/**
 * The test of a unit, or of the whole side (null), that lost by so many points: proposed from the round's
 * score and the engaged units, and overridden by what was entered.
 */
export function standingTest(
  battle: Battle,
  combat: Combat,
  round: Round,
  tested: Loser & { readonly unitId: string | null },
): StandingTest {
  const { side, unitId } = tested;
  const { breakTest } = editionOfBattle(battle);
  if (!breakTest) throw new Error(`The edition "${battle.editionId}" has no break test`);
  const army = unitId === null ? undefined : unitOf(battle, unitId as UnitId);
  const fromScore = testFromScore(battle, combat, round, side);
  const fromUnits = testFromUnits(battle, combat, round, army);
  const value = army ? bestCharacteristic(battle, army) : null;
  const proposed = {
    ...without(fromScore.answers, notAnswered(fromUnits.open, breakTest, round, side)),
    ...fromUnits.answers,
    ...(value === null ? {} : { [breakTest.valueInput]: value }),
  };
  const test = testOf(round, side, unitId);
  const spent = spentInputs(battle, breakTest, test);
  const off = Object.fromEntries(spent.map((id) => [id, false]));
  const effective = { ...effectiveBreakTestAnswers(breakTest, proposed, test.answers), ...off };
  const open = withoutAnswered({ ...fromScore.open, ...fromUnits.open }, effective);
  const result = resolveOpen(breakTest, effective, open, lostByOf(battle, combat, round, tested));
  return { proposed, effective, open, result: withValue(result, army), spent };
}

/** What the round's rows propose for the side's test: the answers, and the open ones. */
function testFromScore(battle: Battle, combat: Combat, round: Round, side: Side): ProposedTest {
  const { breakTest } = editionOfBattle(battle);
  const { effective, open } = standingRound(battle, combat, round);
  const enemy = otherSide(side);
  if (!breakTest) return NOTHING_PROPOSED;
  return {
    answers: proposeBreakTestAnswers(breakTest, effective[side], effective[enemy]),
    open: Object.fromEntries(
      breakTest.inputs.flatMap(({ id, proposedFrom }): [string, NonNullable<OpenInputs[string]>][] => {
        const row = proposedFrom && open[proposedFrom.side === 'own' ? side : enemy][proposedFrom.rowId];
        return row && isInputValue(row.from) && isInputValue(row.to)
          ? [[id, { missing: row.missing, from: row.from, to: row.to }]]
          : [];
      }),
    ),
  };
}

function isInputValue(answer: unknown): answer is number | boolean {
  return typeof answer === 'number' || typeof answer === 'boolean';
}

function testFromUnits(
  battle: Battle,
  combat: Combat,
  round: Round,
  army: ArmyUnit | undefined,
): ProposedTest {
  const { proposeBreakTest } = editionOfBattle(battle);
  if (!army || !proposeBreakTest) return NOTHING_PROPOSED;
  return proposeBreakTest(engagementNow(battle, combat, round), army.unit.id);
}

/** The open inputs that nothing answers: neither the players here nor the round's score. */
function withoutAnswered(open: OpenInputs, effective: BreakTestAnswers): OpenInputs {
  return Object.fromEntries(Object.entries(open).filter(([id]) => effective[id] === undefined));
}

/** The inputs that are open for the unit itself, and whose row the players have not answered for its side. */
function notAnswered(open: OpenInputs, { inputs }: BreakTest, round: Round, side: Side): readonly string[] {
  return inputs.flatMap(({ id, proposedFrom }) => {
    if (!open[id] || !proposedFrom) return [];
    const answered = round.answers[proposedFrom.side === 'own' ? side : otherSide(side)];
    return (answered[proposedFrom.rowId] ?? null) === null ? [id] : [];
  });
}

function without(answers: BreakTestAnswers, ids: readonly string[]): BreakTestAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)));
}

/** By how many points the side lost: as recorded, or anything that it may be while the score is open. */
function lostByOf(battle: Battle, combat: Combat, round: Round, { side, lostBy }: Loser) {
  const open = round.outcome === null ? scoreOf(battle, combat, round).open : null;
  if (!open) return { from: lostBy, to: lostBy, missing: [] };
  const { from, to } = open.lead;
  return side === 'b'
    ? { from, to, missing: open.missing }
    : { from: 0 - to, to: 0 - from, missing: open.missing };
}

/** A roll without a characteristic hangs on it, too. */
function withValue(result: BreakTestResult, army: ArmyUnit | undefined): BreakTestResult {
  const isMissing = result.reasons.some(({ key }) => key === 'valueMissing');
  if (!army || !isMissing) return result;
  const value: MissingFact = { unitId: army.unit.id, fact: 'characteristic' };
  return { ...result, missing: [...result.missing, value] };
}

/** The better value of the unit and the characters in it; null: not entered. */
function bestCharacteristic(battle: Battle, army: ArmyUnit): number | null {
  const values = [army, ...charactersOf(battle, army.unit.id)].flatMap(
    ({ unit }) => unit.characteristic ?? [],
  );
  return values.length > 0 ? Math.max(...values) : null;
}

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

/** A broken unit, or (null) its whole side, of which nobody has said how its flight ended. */
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
  return testedUnits(battle, combat, loser.side).flatMap((unitId) => {
    const { taken, pursuit: ended, thrown = null } = testOf(round, loser.side, unitId);
    const outcome = taken && outcomeOfTaken(breakTest, taken);
    const army = unitId === null ? undefined : unitOf(battle, unitId);
    const isSettled = ended !== null && thrown === null;
    if (!outcome || isSettled || (army && fateOf(army) !== (outcome.fate ?? 'fighting'))) return [];
    return outcome.winner.may === 'pursue' || thrown ? [{ side: loser.side, unitId, thrown }] : [];
  });
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
