import type {
  Answers,
  BattlePointLine,
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

/* What closed rounds, taken tests and a finished battle keep for ever, as it was shown: later rules fixes and renamed words never rewrite it. */

/** A side of a closed round as it was shown: later rules fixes and renamed words never rewrite it. */
export type RecordedSide = {
  readonly total: number;
  readonly beforeTheDice: number;
  readonly lines: readonly Omit<ScoreLine, 'source'>[];
  /** The answers that counted, proposals included. */
  readonly answers: Answers;
  /** The rows in which the players set another answer than the units proposed. */
  readonly overridden: readonly RowId[];
};

/** How a Round of Combat ended, with everything that was on the card. */
export type RoundOutcome = {
  readonly result: RoundResult;
  readonly a: RecordedSide;
  readonly b: RecordedSide;
};

/** A break test that was taken, with everything that decided it then. */
export type TakenTest = {
  readonly kind: BreakTestKind;
  /** The points the side had lost by when the test was taken. */
  readonly difference: number;
  /** 2D6 at or under this held; null without a roll, or where the characteristic was not entered. */
  readonly target: number | null;
  /** The chance of holding as a fraction in lowest terms, such as "5/18"; null where it was not known. */
  readonly odds: string | null;
  /** The totals of 2D6 that the app rolled, the re-roll second; null for dice on the table. */
  readonly rolls: readonly number[] | null;
  readonly held: boolean;
  /** How it ended, in the rulebook's word then, where the test has other outcomes than held and broke. */
  readonly outcome?: { readonly id: OutcomeId; readonly label: string };
  /** What it used up, by the input's name: Stubborn, Shieldwall. Missing where nothing. */
  readonly spent?: readonly BreakTestInputId[];
  /** How many Health Points (Wounds) the roll or the test itself cost; missing where none. */
  readonly healthLost?: number;
};

/** A test beside the break test that a unit took, with everything that decided it then. `label` is the rulebook's word for it. */
export type TakenUnitTest = Omit<TakenTest, 'difference' | 'spent'> & {
  readonly testId: string;
  readonly label: string;
};

/** How a broken unit got away, or did not: totals in inches. */
export type PursuitOutcome = {
  /** Null where nobody measured: the players said how it ended. */
  readonly fleeTotal: number | null;
  /** Null where nobody pursued, or nobody measured. */
  readonly pursuitTotal: number | null;
  readonly caught: boolean;
  /** What being caught meant where it was not destruction: the units fight on, or so many Wounds were suffered. Missing otherwise. */
  readonly meant?: 'engaged' | { readonly wounds: number; readonly destroyed: boolean };
};

/** How a battle ended, as the players said, with the score as it was shown. */
export type BattleOutcome = {
  readonly winner: BattleWinner;
  /** The score as it stood; null where the edition or the armies give none. */
  readonly score: RecordedScore | null;
  /** Whether each side has confirmed it. */
  readonly confirmed: Readonly<Record<Side, boolean>>;
};

/** Victory Points and why: of an enemy unit by its name then, or of a bonus by its label. */
export type NamedLine = { readonly name: string; readonly points: number; readonly reason: VictoryReason };

/** A side's Victory Points with the lines that sum to them, unless the players agreed on others. */
export type NamedTotal = { readonly total: number; readonly lines: readonly NamedLine[] };

/** The score of a finished battle as it was shown: later rules fixes and renamed units never rewrite it. */
export type RecordedScore = {
  readonly armyPoints: number | null;
  /** What the Secondary Objective was called; empty where nobody named one. */
  readonly objectiveName: string;
  readonly objectiveWinner: Side | null;
  /** Null where the edition has none, or no army size is known. */
  readonly battlePoints: Readonly<Record<Side, number>> | null;
  /** Why: they sum to the Battle Points of their side. */
  readonly battlePointLines: Readonly<Record<Side, readonly BattlePointLine[]>> | null;
  readonly simplified: SimplifiedResult | null;
  /** What the players' table calls the difference; null without one. */
  readonly margin: string | null;
  readonly victoryPoints: Readonly<Record<Side, NamedTotal>>;
  /** The Victory Points the players agreed on in the place of those counted, and why; missing where what was counted holds. */
  readonly agreed?: AgreedPoints;
  /** What the mission was called; missing where the edition has none, or nobody said. */
  readonly mission?: string;
};

/** How a battle ended, as the players said: a winner, a draw, or nothing said. */
export const BATTLE_WINNERS = ['a', 'b', 'draw', 'unsaid'] as const;
export type BattleWinner = (typeof BATTLE_WINNERS)[number];
