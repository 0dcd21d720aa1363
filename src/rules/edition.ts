import type { BreakTest } from './break-test/break-test';
import type { ProposedTest } from './break-test/open-test';
import type { Pursuit } from './break-test/pursuit';
import type { UnitTest } from './break-test/unit-test';
import type { BreakPoint, RandomLength } from './game-structure';
import type { HealthPoint } from './health-point';
import type { Characteristic } from './profile/characteristic';
import type { Status, UnitCounter } from './profile/unit-counter';
import type { UnitMark } from './profile/unit-mark';
import type { Engagement, Propose, UnitFact } from './score-sheet/engagement';
import type { Melee } from './score-sheet/melee';
import type { ScoreSheet } from './score-sheet/score-sheet';
import type { UnitStrengthTable } from './score-sheet/unit-strength';
import type { Source } from './source';
import type { Fate, Victory } from './victory-points/victory';
import type { WoundPoolRules } from './wound-pools/wound-pool-rules';

/** The course of a game of this edition. */
export type GameStructure = {
  /** Game Turns in a standard game; each has one Player Turn per side. */
  readonly gameTurns: number;
  /** The phases of a Player Turn in their order, in the rulebook's words. */
  readonly phases: readonly [string, ...string[]];
  /** Ways in which the game may end earlier or later, if the players agree. */
  readonly randomLength?: RandomLength;
  readonly breakPoint?: BreakPoint;
  readonly source: Source;
};

/** The rules of one rulebook. Screens do not offer a missing part. */
export type Edition = {
  /** Permanent: battles in the log refer to it. */
  readonly id: string;
  readonly name: string;
  /** The short name for small spaces, such as a battle's card. */
  readonly shortName: string;
  /** The family of the rulebook, such as "Warhammer Fantasy". New battle groups by it. */
  readonly family: string;
  /** A description in one line, for players who have to choose. */
  readonly inOneLine: string;
  readonly gameStructure: GameStructure;
  readonly healthPoint: HealthPoint;
  readonly combat?: ScoreSheet;
  /** Fights that nobody wins. An edition has these, a combat score or wound pools. */
  readonly melee?: Melee;
  /** The marks of a unit on which something hangs, in the order of its form; missing: all that there are. */
  readonly marks?: readonly UnitMark[];
  /** The numbers of a unit's profile that limits read. */
  readonly characteristics?: readonly Characteristic[];
  /** What units gather during a battle, such as damage. */
  readonly counters?: readonly UnitCounter[];
  /** What a unit is while a counter is above a limit. */
  readonly statuses?: readonly Status[];
  readonly breakTest?: BreakTest;
  /** Tests other than break tests: panic, rally, fear, terror, a charge, restraint. */
  readonly tests?: readonly UnitTest[];
  readonly pursuit?: Pursuit;
  /** The facts of a unit that the proposals use: their labels and how the form asks for them. */
  readonly unitFacts?: readonly UnitFact[];
  /**
   * Answers to the combat score that follow from the engaged units. `proposeRound` freezes those that are
   * counted before the attacks.
   */
  readonly propose?: Propose;
  /** Answers to a losing unit's break test that follow from the engaged units at present. */
  readonly proposeBreakTest?: (engagement: Engagement, unitId: string) => ProposedTest;
  /**
   * Fates with which a unit that is still engaged is removed at the start of the next round: destroyed,
   * without losing Health Points.
   */
  readonly removedIfEngaged?: readonly Fate[];
  readonly unitStrength?: UnitStrengthTable;
  readonly victory?: Victory;
  readonly woundPools?: WoundPoolRules;
};
