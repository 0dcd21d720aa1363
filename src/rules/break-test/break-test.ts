import type { Fraction } from '../dice/fraction';
import type { ProfileId } from '../profile/characteristic';
import type { CounterId } from '../profile/unit-counter';
import type { Source } from '../source';
import type { MissingFact } from '../span';
import type { BreakTestReason } from './break-test-reason';
import type { OutcomeId, Outcomes, RerollWay } from './outcome';
import type { NaturalTotal, TestDice, Threshold } from './thresholds';

/**
 * The declaration of any test of dice. The screen is drawn from the inputs and the outcomes, and the result
 * has its own reasons. Only the step from answers to limits on the dice is code of the edition.
 */
export type TestRules = {
  /** The characteristic that is tested, such as "Discipline". */
  readonly characteristic: string;
  /** The input with the characteristic's value; null: the dice alone decide. */
  readonly valueInput: BreakTestInputId | null;
  readonly inputs: readonly BreakTestInput[];
  /** The possible outcomes, best first. */
  readonly outcomes: Outcomes;
  /**
   * The ways to use a re-roll, the usual one first, if there are several. Default: after every outcome that
   * counts as broken.
   */
  readonly rerolls?: readonly RerollWay[];
  readonly source: Source;
};

/** The test for a unit whose side lost a round of combat. */
export type BreakTest = TestRules & {
  readonly valueInput: BreakTestInputId;
  /**
   * The test of a unit whose side lost by so many points. 0 is a tie and a negative number a win; neither is
   * tested. Answers must have passed `parseBreakTestAnswer`; an input without an answer has its default.
   */
  resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult;
};

/** An input's permanent name, in camelCase. Old logs refer to it, so it is never renamed. */
export type BreakTestInputId = string;

type InputBase = {
  readonly id: BreakTestInputId;
  /** The rulebook's own English words. */
  readonly label: string;
  readonly hint?: string;
  readonly source: Source;
  /** One of the few inputs on the break-test line; the others are in the sheet behind it. */
  readonly prominent?: true;
  /** The row of the round's score sheet whose answer is proposed here, and its side. */
  readonly proposedFrom?: { readonly side: 'own' | 'enemy'; readonly rowId: string };
  /**
   * The character whose help is proposed from the roster if he is near: his value for a number, yes for a
   * switch.
   */
  readonly fromRoster?: 'general' | 'battleStandard';
  /**
   * What is proposed here of the unit: what its losses or its facts tell, what it has gathered of a counter,
   * or a number or a rule of its profile.
   */
  readonly fromUnit?: ToldByUnit | { readonly counter: CounterId } | { readonly profile: ProfileId };
  /** A number of points by which other rules change the roll: the names of these rules, as a help. */
  readonly taps?: readonly { readonly label: string; readonly points: number }[];
  /** What it does was not to be had in the sources: the players agree on it. */
  readonly open?: true;
  /**
   * How often a unit may use it. `perBattle`: once, at any time; `firstTest`: only in its first test of the
   * battle. The log records the use; after it the input is off.
   */
  readonly once?: 'perBattle' | 'firstTest';
};

/**
 * What a unit tells of itself: the Health Points (Wounds) it has lost in the battle; whether a quarter of them
 * or less is left; whether less than a quarter of its models is; its musician; whether it causes Fear.
 */
export type ToldByUnit =
  | 'healthLost'
  | 'quarterOfHealthLeft'
  | 'belowQuarterOfModels'
  | 'musician'
  | 'causesFear';

/** Yes or no; the default is no. */
export type SwitchInput = InputBase & { readonly input: 'switch' };

/** A whole number from `min` to `max`. With a default of null it may be left empty. */
export type NumberInput = InputBase & {
  readonly input: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number | null;
};

export type BreakTestInput = SwitchInput | NumberInput;

