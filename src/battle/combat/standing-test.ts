import { unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { charactersOf } from '@/battle/state/characters';
import { type Combat, type Round, testOf } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { spentInputs } from '@/battle/state/taken-test';
import {
  type BreakTest,
  type BreakTestAnswers,
  type BreakTestInputId,
  type BreakTestResult,
  effectiveBreakTestAnswers,
  type MissingFact,
  NOTHING_PROPOSED,
  type OpenInputs,
  otherSide,
  type ProposedTest,
  proposeBreakTestAnswers,
  resolveOpen,
  type Side,
} from '@/rules/index';
import { scoreOf } from './combat-score';
import { standingRound } from './engagement';
import { engagementNow } from './engagement-now';

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
