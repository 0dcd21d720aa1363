import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Card, parseCard } from '@/battle/cards/card';
import type { BattleId } from '@/battle/state/ids';
import type { CardCursor, EntryLog, StoredCard } from '@/storage/entry-log';

/** How many battles are read at once, of those that run and of those that are finished. */
export const PAGE_SIZE = 30;

/** The list of battles: running ones and finished ones, each page by page and newest first; archived ones left out. */
export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'read';
      /** Counts the readings: what was found in an earlier one may be out of date. */
      readonly reading: number;
      readonly running: readonly Card[];
      readonly finished: readonly Card[];
      /** Where the next page of finished battles begins, or null. */
      readonly next: CardCursor | null;
      /** Where the next page of running battles begins, or null. */
      readonly nextRunning: CardCursor | null;
      /** Battles whose cards are of an older version, and still being made anew from their entries. */
      readonly renewing: number;
      /** Battles that are there and cannot be read: listed by name they are not, but neither are they silently left out. */
      readonly unreadable: readonly string[];
      /** The battle put away last, for as long as undo is offered. */
      readonly putAway: PutAway | null;
      /** How many battles are in the archive. */
      readonly archived: number;
      /** Battles in the wastebasket, the latest first. */
      readonly wastebasket: readonly DeletedBattle[];
    };

/** A battle that has just left the list, and where it is now. */
export type PutAway = { readonly card: Card; readonly to: 'wastebasket' | 'archive' };

/** A battle in the wastebasket. */
export type DeletedBattle = { readonly card: Card; readonly deletedAt: number };

export type ListActions = {
  /** Reads the first page anew. Failure is a state, never a rejection. */
  refresh(): Promise<void>;
  /** Reads the next page of those. */
  loadMore(status: Card['status']): Promise<void>;
  /** Puts a battle in the wastebasket, from where it can be restored for 30 days on which the app runs. */
  deleteBattle(card: Card): Promise<void>;
  restoreBattle(id: BattleId): Promise<void>;
  /** Puts a battle into the archive: out of the list, and kept. */
  archiveBattle(card: Card): Promise<void>;
  unarchiveBattle(id: BattleId): Promise<void>;
  /** Stops offering to take the last putting away back. */
  forgetPutAway(): void;
  /** Puts a card that has just changed at its place. */
  noteCard(card: Card): void;
};

export type ListStore = StoreApi<ListState> & { readonly actions: ListActions };

