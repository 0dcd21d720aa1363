import type { BreakTest, BreakTestAnswers } from './break-test/break-test';
import type { Pursuit } from './break-test/pursuit';
import type { UnitTest } from './break-test/unit-test';
import type { BreakPoint, RandomLength } from './game-structure';
import type { Engagement, Propose, UnitFact } from './score-sheet/engagement';
import type { ScoreSheet } from './score-sheet/score-sheet';
import type { UnitStrengthTable } from './score-sheet/unit-strength';
import type { Source } from './source';
import type { Fate, Victory } from './victory-points/victory';
import type { WoundPoolRules } from './wound-pools/wound-pool-rules';

/** How a game of this edition runs. */
export type GameStructure = {
  /** Game Turns in a standard game; each has one Player Turn per side. */
  readonly gameTurns: number;
  /** The phases of a Player Turn in their order, in the rulebook's words. */
  readonly phases: readonly [string, ...string[]];
  /** Ways to end the game sooner or later that the players may agree on. */
  readonly randomLength?: RandomLength;
  readonly breakPoint?: BreakPoint;
  readonly source: Source;
};

/** What one rulebook offers. A part that is missing is not offered on any screen. */
export type Edition = {
  /** Permanent: battles in the log refer to it. */
  readonly id: string;
  readonly name: string;
  /** The name where space is short, such as on a battle's card. */
  readonly shortName: string;
  /** The rulebooks it belongs with, such as "Warhammer Fantasy": New battle groups by it. */
  readonly family: string;
  /** What the edition is, in one line, for a player who has to choose. */
  readonly inOneLine: string;
  readonly gameStructure: GameStructure;
  /** What the rulebook calls one loss of life, such as "Health Point" or "Wound". */
  readonly healthPoint: { readonly one: string; readonly other: string };
  readonly combat?: ScoreSheet;
  readonly breakTest?: BreakTest;
  /** Tests that a unit takes besides: panic, rally, fear, terror, a charge, restraint. */
  readonly tests?: readonly UnitTest[];
  readonly pursuit?: Pursuit;
  /** What a unit's facts are called and how they are asked for, where proposals use them. */
  readonly unitFacts?: readonly UnitFact[];
  /** Answers to the combat score that follow from the engaged units. `proposeRound` freezes those counted before the attacks. */
  readonly propose?: Propose;
  /** Answers to a losing unit's break test that follow from the engaged units as they stand now. */
  readonly proposeBreakTest?: (engagement: Engagement, unitId: string) => BreakTestAnswers;
  /** Fates with which a unit that is still engaged is removed at the start of the next round: wiped out, without losing Health Points. */
  readonly removedIfEngaged?: readonly Fate[];
  readonly unitStrength?: UnitStrengthTable;
  readonly victory?: Victory;
  readonly woundPools?: WoundPoolRules;
};
