import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Card, parseCard } from '@/battle/cards/card';
import { askedFields, type CardFilter, cardMatcher } from '@/battle/cards/card-filter';
import type { EntryLog, StoredCard } from '@/storage/entry-log';
import { cardPages } from './card-pages';
import { renewCard } from './renew-card';
import { readSides } from './sides';

/** How many battles are looked through at once: the screen is free between two such steps. */
export const SEARCH_STEP = 200;

/** What was found so far, each list newest first, and how many battles were looked through of how many there are. */
export type SearchState = {
  readonly kind: 'searching' | 'done' | 'failed';
  /** The browser's own words for a failure; empty otherwise. */
  readonly message: string;
  readonly running: readonly Card[];
  readonly finished: readonly Card[];
  readonly searched: number;
  readonly total: number;
};

export type SearchActions = {
  /** Looks through all battles, running ones first. A search that is still under way is given up. */
  search(filter: CardFilter): Promise<void>;
  /** Gives up. */
  stop(): void;
};

export type SearchStore = StoreApi<SearchState> & { readonly actions: SearchActions };

const NOTHING: SearchState = {
  kind: 'searching',
  message: '',
  running: [],
  finished: [],
  searched: 0,
  total: 0,
};

/** The store of what a player looks for among all battles. `dayOf` gives the day of a time, as "2026-03-05". */
export function createSearchStore({
  entryLog,
  dayOf,
}: {
  readonly entryLog: EntryLog;
  readonly dayOf: (at: number) => string;
}): SearchStore {
  const store = createStore<SearchState>(() => NOTHING);
  let searches = 0;

  async function asCard(stored: unknown): Promise<Card | null> {
    return parseCard(stored) ?? renewCard(entryLog, (stored as StoredCard).battleId);
  }

  async function lookThrough(filter: CardFilter, isCurrent: () => boolean): Promise<void> {
    const [sides, running, finished] = await Promise.all([
      askedFields(filter).some((field) => field === 'result' || field === 'opponent')
        ? readSides(entryLog)
        : new Map(),
      entryLog.cardCount('running', filter.archived),
      entryLog.cardCount('finished', filter.archived),
    ]);
    const matches = cardMatcher(filter, { sides, dayOf });
    let found = { ...NOTHING, total: running + finished };
    for (const status of ['running', 'finished'] as const) {
      for await (const page of cardPages(entryLog, status, SEARCH_STEP, filter.archived)) {
        const cards = await Promise.all(page.map(asCard));
        if (!isCurrent()) return;
        const more = cards.filter((card) => card !== null && matches(card)) as readonly Card[];
        const searched = found.searched + cards.length;
        found = { ...found, [status]: [...found[status], ...more], searched };
        // What an earlier search found stands until this one has something to show in its place.
        if (found.searched > 0) store.setState(found);
      }
    }
    store.setState({ ...found, kind: 'done' });
  }

  const actions: SearchActions = {
    async search(filter) {
      searches += 1;
      const search = searches;
      store.setState({ kind: 'searching', searched: 0, message: '' });
      try {
        await lookThrough(filter, () => search === searches);
      } catch (error) {
        if (search !== searches) return;
        store.setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    },
    stop() {
      searches += 1;
    },
  };
  return Object.assign(store, { actions });
}
