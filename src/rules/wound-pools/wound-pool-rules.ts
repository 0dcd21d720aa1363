import type { Source } from '../source';
import type { ReadingId, Readings } from './readings';

/** The lowest roll of a D6 that succeeds, 2 to 6; null when none does or none is needed. */
export type Need = number | null;
/** Armour Piercing 1 to 6; null for "-". */
export type ArmourPiercing = number | null;

/** A printed chart: row and column are characteristics from 1 upwards. Higher characteristics use the last row or column. */
export type NeedChart = {
  readonly needs: readonly (readonly Need[])[];
  readonly source: Source;
};

/** What a Destroyer hit costs: a D3, or a D6 and six more. */
export const LOSS_DICE = ['d3', 'd6+6'] as const;
export type LossDice = (typeof LOSS_DICE)[number];

/** The rows of the Destroyer table: the first three against models with Wounds, the others against vehicles and buildings. */
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

/** What one roll on the Destroyer table does. */
export type DestroyerEffect = {
  readonly band: DestroyerBand;
  readonly label: string;
  readonly inflicts: 'nothing' | 'automaticWound' | 'penetratingHit';
  readonly lossDice: LossDice | null;
  /** `normal`: as the weapon's AP allows. `none`: no saves of any kind. Null when there is nothing to save. */
  readonly saves: 'normal' | 'none' | null;
};

/** One row of the Destroyer table: the effects of rolling from `from` to `to`, both included. */
export type DestroyerRow = {
  readonly from: number;
  readonly to: number;
} & { readonly [Target in TargetType]: DestroyerEffect };

/** A reading as a table is asked for it, with the options in the order of `READING_OPTIONS`. */
export type ReadingQuestion = {
  readonly id: ReadingId;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly source: Source;
};

/** The close combat of one rulebook with wound pools, as data. Every function of this engine is handed it. */
export type WoundPoolRules = {
  /** Row: Weapon Skill of the attacker. Column: Weapon Skill of the target. */
  readonly toHit: NeedChart;
  /** Row: Strength. Column: Toughness. */
  readonly toWound: NeedChart;
  readonly destroyer: {
    readonly rows: readonly DestroyerRow[];
    /** The Strength that decides whether a Destroyer hit has Instant Death. */
    readonly strength: number;
    readonly source: Source;
  };
  /** The AP of a Wound from a Rending 6. */
  readonly rending: { readonly roll: number; readonly ap: number; readonly source: Source };
  /** Weapon Skill of a model that failed its Fear test. */
  readonly fear: { readonly weaponSkill: number; readonly source: Source };
  /** Additional Attacks; `rage` replaces `charge`. */
  readonly attacks: {
    readonly charge: number;
    readonly rage: number;
    readonly secondWeapon: number;
    readonly source: Source;
  };
  readonly steps: {
    readonly first: number;
    readonly last: number;
    readonly unwieldy: number;
    readonly source: Source;
  };
  /** What a character has to roll to pass a Wound on, by its rank. */
  readonly lookOutSir: {
    readonly character: number;
    readonly independentCharacter: number;
    readonly source: Source;
  };
  readonly hammerOfWrath: {
    readonly step: number;
    readonly ap: ArmourPiercing;
    readonly source: Source;
  };
  readonly engagement: {
    readonly pileInInches: number;
    readonly supportInches: number;
    readonly supportVerticalInches: number;
    readonly source: Source;
  };
  /** No save is ever better than this. */
  readonly saves: { readonly best: number; readonly source: Source };
  /** A Strength of at least so many times the Toughness has Instant Death. */
  readonly instantDeath: { readonly timesToughness: number; readonly source: Source };
  readonly readings: Readings;
  readonly questions: readonly ReadingQuestion[];
};

/** The same rulebook as this table reads it. */
export function withReadings(book: WoundPoolRules, readings: Partial<Readings>): WoundPoolRules {
  return { ...book, readings: { ...book.readings, ...readings } };
}

/** The need of a chart's cell. Throws on a characteristic below 1, which no chart has. */
export function needAt(chart: NeedChart, row: number, column: number): Need {
  const needs = chart.needs[Math.min(row, chart.needs.length) - 1];
  const need = needs?.[Math.min(column, needs.length) - 1];
  if (need === undefined) throw new RangeError(`The chart has no cell ${row}, ${column}`);
  return need;
}
