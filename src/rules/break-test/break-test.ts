import type { Fraction } from '../dice/fraction';
import type { Source } from '../source';

/**
 * What an edition asks of a unit that lost a round of combat. The screen is drawn from the inputs, the result explains itself;
 * only how the answers become a target number is the edition's own code.
 */
export type BreakTest = {
  /** The characteristic that is tested, such as "Discipline". */
  readonly characteristic: string;
  /** The input that holds the characteristic's value. */
  readonly valueInput: BreakTestInputId;
  readonly inputs: readonly BreakTestInput[];
  readonly source: Source;
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
 * What happens to the unit. `roll`: 2D6 at or under the target. `holds` and `breaks`: without a roll. `losesHealthPoints`: instead
 * of a test. `noTest`: nothing to test.
 */
export const BREAK_TEST_KINDS = ['roll', 'holds', 'breaks', 'losesHealthPoints', 'noTest'] as const;
export type BreakTestKind = (typeof BREAK_TEST_KINDS)[number];

/** What the unit's ranks make of it, whether or not that decides the test. */
export const BREAK_TEST_CONDITIONS = ['steadfast', 'disrupted', 'surrounded', 'steady', 'solid'] as const;
export type BreakTestCondition = (typeof BREAK_TEST_CONDITIONS)[number];

type NoValues = Readonly<Record<string, never>>;

/** Why a break test comes out as it does, in the order in which the rules apply: keys and values, from which `words` makes sentences. */
export type BreakTestReason =
  /** Equal scores: nobody tests. */
  | { readonly key: 'tie'; readonly values: NoValues }
  /** The unit's side won. */
  | { readonly key: 'won'; readonly values: NoValues }
  /** No enemy is left in contact, so the unit counts as a winner. */
  | { readonly key: 'noEnemyInContact'; readonly values: NoValues }
  /** The characteristic has not been entered, so there is no target number yet. */
  | { readonly key: 'valueMissing'; readonly values: NoValues }
  /** The unit tests on its own value. */
  | { readonly key: 'ownValue'; readonly values: { readonly value: number } }
  /** The unit tests on the General's value, being near him. */
  | { readonly key: 'generalValue'; readonly values: { readonly value: number } }
  /** The unit tests on the value of a character in it. */
  | { readonly key: 'characterValue'; readonly values: { readonly value: number } }
  /** The difference counts in full; `modifier` is negative. */
  | { readonly key: 'difference'; readonly values: { readonly modifier: number } }
  /** More Full Ranks than each enemy unit: the difference is ignored. */
  | { readonly key: 'steadfast'; readonly values: { readonly own: number; readonly enemy: number } }
  /** It would be Steadfast, but an enemy with so many Full Ranks is in its flank or rear. */
  | { readonly key: 'disrupted'; readonly values: { readonly fullRanks: number } }
  /** Enemies in flank or rear lessen its Proper Ranks from … to …. */
  | { readonly key: 'surrounded'; readonly values: { readonly from: number; readonly to: number } }
  /** More Proper Ranks than each enemy in contact, and not Solid: the difference counts for no more than `limit`. */
  | {
      readonly key: 'steady';
      readonly values: { readonly own: number; readonly enemy: number; readonly limit: number };
    }
  /** Steady and Solid: the difference is ignored. */
  | {
      readonly key: 'steadyAndSolid';
      readonly values: { readonly own: number; readonly enemy: number; readonly needed: number };
    }
  /** Stubborn: the difference is ignored. */
  | { readonly key: 'stubborn'; readonly values: NoValues }
  /** A Stubborn character leads a Stubborn unit: the difference is ignored on his value too. */
  | { readonly key: 'stubbornCharacter'; readonly values: NoValues }
  /** An enemy that causes Fear is in contact; `modifier` is negative. */
  | { readonly key: 'fear'; readonly values: { readonly modifier: number } }
  /** Beaten by a feared enemy of higher Unit Strength: it breaks without a test. */
  | {
      readonly key: 'fearedAndOutnumbered';
      readonly values: { readonly own: number; readonly enemy: number };
    }
  /** Holds without a roll. */
  | { readonly key: 'unbreakable'; readonly values: NoValues }
  /** Loses one Health Point per point of difference instead of testing. */
  | { readonly key: 'unstable'; readonly values: { readonly healthPoints: number } }
  /** Stubborn Undead lose half, rounded up. */
  | { readonly key: 'undeadStubborn'; readonly values: { readonly from: number; readonly to: number } }
  /** Steadfast Undead lose no more than 12. */
  | { readonly key: 'undeadSteadfast'; readonly values: { readonly from: number; readonly to: number } }
  /** Undead near the Battle Standard lose their Rank Bonus less, at least 1 less. */
  | { readonly key: 'undeadBattleStandard'; readonly values: { readonly from: number; readonly to: number } }
  /** The Battle Standard is near: a failed test is taken again, once. */
  | { readonly key: 'reroll'; readonly values: NoValues }
  /** A natural double 1 passes, by the players' choice. */
  | { readonly key: 'doubleOne'; readonly values: NoValues };

/** How the unit stands, and why. */
export type BreakTestResult = {
  readonly kind: BreakTestKind;
  /** 2D6 at or under this holds; may be below 2. Null without a roll, and while the characteristic has not been entered. */
  readonly target: number | null;
  /** What was added to the characteristic: 0 or less. */
  readonly modifier: number;
  /** Ways out of 36 to hold on one roll: 36 and 0 where no roll is needed, null where there is no answer. */
  readonly holdIn36: number | null;
  /** The chance of holding, the re-roll included. */
  readonly odds: Fraction | null;
  readonly oddsWithoutReroll: Fraction | null;
  readonly reroll: boolean;
  readonly doubleOnePasses: boolean;
  /** With `losesHealthPoints`, how many; else null. */
  readonly healthPointsLost: number | null;
  readonly reasons: readonly BreakTestReason[];
  readonly conditions: readonly BreakTestCondition[];
};
