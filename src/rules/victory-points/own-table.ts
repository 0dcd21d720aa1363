import { accepted, type NoValues, type RefusalOf, type Result, refused } from '../result';
import type { BattlePointRules } from './victory';

/**
 * How many upper limits the players' own table has: from 10 : 10 to 19 : 1. Above the last one the result is
 * 20 : 0.
 */
export const OWN_TABLE_EDGES = 10;

/** Why the limits of the players' own table were refused. `line` is the first wrong one, counted from 1. */
export type OwnTableRefusal = RefusalOf<{
  edgesMissing: NoValues; // there are not ten limits
  edgeNotAWholeNumber: { line: number }; // a limit is not a whole number of 0 or more
  edgesNotAscending: { line: number }; // a limit is not above the one before
}>;

/**
 * The upper limits that the players entered, in Victory Points, inclusive; or a refusal. Accepts any value.
 */
export function parseEdges(entered: unknown): Result<readonly number[], OwnTableRefusal> {
  if (!Array.isArray(entered) || entered.length !== OWN_TABLE_EDGES) return refused('edgesMissing');
  const edges: number[] = [];
  for (const [index, edge] of entered.entries()) {
    const line = index + 1;
    if (typeof edge !== 'number' || !Number.isInteger(edge) || edge < 0) {
      return refused('edgeNotAWholeNumber', { line });
    }
    if (edge <= (edges.at(-1) ?? -1)) return refused('edgesNotAscending', { line });
    edges.push(edge);
  }
  return accepted(edges);
}

/** The limits of a part of a tournament score as the players entered them: ascending, and none of them 0. */
export function parseScoreEdges(entered: readonly number[]): Result<readonly number[], OwnTableRefusal> {
  for (const [index, edge] of entered.entries()) {
    const line = index + 1;
    if (!Number.isInteger(edge) || edge < 1) return refused('edgeNotAWholeNumber', { line });
    if (edge <= (entered[index - 1] ?? 0)) return refused('edgesNotAscending', { line });
  }
  return accepted(entered);
}

/** The table of twenty points with these upper limits: 10 : 10, 11 : 9 … 19 : 1, and 20 : 0 above them. */
export function tableOfEdges(edges: readonly number[]): BattlePointRules {
  const bands = [...edges, null].map((upToPoints, index) => ({
    upToPoints,
    winner: OWN_TABLE_EDGES + index,
    loser: OWN_TABLE_EDGES - index,
  }));
  return {
    total: 2 * OWN_TABLE_EDGES,
    bands,
    source: { at: 'the players’ own table', standing: 'text' },
  };
}
