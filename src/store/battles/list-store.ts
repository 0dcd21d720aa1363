import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Card, parseCard } from '@/battle/cards/card';
import type { BattleId } from '@/battle/state/ids';
import { messageOf } from '@/plain/message-of';
import type { CardCursor, EntryLog, StoredCard } from '@/storage/entry-log';

/** How many battles are read at once, of the running and of the finished ones. */
export const PAGE_SIZE = 30;

/**
 * The list of battles: running ones and finished ones, each in pages and newest first, without archived ones.
 */
export type ListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'read';
      /** Counts the readings: a result of an earlier reading may be out of date. */
      readonly reading: number;
      readonly running: readonly Card[];
      readonly finished: readonly Card[];
      /** The start of the next page of finished battles, or null. */
      readonly next: CardCursor | null;
      /** The start of the next page of running battles, or null. */
      readonly nextRunning: CardCursor | null;
      /** Battles whose cards are of an older version and are still being rebuilt from their entries. */
      readonly renewing: number;
      /** Battles that exist but cannot be read. They are not in the list, but the screen reports them. */
      readonly unreadable: readonly string[];
      /** The battle that was put away last, while undo is offered. */
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
  /** Reads the first page again. A failure is a state, never a rejection. */
  refresh(): Promise<void>;
  /** Reads the next page of battles with that status. */
  loadMore(status: Card['status']): Promise<void>;
  /** Moves a battle to the wastebasket, from which it can be restored for 30 days on which the app runs. */
  deleteBattle(card: Card): Promise<void>;
  restoreBattle(id: BattleId): Promise<void>;
  /** Moves a battle to the archive: it leaves the list but is kept. */
  archiveBattle(card: Card): Promise<void>;
  unarchiveBattle(id: BattleId): Promise<void>;
  /** Stops offering undo for the battle that was put away last. */
  forgetPutAway(): void;
  /** Moves a card that has just changed to its place. */
  noteCard(card: Card): void;
};

export type ListStore = StoreApi<ListState> & { readonly actions: ListActions };

/**
 * The store of the list of battles. It uses only cards, so that the list is on screen before any rulebook is
 * loaded.
 */
export function createListStore({ entryLog, now }: { entryLog: EntryLog; now: () => number }): ListStore {
  const store = createStore<ListState>(() => ({ kind: 'loading' }));
  const get = store.getState;
  const set = (state: ListState) => store.setState(state, true);
  let readings = 0;
  /** How many running, and how many finished battles the list has at most when it is read again. */
  let asked = PAGE_SIZE;
  /** Whether a battle came, or more were asked for, since the list was last read. */
  let isStale = false;

  async function readPage(status: Card['status'], size: number, after?: CardCursor) {
    const { cards, next } = await entryLog.cards(status, size, after, 'leftOut');
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

  /** Counted by the archive marks, of which there are few: counting the cards would read every key. */
  async function countArchived(): Promise<number> {
    const [archivals, deletions] = await Promise.all([entryLog.archivals(), entryLog.deletions()]);
    const deleted = new Set(deletions.map(({ battleId }) => battleId));
    return archivals.filter(({ battleId }) => !deleted.has(battleId)).length;
  }

  /** The rebuilt card; null if its battle cannot be read. One damaged record must not affect the others. */
  async function renew(battleId: string): Promise<Card | null> {
    const { renewCard } = await import('./renew-card');
    return renewCard(entryLog, battleId).catch(() => null);
  }

  /**
   * Rebuilds these cards one by one and shows each at once. Stops if the list was read again in the meantime.
   */
  async function renewAll(old: readonly string[], reading: number): Promise<void> {
    for (const battleId of old) {
      const card = await renew(battleId);
      const list = read(get());
      if (!list || list.reading !== reading) return;
      const known = card ? withCard(list, card) : { ...list, unreadable: [...list.unreadable, battleId] };
      set({ ...known, renewing: list.renewing - 1 });
    }
  }

  /** The battles whose cards the browser has lost; looked for only where no battle is listed. */
  async function readLost(): Promise<readonly string[]> {
    if ((await entryLog.battleIds()).length === 0) return [];
    return (await import('./renew-card')).lostCards(entryLog);
  }

  async function renewLost(lost: readonly string[]): Promise<void> {
    const { renewLostCards } = await import('./renew-card');
    if ((await renewLostCards(entryLog)) > 0) await refresh();
    else change({ renewing: 0, unreadable: lost });
  }

  async function refresh(): Promise<void> {
    readings += 1;
    const reading = readings;
    isStale = false;
    try {
      const [running, finished, wastebasket, archived] = await Promise.all([
        readPage('running', asked),
        readPage('finished', asked),
        readWastebasket(),
        countArchived(),
      ]);
      const old = [...running.old, ...finished.old];
      const isEmpty = running.known.length + finished.known.length + old.length === 0;
      const lost = isEmpty ? await readLost() : [];
      if (reading !== readings) return;
      if (isStale) return refresh();
      set({
        kind: 'read',
        reading,
        running: running.known,
        finished: finished.known,
        next: finished.next,
        nextRunning: running.next,
        renewing: old.length + lost.length,
        unreadable: [],
        putAway: read(get())?.putAway ?? null,
        archived,
        wastebasket,
      });
      await renewAll(old, reading);
      if (lost.length > 0) await renewLost(lost);
    } catch (error) {
      set({ kind: 'failed', message: messageOf(error) });
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
      isStale = true;
      const list = read(get());
      if (list) set(withCard(list, card));
    },
    async loadMore(status) {
      const cursor = status === 'running' ? 'nextRunning' : 'next';
      const from = read(get())?.[cursor];
      if (!from) return;
      asked += PAGE_SIZE;
      isStale = true;
      const page = await readPage(status, PAGE_SIZE, from);
      const after = read(get());
      // The list was read again in the meantime, with what was asked for.
      if (!after || after[cursor] !== from) return;
      set({
        ...after,
        [status]: [...after[status], ...page.known],
        [cursor]: page.next,
        renewing: after.renewing + page.old.length,
      });
      await renewAll(page.old, after.reading);
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

/** The cards that can be read, and the battles whose cards must be rebuilt. */
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

/** The list with that card at its place, newest first, instead of the battle's old card. */
function withCard(list: ReadState, card: Card): ReadState {
  const placed = (cards: readonly Card[], status: Card['status'], next: CardCursor | null) => {
    const others = cards.filter(({ battleId }) => battleId !== card.battleId);
    // A card older than the last page comes with its own page.
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

/** Whether `one` comes before `other` in the list, in the order of the storage's pages. */
function isNewer(one: CardCursor, other: CardCursor): boolean {
  return one.lastAt === other.lastAt ? one.battleId > other.battleId : one.lastAt > other.lastAt;
}
