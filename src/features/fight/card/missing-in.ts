import { openPointsRows } from '@/features/fight/round/open-points';
import type { ShownRound } from '@/features/fight/round/shown-round';
import type { MissingFact } from '@/rules/index';

/** The facts of units that the score of the round hangs on. */
export function missingIn(shown: ShownRound): readonly MissingFact[] {
  return openPointsRows(shown).flatMap(({ missing }) => missing);
}
