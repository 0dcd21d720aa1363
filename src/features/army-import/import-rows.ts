import type { Guess, KindHealth } from '@/army-list/list/army-list';
import type { Mark, UnitDraft } from '@/battle/state/unit';
import type { ProfileId } from '@/rules/index';

/** What a row of the preview may be marked with: a guess of the reader, or one of this screen. */
export type RowGuess = Guess | 'frontWidth' | 'tested';

/** A unit of the preview, its numbers as they are typed. */
export type ImportRow = {
  readonly key: number;
  readonly name: string;
  readonly points: string;
  readonly models: string;
  readonly health: string;
  readonly characteristic: string;
  readonly marks: readonly Mark[];
  readonly facts: UnitDraft['facts'];
  /** Its models as they fight with wound pools; empty: not entered. */
  readonly fighters: NonNullable<UnitDraft['fighters']>;
  /** What the player entered of it: `health`, `characteristic`, `character`, and facts by their ids. */
  readonly entered: readonly string[];
  readonly guesses: readonly RowGuess[];
  /** The key of the regiment whose points hold those of this detachment, or null. */
  readonly withinPointsOf: number | null;
  /** The name of the regiment that it is a detachment of, or null. */
  readonly detachmentOf: string | null;
  /**
   * Its kinds of models where their Health Points differ, in the order in which losses take them; else empty.
   */
  readonly kinds: readonly KindHealth[];
  readonly source: string;
};

/** The numbers of a profile that an edition's tests may be against. */
const TESTED: readonly ProfileId[] = ['nerve', 'stamina', 'courage', 'morale'];

type Change = Partial<ImportRow>;
type Facts = ImportRow['facts'];

/**
 * What of a row the player enters with that change: `health`, `characteristic`, `character`, and facts by
 * their ids.
 */
export function enteredBy({ facts: before, marks: had }: ImportRow, change: Change): readonly string[] {
  const { health, characteristic, facts, marks = had } = change;
  return [
    ...(marks.includes('character') === had.includes('character') ? [] : ['character']),
    ...(health === undefined ? [] : ['health']),
    ...(characteristic === undefined ? [] : ['characteristic']),
    ...changedFacts(before, facts),
  ];
}

/** The guesses of a row that the change settles. */
export function settledBy({ facts: before }: ImportRow, change: Change): readonly RowGuess[] {
  const facts = changedFacts(before, change.facts);
  const settled: RowGuess[] = [];
  if (change.points !== undefined) settled.push('points', 'eachOrTotal');
  if (change.models !== undefined) settled.push('models');
  if (change.health !== undefined) settled.push('healthPoints');
  if (change.name !== undefined) settled.push('name');
  if (facts.includes('frontWidth')) settled.push('frontWidth');
  if (facts.some((id) => TESTED.some((tested) => tested === id))) settled.push('tested');
  return settled;
}

/** What a player answers by saying that a row is right: what it asks of which this phone keeps the answer. */
export function answeredBy({ guesses }: ImportRow): readonly string[] {
  return [
    ...(guesses.includes('healthPoints') ? ['health'] : []),
    ...(guesses.includes('frontWidth') ? ['frontWidth'] : []),
  ];
}

function changedFacts(before: Facts, after: Facts | undefined): readonly string[] {
  if (after === undefined) return [];
  const older: Readonly<Record<string, unknown>> = before;
  const newer: Readonly<Record<string, unknown>> = after;
  return [...new Set([...Object.keys(older), ...Object.keys(newer)])].filter((id) => older[id] !== newer[id]);
}
