import type { Source } from '../source';
import type { MarginTable } from './margins';

/** How an edition counts who won the battle. Data only: the tables on screen and the sums are made from the same declaration. */
export type Victory = {
  readonly points: VictoryPointRules;
  /** What these are called beside the variants. */
  readonly label?: string;
  readonly source?: Source;
  /** Other ways to count Victory Points that the players may agree on before the battle; `points` is the usual one. */
  readonly variants?: readonly VictoryVariant[];
  /** The ways to count are missions, one of which the players choose: until then `points` counts nothing. */
  readonly missions?: true;
  /** Turns the difference into a result out of a fixed total, such as 13 : 7: the rulebook's own table. */
  readonly battlePoints?: BattlePointRules;
  /** Tables of tournaments, none of them law: the players choose one before the battle, or none. */
  readonly tables?: readonly BattlePointTable[];
  readonly simplified?: SimplifiedResultRules;
  /** A result in words by a lead in points, with the double counting more. */
  readonly lead?: LeadRules;
  /** A result in words by the difference in percent of the army's points. */
  readonly percentMargins?: PercentMargins;
  /** The edition names margins of victory, but no readable source gives their limits: the players fill in a table. */
  readonly margins?: {
    readonly suggestedNames: readonly string[];
    /** Tables to start from, by the size of the battle, ascending; the players may change them. */
    readonly bySize?: readonly { readonly fromPoints: number; readonly margins: MarginTable }[];
    readonly source: Source;
  };
};

/** A way to count Victory Points, and what it is called. */
export type VictoryVariant = {
  /** Permanent, camelCase: the battle's setup refers to it. */
  readonly id: string;
  readonly label: string;
  readonly points: VictoryPointRules;
  readonly source: Source;
};

/** A tournament's table, and where it was read. */
export type BattlePointTable = BattlePointRules & {
  /** Permanent, camelCase: the battle's setup refers to it. */
  readonly id: string;
  readonly label: string;
};

/** A result by a lead in Victory Points, in the rulebook's words. */
export type LeadRules = {
  /** What too small a lead is called. */
  readonly draw: string;
  /** A lead of so many points or more. */
  readonly points: number;
  readonly victory: string;
  /** As well as the lead, at least so many times the loser's points. */
  readonly times: number;
  readonly crushing: string;
  /** Whoever has nothing left, or concedes, has lost whatever the points. */
  readonly wipedOutLoses?: true;
  readonly source: Source;
};

/** Results by the difference in percent of the army's points, ascending; the first is nobody's victory. Compared exactly. */
export type PercentMargins = {
  readonly bands: readonly { readonly belowPercent: number | null; readonly name: string }[];
  /** What the result is called against a side that concedes. */
  readonly conceded: string;
  readonly source: Source;
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
  /** Where the edition counts it, and it is known; else models stand for it, or the Wounds of a single model. */
  readonly startingUnitStrength?: number;
  readonly unitStrength?: number;
  readonly general?: boolean;
  readonly battleStandard?: boolean;
  /** Of all units of both sides it left the table first, or together with the first. */
  readonly firstGone?: boolean;
  /** Of a kind that the edition never counts as weakened, such as a war machine. */
  readonly neverWeakened?: boolean;
};

/** What a unit is worth to its enemy, and what is worth points besides units. */
export type VictoryPointRules = {
  /** The fates a unit of this edition may have, in the order in which they are offered. */
  readonly fates: readonly Fate[];
  /** Fates that are worth the unit's whole cost. */
  readonly wholeCost: readonly Fate[];
  /** Fates that are worth half the cost, rounded up. */
  readonly halfCost: readonly Fate[];
  /** Missing where few models left are worth nothing. */
  readonly weakened?: Weakened;
  readonly bonuses: readonly VictoryBonus[];
  readonly source: Source;
};

/** A unit reduced so far that it is worth part of its cost, rounded up. */
export type Weakened = {
  /** The rulebook's word for it, such as "Shattered". */
  readonly label: string;
  /** What is left, as a fraction of what the unit started with, and whether exactly so much is enough. */
  readonly numerator: number;
  readonly denominator: number;
  readonly inclusive: boolean;
  /**
   * Health Points of the unit; or its models, and the Wounds of one that is a single model; or its Unit Strength, for which models
   * or Wounds stand where it is not known.
   */
  readonly counted: 'healthPoints' | 'models' | 'unitStrength';
  /** How much of the cost, in percent; half where it is missing. */
  readonly percent?: number;
  /** What a unit is worth that has a fate worth half as well: the whole cost (default), or the higher share alone. */
  readonly withHalfCost?: 'whole' | 'higher';
  readonly source: Source;
};

/** Points for something other than a unit's cost, so many times over. */
export type VictoryBonus = {
  /** Permanent, camelCase: old logs refer to it. */
  readonly id: string;
  readonly label: string;
  readonly unit: { readonly one: string; readonly other: string };
  readonly pointsEach: number;
  /** What it needs, in a few words. */
  readonly hint?: string;
  /** At most so many; with 1 it is a yes or no. */
  readonly max: number;
  /** What the scenario's objectives give; such bonuses fold under one line. */
  readonly objective?: true;
  /** The enemy units that earn it by themselves: those with one of the fates, and the mark where one is named. */
  readonly earnedBy?: {
    readonly mark?: 'general' | 'battleStandard' | 'firstGone';
    readonly fates: readonly Fate[];
  };
  /** It is not counted but held, place by place: then `max` is how many places there are. */
  readonly places?: HeldPlaces;
  readonly source: Source;
};

/** Places on the table, such as Objective Markers, each held by one side or nobody. */
export type HeldPlaces = {
  /** When who holds them counts: at the end of every Game Turn, or of the battle. */
  readonly counted: 'everyTurn' | 'atEnd';
  /** What each place is worth, by its number from 1; `pointsEach` where this is missing. */
  readonly points?: readonly number[];
};

export type BattlePointRules = {
  /** Both sides together; where the bands do not always share it, the most that one side can have. */
  readonly total: number;
  /** The bands do not always share the total: the loser may have less than the rest. */
  readonly shared?: false;
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

/** One line of the table: a difference up to and including so many percent of the army's points, or so many points. */
export type BattlePointBand = { readonly winner: number; readonly loser: number } & (
  | { readonly upToPercent: number | null }
  | { readonly upToPoints: number | null }
);

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
