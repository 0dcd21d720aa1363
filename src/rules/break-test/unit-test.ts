import type { BreakTestAnswers, BreakTestInput, BreakTestResult, TestRules } from './break-test';
import type { BreakTestReason } from './break-test-reason';
import { rollsOnThresholds, settledAs } from './break-test-result';
import type { Outcome, OutcomeId } from './outcome';
import type { TestDice } from './thresholds';

/**
 * A test other than the break test that a unit may take at any time: panic, rally, fear, terror, a charge,
 * restraint. The consequences are in its outcomes.
 */
export type UnitTest = TestRules & {
  /** Permanent, camelCase: logs refer to it. */
  readonly id: string;
  /** The rulebook's own English words. */
  readonly label: string;
  /** When it is taken, in a few words. */
  readonly hint?: string;
  /** When it is due, and so proposed; missing: the players decide when. */
  readonly when?: Due;
  /** Vehicles, which have nothing that it is taken on, never take it. */
  readonly neverVehicles?: true;
  /**
   * The result of the test. Answers must have passed `parseBreakTestAnswer`; an input without an answer has
   * its default.
   */
  resolve(answers: BreakTestAnswers): BreakTestResult;
};

/**
 * When a test is due: the unit lost health in the turn in any way; it was damaged by shooting or in combat;
 * its side lost a combat; it was given an order. `players`: when they say so. A status: once in each own turn of a
 * unit that has it.
 */
export type Due =
  | 'damaged'
  | 'damagedByShooting'
  | 'damagedInMelee'
  | 'lostCombat'
  | 'order'
  | 'players'
  | { readonly status: string };

/** The effect of an answer in a test of a characteristic. */
export type TestEffect =
  /** The unit's own value. */
  | { readonly kind: 'value' }
  /** The value of another model, which may be used if it is higher. */
  | { readonly kind: 'otherValue'; readonly whose: 'generalValue' | 'characterValue' }
  /** A modifier for a switch that is on, or for each of a number. It raises the value at most to `upTo`. */
  | { readonly kind: 'modifier'; readonly each: number; readonly upTo?: number }
  /** The value is halved, rounding up. */
  | { readonly kind: 'halves' }
  /** It is taken with other dice. */
  | { readonly kind: 'throws'; readonly dice: TestDice }
  | { readonly kind: 'reroll' }
  /** This outcome without a roll. */
  | { readonly kind: 'decides'; readonly outcomeId: OutcomeId }
  /** A failed roll has this outcome instead of the last one. */
  | { readonly kind: 'failsAs'; readonly outcomeId: OutcomeId };

export type EffectInput = BreakTestInput & { readonly effect: TestEffect };

/** A test of a characteristic as data: 2D6 up to the value has the first outcome, a higher total the last. */
export type CharacteristicTest = Omit<UnitTest, 'resolve' | 'inputs'> & {
  readonly inputs: readonly EffectInput[];
  readonly doubleOnePasses?: boolean;
  /** The dice that it is always taken with; missing: 2D6. */
  readonly dice?: TestDice;
  /** What always changes the value in this test, by its rule. */
  readonly always?: { readonly label: string; readonly modifier: number };
};

/**
 * The test declared by this data. Throws on an outcome that it does not have, which is a mistake in the
 * program.
 */
export function characteristicTest({ doubleOnePasses = false, ...test }: CharacteristicTest): UnitTest {
  return { ...test, resolve: (answers) => resolve(test, doubleOnePasses, answers) };
}

type Data = Omit<CharacteristicTest, 'doubleOnePasses'>;

