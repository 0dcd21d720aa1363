import type { Source } from '../source';
import type { MissingFact } from '../span';
import type { MarginTable } from './margins';
import type { ShareTable } from './share';
import type { TournamentScore } from './tournament-score';
import type { ControlRules, TurnObjectives } from './turn-objectives';

/**
 * How an edition decides who won the battle. It is only data: the tables on screen and the sums come from the
 * same declaration.
 */
export type Victory = {
  readonly points: VictoryPointRules;
  /** The name of these rules next to the variants. */
  readonly label?: string;
  readonly source?: Source;
  /**
   * Other ways to count Victory Points, on which the players may agree before the battle; `points` is the
   * usual one.
   */
  readonly variants?: readonly VictoryVariant[];
  /** True: the variants are missions, and the players choose one. Until then `points` counts nothing. */
  readonly missions?: true;
  /** Who controls a marker; missing: as the players say. */
  readonly control?: ControlRules;
  /**
   * The rulebook's own table, which turns the difference into a result with a fixed total, such as 13 : 7.
   */
  readonly battlePoints?: BattlePointRules;
  /** Tables of tournaments, none of them mandatory: the players choose one before the battle, or none. */
  readonly tables?: readonly BattlePointTable[];
  /** The points of the enemy's units, counted apart from the mission; missing: `points` counts them. */
  readonly kills?: VictoryPointRules;
  /**
   * Scores of tournaments that look at scenario points and at destroyed units apart, none of them mandatory.
   */
  readonly scores?: readonly TournamentScore[];
  readonly simplified?: SimplifiedResultRules;
  /** A result in words by a lead in points; double the points may be needed, too. */
  readonly lead?: LeadRules;
  /** A result in words by the difference in percent of the army's points. */
  readonly percentMargins?: PercentMargins;
  /**
   * The edition names margins of victory, but no readable source gives their limits, so the players fill in a
   * table.
   */
  readonly margins?: {
    readonly suggestedNames: readonly string[];
    /** Tables to start with, by the size of the battle, ascending. The players may change them. */
    readonly bySize?: readonly { readonly fromPoints: number; readonly margins: MarginTable }[];
    readonly source: Source;
  };
};

/** A way to count Victory Points, with its name. */
export type VictoryVariant = {
  /** Permanent, camelCase: the battle's setup refers to it. */
  readonly id: string;
  readonly label: string;
  readonly points: VictoryPointRules;
  readonly source: Source;
};

/** A tournament's table, with its source. */
export type BattlePointTable = BattlePointRules & {
  /** Permanent, camelCase: the battle's setup refers to it. */
  readonly id: string;
  readonly label: string;
};

/** A result by a lead in Victory Points, in the rulebook's words. */
export type LeadRules = {
  /** The name of a lead that is too small. */
  readonly draw: string;
  /** A lead of so many points or more. */
  readonly points: number;
  readonly victory: string;
  /** In addition to the lead: at least so many times the loser's points. */
  readonly times: number;
  readonly crushing: string;
  /** A side that has nothing left, or concedes, has lost, whatever the points. */
  readonly wipedOutLoses?: true;
  readonly source: Source;
};

/**
 * Results by the difference in percent of the army's points, ascending; the first is a draw. Compared
 * exactly.
 */
export type PercentMargins = {
  readonly bands: readonly { readonly belowPercent: number | null; readonly name: string }[];
  /** The name of the result against a side that concedes. */
  readonly conceded: string;
  readonly source: Source;
};

/** The fates of a unit. Health is not enough: a unit may flee without losses. */
export const FATES = ['fighting', 'fleeing', 'shaken', 'wavering', 'destroyed', 'fledTable'] as const;
export type Fate = (typeof FATES)[number];

/** One enemy unit now. Characters and mounts count separately from the unit they joined. */
export type VictoryUnit = {
  readonly id: string;
  readonly pointCost: number;
  readonly fate: Fate;
  /** For the whole unit, as in the army list. */
  readonly startingHealthPoints: number;
  readonly healthPoints: number;
  readonly startingModels: number;
  readonly models: number;
  /**
   * Only if the edition counts it and it is known; else models are counted instead, or the Wounds of a single
   * model.
   */
  readonly startingUnitStrength?: number;
  readonly unitStrength?: number;
  /** Its Unit Strength is its starting Wounds: its Wounds are counted, however many models it has. */
  readonly countsWounds?: true;
  /** The edition never counts this kind as weakened, for example a war machine. */
  readonly neverWeakened?: boolean;
  /** What it is was not entered: what it may be, and the fact that says it. Missing: that is known. */
  readonly mayBe?: { readonly fact: MissingFact['fact']; readonly as: readonly UnitKind[] };
  readonly general?: boolean;
  readonly battleStandard?: boolean;
  /** It was the first unit of both sides to leave the table, or left together with the first. */
  readonly firstGone?: boolean;
  /** The enemy took its standard: it was run down, or destroyed in combat. */
  readonly standardTaken?: boolean;
};

