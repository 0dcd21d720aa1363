import type { Tournament } from '@/tournament/tournament';

/** How often each player had no opponent. */
export function byesOf({ paired }: Tournament): ReadonlyMap<number, number> {
  const byes = new Map<number, number>();
  for (const { a, b } of paired.flat()) if (b === null) byes.set(a, (byes.get(a) ?? 0) + 1);
  return byes;
}

/** How often two players have met. */
export function timesMet({ paired }: Tournament): (one: number, other: number) => number {
  const met = new Map<string, number>();
  const key = (one: number, other: number) => (one < other ? `${one}.${other}` : `${other}.${one}`);
  for (const { a, b } of paired.flat()) if (b !== null) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
  return (one, other) => met.get(key(one, other)) ?? 0;
}

/** Of those with the fewest, the last one in the order. */
export function lowestOfFewest<Item>(
  order: readonly Item[],
  countOf: (item: Item) => number,
): Item | undefined {
  const fewest = Math.min(...order.map(countOf));
  return order.findLast((item) => countOf(item) === fewest);
}
