import type { BattleBook } from './battle-book';

/** How many whole logs stay in memory between two messages. */
const MAX_REMEMBERED = 3;

/**
 * The books of shared battles. Only the last few in which something happened keep their whole log in memory.
 */
export function recentBooks() {
  const books = new Map<string, BattleBook>();
  let recent: readonly string[] = [];
  return {
    books,
    /** Something happened in this battle: its log stays in memory. */
    warm(id: string): void {
      if (recent[0] !== id) recent = [id, ...recent.filter((other) => other !== id)].slice(0, MAX_REMEMBERED);
    },
    /** Nothing new came for this battle: its log may leave the memory. */
    cool(id: string): void {
      if (!recent.includes(id)) books.get(id)?.forget();
    },
  };
}
