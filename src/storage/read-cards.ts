import { ARCHIVED_PREFIX } from './archival';
import type { Database } from './database-connection';
import type { ArchiveChoice, CardCursor, CardPage, StoredCard } from './entry-log';
import { namesUnder, type ReadTransaction, read } from './reading';

/** Which cards a page should have; see `EntryLog`. */
export type CardQuery = {
  readonly status: StoredCard['status'];
  readonly limit: number;
  readonly after: CardCursor | undefined;
  readonly archived: ArchiveChoice;
};

const CARD_STORES = ['cards', 'deletions', 'records'] as const;
type CardTransaction = ReadTransaction<[...typeof CARD_STORES]>;

/** A page of cards. */
export function readCards(database: Database, query: CardQuery): Promise<CardPage> {
  return read(database, [...CARD_STORES], async (transaction) => {
    const isShown = await shownBy(transaction, query.archived);
    const { limit } = query;
    const cards = await (query.archived === 'only' ? cardsByKey : cardsInBulk)(transaction, query, isShown);
    const last = cards[limit - 1];
    // Only a card beyond the page proves that there is a next page.
    const next =
      cards.length > limit && last !== undefined ? { lastAt: last.lastAt, battleId: last.battleId } : null;
    return { cards: cards.slice(0, limit), next };
  });
}

type IsShown = (battleId: string) => boolean;

/**
 * At least one card beyond the page, if there is one. It reads whole ranges at once, because nearly all cards
 * are shown.
 */
async function cardsInBulk(
  transaction: CardTransaction,
  { status, limit, after }: CardQuery,
  isShown: IsShown,
): Promise<readonly StoredCard[]> {
  const index = transaction.objectStore('cards').index('byStatus');
  const cards: StoredCard[] = [];
  let from = after;
  for (;;) {
    const range = behind(status, from);
    const end = await (await index.openKeyCursor(range, 'prev'))?.advance(limit);
    const stretch = end ? IDBKeyRange.bound(end.key, range.upper, false, range.upperOpen) : range;
    const stored = await index.getAll(stretch);
    cards.push(...stored.toReversed().filter(({ battleId }) => isShown(battleId)));
    if (!end || cards.length > limit) return cards;
    const [, lastAt, battleId] = end.key;
    from = { lastAt, battleId };
  }
}

/** The same if few are shown: each by its own key, so that no other is read. */
async function cardsByKey(
  transaction: CardTransaction,
  { status, limit, after }: CardQuery,
  isShown: IsShown,
): Promise<readonly StoredCard[]> {
  const store = transaction.objectStore('cards');
  const ids = await store.index('byStatus').getAllKeys(behind(status, after));
  const page = ids
    .filter(isShown)
    .slice(-limit - 1)
    .toReversed();
  const cards = await Promise.all(page.map((id) => store.get(id)));
  return cards.filter((card) => card !== undefined);
}

/** The number of cards, counted by key, so that none is read. */
export async function countCards(
  database: Database,
  status: StoredCard['status'],
  archived: ArchiveChoice,
): Promise<number> {
  return read(database, [...CARD_STORES], async (transaction) => {
    const isShown = await shownBy(transaction, archived);
    const index = transaction.objectStore('cards').index('byStatus');
    return (await index.getAllKeys(behind(status, undefined))).filter(isShown).length;
  });
}

/** Whether a battle is included; a deleted one never is. */
async function shownBy(transaction: CardTransaction, archived: ArchiveChoice): Promise<IsShown> {
  const [deletions, marks] = await Promise.all([
    transaction.objectStore('deletions').getAllKeys(),
    archived === 'included' ? [] : transaction.objectStore('records').getAllKeys(namesUnder(ARCHIVED_PREFIX)),
  ]);
  const deleted = new Set(deletions);
  const marked = new Set(marks.map((name) => name.slice(ARCHIVED_PREFIX.length)));
  return (battleId) =>
    !deleted.has(battleId) && (archived === 'included' || marked.has(battleId) === (archived === 'only'));
}

function behind(status: StoredCard['status'], after: CardCursor | undefined): IDBKeyRange {
  return after === undefined
    ? IDBKeyRange.bound([status], [status, []])
    : IDBKeyRange.bound([status], [status, after.lastAt, after.battleId], false, true);
}
