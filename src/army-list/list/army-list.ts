/** The formats that are read, one file each in `formats`. */
export const LIST_FORMATS = [
  't9aNewRecruit', // The Ninth Age: text of New Recruit, and the form that tournaments ask for
  't9aPointsFirst', // older tournament text, points before the unit
  't9aPointsLast', // older tournament text, points after the unit, perhaps wrapped
  't9aPointsInBrackets', // points in brackets behind the name
  't9aOneLine', // a whole list pasted as one line
  't9aFreeForm', // blocks whose first line ends in points
  'owbText', // Old World Builder: regular, compact and Markdown text
  'owbSimple', // Old World Builder: one line for each unit
  'owbJson', // Old World Builder: the file of one list, or of several
  'newRecruitJson', // New Recruit: a roster as JSON
  'newRecruitReport', // New Recruit: the report of a game, with both players' lists as text
  'newRecruitTow', // New Recruit: The Old World as text
  'newRecruitBullets', // New Recruit: sections, units and bullets
  'battleScribeRoster', // BattleScribe: .ros and .rosz
  'battleScribeText', // BattleScribe: text
  'armyBuilder', // Army Builder: text
  'kingsOfWar', // Kings of War: text of a builder, a printed table, or typed by hand
  'warledger', // an army that another phone with this app has shown
  'handTyped', // typed by hand for Warhammer, points below the unit or missing
] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** What a line of the source was read as. Empty lines have none. */
export const LINE_KINDS = ['unit', 'option', 'header', 'total', 'unread', 'empty'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** One line of the source: its text as it was pasted, and what it was read as. */
export type SourceLine = { readonly text: string; readonly kind: LineKind };

/** What was guessed for a unit and should be looked at. */
export const GUESSES = [
  'eachOrTotal', // points beside "2x5": for each, or for all of them
  'models', // how many models there are
  'points', // no points were found, or they were computed from the file's prices
  'healthPoints', // the source has no Health Points
  'name', // no name was found, or it was too long
] as const;
export type Guess = (typeof GUESSES)[number];

/** Who carries what in a unit with a command group. */
export type CommandGroup = {
  readonly standard: boolean;
  readonly musician: boolean;
  readonly champion: boolean;
};

/** A weapon as a roster has it, its characteristics as text: "Range" to "12\"". */
export type WeaponProfile = {
  readonly name: string;
  readonly count: number;
  readonly values: Readonly<Record<string, string>>;
};

/** The models of one profile in a unit: how many, and their characteristics as text: "WS" to "4". */
export type ModelProfile = {
  readonly name: string;
  readonly count: number;
  readonly values: Readonly<Record<string, string>>;
  readonly weapons: readonly WeaponProfile[];
  /** The names of the special rules that the models and their unit have. */
  readonly rules: readonly string[];
};

/** So many models of a unit, and the Health Points (Wounds) of each of them. */
export type KindHealth = { readonly name: string; readonly models: number; readonly healthPoints: number };

/** What a source with profiles says about a unit; null where it is silent. */
export type UnitProfileFacts = {
  /** Health Points (Wounds) of each model, a ridden monster's own included. */
  readonly healthPoints: number | null;
  /**
   * Kinds of models in one unit whose Health Points differ; missing where all have the same. They add up kind
   * by kind.
   */
  readonly healthOfKinds?: readonly KindHealth[];
  /** Discipline, Courage or Leadership, the best in the unit. */
  readonly leadership: number | null;
  readonly troopType: string | null;
  /** The base as the source has it, such as "25x50". */
  readonly base: string | null;
  /** The height as the source has it, such as "Large". */
  readonly height: string | null;
  readonly profiles: readonly ModelProfile[];
  /** Facts that players entered on another phone, by their ids in its rulebook. */
  readonly entered?: Readonly<Record<string, number | boolean | string>>;
  /** The unit's fighters as another phone knows them, not yet looked into. */
  readonly sentFighters?: unknown;
};

/** One unit of a list. */
export type ListUnit = {
  readonly name: string;
  /** What the unit is where the player gave it a name of his own, or null. */
  readonly type: string | null;
  /** Null where the source has none. Halves are kept. */
  readonly points: number | null;
  readonly models: number;
  readonly general: boolean;
  readonly battleStandard: boolean;
  readonly command: CommandGroup;
  readonly options: readonly string[];
  /** The section it stands in, such as "Core", or null. */
  readonly section: string | null;
  readonly character: boolean;
  /** Whether players of another phone marked it as one that scores. */
  readonly scoring?: boolean;
  readonly facts: UnitProfileFacts;
  readonly guesses: readonly Guess[];
  /**
   * The regiment that this detachment belongs to, by its place among the list's units; missing for any other
   * unit.
   */
  readonly regiment?: number;
  /** Places of its lines in the list's `lines`, from 0; empty for files without lines. */
  readonly lines: readonly number[];
  /** The unit as the source has it. */
  readonly source: string;
};

/** An army list as it was read. Nothing in it was looked up: all of it stands in the source. */
export type ArmyList = {
  readonly format: ListFormat;
  /** The game, the list's name, the player and the army as the source names them, or null. */
  readonly game: string | null;
  readonly title: string | null;
  readonly player: string | null;
  readonly army: string | null;
  /** The total that the source states, in points, or null. */
  readonly statedTotal: number | null;
  /** The size of the game that a title names without being a total ("2k"), in points; missing: none. */
  readonly size?: number;
  /** The points of the units added up; units without points count nothing. */
  readonly sum: number;
  /** The stated total is the sum; null without a stated total. */
  readonly agrees: boolean | null;
  /** The points were computed from prices in the file. */
  readonly computed: boolean;
  readonly units: readonly ListUnit[];
  readonly lines: readonly SourceLine[];
};

/** Nothing known of a unit's profile. */
export const NO_FACTS: UnitProfileFacts = {
  healthPoints: null,
  leadership: null,
  troopType: null,
  base: null,
  height: null,
  profiles: [],
};

/** The lines of a list that were not understood, as they were pasted. */
export function unreadLines(list: Pick<ArmyList, 'lines'>): readonly string[] {
  return list.lines.filter(({ kind }) => kind === 'unread').map(({ text }) => text);
}

/**
 * The points of all units added up, halves rounded up once, in the sum; units without points count nothing.
 */
export function sumOfPoints(units: readonly Pick<ListUnit, 'points'>[]): number {
  return Math.round(units.reduce((sum, { points }) => sum + (points ?? 0), 0));
}
