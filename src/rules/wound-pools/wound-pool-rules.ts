import type { Source } from '../source';
import type { AftermathChoices } from './aftermath';
import type { ChallengeRules } from './challenge';
import type { ChargeRules } from './charge';
import type { CheckRules } from './check';
import type { PointRow } from './combat-points';
import type { FighterWords } from './fighter-words';
import type { GlanceRules } from './glances';
import type { ReactionRules } from './reactions';
import type { ReadingId, Readings } from './readings';
import type { RollEffect } from './roll-effect';
import type { StatusRules } from './statuses';

/** The lowest roll of a D6 that succeeds, 2 to 6; null: none succeeds, or none is needed. */
export type Need = number | null;
/** Armour Piercing 1 to 6; null for "-". */
export type ArmourPiercing = number | null;

/**
 * A printed chart: row and column are characteristics from 1 up. Characteristics beyond the chart use the
 * last row or column.
 */
export type NeedChart = {
  readonly needs: readonly (readonly Need[])[];
  /** Cells of which the witnesses differ: with this option of the reading they have other numbers. */
  readonly disputed?: readonly {
    readonly reading: ReadingId;
    readonly option: string;
    readonly cells: readonly { readonly row: number; readonly column: number; readonly need: Need }[];
  }[];
  readonly source: Source;
};

/** The cost of a Destroyer hit: a D3, or a D6 plus six. */
export const LOSS_DICE = ['d3', 'd6+6'] as const;
export type LossDice = (typeof LOSS_DICE)[number];

/** The rows of the Destroyer table: three for models with Wounds, the others for vehicles and buildings. */
export const DESTROYER_BANDS = [
  'luckyEscape',
  'seriouslyWounded',
  'deathblow',
  'solidHit',
  'devastatingHit',
] as const;
export type DestroyerBand = (typeof DESTROYER_BANDS)[number];