/** A switch or a number; null: the proposal, or the default if nothing is proposed. */
export type BreakTestAnswer = boolean | number | null;
export type BreakTestAnswers = Readonly<Partial<Record<BreakTestInputId, BreakTestAnswer>>>;

/**
 * What happens to the unit. `roll`: 2D6 against the limits. `holds` and `breaks`: without a roll.
 * `automatic`: one of several outcomes without a roll. `breaksUnlessDoubleOne`: only a double 1 saves it.
 * `losesHealthPoints`: instead of a test. `losesByRoll`: 2D6 decide how many are lost. `noTest`: nothing to
 * test.
 */
export const BREAK_TEST_KINDS = [
  'roll',
  'holds',
  'breaks',
  'losesHealthPoints',
  'noTest',
  'automatic',
  'breaksUnlessDoubleOne',
  'losesByRoll',
] as const;
export type BreakTestKind = (typeof BREAK_TEST_KINDS)[number];

/** Conditions from the unit's ranks, whether or not they decide the test. */
export const BREAK_TEST_CONDITIONS = [
  'steadfast',
  'disrupted',
  'surrounded',
  'steady',
  'solid',
  'overwhelmed',
] as const;
export type BreakTestCondition = (typeof BREAK_TEST_CONDITIONS)[number];

/** The result of the test, with its reasons. */
export type BreakTestResult = {
  readonly kind: BreakTestKind;
  /** The dice of the roll; missing: 2D6. */
  readonly dice?: TestDice;
  /**
   * A total of 2D6 up to this counts as held; with a roll for losses, nothing is lost. It may be below 2.
   * Null: no roll, or the characteristic was not entered.
   */
  readonly target: number | null;
  /** The modifier of the characteristic: 0 or less. */
  readonly modifier: number;
  /**
   * The limits on the natural total, best outcome first; empty: no roll, or the characteristic was not
   * entered.
   */
  readonly thresholds: readonly Threshold[];
  /** The outcome without a roll; else null. */
  readonly automatic: OutcomeId | null;
  /**
   * How many of the 36 results of one roll hold: 36 or 0 if no roll is needed; null: not known, other
   * dice.
   */
  readonly holdIn36: number | null;
  /** The chance of holding, with a re-roll after every outcome that counts as broken. */
  readonly odds: Fraction | null;
  readonly oddsWithoutReroll: Fraction | null;
  readonly reroll: boolean;
  readonly doubleOnePasses: boolean;
  /** How many are lost without saves, instead of the test or before it; null: none. */
  readonly healthPointsLost: number | null;
  /** The outcomes that this unit's test may have; missing: all that are declared. */
  readonly possible?: readonly OutcomeId[];
  /** Natural totals with outcomes of their own; missing: none. */
  readonly naturals?: readonly NaturalTotal[];
  /** What is added to the dice before they meet the limits of a test against bands; missing: nothing. */
  readonly added?: number;
  /** What outcomes do to the unit's counters; missing: nothing. */
  readonly changes?: readonly CounterChange[];
  /** How many are lost without saves with one of the outcomes; missing: none. */
  readonly losesWith?: { readonly outcomeId: OutcomeId; readonly healthPoints: number };
  /**
   * Only with `losesByRoll`: the totals with another effect: giving back this phase's losses, or destroying
   * the unit. Else null.
   */
  readonly byRoll: { readonly restoredOn: number | null; readonly destroyedOn: number | null } | null;
  /** The inputs that this test uses up, because they are limited in a battle. */
  readonly spends: readonly BreakTestInputId[];
  readonly reasons: readonly BreakTestReason[];
  readonly conditions: readonly BreakTestCondition[];
  /** The facts on which the test hangs; empty: it is known. Until then it has no limits and no odds. */
  readonly missing: readonly MissingFact[];
};

/** What an outcome of a test does to a counter of the unit: so many more, fewer, or so many D6 more. */
export type CounterChange = { readonly outcomeId: OutcomeId; readonly counter: CounterId } & (
  | { readonly by: number }
  | { readonly dice: number }
);
