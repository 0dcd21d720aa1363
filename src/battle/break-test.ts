import {
  accepted,
  type BreakTest,
  type BreakTestAnswers,
  type BreakTestResult,
  effectiveBreakTestAnswers,
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
import { type Battle, type Combat, latestRound, type Round, testOf } from './battle';
import { editionOfBattle, outcomeOf, sheetOf } from './combat-score';
import type { Decision, Events } from './decision';
import type { TakenTest } from './event';
import type { Intent } from './intent';

/** The highest total in inches that flight or pursuit can be given. */
export const MAX_PURSUIT_TOTAL = 36;

/** Which side must test, and by how many points it lost; null where nobody tests: a tie, or a side that is wiped out. */
export function loserOf(
  battle: Battle,
  round: Round,
): { readonly side: Side; readonly lostBy: number } | null {
  const { result } = round.outcome ?? outcomeOf(sheetOf(battle), round);
  if (result.kind !== 'won' || result.because === 'lost') return null;
  return { side: otherSide(result.winner), lostBy: result.by };
}

/** A break test as it stands: what is proposed, what counts, and what the rules make of it. */
export type StandingTest = {
  readonly proposed: BreakTestAnswers;
  readonly effective: BreakTestAnswers;
  readonly result: BreakTestResult;
};

/** The test of a side that lost by so many points, from the round's score and what was entered. */
export function standingTest(
  breakTest: BreakTest,
  round: Round,
  side: Side,
  unitId: string | null,
  lostBy: number,
): StandingTest {
  const own = round.answers[side];
  const enemy = round.answers[otherSide(side)];
  const proposed = proposeBreakTestAnswers(breakTest, own, enemy);
  const effective = effectiveBreakTestAnswers(breakTest, proposed, testOf(round, side, unitId).answers);
  return { proposed, effective, result: breakTest.resolve(effective, lostBy) };
}

type TestIntent = Extract<
  Intent,
  { type: 'answerBreakTest' | 'sayBreakTest' | 'rollBreakTest' | 'resolvePursuit' }
>;

/** What an intent about a break test leads to, in the latest round of the combat, closed or not. */
export function decideBreakTest(battle: Battle, combat: Combat, intent: TestIntent): Decision {
  const { breakTest, pursuit } = editionOfBattle(battle);
  const round = latestRound(combat);
  const loser = round && loserOf(battle, round);
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
      const { result } = standingTest(breakTest, round, intent.side, intent.unitId, loser.lostBy);
      const taken = intent.type === 'sayBreakTest' ? said(result, intent.held) : rolled(result, intent.rolls);
      if (!taken) return refused('valueMissing');
      const to: TakenTest = { ...taken, difference: loser.lostBy };
      return accepted([{ type: 'breakTestTaken', ...place, from: test.taken, to }]);
    }
    case 'resolvePursuit': {
      if (!pursuit || test.taken?.held !== false) return refused('notBroken');
      return resolvePursuit(pursuit, intent, (to) => [
        { type: 'pursuitResolved', ...place, from: test.pursuit, to },
      ]);
    }
  }
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
