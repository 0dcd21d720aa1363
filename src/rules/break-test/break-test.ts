import type { Fraction } from '../dice/fraction';
import type { Source } from '../source';
import type { BreakTestReason } from './break-test-reason';
import type { OutcomeId, Outcomes, RerollWay } from './outcome';
import type { Threshold } from './thresholds';

/**
 * What any test of 2D6 declares. The screen is drawn from the inputs and the outcomes, the result explains itself; only how the
 * answers become limits on the dice is the edition's own code.
 */
export type TestRules = {
  /** The characteristic that is tested, such as "Discipline". */
  readonly characteristic: string;
  /** The input that holds the characteristic's value. */
  readonly valueInput: BreakTestInputId;
  readonly inputs: readonly BreakTestInput[];
  /** How it can end, best first. */
  readonly outcomes: Outcomes;
  /** Where a re-roll can be used in more than one way, the ways, the usual one first. Default: after whatever counts as broken. */
  readonly rerolls?: readonly RerollWay[];
  readonly source: Source;
};

/** What an edition asks of a unit that lost a round of combat. */
export type BreakTest = TestRules & {
  /**
   * The test of a unit whose side lost by so many points: 0 is a tie, less than 0 a round it won, and neither is tested.
   * Answers must have passed `parseBreakTestAnswer`; an input without an answer counts its default.
   */
  resolve(answers: BreakTestAnswers, lostBy: number): BreakTestResult;
};

/** An input's permanent name, camelCase: old logs refer to it, so it is never renamed. */
export type BreakTestInputId = string;

type InputBase = {
  readonly id: BreakTestInputId;
  /** The rulebook's own English words. */
  readonly label: string;
  readonly hint?: string;
  readonly source: Source;
  /** One of the few that stand on the break-test line; the others are in the sheet behind it. */
  readonly prominent?: true;
  /** The row of the round's score sheet whose answer is proposed here, and on which side it stands. */
  readonly proposedFrom?: { readonly side: 'own' | 'enemy'; readonly rowId: string };
  /** Whose help in reach this is, so that the roster can be asked: his value for a number, yes for a switch. */
  readonly fromRoster?: 'general' | 'battleStandard';
  /** What of the unit itself is proposed here: the Health Points (Wounds) it has lost in the battle. */
  readonly fromUnit?: 'healthLost';
  /**
   * How often a unit may use it: `perBattle` once, whenever it likes; `firstTest` only in its first test of the battle. The log
   * remembers; from then on the input is off.
   */
  readonly once?: 'perBattle' | 'firstTest';
};

/** Yes or no; no until it is answered. */
export type SwitchInput = InputBase & { readonly input: 'switch' };

/** A whole number from `min` to `max`. A default of null: may be left empty. */
export type NumberInput = InputBase & {
  readonly input: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number | null;
};

export type BreakTestInput = SwitchInput | NumberInput;

/** A switch or a number; null follows the proposal, or the default where nothing is proposed. */
export type BreakTestAnswer = boolean | number | null;
export type BreakTestAnswers = Readonly<Partial<Record<BreakTestInputId, BreakTestAnswer>>>;

/**
 * What happens to the unit. `roll`: 2D6 against the limits. `holds` and `breaks`: without a roll. `automatic`: one outcome of several
 * without a roll. `breaksUnlessDoubleOne`: only a double 1 saves it. `losesHealthPoints`: instead of a test. `losesByRoll`: 2D6 tell
 * how many are lost. `noTest`: nothing to test.
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

/** What the unit's ranks make of it, whether or not that decides the test. */
export const BREAK_TEST_CONDITIONS = [
  'steadfast',
  'disrupted',
  'surrounded',
  'steady',
  'solid',
  'overwhelmed',
] as const;
export type BreakTestCondition = (typeof BREAK_TEST_CONDITIONS)[number];

/** How the unit stands, and why. */
export type BreakTestResult = {
  readonly kind: BreakTestKind;
  /**
   * 2D6 at or under this counts as held, or loses nothing where Health Points are lost by the roll; may be below 2. Null without a
   * roll, and while the characteristic has not been entered.
   */
  readonly target: number | null;
  /** What was added to the characteristic: 0 or less. */
  readonly modifier: number;
  /** The limits on the natural total, best outcome first; none without a roll, and while the characteristic has not been entered. */
  readonly thresholds: readonly Threshold[];
  /** The outcome where it needs no roll; else null. */
  readonly automatic: OutcomeId | null;
  /** Ways out of 36 to hold on one roll: 36 and 0 where no roll is needed, null where there is no answer. */
  readonly holdIn36: number | null;
  /** The chance of holding, a re-roll after whatever counts as broken included. */
  readonly odds: Fraction | null;
  readonly oddsWithoutReroll: Fraction | null;
  readonly reroll: boolean;
  readonly doubleOnePasses: boolean;
  /** How many are lost without saves, instead of a test or before it; null where none are. */
  readonly healthPointsLost: number | null;
  /** With `losesByRoll`, the totals that do something else: give back what this phase took, or destroy the unit; else null. */
  readonly byRoll: { readonly restoredOn: number | null; readonly destroyedOn: number | null } | null;
  /** The inputs that this test uses up: what may be used only so often in a battle. */
  readonly spends: readonly BreakTestInputId[];
  readonly reasons: readonly BreakTestReason[];
  readonly conditions: readonly BreakTestCondition[];
};
