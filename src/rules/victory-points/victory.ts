import type { Source } from '../source';

/** How an edition counts who won the battle. Data only: the tables on screen and the sums are made from the same declaration. */
export type Victory = {
  readonly points: VictoryPointRules;
  /** Turns the difference into a result out of a fixed total, such as 13 : 7. */
  readonly battlePoints?: BattlePointRules;
  readonly simplified?: SimplifiedResultRules;
  /** The edition names margins of victory, but no readable source gives their limits: the players fill in a table. */
  readonly margins?: { readonly suggestedNames: readonly string[]; readonly source: Source };
};

/** What has become of a unit. Health alone does not tell: a unit may flee unhurt. */
export const FATES = ['fighting', 'fleeing', 'shaken', 'destroyed', 'fledTable'] as const;
export type Fate = (typeof FATES)[number];

/** One enemy unit, as it stands. Characters and mounts count apart from what they joined. */
export type VictoryUnit = {
  readonly id: string;
  readonly pointCost: number;
  readonly fate: Fate;
  /** Of the whole unit, as in the army list. */
  readonly startingHealthPoints: number;
  readonly healthPoints: number;
  readonly startingModels: number;
  readonly models: number;
  readonly general?: boolean;
  readonly battleStandard?: boolean;
};

/** What a unit is worth to its enemy, and what is worth points besides units. */
export type VictoryPointRules = {
  /** The fates a unit of this edition may have, in the order in which they are offered. */
  readonly fates: readonly Fate[];
  /** Fates that are worth the unit's whole cost. */
  readonly wholeCost: readonly Fate[];
  /** Fates that are worth half the cost, rounded up. Together with `weakened`: the whole cost. */
  readonly halfCost: readonly Fate[];
  readonly weakened: Weakened;
  readonly bonuses: readonly VictoryBonus[];
  readonly source: Source;
};

/** A unit reduced so far that it is worth half its cost, rounded up. */
export type Weakened = {
  /** The rulebook's word for it, such as "Shattered". */
  readonly label: string;
  /** What is left, as a fraction of what the unit started with, and whether exactly so much is enough. */
  readonly numerator: number;
  readonly denominator: number;
  readonly inclusive: boolean;
  /** Health Points of the unit; or its models, and the Wounds of one that is a single model. */
  readonly counted: 'healthPoints' | 'models';
  readonly source: Source;
};

/** Points for something other than a unit's cost, so many times over. */
export type VictoryBonus = {
  /** Permanent, camelCase: old logs refer to it. */
  readonly id: string;
  readonly label: string;
  readonly unit: { readonly one: string; readonly other: string };
  readonly pointsEach: number;
  /** At most so many; with 1 it is a yes or no. */
  readonly max: number;
  /** The enemy units that earn it by themselves: those with the mark and one of the fates. */
  readonly earnedBy?: { readonly mark: 'general' | 'battleStandard'; readonly fates: readonly Fate[] };
  readonly source: Source;
};

export type BattlePointRules = {
  /** Both sides together. */
  readonly total: number;
  /** In ascending order; the last has no upper edge. */
  readonly bands: readonly BattlePointBand[];
  readonly source: Source;
  /** The Secondary Objective: its winner gains so many, the other loses as many. */
  readonly objective?: {
    readonly label: string;
    readonly battlePoints: number;
    /** Names to choose from; any other may be entered. */
    readonly suggestions: readonly { readonly name: string; readonly hint?: string }[];
    readonly source: Source;
  };
};

/** One line of the table: a difference up to and including so many percent of the army's points. */
export type BattlePointBand = {
  readonly upToPercent: number | null;
  readonly winner: number;
  readonly loser: number;
};

/** A result in words, in percent of the army's points. */
export type SimplifiedResultRules = {
  /** The objective counts as so many percent of the army's points in Victory Points. */
  readonly objectivePercent: number;
  /** Below this a draw. */
  readonly winFromPercent: number;
  /** Above this a massacre. */
  readonly massacreAbovePercent: number;
  readonly source: Source;
};
