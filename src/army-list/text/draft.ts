import type { LineKind, ListFormat, UnitProfileFacts } from '@/army-list/list/army-list';
import type { TextLine } from './normalise';

/**
 * One way to read how often and for how much a line is: copies of a unit, each of so many models, for so much
 * together.
 */
export type Reading = {
  readonly copies: number;
  readonly models: number;
  /** Points of all copies together, or null where none were found. */
  readonly together: number | null;
};

/** A unit as a reader found it, before the ways to read it are weighed against the total. */
export type DraftUnit = {
  readonly name: string;
  readonly type?: string | null;
  readonly options: readonly string[];
  /** The most usual way first. */
  readonly readings: readonly [Reading, ...Reading[]];
  readonly section: string | null;
  /** The places of its lines. */
  readonly lines: readonly number[];
  readonly source: string;
  /** The regiment that this detachment belongs to, by its place among the drafts. */
  readonly regiment?: number;
  /** The count of models was worked out and not written. */
  readonly modelsGuessed?: boolean;
  /** The points may hold those of its detachments: what no total decides is asked about. */
  readonly mayHoldDetachments?: boolean;
  /** The points were worked out and not written for this unit. */
  readonly pointsGuessed?: boolean;
  /** The name was lost, and something else of the line stands for it. */
  readonly nameGuessed?: boolean;
  readonly character?: boolean;
  readonly facts?: UnitProfileFacts;
};

/** What a reader made of a text. */
export type TextReading = {
  readonly units: readonly DraftUnit[];
  /** One for each line of the text. */
  readonly kinds: readonly LineKind[];
  readonly game: string | null;
  readonly title: string | null;
  readonly player: string | null;
  readonly army: string | null;
  readonly statedTotal: number | null;
  /** The size of the army, where it is named without being the total. */
  readonly size: number | null;
};

/** One reading: a unit that is there once. */
export function once(models: number, points: number | null): readonly [Reading] {
  return [{ copies: 1, models, together: points }];
}

/** Reads one format. It never throws, and every line of the text gets a kind. */
export type TextReader = {
  readonly format: ListFormat;
  /** Whether the text may be of the format; a cheap look, the score decides. */
  readonly isPlausible: (lines: readonly TextLine[]) => boolean;
  /**
   * Whether the text shows signs that only this format has: then no reader without such signs is asked.
   * Missing where it has none.
   */
  readonly hasSigns?: (lines: readonly TextLine[]) => boolean;
  readonly read: (lines: readonly TextLine[]) => TextReading;
};
