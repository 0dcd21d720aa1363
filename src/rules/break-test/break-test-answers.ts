import { accepted, assertNever, type NoValues, type RefusalOf, type Result, refused } from '../result';
import type {
  BreakTest,
  BreakTestAnswer,
  BreakTestAnswers,
  BreakTestInput,
  NumberInput,
  SwitchInput,
} from './break-test';

/** Why an answer to a break test's input was refused. */
export type BreakTestRefusal = RefusalOf<{
  notYesOrNo: NoValues; // a switch got another value than yes or no
  notAWholeNumber: NoValues; // a number with a fraction, or not a number
  belowMinimum: { min: number };
  aboveMaximum: { max: number };
}>;

/**
 * The entered value for an input, as its answer; null (follow the proposal) is always an answer. Accepts any
 * value, because logs are read with it.
 */
export function parseBreakTestAnswer(
  input: BreakTestInput,
  entered: unknown,
): Result<BreakTestAnswer, BreakTestRefusal> {
  if (entered === null) return accepted(null);
  switch (input.input) {
    case 'switch':
      return typeof entered === 'boolean' ? accepted(entered) : refused('notYesOrNo');
    case 'number':
      if (typeof entered !== 'number' || !Number.isInteger(entered)) return refused('notAWholeNumber');
      if (entered < input.min) return refused('belowMinimum', { min: input.min });
      if (entered > input.max) return refused('aboveMaximum', { max: input.max });
      return accepted(entered === 0 ? 0 : entered);
    default:
      return assertNever(input);
  }
}

/**
 * The proposals from the round's score sheet: the answers of both sides' rows, limited to each input's range.
 * Other inputs have no entry.
 */
export function proposeBreakTestAnswers(
  breakTest: BreakTest,
  own: Readonly<Record<string, unknown>>,
  enemy: Readonly<Record<string, unknown>>,
): BreakTestAnswers {
  const proposed = breakTest.inputs.flatMap((input) => {
    if (!input.proposedFrom) return [];
    const found = (input.proposedFrom.side === 'own' ? own : enemy)[input.proposedFrom.rowId];
    const within =
      input.input === 'number' && typeof found === 'number'
        ? Math.min(input.max, Math.max(input.min, found))
        : found;
    const parsed = parseBreakTestAnswer(input, within ?? null);
    return parsed.ok && parsed.value !== null ? [[input.id, parsed.value] as const] : [];
  });
  return Object.fromEntries(proposed);
}

/** The answers in force: the player's own, else the proposal, else none (the input's default). */
export function effectiveBreakTestAnswers(
  breakTest: Pick<BreakTest, 'inputs'>,
  proposed: BreakTestAnswers,
  given: BreakTestAnswers,
): BreakTestAnswers {
  return Object.fromEntries(
    breakTest.inputs.flatMap(({ id }) => {
      const answer = given[id] ?? proposed[id] ?? null;
      return answer === null ? [] : [[id, answer] as const];
    }),
  );
}

type SwitchId<Inputs extends readonly BreakTestInput[]> = Extract<Inputs[number], SwitchInput>['id'];
type NumberId<Inputs extends readonly BreakTestInput[]> = Extract<Inputs[number], NumberInput>['id'];
type OptionalId<Inputs extends readonly BreakTestInput[]> = Extract<
  Inputs[number],
  NumberInput & { default: null }
>['id'];

/** Reads answers by the names of the declared inputs, with the defaults filled in. */
export type BreakTestReader<Inputs extends readonly BreakTestInput[]> = {
  isOn(id: SwitchId<Inputs>): boolean;
  number(id: Exclude<NumberId<Inputs>, OptionalId<Inputs>>): number;
  /** Null if it was left empty. */
  optional(id: OptionalId<Inputs>): number | null;
};

/** Reads answers by the inputs' own names: the compiler refuses a name that is not declared. */
export function breakTestReader<const Inputs extends readonly BreakTestInput[]>(
  inputs: Inputs,
  answers: BreakTestAnswers,
): BreakTestReader<Inputs> {
  const numberOf = (id: string): number | null => {
    const answer = answers[id];
    if (typeof answer === 'number') return answer;
    const input = inputs.find((candidate) => candidate.id === id);
    return input?.input === 'number' ? input.default : null;
  };
  return {
    isOn: (id) => answers[id] === true,
    number: (id) => numberOf(id) ?? 0,
    optional: numberOf,
  };
}
