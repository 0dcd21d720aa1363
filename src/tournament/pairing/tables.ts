import type { Pair, Tournament } from '@/tournament/tournament';
import type { Couple } from './couple';

/**
 * Each pair gets the first free table at which neither has played, else the first free one. The best players
 * get the first tables.
 */
export function withTables(couples: readonly Couple[], tournament: Tournament): readonly Pair[] {
  const played = new Map<number, Set<number>>();
  for (const { table, a, b } of tournament.paired.flat()) {
    for (const id of [a, b]) if (id !== null) played.set(id, (played.get(id) ?? new Set()).add(table));
  }
  const count = couples.filter(([, b]) => b !== null).length;
  const free = Array.from({ length: Math.max(count, tournament.tables) }, (_, index) => index + 1);
  return couples.map(([a, b]) => {
    if (b === null) return { table: 0, a, b };
    const isNew = (table: number) => !played.get(a)?.has(table) && !played.get(b)?.has(table);
    const found = free.slice(0, count + 1).findIndex(isNew);
    const [table = 0] = free.splice(Math.max(0, found), 1);
    return { table, a, b };
  });
}
