import { distinct, isDecided, type MissingFact, type Span } from '../span';
import type {
  BreakTest,
  BreakTestAnswer,
  BreakTestAnswers,
  BreakTestInputId,
  BreakTestResult,
} from './break-test';

/** What an input's answer hangs on, and the lowest and the highest that it may be. */
export type OpenInput = {
  readonly missing: readonly MissingFact[];
  readonly from: number | boolean;
  readonly to: number | boolean;
};

/** The inputs of a test whose answers are not known, by their ids. */
export type OpenInputs = Readonly<Partial<Record<BreakTestInputId, OpenInput>>>;

/** The answers to a test that follow from the engaged units, and the inputs that are left open. */
export type ProposedTest = { readonly answers: BreakTestAnswers; readonly open: OpenInputs };

/** Of a unit that is not there. */
export const NOTHING_PROPOSED: ProposedTest = { answers: {}, open: {} };

/** The proposals for a test from what each of its inputs may be. */
export function proposedTest(
  spans: Readonly<Record<BreakTestInputId, Span<number> | Span<boolean>>>,
): ProposedTest {
  const inputs = Object.entries(spans);
  return {
    answers: Object.fromEntries(inputs.flatMap(([id, span]) => (isDecided(span) ? [[id, span.low]] : []))),
    open: Object.fromEntries(
      inputs.flatMap(([id, { low: from, high: to, missing }]) =>
        from === to ? [] : [[id, { from, to, missing }]],
      ),
    ),
  };
}

/** By how many points the side lost: as many, or anything between both while its score is open. */
export type LostBy = {
  readonly from: number;
  readonly to: number;
  /** What the difference hangs on; empty if it is known. */
  readonly missing: readonly MissingFact[];
};

/**
 * The result of the test while inputs or the difference are open: as it is whatever these are, if that is
 * always the same. Else it has no limits and no odds, and names what is missing. An open input that changes
 * nothing is not named.
 */
export function resolveOpen(
  { resolve }: Pick<BreakTest, 'resolve'>,
  answers: BreakTestAnswers,
  open: OpenInputs,
  lostBy: LostBy,
): BreakTestResult {
  const questions: readonly Question[] = [
    ...Object.entries(open).flatMap(([id, input]) =>
      input
        ? [{ missing: input.missing, values: valuesOf(input), answers: (value: Value) => ({ [id]: value }) }]
        : [],
    ),
    {
      missing: lostBy.missing,
      values: numbersOf(lostBy.from, lostBy.to),
      answers: () => ({}),
      isDifference: true,
    },
  ];
  const results = combinations(questions.map(({ values }) => values)).map((values) => {
    const filled = Object.assign(
      {},
      answers,
      ...questions.map((question, index) => question.answers(values[index] ?? 0)),
    );
    const difference = Number(values.at(-1));
    return { values, result: resolve(filled, difference) };
  });
  const first = results[0]?.result ?? resolve(answers, lostBy.from);
  if (results.every(({ result }) => isSame(result, first))) return first;
  const missing = questions.flatMap((question, index) =>
    results.some((one) =>
      results.some(
        (other) => differOnlyAt(index, one.values, other.values) && !isSame(one.result, other.result),
      ),
    )
      ? question.missing
      : [],
  );
  return {
    kind: 'roll',
    target: null,
    modifier: 0,
    thresholds: [],
    automatic: null,
    holdIn36: null,
    odds: null,
    oddsWithoutReroll: null,
    reroll: first.reroll,
    doubleOnePasses: first.doubleOnePasses,
    healthPointsLost: null,
    byRoll: null,
    spends: [],
    reasons: first.reasons.filter((reason) =>
      results.every(({ result }) => result.reasons.some((other) => isEqual(reason, other))),
    ),
    conditions: first.conditions.filter((condition) =>
      results.every(({ result }) => result.conditions.includes(condition)),
    ),
    missing: distinct(missing),
    ...possibleIn(results.map(({ result }) => result)),
  };
}

/** The outcomes that any of the rolls may have; nothing where one of them may have all of the test. */
function possibleIn(results: readonly BreakTestResult[]): Pick<BreakTestResult, 'possible'> {
  const rolls = results.filter(({ kind }) => kind === 'roll');
  const isNarrowed = rolls.length > 0 && rolls.every(({ possible }) => possible !== undefined);
  return isNarrowed ? { possible: [...new Set(rolls.flatMap(({ possible = [] }) => possible))] } : {};
}

type Value = NonNullable<BreakTestAnswer>;
type Question = {
  readonly missing: readonly MissingFact[];
  readonly values: readonly Value[];
  answers(value: Value): BreakTestAnswers;
  readonly isDifference?: true;
};

function valuesOf({ from, to }: OpenInput): readonly Value[] {
  return typeof from === 'number' && typeof to === 'number' ? numbersOf(from, to) : [from, to];
}

/** Both ends, and one above the lowest: a rule may treat 0 in a way of its own. */
function numbersOf(from: number, to: number): readonly number[] {
  return [...new Set([from, Math.min(from + 1, to), to])];
}

function combinations(values: readonly (readonly Value[])[]): readonly (readonly Value[])[] {
  return values.reduce<readonly (readonly Value[])[]>(
    (before, each) => before.flatMap((some) => each.map((value) => [...some, value])),
    [[]],
  );
}

function differOnlyAt(index: number, one: readonly Value[], other: readonly Value[]): boolean {
  return one.every((value, at) => (value === other[at]) !== (at === index));
}

/** Whether two results mean the same for the unit, whatever their reasons are. */
function isSame(one: BreakTestResult, other: BreakTestResult): boolean {
  const { reasons: _, missing: __, ...meaning } = one;
  const { reasons: ___, missing: ____, ...otherMeaning } = other;
  return isEqual(meaning, otherMeaning);
}

function isEqual(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? part.toString() : part));
  return text(one) === text(other);
}