function resolve(test: Data, doubleOnePasses: boolean, answers: BreakTestAnswers): BreakTestResult {
  const passed = test.outcomes[0];
  const decider = test.inputs.find(({ id, effect }) => effect.kind === 'decides' && answers[id] === true);
  if (decider?.effect.kind === 'decides') {
    const outcome = outcomeNamed(test, decider.effect.outcomeId);
    const values = { label: decider.label, outcome: outcome.label };
    return settledAs(outcome, { reasons: [{ key: 'decides', values }] });
  }
  const value = bestValue(test, answers);
  const halved = halving(test, answers, value.value);
  const base = halved?.values.to ?? value.value;
  const dice = diceOf(test, answers);
  const always = test.always === undefined ? [] : [{ key: 'modifier', values: test.always } as const];
  const byAnswer = test.inputs.flatMap(({ id, label, effect }) => {
    if (effect.kind !== 'modifier') return [];
    const answer = answers[id];
    const all = effect.each * (typeof answer === 'number' ? answer : Number(answer === true));
    const room = effect.upTo === undefined ? all : Math.max(0, effect.upTo - (base ?? 0));
    const modifier = Math.min(all, room);
    return modifier === 0 ? [] : [{ key: 'modifier', values: { label, modifier } } as const];
  });
  const modifiers = [...always, ...byAnswer];
  const modifier = modifiers.reduce((sum, { values }) => sum + values.modifier, 0);
  const failed = failedOutcome(test, answers);
  const reroll = isOn(test, answers, 'reroll');
  return rollsOnThresholds({
    thresholds:
      base === null
        ? []
        : [
            { outcomeId: passed.id, counts: passed.counts, upTo: base + modifier },
            { outcomeId: failed.id, counts: failed.counts, upTo: null },
          ],
    modifier,
    reroll,
    doubleOnePasses,
    ...(dice === undefined ? {} : { dice }),
    reasons: [
      value.reason,
      ...(halved ? [halved] : []),
      ...modifiers,
      ...(dice === undefined ? [] : [{ key: 'otherDice', values: dice } as const]),
      ...(reroll ? [{ key: 'reroll', values: {} } as const] : []),
      ...(doubleOnePasses ? [{ key: 'insaneCourage', values: {} } as const] : []),
    ],
  });
}

/** The highest value that the unit may use; of equal ones its own. */
function bestValue(
  test: Data,
  answers: BreakTestAnswers,
): { readonly value: number | null; readonly reason: BreakTestReason } {
  const best = test.inputs.reduce<Candidate | null>((highest, { id, effect }) => {
    const value = answers[id];
    const key = effect.kind === 'value' ? 'ownValue' : effect.kind === 'otherValue' ? effect.whose : null;
    if (key === null || typeof value !== 'number') return highest;
    return highest && highest.value >= value ? highest : { key, value };
  }, null);
  if (!best) return { value: null, reason: { key: 'valueMissing', values: {} } };
  return { value: best.value, reason: { key: best.key, values: { value: best.value } } };
}

/** What halves the value, rounding up; null if nothing does, or no value was entered. */
function halving(test: Data, answers: BreakTestAnswers, from: number | null) {
  const halves = test.inputs.find(({ id, effect }) => effect.kind === 'halves' && answers[id] === true);
  if (!halves || from === null) return null;
  return { key: 'halved', values: { label: halves.label, from, to: Math.ceil(from / 2) } } as const;
}

/** The dice of the test with these answers; undefined: 2D6. */
function diceOf(test: Data, answers: BreakTestAnswers): TestDice | undefined {
  const other = test.inputs.find(({ id, effect }) => effect.kind === 'throws' && answers[id] === true);
  return other?.effect.kind === 'throws' ? other.effect.dice : test.dice;
}

type Candidate = {
  readonly key: 'ownValue' | 'generalValue' | 'characterValue';
  readonly value: number;
};

function failedOutcome(test: Data, answers: BreakTestAnswers): Outcome {
  const instead = test.inputs.find(({ id, effect }) => effect.kind === 'failsAs' && answers[id] === true);
  const last = test.outcomes.at(-1) ?? test.outcomes[1];
  return instead?.effect.kind === 'failsAs' ? outcomeNamed(test, instead.effect.outcomeId) : last;
}

function isOn(test: Data, answers: BreakTestAnswers, kind: TestEffect['kind']): boolean {
  return test.inputs.some(({ id, effect }) => effect.kind === kind && answers[id] === true);
}

function outcomeNamed(test: Data, id: OutcomeId): Outcome {
  const found = test.outcomes.find((outcome) => outcome.id === id);
  if (!found) throw new Error(`The test "${test.id}" has no outcome "${id}"`);
  return found;
}
