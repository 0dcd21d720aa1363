import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Card, parseCard } from '@/battle/card';
import type { BattleId } from '@/battle/ids';
import type { CardCursor, EntryLog, StoredCard } from '@/storage/entry-log';

/** How many finished battles are read at once. */
export const PAGE_SIZE = 50;
/** How long a deleted battle can be brought back. */
export const KEEP_DELETED_MS = 30 * 24 * 60 * 60 * 1_000;

/** The list of battles: running ones whole, finished ones page by page, each newest first. */
export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'read';
      readonly running: readonly Card[];
      readonly finished: readonly Card[];
      /** Where the next page of finished battles begins, or null. */
      readonly next: CardCursor | null;
      /** The battle deleted last, for as long as undo is offered. */
      readonly deleted: Card | null;
      /** Battles in the wastebasket, the latest first. */
      readonly wastebasket: readonly DeletedBattle[];
    };

/** A battle in the wastebasket. */
export type DeletedBattle = { readonly card: Card; readonly deletedAt: number };

export type ListActions = {
  /** Reads the first page anew. Failure is a state, never a rejection. */
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
  /** Puts a battle in the wastebasket, from where it can be restored for 30 days. */
  deleteBattle(card: Card): Promise<void>;
  restoreBattle(id: BattleId): Promise<void>;
  /** Stops offering to undo the last deletion. */
  forgetDeletion(): void;
  /** Puts a card that has just changed at its place. */
  noteCard(card: Card): void;
};

export type ListStore = StoreApi<ListState> & { readonly actions: ListActions };

/** The store of the list of battles. It knows cards only, so that the list is on screen before any rulebook is loaded. */
export function createListStore({ entryLog, now }: { entryLog: EntryLog; now: () => number }): ListStore {
  const store = createStore<ListState>(() => ({ kind: 'loading' }));
  const get = store.getState;
  const set = (state: ListState) => store.setState(state, true);

  async function readPage(status: Card['status'], limit: number, after?: CardCursor) {
    const page = await entryLog.cards(status, limit, after);
    const cards = await Promise.all(page.cards.map(asCard));
    return { cards: cards.filter((card) => card !== null), next: page.next };
  }

  /** A stored card; made anew from the entries where it is of another version, and null where these cannot be read. */
  async function asCard(stored: unknown): Promise<Card | null> {
    const card = parseCard(stored);
    if (card) return card;
    const { renewCard } = await import('./renew-card');
    return renewCard(entryLog, (stored as StoredCard).battleId);
  }

  async function allRunning(): Promise<readonly Card[]> {
    const cards: Card[] = [];
    let after: CardCursor | undefined;
    do {
      const page = await readPage('running', PAGE_SIZE, after);
      cards.push(...page.cards);
      after = page.next ?? undefined;
    } while (after);
    return cards;
  }

  async function readWastebasket(): Promise<readonly DeletedBattle[]> {
    const deletions = await entryLog.deletions();
    const deleted = await Promise.all(
      deletions.map(async ({ battleId, deletedAt }) => {
        const card = await asCard((await entryLog.card(battleId)) ?? { battleId });
        return card ? [{ card, deletedAt }] : [];
      }),
    );
    return deleted.flat().toSorted((left, right) => right.deletedAt - left.deletedAt);
  }

  async function refresh(): Promise<void> {
    try {
      const [running, finished, wastebasket] = await Promise.all([
        allRunning(),
        readPage('finished', PAGE_SIZE),
        readWastebasket(),
      ]);
      const before = get();
      set({
        kind: 'read',
        running,
        finished: finished.cards,
        next: finished.next,
        deleted: before.kind === 'read' ? before.deleted : null,
        wastebasket,
      });
    } catch (error) {
      set({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  function noteCard(card: Card): void {
    const list = get();
    if (list.kind !== 'read') return;
    const others = (cards: readonly Card[]) => cards.filter((other) => other.battleId !== card.battleId);
    const running = others(list.running);
    const finished = others(list.finished);
    set({
      ...list,
      running: card.status === 'running' ? [card, ...running] : running,
      finished: card.status === 'finished' ? [card, ...finished] : finished,
    });
  }

  const actions: ListActions = {
    refresh,
    noteCard,
    async loadMore() {
      const list = get();
      if (list.kind !== 'read' || !list.next) return;
      const page = await readPage('finished', PAGE_SIZE, list.next);
      const after = get();
      if (after.kind === 'read') {
        set({ ...after, finished: [...after.finished, ...page.cards], next: page.next });
      }
    },
    async deleteBattle(card) {
      await entryLog.markDeleted(card.battleId, now());
      await refresh();
      const list = get();
      if (list.kind === 'read') set({ ...list, deleted: card });
    },
    async restoreBattle(id) {
      await entryLog.markDeleted(id, null);
      const list = get();
      if (list.kind === 'read' && list.deleted?.battleId === id) set({ ...list, deleted: null });
      await refresh();
    },
    forgetDeletion() {
      const list = get();
      if (list.kind === 'read') set({ ...list, deleted: null });
    },
  };
  return Object.assign(store, { actions });
}
