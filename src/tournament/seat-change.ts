import type { Pair } from './tournament';

/** What other pairs of a round did to its players, where one word says it; null: too much for one. */
export type SeatChange =
  | { readonly kind: 'rests' | 'unseated'; readonly id: number }
  | { readonly kind: 'seated'; readonly id: number; readonly table: number }
  | { readonly kind: 'swapped'; readonly id: number; readonly other: number }
  | null;

/** What changed between these pairs of a round and those that came after them. */
export function seatChange(before: readonly Pair[], after: readonly Pair[]): SeatChange {
  const [then, now] = [seatsIn(before), seatsIn(after)];
  const came = [...now.keys()].filter((id) => !then.has(id));
  const left = [...then.keys()].filter((id) => !now.has(id));
  const moved = [...now].filter(([id, seat]) => then.has(id) && then.get(id) !== seat).map(([id]) => id);
  const [id, ...others] = came;
  if (id !== undefined) {
    if (others.length > 0 || left.length + moved.length > 1) return null;
    const table = after.find(({ a, b }) => a === id || b === id)?.table ?? 0;
    return table === 0 ? { kind: 'rests', id } : { kind: 'seated', id, table };
  }
  const [gone, ...more] = left;
  if (gone !== undefined) return more.length + moved.length === 0 ? { kind: 'unseated', id: gone } : null;
  const [one, other] = moved;
  if (one === undefined || other === undefined || moved.length > 2) return null;
  return then.get(one) === now.get(other) && then.get(other) === now.get(one)
    ? { kind: 'swapped', id: one, other }
    : null;
}

/** Where each player of a round sits: the table and the side, or who rests. */
function seatsIn(pairs: readonly Pair[]): ReadonlyMap<number, string> {
  return new Map(
    pairs.flatMap(({ table, a, b }): readonly (readonly [number, string])[] =>
      b === null
        ? [[a, 'rests']]
        : [
            [a, `${table}.a`],
            [b, `${table}.b`],
          ],
    ),
  );
}
