import type { Card } from './card';

/**
 * The part of a finished battle's card that the season and the search need. It is smaller than the card, so
 * that ten thousand of them can be read at once (`card-digest.ts`). A card is also a line.
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

/**
 * The order of the list: the battle played last comes first. At the same time, the greater id comes first.
 */
export function newestFirst(
  one: Pick<CardLine, 'lastAt' | 'battleId'>,
  other: Pick<CardLine, 'lastAt' | 'battleId'>,
): number {
  if (one.lastAt !== other.lastAt) return other.lastAt - one.lastAt;
  return one.battleId === other.battleId ? 0 : one.battleId > other.battleId ? -1 : 1;
}
