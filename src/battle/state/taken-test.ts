import {
  type BreakTest,
  type BreakTestInputId,
  type BreakTestResult,
  brokenOutcomes,
  type Fate,
  formatFraction,
  lossByRoll,
  type Outcome,
  type OutcomeId,
  outcomeOf,
  outcomeWith,
  rerollWays,
  type TestRules,
} from '@/rules/index';
import type { Battle } from './battle';
import type { RoundTest } from './combat';
import type { TakenTest } from './records';

/** What is recorded of a test, without the difference at which it was taken. */
type Taken = Omit<TakenTest, 'difference'>;

/** The outcomes of old logs and of most rulebooks. The record needs no word for them. */
const PLAIN_OUTCOMES = ['held', 'broke'];

/** The players' entry for a test: held or broke, one of several outcomes, or the total of their dice. */
export type Said =
  | { readonly held: boolean }
  | { readonly outcomeId: OutcomeId }
  /** Only if the roll itself costs Health Points. */
  | { readonly total: number };

/**
 * The test as the players entered it: held or broke, one of several outcomes, or the total of their dice.
 * Null for a total without a target.
 */
export function said(breakTest: TestRules, result: BreakTestResult, intent: Said): Taken | null {
  if ('total' in intent) {
    const taken = byDice(breakTest, result, [intent.total], []);
    return taken && { ...taken, rolls: null };
  }
  const outcome =
    'outcomeId' in intent
      ? outcomeOf(breakTest, intent.outcomeId)
      : breakTest.outcomes.find(({ counts }) => (counts === 'held') === intent.held);
  return outcome ? { ...decidedBy(result), rolls: null, ...ended(outcome, result) } : null;
}

/**
 * The test by its dice. If the chosen way re-rolls the first outcome, the second total counts. Null
 * without a target.
 */
export function rolled(
  breakTest: TestRules,
  result: BreakTestResult,
  rolls: readonly [number, ...number[]],
  rerollWay?: string,
): Taken | null {
  const ways = rerollWays(breakTest);
  const way = ways.find(({ id }) => id === rerollWay) ?? ways[0];
  return byDice(breakTest, result, rolls, way?.after ?? brokenOutcomes(breakTest));
}

function byDice(
  breakTest: TestRules,
  result: BreakTestResult,
  rolls: readonly number[],
  rerollAfter: readonly string[],
): Taken | null {
  const [first = 0] = rolls;
  const loss = lossByRoll(result, first);
  if (loss) {
    const taken = { ...decidedBy(result), rolls: [first], held: loss.kind !== 'destroyed' };
    if (loss.kind === 'loses')
      return loss.healthPoints === 0 ? taken : { ...taken, healthLost: loss.healthPoints };
    return {
      ...taken,
      outcome: { id: loss.kind, label: loss.kind === 'destroyed' ? 'Destroyed' : 'Restored' },
    };
  }
  const atOnce = outcomeWith(result, [first], []);
  const again = rolls.length > 1 && result.reroll && atOnce !== null && rerollAfter.includes(atOnce);
  const used = again ? rolls : [first];
  const outcome = outcomeOf(breakTest, outcomeWith(result, used, rerollAfter) ?? '');
  return outcome ? { ...decidedBy(result), rolls: used, ...ended(outcome, result) } : null;
}

function ended({ id, label, counts }: Outcome, { spends, losesWith }: BreakTestResult) {
  return {
    held: counts === 'held',
    ...(PLAIN_OUTCOMES.includes(id) ? {} : { outcome: { id, label } }),
    ...(losesWith?.outcomeId === id ? { healthLost: losesWith.healthPoints } : {}),
    ...(spends.length === 0 ? {} : { spent: spends }),
  };
}

function decidedBy({ kind, target, odds }: BreakTestResult) {
  return { kind, target, odds: odds && formatFraction(odds) };
}

/**
 * The declared outcome of a taken test; undefined if the edition does not declare it, such as a unit
 * destroyed by the roll.
 */
export function outcomeOfTaken(
  breakTest: TestRules,
  { held, outcome }: Pick<TakenTest, 'held' | 'outcome'>,
): Outcome | undefined {
  return outcomeOf(breakTest, outcome?.id ?? (held ? 'held' : 'broke'));
}

/** The fate of the unit after the test; null: unchanged. */
export function fateOfTaken(breakTest: TestRules, taken: Pick<TakenTest, 'held' | 'outcome'>): Fate | null {
  const outcome = outcomeOfTaken(breakTest, taken);
  return outcome ? outcome.fate : taken.held ? null : 'destroyed';
}

/**
 * The inputs that a unit may not use in this test because other tests of the battle used them up. Empty for a
 * side without named units.
 */
export function spentInputs(
  battle: Battle,
  { inputs }: BreakTest,
  test: RoundTest,
): readonly BreakTestInputId[] {
  if (test.unitId === null) return [];
  const others = battle.combats.flatMap(({ rounds }) =>
    rounds.flatMap(({ tests }) =>
      tests.flatMap((other) =>
        other !== test && other.unitId === test.unitId && other.taken ? [other.taken] : [],
      ),
    ),
  );
  return inputs.flatMap(({ id, once }) => {
    const isSpent =
      once === 'firstTest' ? others.length > 0 : once && others.some(({ spent }) => spent?.includes(id));
    return isSpent ? [id] : [];
  });
}