/** The store of the list of battles. It knows cards only, so that the list is on screen before any rulebook is loaded. */
export function createListStore({ entryLog, now }: { entryLog: EntryLog; now: () => number }): ListStore {
  const store = createStore<ListState>(() => ({ kind: 'loading' }));
  const get = store.getState;
  const set = (state: ListState) => store.setState(state, true);
  let readings = 0;

  async function readPage(status: Card['status'], after?: CardCursor) {
    const { cards, next } = await entryLog.cards(status, PAGE_SIZE, after, 'leftOut');
    return { ...sorted(cards), next };
  }

  async function readWastebasket(): Promise<readonly DeletedBattle[]> {
    const deletions = await entryLog.deletions();
    const deleted = await Promise.all(
      deletions.map(async ({ battleId, deletedAt }) => {
        const card = parseCard(await entryLog.card(battleId).catch(() => null)) ?? (await renew(battleId));
        return card ? [{ card, deletedAt }] : [];
      }),
    );
    return deleted.flat().toSorted((left, right) => right.deletedAt - left.deletedAt);
  }

  /** By their marks, which are few: a count of cards by what is archived would read every key. */
  async function countArchived(): Promise<number> {
    const [archivals, deletions] = await Promise.all([entryLog.archivals(), entryLog.deletions()]);
    const deleted = new Set(deletions.map(({ battleId }) => battleId));
    return archivals.filter(({ battleId }) => !deleted.has(battleId)).length;
  }

  /** The card made anew, or null where its battle cannot be read: one damaged record leaves the others their place. */
  async function renew(battleId: string): Promise<Card | null> {
    const { renewCard } = await import('./renew-card');
    return renewCard(entryLog, battleId).catch(() => null);
  }

  /** Makes these cards anew one by one, each shown as soon as it is there. Ends where the list was read again meanwhile. */
  async function renewAll(old: readonly string[]): Promise<void> {
    const { reading } = read(get()) ?? {};
    for (const battleId of old) {
      const card = await renew(battleId);
      const list = read(get());
      if (!list || list.reading !== reading) return;
      const known = card ? withCard(list, card) : { ...list, unreadable: [...list.unreadable, battleId] };
      set({ ...known, renewing: list.renewing - 1 });
    }
  }

  async function refresh(): Promise<void> {
    readings += 1;
    const reading = readings;
    try {
      const [running, finished, wastebasket, archived] = await Promise.all([
        readPage('running'),
        readPage('finished'),
        readWastebasket(),
        countArchived(),
      ]);
      if (reading !== readings) return;
      const old = [...running.old, ...finished.old];
      set({
        kind: 'read',
        reading,
        running: running.known,
        finished: finished.known,
        next: finished.next,
        nextRunning: running.next,
        renewing: old.length,
        unreadable: [],
        putAway: read(get())?.putAway ?? null,
        archived,
        wastebasket,
      });
      await renewAll(old);
    } catch (error) {
      set({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  }

  function change(changes: Partial<ReadState>): void {
    const list = read(get());
    if (list) set({ ...list, ...changes });
  }

  async function putAway(card: Card, to: PutAway['to'], mark: Promise<void>): Promise<void> {
    await mark;
    await refresh();
    change({ putAway: { card, to } });
  }

  async function bringBack(id: BattleId, mark: Promise<void>): Promise<void> {
    await mark;
    if (read(get())?.putAway?.card.battleId === id) change({ putAway: null });
    await refresh();
  }

  const actions: ListActions = {
    refresh,
    noteCard(card) {
      const list = read(get());
      if (list) set(withCard(list, card));
    },
    async loadMore(status) {
      const cursor = status === 'running' ? 'nextRunning' : 'next';
      const from = read(get())?.[cursor];
      if (!from) return;
      const page = await readPage(status, from);
      const after = read(get());
      if (!after || after[cursor] !== from) return;
      set({
        ...after,
        [status]: [...after[status], ...page.known],
        [cursor]: page.next,
        renewing: after.renewing + page.old.length,
      });
      await renewAll(page.old);
    },
    deleteBattle: (card) => putAway(card, 'wastebasket', entryLog.markDeleted(card.battleId, now())),
    restoreBattle: (id) => bringBack(id, entryLog.markDeleted(id, null)),
    archiveBattle: (card) => putAway(card, 'archive', entryLog.markArchived(card.battleId, now())),
    unarchiveBattle: (id) => bringBack(id, entryLog.markArchived(id, null)),
    forgetPutAway: () => change({ putAway: null }),
  };
  return Object.assign(store, { actions });
}

type ReadState = Extract<ListState, { kind: 'read' }>;

function read(state: ListState): ReadState | null {
  return state.kind === 'read' ? state : null;
}

/** The cards that can be read, and the battles of those that must be made anew. */
function sorted(stored: readonly unknown[]): { readonly known: Card[]; readonly old: string[] } {
  const known: Card[] = [];
  const old: string[] = [];
  for (const item of stored) {
    const card = parseCard(item);
    if (card) known.push(card);
    else old.push((item as StoredCard).battleId);
  }
  return { known, old };
}

/** The list with that card at its place, newest first, instead of what stood there of its battle. */
function withCard(list: ReadState, card: Card): ReadState {
  const placed = (cards: readonly Card[], status: Card['status'], next: CardCursor | null) => {
    const others = cards.filter(({ battleId }) => battleId !== card.battleId);
    // What is older than the last page comes with its own.
    if (card.status !== status || (next && isNewer(next, card))) return others;
    const index = others.findIndex((other) => isNewer(card, other));
    return index < 0 ? [...others, card] : others.toSpliced(index, 0, card);
  };
  return {
    ...list,
    running: placed(list.running, 'running', list.nextRunning),
    finished: placed(list.finished, 'finished', list.next),
  };
}

/** Whether `one` stands before `other` in the list: as storage orders its pages. */
function isNewer(one: CardCursor, other: CardCursor): boolean {
  return one.lastAt === other.lastAt ? one.battleId > other.battleId : one.lastAt > other.lastAt;
}
