import type { Pair, Tournament } from '@/tournament/tournament';
import type { Couple } from './couple';

/**
 * A pair of which one always plays at the same table gets that one; of two such players the first. Each other
 * pair gets the first free table at which neither has played, else the first free one. The best players get
 * the first tables.
 */
export function withTables(couples: readonly Couple[], tournament: Tournament): readonly Pair[] {
  const played = new Map<number, Set<number>>();
  for (const { table, a, b } of tournament.paired.flat()) {
    for (const id of [a, b]) if (id !== null) played.set(id, (played.get(id) ?? new Set()).add(table));
  }
  const kept = keptTables(couples, tournament);
  const count = couples.filter(([, b]) => b !== null).length;
  const taken = new Set(kept.values());
  const free = Array.from(
    { length: Math.max(count, tournament.tables) + taken.size },
    (_, index) => index + 1,
  ).filter((table) => !taken.has(table));
  return couples.map((couple) => {
    const [a, b] = couple;
    if (b === null) return { table: 0, a, b };
    const own = kept.get(couple);
    if (own !== undefined) return { table: own, a, b };
    const isNew = (table: number) => !played.get(a)?.has(table) && !played.get(b)?.has(table);
    const found = free.slice(0, count + 1).findIndex(isNew);
    const [table = 0] = free.splice(Math.max(0, found), 1);
    return { table, a, b };
  });
}

/** The tables of those couples of which one always plays at the same; each table once. */
function keptTables(couples: readonly Couple[], { kept }: Tournament): ReadonlyMap<Couple, number> {
  const tables = new Map<Couple, number>();
  const taken = new Set<number>();
  for (const couple of couples) {
    const [a, b] = couple;
    if (b === null) continue;
    const table = [kept.get(a), kept.get(b)].find((known) => known !== undefined && !taken.has(known));
    if (table === undefined) continue;
    taken.add(table);
    tables.set(couple, table);
  }
  return tables;
}