/** What a unit is, and what of it is left, as far as it decides whether it is weakened. */
export type UnitKind = Pick<
  VictoryUnit,
  'startingUnitStrength' | 'unitStrength' | 'countsWounds' | 'neverWeakened'
> &
  Partial<Pick<VictoryUnit, 'startingHealthPoints' | 'healthPoints' | 'startingModels' | 'models'>>;

/** The points that a unit gives to its enemy, and points for other things. */
export type VictoryPointRules = {
  /** The fates that a unit of this edition may have, in the order of the menu. */
  readonly fates: readonly Fate[];
  /** Fates that are worth the unit's whole cost. */
  readonly wholeCost: readonly Fate[];
  /** Fates that are worth half the cost, rounded up. */
  readonly halfCost: readonly Fate[];
  /** Missing: a unit with few models left gives nothing. */
  readonly weakened?: Weakened;
  readonly bonuses: readonly VictoryBonus[];
  readonly source: Source;
};

/** A unit with so few left that it gives part of its cost, rounded up. */
export type Weakened = {
  /** The rulebook's word for it, such as "Shattered". */
  readonly label: string;
  /** The limit as a fraction of the unit's start, and whether exactly this much is enough. */
  readonly numerator: number;
  readonly denominator: number;
  readonly inclusive: boolean;
  /**
   * What is counted: Health Points of the unit; its models, or the Wounds of a single model; or its Unit
   * Strength, with models or Wounds instead if it is not known.
   */
  readonly counted: 'healthPoints' | 'models' | 'unitStrength';
  /** The part of the cost, in percent; missing: half. */
  readonly percent?: number;
  /**
   * The points of a weakened unit whose fate also gives half: the whole cost (default), or only the higher
   * share.
   */
  readonly withHalfCost?: 'whole' | 'higher';
  readonly source: Source;
};

/** Points for something other than a unit's cost, once or several times. */
export type VictoryBonus = {
  /** Permanent, camelCase: old logs refer to it. */
  readonly id: string;
  readonly label: string;
  readonly unit: { readonly one: string; readonly other: string };
  readonly pointsEach: number;
  /** The condition in a few words. */
  readonly hint?: string;
  /** The highest count; with 1 it is a yes or no. */
  readonly max: number;
  /** A bonus of the scenario's objectives; such bonuses fold into one line. */
  readonly objective?: true;
  /**
   * The enemy units that earn it automatically: those with one of the fates, and with the mark if one is
   * named.
   */
  readonly earnedBy?: {
    readonly mark?: 'general' | 'battleStandard' | 'firstGone' | 'standardTaken';
    readonly fates: readonly Fate[];
  };
  /** It is not counted but held, place by place; `max` is the number of places. */
  readonly places?: HeldPlaces;
  /** Both sides' counts are shared out by a table instead of scored. */
  readonly share?: ShareTable;
  /** It counts the points for markers that the active player scores at the end of each own turn. */
  readonly objectives?: TurnObjectives;
  readonly source: Source;
};

/** Places on the table, such as Objective Markers, each held by one side or by neither. */
export type HeldPlaces = {
  /** When the holders count: at the end of every Game Turn, or of the battle. */
  readonly counted: 'everyTurn' | 'atEnd';
  /** The points of each place, by its number from 1; missing: `pointsEach`. */
  readonly points?: readonly number[];
  /** The names of the places, by their numbers from 1; missing: they have only numbers. */
  readonly names?: readonly string[];
  /** The side with more Unit Strength there holds it; equal: nobody. Missing: as the players say. */
  readonly by?: 'unitStrength';
};

export type BattlePointRules = {
  /** Both sides together; if the bands do not always share it, the most that one side can have. */
  readonly total: number;
  /** The bands do not always share the total: the loser may have less than the rest. */
  readonly shared?: false;
  /** In ascending order; the last has no upper limit. */
  readonly bands: readonly BattlePointBand[];
  readonly source: Source;
  /** The Secondary Objective: its winner gains so many, the other side loses as many. */
  readonly objective?: {
    readonly label: string;
    readonly battlePoints: number;
    /** Suggested names; players may enter any other. */
    readonly suggestions: readonly { readonly name: string; readonly hint?: string }[];
    readonly source: Source;
  };
};

/**
 * One line of the table: differences up to so many percent of the army's points, or up to so many points,
 * inclusive.
 */
export type BattlePointBand = { readonly winner: number; readonly loser: number } & (
  | { readonly upToPercent: number | null }
  | { readonly upToPoints: number | null }
);

/** A result in words, in percent of the army's points. */
export type SimplifiedResultRules = {
  /** How many percent of the army's points the objective adds, in Victory Points. */
  readonly objectivePercent: number;
  /** Below this the result is a draw. */
  readonly winFromPercent: number;
  /** Above this the result is a massacre. */
  readonly massacreAbovePercent: number;
  readonly source: Source;
};
