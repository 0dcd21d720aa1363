import { type CountedScoring, type MarkerScore, SIDES, type Side } from '@/rules/index';

/** What a side scored at a marker of a bonus at the end of its turn. */
export type ScoredMarker = Omit<CountedScoring, 'value' | 'points'> & { readonly bonusId: string };

/** A marker in one turn of a side, without what it scored there. */
export type MarkerKey = Omit<ScoredMarker, 'score'>;

/** What the side scored at the marker in that turn; null: nothing. */
export function scoreAt(scored: readonly ScoredMarker[], key: MarkerKey): MarkerScore | null {
  return scored.find((one) => isSame(one, key))?.score ?? null;
}

/** The scores with this one at the marker; null: nothing was scored there. */
export function withScore(
  scored: readonly ScoredMarker[],
  { bonusId, marker, gameTurn, side }: MarkerKey,
  score: MarkerScore | null,
): readonly ScoredMarker[] {
  const others = scored.filter((one) => !isSame(one, { bonusId, marker, gameTurn, side }));
  return score === null ? others : [...others, { bonusId, marker, gameTurn, side, score }];
}

/** The scores of a bonus in the order of the game: by Game Turn, the first player's before the second's. */
export function inOrderOfPlay(
  scored: readonly ScoredMarker[],
  bonusId: string,
  firstSide: Side,
): readonly ScoredMarker[] {
  const order = (one: ScoredMarker) => one.gameTurn * SIDES.length + (one.side === firstSide ? 0 : 1);
  return scored.filter((one) => one.bonusId === bonusId).toSorted((one, other) => order(one) - order(other));
}

function isSame(one: MarkerKey, other: MarkerKey): boolean {
  return (
    one.bonusId === other.bonusId &&
    one.marker === other.marker &&
    one.gameTurn === other.gameTurn &&
    one.side === other.side
  );
}
