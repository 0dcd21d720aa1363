import {
  accepted,
  type BreakTestAnswers,
  type BreakTestResult,
  effectiveBreakTestAnswers,
  type Fate,
  formatFraction,
  heldWith,
  isCaught,
  otherSide,
  type Pursuit,
  parseBreakTestAnswer,
  proposeBreakTestAnswers,
  refused,
  type Side,
} from '@/rules/index';
import { fateOf, unitOf } from './army';
import { type Battle, type Combat, latestRound, type Round, type RoundTest, testOf } from './battle';
import { scoreOf } from './combat-score';
import type { Decision, Events } from './decision';
import { editionOfBattle } from './edition-of';
import { engagedUnits, engagementNow, standingRound } from './engagement';
import type { BattleEvent, TakenTest } from './event';
import type { UnitId } from './ids';
import type { Intent } from './intent';

/** The highest total in inches that flight or pursuit can be given. */
export const MAX_PURSUIT_TOTAL = 36;

/** Which side must test, and by how many points it lost; null where nobody tests: a tie, or a side that is wiped out. */
export function loserOf(
  battle: Battle,
  combat: Combat,
  round: Round,
): { readonly side: Side; readonly lostBy: number } | null {
  const { result } = round.outcome ?? scoreOf(battle, combat, round);
  if (result.kind !== 'won' || result.because === 'lost') return null;
  return { side: otherSide(result.winner), lostBy: result.by };
}

/** A break test as it stands: what is proposed, what counts, and what the rules make of it. */
export type StandingTest = {
  readonly proposed: BreakTestAnswers;
  readonly effective: BreakTestAnswers;
  readonly result: BreakTestResult;
};

/**
 * The test of a unit, or of the side at large (null), that lost by so many points: proposed from the round's score and from the
 * engaged units, overridden by what was entered.
 */
export function standingTest(
  battle: Battle,
  combat: Combat,
  round: Round,
  tested: { readonly side: Side; readonly unitId: string | null; readonly lostBy: number },
): StandingTest {
  const { side, unitId, lostBy } = tested;
  const { breakTest, proposeBreakTest } = editionOfBattle(battle);
  if (!breakTest) throw new Error(`The edition "${battle.editionId}" has no break test`);
  const answers = standingRound(battle, combat, round).effective;
  const fromScore = proposeBreakTestAnswers(breakTest, answers[side], answers[otherSide(side)]);
  const army = unitId === null ? undefined : unitOf(battle, unitId as UnitId);
  const fromUnits =
    army && proposeBreakTest ? proposeBreakTest(engagementNow(battle, combat, round), army.unit.id) : {};
  const value = army?.unit.characteristic ?? null;
  const proposed = {
    ...fromScore,
    ...fromUnits,
    ...(value === null ? {} : { [breakTest.valueInput]: value }),
  };
  const effective = effectiveBreakTestAnswers(breakTest, proposed, testOf(round, side, unitId).answers);
  return { proposed, effective, result: breakTest.resolve(effective, lostBy) };
}

/**
 * Who has to test in the latest round: the losing side's engaged units that are still there or have tested already, whatever came of
 * it; or null (the side at large) for a combat by hand.
 */
export function testedUnits(battle: Battle, combat: Combat, side: Side): readonly (UnitId | null)[] {
  const units = engagedUnits(battle, combat, side);
  if (units.length === 0) return [null];
  const round = latestRound(combat);
  const hasTested = (id: UnitId) => round !== undefined && testOf(round, side, id).taken !== null;
  return units
    .filter((army) => fateOf(army) !== 'destroyed' || hasTested(army.unit.id))
    .map((army) => army.unit.id);
}

type TestIntent = Extract<
  Intent,
  { type: 'answerBreakTest' | 'sayBreakTest' | 'rollBreakTest' | 'resolvePursuit' }
>;

/** What an intent about a break test leads to, in the latest round of the combat, closed or not. */
export function decideBreakTest(battle: Battle, combat: Combat, intent: TestIntent): Decision {
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
      const taken = intent.type === 'sayBreakTest' ? said(result, intent.held) : rolled(result, intent.rolls);
      if (!taken) return refused('valueMissing');
      const to: TakenTest = { ...taken, difference: loser.lostBy };
      return accepted([
        { type: 'breakTestTaken', ...place, from: test.taken, to },
        ...fateEvents(battle, intent.unitId, fateAfter(test, to.held)),
      ]);
    }
    case 'resolvePursuit': {
      if (!pursuit || test.taken?.held !== false) return refused('notBroken');
      return resolvePursuit(pursuit, intent, (to) => [
        { type: 'pursuitResolved', ...place, from: test.pursuit, to },
        ...fateEvents(battle, intent.unitId, to.caught ? 'destroyed' : 'fleeing'),
      ]);
    }
  }
}

/** A failed test makes a unit flee; passing one takes back only what failing it before had done. */
function fateAfter(test: RoundTest, held: boolean): Fate | null {
  if (!held) return 'fleeing';
  return test.taken?.held === false ? 'fighting' : null;
}

/** What a test or a pursuit makes of a unit of the armies; nothing where its fate is that already, or where the side tests at large. */
function fateEvents(battle: Battle, unitId: string | null, to: Fate | null): readonly BattleEvent[] {
  const army = unitId === null ? undefined : unitOf(battle, unitId as UnitId);
  if (!army || to === null || army.fate === to) return [];
  return [{ type: 'fateChanged', unitId: army.unit.id, from: army.fate, to }];
}

type Taken = Omit<TakenTest, 'difference'>;

function said(result: BreakTestResult, held: boolean): Taken {
  return { ...decidedBy(result), rolls: null, held };
}

function rolled(result: BreakTestResult, rolls: readonly [number, number]): Taken | null {
  const [first] = rolls;
  const heldAtOnce = heldWith(result, [first]);
  const used = heldAtOnce === false && result.reroll ? rolls : [first];
  const held = heldWith(result, used);
  return held === null ? null : { ...decidedBy(result), rolls: used, held };
}

function decidedBy({ kind, target, odds }: BreakTestResult) {
  return { kind, target, odds: odds && formatFraction(odds) };
}

function resolvePursuit(
  pursuit: Pursuit,
  { fleeTotal, pursuitTotal }: Extract<TestIntent, { type: 'resolvePursuit' }>,
  events: (to: { fleeTotal: number; pursuitTotal: number | null; caught: boolean }) => Events,
): Decision {
  for (const total of [fleeTotal, pursuitTotal ?? 0]) {
    if (!Number.isInteger(total)) return refused('notAWholeNumber');
    if (total < 0) return refused('belowZero');
    if (total > MAX_PURSUIT_TOTAL) return refused('aboveMaximum', { max: MAX_PURSUIT_TOTAL });
  }
  const caught = pursuitTotal !== null && isCaught(pursuit, fleeTotal, pursuitTotal);
  return accepted(events({ fleeTotal, pursuitTotal, caught }));
}
