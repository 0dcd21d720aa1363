import type { TableResult } from './table-result';
import type { Pair } from './tournament';

type Figures = Pick<TableResult, 'winner' | 'battlePoints' | 'victoryPoints' | 'scored' | 'objectives'>;

/**
 * A result as a person enters it, the first of the pair as Blue; what else was known of the table stays, each
 * player's with the player, whoever was Blue before.
 */
export function enteredResult(pair: Pair, before: TableResult | null, figures: Figures): TableResult {
  const [one, other] = before && before.blue !== pair.a ? (['b', 'a'] as const) : (['a', 'b'] as const);
  const sideOf = (side: 'a' | 'b') => (side === one ? 'a' : 'b');
  const objective = before?.objective ?? null;
  return {
    ...figures,
    blue: pair.a,
    red: pair.b ?? pair.a,
    objective: objective && {
      name: objective.name,
      winner: objective.winner === null ? null : sideOf(objective.winner),
    },
    objectivePoints: {
      a: before?.objectivePoints[one] ?? null,
      b: before?.objectivePoints[other] ?? null,
    },
    armies: { a: before?.armies[one] ?? '', b: before?.armies[other] ?? '' },
    turns: before?.turns ?? 0,
    firstTurn: before ? sideOf(before.firstTurn) : 'a',
    map: before?.map ?? '',
    deployment: before?.deployment ?? '',
    confirmed: { a: true, b: true },
    logHash: before?.logHash ?? '',
  };
}