export const TARGET_TYPES = ['nonVehicle', 'vehicle'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** The effect of one roll on the Destroyer table. */
export type DestroyerEffect = {
  readonly band: DestroyerBand;
  readonly label: string;
  readonly inflicts: 'nothing' | 'automaticWound' | 'penetratingHit';
  readonly lossDice: LossDice | null;
  /** `normal`: depending on the weapon's AP. `none`: no saves of any kind. Null: there is nothing to save. */
  readonly saves: 'normal' | 'none' | null;
};

/** One row of the Destroyer table: the effects of rolling from `from` to `to`, both included. */
export type DestroyerRow = {
  readonly from: number;
  readonly to: number;
} & { readonly [Target in TargetType]: DestroyerEffect };

/** A reading as a question for the players, with the options in the order of `READING_OPTIONS`. */
export type ReadingQuestion = {
  readonly id: ReadingId;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly source: Source;
};

/** The rules of shooting, only as far as they differ from close combat. */
export type ShootingRules = {
  /** The phase in which it is done: its place among the game's phases. */
  readonly phase: number;
  /**
   * Row: Ballistic Skill. Columns: the number that a shot needs, and the number for a re-roll of a miss;
   * null: no re-roll.
   */
  readonly toHit: NeedChart;
  /** The Ballistic Skill of a Snap Shot, or the number that one needs by the firer's. */
  readonly snapShots:
    | { readonly ballisticSkill: number; readonly source: Source }
    | { readonly needs: readonly Need[]; readonly source: Source };
  /** High Ballistic Skills: the natural roll from which a hit is critical, and the skill that hits by itself. */
  readonly criticals?: {
    readonly rows: readonly { readonly ballisticSkill: number; readonly from: number }[];
    readonly automaticFrom: number;
    readonly source: Source;
  };
  /** The saves that cover may give, the worst first. */
  readonly cover: { readonly saves: readonly number[]; readonly source: Source };
  /** A unit that lost at least one in so many of its models in one phase takes a Morale check. */
  readonly morale: {
    readonly oneIn: number;
    /** Only the losses of one attack count together; missing: those of the phase. */
    readonly within?: 'attack';
    readonly source: Source;
  };
};

/** How a hit went through a vehicle's armour. */
export const PENETRATIONS = ['glancing', 'penetrating'] as const;
export type PenetrationKind = (typeof PENETRATIONS)[number];

/** The effect of the damage table on a vehicle, in addition to the lost Hull Point. */
export const DAMAGE_RESULTS = [
  'crewShaken',
  'crewStunned',
  'weaponDestroyed',
  'immobilised',
  'explodes', // it has no Hull Points left
] as const;
export type DamageResult = (typeof DAMAGE_RESULTS)[number];

/** The effects of hits on vehicles with Armour Values. */
export type VehicleRules = {
  /** By the roll with its modifiers, from the lowest row up; a row ends where the next begins. */
  readonly damage: {
    readonly rows: readonly { readonly from: number; readonly result: DamageResult }[];
    readonly source: Source;
  };
  readonly modifiers: {
    readonly ap: readonly { readonly ap: number; readonly add: number }[];
    readonly openTopped: number;
    readonly source: Source;
  };
  /** Against a Lance, a higher Armour Value counts as this one. */
  readonly lance: { readonly armour: number; readonly source: Source };
  /** The lowest rolls with which a Haywire hit glances and penetrates. */
  readonly haywire: { readonly glancing: number; readonly penetrating: number; readonly source: Source };
};

/** From which models of a struck unit the next one to take Wounds is named, and who names it. */
export type AllocationRules = {
  /** Those in base contact, else the closest; or every model of the unit. */
  readonly from: 'contactThenClosest' | 'anyModel';
  /** Who says in which order the pools of a unit are resolved. */
  readonly poolsOrderedBy: 'attacker' | 'defender';
  /**
   * A model that has lost Wounds is named before any other, except one of these ranks. Missing: no model comes
   * first.
   */
  readonly woundedFirst?: {
    readonly spares: { readonly [In in AttackPhase]: readonly ModelRank[] };
  };
  /** The attacker of precise Wounds names one model until it is removed; missing: one for each Wound. */
  readonly preciseUntilRemoved?: true;
  readonly source: Source;
};

/** The ranks of a model that a rulebook's allocation looks at. */
export const MODEL_RANKS = ['command', 'paragon'] as const;
export type ModelRank = (typeof MODEL_RANKS)[number];

/** Where an attack is made. */
export const ATTACK_PHASES = ['closeCombat', 'shooting'] as const;
export type AttackPhase = (typeof ATTACK_PHASES)[number];

/** How the result of an assault is counted: the Wounds inflicted, or points by rows. */
export type ResultRules =
  | { readonly by: 'wounds'; readonly source: Source }
  | {
      readonly by: 'points';
      readonly rows: readonly PointRow[];
      /** Types whose models count as their base Wounds where models are counted. */
      readonly countAsWounds: readonly string[];
      readonly source: Source;
    };

/** What follows a lost combat: the winner may sweep a loser away that failed its test, or each unit chooses. */
export type AftermathRules = { readonly by: 'sweep'; readonly source: Source } | AftermathChoices;

/**
 * The close combat of one rulebook with wound pools, as data. Every function of this engine takes it as an
 * argument. A part that is missing is not in the rulebook.
 */
export type WoundPoolRules = {
  /** Row: Weapon Skill of the attacker. Column: Weapon Skill of the target. */
  readonly toHit: NeedChart;
  /** Row: Strength. Column: Toughness. */
  readonly toWound: NeedChart;
  readonly destroyer?: {
    readonly rows: readonly DestroyerRow[];
    /** The Strength that decides whether a Destroyer hit has Instant Death. */
    readonly strength: number;
    readonly source: Source;
  };
  /** The AP of a Wound from a Rending 6. */
  readonly rending?: { readonly roll: number; readonly ap: number; readonly source: Source };
  /** Weapon Skill of a model that failed its Fear test. */
  readonly fear?: { readonly weaponSkill: number; readonly source: Source };
  /** Additional Attacks; `rage` replaces `charge`. */
  readonly attacks?: {
    readonly charge: number;
    readonly rage: number;
    readonly secondWeapon: number;
    readonly source: Source;
  };
  /**
   * The rules of fighters and their weapons, which also have a Damage; missing: the words that every rulebook may
   * have, without a number.
   */
  readonly words?: FighterWords;
  /** What natural rolls do to hits and Wounds; missing: only the rules above. */
  readonly rollEffects?: { readonly rows: readonly RollEffect[]; readonly source: Source };
  /** Added to the rolls to wound of who hates the enemy. */
  readonly hatred?: { readonly toWound: number; readonly source: Source };
  readonly steps: {
    readonly first: number;
    readonly last: number;
    readonly unwieldy?: number;
    readonly source: Source;
  };
  /** The roll with which a character passes a Wound on, by its rank. */
  readonly lookOutSir?: {
    readonly character: number;
    readonly independentCharacter: number;
    readonly source: Source;
  };
  /** The To Hit roll that is a Precision Strike. */
  readonly precision?: { readonly roll: number; readonly source: Source };
  /** The To Hit roll with which a weapon Gets Hot; a vehicle is glanced on another roll of at most this. */
  readonly getsHot?: { readonly roll: number; readonly vehicleUpTo: number; readonly source: Source };
  readonly hammerOfWrath?: {
    readonly step: number;
    readonly ap: ArmourPiercing;
    readonly source: Source;
  };
  readonly engagement: {
    /** So many, or as many as the model's Initiative. */
    readonly pileInInches: number | 'initiative';
    readonly supportInches: number;
    /** Missing: as far up as along. */
    readonly supportVerticalInches?: number;
    readonly source: Source;
  };
  readonly allocation: AllocationRules;
  /** No save is ever better than this. */
  readonly saves: { readonly best: number; readonly source: Source };
  /** A Strength of at least so many times the Toughness has Instant Death. */
  readonly instantDeath?: { readonly timesToughness: number; readonly source: Source };
  readonly result: ResultRules;
  readonly aftermath: AftermathRules;
  /** Checks that pass or fail on natural totals; missing: a Morale check passes on a double 1. */
  readonly checks?: CheckRules;
  readonly statuses?: StatusRules;
  /** A challenge fought in rounds before the combat; missing: it is part of the combat. */
  readonly challenge?: ChallengeRules;
  readonly charge?: ChargeRules;
  readonly reactions?: ReactionRules;
  /** Missing: the rulebook's shooting is not known here, so it is not offered. */
  readonly shooting?: ShootingRules;
  /** Missing: only Destroyer hits hurt vehicles, unless glances give them a status. */
  readonly vehicles?: VehicleRules;
  readonly glances?: GlanceRules;
  readonly readings: Readings;
  readonly questions: readonly ReadingQuestion[];
};

/**
 * The part of the book that a rule word stands for. Throws where the book has none: its words are offered only
 * where they have a meaning, so this is a mistake in the program.
 */
export function partOf<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new RangeError(`The rulebook has no ${name}`);
  return part;
}

/** The same rulebook with these readings. */
export function withReadings(book: WoundPoolRules, readings: Partial<Readings>): WoundPoolRules {
  return { ...book, readings: { ...book.readings, ...readings } };
}

/**
 * The number in a chart's cell, with `readings` as the table reads a disputed one. Throws on a characteristic below
 * 1, which no chart has.
 */
export function needAt(chart: NeedChart, row: number, column: number, readings?: Readings): Need {
  const needs = chart.needs[Math.min(row, chart.needs.length) - 1];
  const need = needs?.[Math.min(column, needs.length) - 1];
  if (need === undefined) throw new RangeError(`The chart has no cell ${row}, ${column}`);
  const read = (chart.disputed ?? [])
    .filter(({ reading, option }) => readings?.[reading] === option)
    .flatMap(({ cells }) => cells)
    .find((cell) => cell.row === row && cell.column === column);
  return read ? read.need : need;
}
