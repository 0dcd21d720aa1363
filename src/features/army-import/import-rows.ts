import type { Guess } from '@/army-list/list/army-list';
import type { Mark, UnitDraft } from '@/battle/state/unit';

/** What a row of the preview may be marked with: a guess of the reader, or one of this screen. */
export type RowGuess = Guess | 'frontWidth' | 'characteristic' | 'facts';

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
  /** Its models as they fight with wound pools; empty where nobody said. */
  readonly fighters: NonNullable<UnitDraft['fighters']>;
  /** What the player entered of it: `health`, `characteristic`, and facts by their ids. */
  readonly entered: readonly string[];
  readonly guesses: readonly RowGuess[];
  readonly source: string;
};

type Change = Partial<ImportRow>;
type Facts = ImportRow['facts'];

/** What of a row the player enters with that change: `health`, `characteristic`, and facts by their ids. */
export function enteredBy({ facts: before }: ImportRow, change: Change): readonly string[] {
  const { health, characteristic, facts } = change;
  return [
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
  if (change.characteristic !== undefined) settled.push('characteristic');
  if (facts.includes('frontWidth')) settled.push('frontWidth');
  if (facts.some((id) => id !== 'frontWidth')) settled.push('facts');
  return settled;
}

function changedFacts(before: Facts, after: Facts | undefined): readonly string[] {
  if (after === undefined) return [];
  const older: Readonly<Record<string, unknown>> = before;
  const newer: Readonly<Record<string, unknown>> = after;
  return [...new Set([...Object.keys(older), ...Object.keys(newer)])].filter((id) => older[id] !== newer[id]);
}
