import type { Card } from './card';

/**
 * What the season counts and the search looks at in the card of a finished battle: less than the card, so that ten thousand of them
 * are read at once (`card-digest.ts`). A card is a line too.
 */
export type CardLine = Pick<
  Card,
  'battleId' | 'startedAt' | 'lastAt' | 'edition' | 'tags' | 'notes' | 'totals' | 'lists'
> & {
  readonly setup: Pick<Card['setup'], 'a' | 'b'>;
  readonly outcome: LineOutcome | null;
};

type Outcome = NonNullable<Card['outcome']>;
type LineOutcome = Pick<Outcome, 'winner'> & {
  readonly score: Pick<NonNullable<Outcome['score']>, 'battlePoints'> | null;
};

/** The order of the list: what was played last comes first, and of two equally old the one of the greater id. */
export function newestFirst(
  one: Pick<CardLine, 'lastAt' | 'battleId'>,
  other: Pick<CardLine, 'lastAt' | 'battleId'>,
): number {
  if (one.lastAt !== other.lastAt) return other.lastAt - one.lastAt;
  return one.battleId === other.battleId ? 0 : one.battleId > other.battleId ? -1 : 1;
}
