import type {
  Answers,
  BattlePointLine,
  BreakTestAnswers,
  BreakTestInputId,
  BreakTestKind,
  OutcomeId,
  RoundResult,
  RowId,
  ScoreLine,
  Side,
  SimplifiedResult,
  VictoryReason,
} from '@/rules/index';

import type { AgreedPoints } from './agreed-points';

/*
 * What closed rounds, taken tests and a finished battle keep for ever, as it was shown. Later fixes of the
 * rules and renamed words never rewrite it.
 */

/** A side of a closed round, as it was shown. */
export type RecordedSide = {
  readonly total: number;
  readonly beforeTheDice: number;
  readonly lines: readonly Omit<ScoreLine, 'source'>[];
  /** The answers that counted, proposals included. */
  readonly answers: Answers;
  /** The rows in which the players set another answer than the app proposed from the units. */
  readonly overridden: readonly RowId[];
};

/** How a Round of Combat ended, with everything that was on the card. */
export type RoundOutcome = {
  readonly result: RoundResult;
  readonly a: RecordedSide;
  readonly b: RecordedSide;
};

/** A break test that was taken, with everything that decided it at that time. */
export type TakenTest = {
  readonly kind: BreakTestKind;
  /** By how many points the side had lost when the test was taken. */
  readonly difference: number;
  /** A total of 2D6 up to this held; null: no roll, or the characteristic was not entered. */
  readonly target: number | null;
  /** The chance of holding as a fraction in lowest terms, such as "5/18"; null: not known. */
  readonly odds: string | null;
  /** The totals of 2D6 as they were thrown, the re-roll second; null: only how it ended was said. */
  readonly rolls: readonly number[] | null;
  readonly held: boolean;
  /** The outcome, in the rulebook's word at that time, if the test has other outcomes than held and broke. */
  readonly outcome?: { readonly id: OutcomeId; readonly label: string };
  /** The inputs that the test used up, by name: Stubborn, Shieldwall. Missing: none. */
  readonly spent?: readonly BreakTestInputId[];
  /** How many Health Points (Wounds) the roll or the test itself cost; missing: none. */
  readonly healthLost?: number;
};

/** What a unit was damaged by, where tests are due because of it. */
export const DAMAGED_BY = ['shooting', 'combat'] as const;
export type DamagedBy = (typeof DAMAGED_BY)[number];

/** How much a unit suffered of each kind since it was tested for it; missing: nothing, and no test is due. */
export type Untested = Readonly<Partial<Record<DamagedBy, number>>>;

/** So many D6 that an outcome of a test adds to a counter, before they are rolled. */
export type OwedDice = { readonly counter: string; readonly dice: number };

/**
 * A test other than a break test that a unit took, with everything that decided it at that time. `label` is
 * the rulebook's word for it.
 */
export type TakenUnitTest = Omit<TakenTest, 'difference' | 'spent'> & {
  readonly testId: string;
  readonly label: string;
  /** What it suffered that was tested: it is not tested for that again. Missing: nothing of a kind. */
  readonly of?: DamagedBy;
  /** The status that it was to end: it is not checked again in the turn. Missing: none. */
  readonly ends?: string;
  /** Dice that the outcome adds to a counter; missing: none. */
  readonly owes?: OwedDice;
};

/** The first throw of a test that must be thrown again, with the answers that the test had. */
export type ThrownTest = {
  readonly testId: string;
  readonly label: string;
  readonly total: number;
  readonly answers: BreakTestAnswers;
};

/** How a broken unit got away or was caught: totals in inches. */
export type PursuitOutcome = {
  /** Null: not measured. The players entered how it ended. */
  readonly fleeTotal: number | null;
  /** Null: no pursuit, or not measured. */
  readonly pursuitTotal: number | null;
  readonly caught: boolean;
  /**
   * What being caught meant, if it was not destruction: the units fight on, or the unit suffered so many
   * Wounds. Missing otherwise.
   */
  readonly meant?: 'engaged' | { readonly wounds: number; readonly destroyed: boolean };
  /** The unit fell back in good order instead of fleeing; missing: it fled, or the log is older. */
  readonly fellBack?: true;
};

/** Dice of a flight that were thrown and decide nothing yet: totals in inches; null: not thrown. */
export type ThrownFlight = { readonly fleeTotal: number | null; readonly pursuitTotal: number | null };

/** How a battle ended, as the players entered it, with the score as it was shown. */
export type BattleOutcome = {
  readonly winner: BattleWinner;
  /** The score at that time; null if the edition or the armies give none. */
  readonly score: RecordedScore | null;
  /** Whether each side has confirmed it. */
  readonly confirmed: Readonly<Record<Side, boolean>>;
};

/**
 * Victory Points and their reason: for an enemy unit by its name at that time, or for a bonus by its label.
 */
export type NamedLine = { readonly name: string; readonly points: number; readonly reason: VictoryReason };

/** A side's Victory Points. They are the sum of the lines, unless the players agreed on others. */
export type NamedTotal = { readonly total: number; readonly lines: readonly NamedLine[] };

/** The score of a finished battle as it was shown: later rules fixes and renamed units never rewrite it. */
export type RecordedScore = {
  readonly armyPoints: number | null;
  /** The name of the Secondary Objective; empty: not entered. */
  readonly objectiveName: string;
  readonly objectiveWinner: Side | null;
  /** Null: the edition has none, or the army size is not known. */
  readonly battlePoints: Readonly<Record<Side, number>> | null;
  /** The lines that add up to the Battle Points of each side. */
  readonly battlePointLines: Readonly<Record<Side, readonly BattlePointLine[]>> | null;
  readonly simplified: SimplifiedResult | null;
  /** The name of the difference in the players' table; null: no table. */
  readonly margin: string | null;
  readonly victoryPoints: Readonly<Record<Side, NamedTotal>>;
  /** The Victory Points that the players agreed on, and the reason; missing: the counted ones are valid. */
  readonly agreed?: AgreedPoints;
  /** The name of the mission; missing: the edition has none, or not entered. */
  readonly mission?: string;
  /** The points of the enemy units that were destroyed, where the edition counts them apart; missing: it does not. */
  readonly kills?: Readonly<Record<Side, number>>;
  /** The points by the tournament score that was agreed; missing: none was. */
  readonly tournament?: RecordedTournament;
};

/** Points by the score of a tournament, with the lines that add up to them. */
export type RecordedTournament = {
  readonly name: string;
  readonly totals: Readonly<Record<Side, number>>;
  readonly lines: Readonly<Record<Side, readonly ScoredLine[]>>;
};

/** What a win, a draw or a loss is worth, what a part adds, and what the limit takes or gives. */
export type ScoredLine = { readonly of: 'base' | 'scenario' | 'kills' | 'limit'; readonly points: number };

/** How a battle ended, as the players entered it: a winner, a draw, or not entered. */
export const BATTLE_WINNERS = ['a', 'b', 'draw', 'unsaid'] as const;
export type BattleWinner = (typeof BATTLE_WINNERS)[number];
