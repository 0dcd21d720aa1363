import { EDITIONS, type Edition } from '@/rules/index';
import type { Tournament } from './tournament';

/** Battle Points that are not shared out as the event's table does. */
export type SumOff = {
  readonly a: number;
  readonly b: number;
  readonly sum: number;
  readonly total: number;
};

/** What both players get together by the event's table; null: it has none, or one that shares no fixed sum. */
export function totalOf({ points, editionId }: Pick<Tournament, 'points' | 'editionId'>): number | null {
  if (points !== 'edition') return null;
  const edition: Edition | undefined = EDITIONS.find(({ id }) => id === editionId);
  const table = edition?.victory?.battlePoints;
  return table && table.shared !== false ? table.total : null;
}

/** How these Battle Points differ from what the event's table gives; null: not at all, or one of them is not there. */
export function sumOff(
  tournament: Pick<Tournament, 'points' | 'editionId'>,
  a: number | null,
  b: number | null,
): SumOff | null {
  const total = totalOf(tournament);
  if (total === null || a === null || b === null || a + b === total) return null;
  return { a, b, sum: a + b, total };
}
