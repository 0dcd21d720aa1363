import type { OBJECTIVE_KINDS } from './act-values';
import type { TableResult } from './table-result';

/** Something that each player of a match reaches or not, or counts, and that gives Battle Points. */
export type Objective = {
  readonly id: number;
  readonly name: string;
  readonly kind: (typeof OBJECTIVE_KINDS)[number];
  /** Battle Points if it is reached, or for each one that is counted. */
  readonly worth: number;
  /** The most that one player can count; null: no limit was said. */
  readonly most: number | null;
};

type Declared = { readonly objectives: readonly Objective[] };
type Results = Pick<TableResult, 'blue' | 'red' | 'objectives'>;

/** What a player has of an objective, over some matches. */
export type ObjectiveLine = {
  readonly objective: Objective;
  readonly count: number;
  readonly points: number;
};

/** How many of an objective a side of a result has; null: nobody said it. */
export function countOf(result: Pick<TableResult, 'objectives'>, id: number, side: 'a' | 'b'): number | null {
  return result.objectives?.find((said) => said.id === id)?.[side] ?? null;
}

/** The Battle Points of a side from all objectives; null where one of them was not said. */
export function objectivePointsOf(
  { objectives }: Declared,
  result: Pick<TableResult, 'objectives'>,
  side: 'a' | 'b',
): number | null {
  let sum = 0;
  for (const { id, worth } of objectives) {
    const count = countOf(result, id, side);
    if (count === null) return null;
    sum += count * worth;
  }
  return sum;
}

/** What a player has of each objective in these results, as far as it was said, in the order of the objectives. */
export function objectiveLines(
  { objectives }: Declared,
  results: readonly Results[],
  player: number,
): readonly ObjectiveLine[] {
  return objectives.flatMap((objective): readonly ObjectiveLine[] => {
    const counts = results.flatMap((result) => {
      const side = result.blue === player ? 'a' : result.red === player ? 'b' : null;
      return side === null ? [] : [countOf(result, objective.id, side) ?? []].flat();
    });
    if (counts.length === 0) return [];
    const count = counts.reduce((sum, each) => sum + each, 0);
    return [{ objective, count, points: count * objective.worth }];
  });
}

/** The objectives with one declared, or declared anew. */
export function withObjective(objectives: readonly Objective[], set: Objective): readonly Objective[] {
  return objectives.some(({ id }) => id === set.id)
    ? objectives.map((known) => (known.id === set.id ? set : known))
    : [...objectives, set];
}

/** The number of a new objective; numbers are not given again. */
export function nextObjectiveId({ objectiveNumber }: { readonly objectiveNumber: number }): number {
  return objectiveNumber + 1;
}

/** What somebody typed as a count: null where it is empty, "wrong" where it is none of that objective. */
export function typedCount(typed: string, { most }: Pick<Objective, 'most'>): number | null | 'wrong' {
  const plain = typed.trim();
  if (plain === '') return null;
  if (!/^\d{1,4}$/.test(plain)) return 'wrong';
  const count = Number(plain);
  return most !== null && count > most ? 'wrong' : count;
}
