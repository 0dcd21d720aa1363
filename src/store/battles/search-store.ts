import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Card, parseCard } from '@/battle/cards/card';
import { askedFields, type CardFilter } from '@/battle/cards/card-filter';
import { type CardLine, newestFirst } from '@/battle/cards/card-line';
import { cardMatcher } from '@/battle/cards/card-matcher';
import { messageOf } from '@/plain/message-of';
import type { EntryLog, StoredCard } from '@/storage/entry-log';
import {
  type ArchivedLines,
  keepArchivedLines,
  LEAST_ARCHIVED,
  readArchivedLines,
} from '@/store/archive/archive';
import { cardPages } from './card-pages';
import { countedSideIn, readOwnSides } from './own-sides';
import { renewCard } from './renew-card';
import { SHOW_STEP } from './show-step';

/** How many battles are searched in one step. The page may draw between steps. */
export const SEARCH_STEP = 200;

/** The battles found so far, each list newest first, and how many of all battles were searched. */
export type SearchState = {
  readonly kind: 'searching' | 'done' | 'failed';
  /** The browser's own message for a failure; else empty. */
  readonly message: string;
  readonly running: readonly Card[];
  readonly finished: readonly CardLine[];
  /** How many of each list to show. */
  readonly limit: number;
  /** The cards of the finished battles to show. */
  readonly shown: readonly Card[];
  readonly searched: number;
  readonly total: number;
};

export type SearchActions = {
  /** Searches all battles, running ones first. It cancels a search that is still running. */
  search(filter: CardFilter): Promise<void>;
  /** Shows some more of the battles found. */
  showMore(): Promise<void>;
  /** Cancels the search. */
  stop(): void;
};

export type SearchStore = StoreApi<SearchState> & { readonly actions: SearchActions };

const NOTHING: SearchState = {
  kind: 'searching',
  message: '',
  running: [],
  finished: [],
  limit: SHOW_STEP,
  shown: [],
  searched: 0,
  total: 0,
};

type Parts = {
  readonly entryLog: EntryLog;
  /** The day of a time, such as "2026-03-05". */
  readonly dayOf: (at: number) => string;
  /** Resolves when the page is idle. */
  readonly quiet: () => Promise<void>;
};

/** The store of a search through all battles. */
export function createSearchStore({ entryLog, dayOf, quiet }: Parts): SearchStore {
  const store = createStore<SearchState>(() => NOTHING);
  let searches = 0;

  async function asCard(stored: unknown): Promise<Card | null> {
    return parseCard(stored) ?? renewCard(entryLog, (stored as StoredCard).battleId);
  }

  function fail(error: unknown): void {
    store.setState({ kind: 'failed', message: messageOf(error) });
  }

  /** The first of these lines as cards. Lines without a card are read, all at once. */
  async function cardsFor(lines: readonly CardLine[], limit: number): Promise<readonly Card[]> {
    const wanted = lines.slice(0, limit);
    const stored = wanted.some((line) => !isCard(line))
      ? await (await entryLog.derived()).cardsOf(wanted.map(({ battleId }) => battleId))
      : wanted;
    const cards = await Promise.all(stored.filter((card) => card !== undefined).map(asCard));
    return cards.filter((card) => card !== null);
  }

  async function lookThrough(filter: CardFilter, isCurrent: () => boolean): Promise<void> {
    const [own, running, known] = await Promise.all([
      askedFields(filter).some((field) => field === 'result' || field === 'opponent')
        ? readOwnSides(entryLog)
        : null,
      entryLog.cardCount('running', filter.archived),
      readArchivedLines(entryLog, (searched, total) => {
        if (isCurrent()) store.setState({ searched, total });
      }),
    ]);
    const finished = known
      ? known.lines.filter(({ battleId }) => isAsked(battleId, known, filter)).length +
        known.old.filter((id) => isAsked(id, known, filter)).length
      : await entryLog.cardCount('finished', filter.archived);
    if (!isCurrent()) return;
    const matches = cardMatcher(filter, { mineIn: (card) => own && countedSideIn(own, card), dayOf });
    const before: SearchState = { ...NOTHING, total: running + finished };
    const withRunning = await lookAtPages('running', before);
    if (!withRunning) return;
    const found = known ? await lookAtLines(known, withRunning) : await lookAtPages('finished', withRunning);
    if (!found) return;
    store.setState({ ...found, kind: 'done' });
    // If what was built from the cards cannot be stored now, it is built again next time.
    if (known ? known.isBehind : finished >= LEAST_ARCHIVED)
      await keepArchivedLines(entryLog, quiet).catch(() => {});

    /** Searches the finished battles in the digest; null if the search was cancelled. */
    async function lookAtLines(digest: ArchivedLines, so: SearchState): Promise<SearchState | null> {
      const old = digest.old.filter((id) => isAsked(id, digest, filter));
      const anew = await Promise.all(old.map((id) => renewCard(entryLog, id)));
      const lines = [...digest.lines, ...anew.filter((card) => card !== null)];
      const asked = lines.filter((line) => isAsked(line.battleId, digest, filter) && matches(line));
      if (anew.length > 0) asked.sort(newestFirst);
      const shown = await cardsFor(asked, SHOW_STEP);
      return isCurrent() ? { ...so, finished: asked, shown, searched: so.total } : null;
    }

    /** Searches the battles of that status, page by page; null if the search was cancelled. */
    async function lookAtPages(status: Card['status'], so: SearchState): Promise<SearchState | null> {
      let state = so;
      for await (const page of cardPages(entryLog, status, SEARCH_STEP, filter.archived)) {
        const cards = await Promise.all(page.map(asCard));
        if (!isCurrent()) return null;
        const more = cards.filter((card) => card !== null && matches(card)) as readonly Card[];
        state = { ...state, [status]: [...state[status], ...more], searched: state.searched + cards.length };
        if (status === 'finished') {
          const shown = state.finished.slice(0, state.limit);
          state = { ...state, shown: shown.filter(isCard) };
        }
        // The result of an earlier search stays on screen until this one has something to show.
        if (state.searched > 0) store.setState(state);
      }
      return state;
    }
  }

  const actions: SearchActions = {
    async search(filter) {
      searches += 1;
      const search = searches;
      store.setState({ kind: 'searching', searched: 0, message: '', limit: SHOW_STEP });
      try {
        await lookThrough(filter, () => search === searches);
      } catch (error) {
        if (search === searches) fail(error);
      }
    },
    async showMore() {
      const search = searches;
      const { finished, limit } = store.getState();
      try {
        const shown = await cardsFor(finished, limit + SHOW_STEP);
        if (search === searches) store.setState({ limit: limit + SHOW_STEP, shown });
      } catch (error) {
        if (search === searches) fail(error);
      }
    },
    stop() {
      searches += 1;
    },
  };
  return Object.assign(store, { actions });
}

function isCard(line: CardLine): line is Card {
  return 'status' in line;
}

/** Whether the battle is searched, by whether it is archived. */
function isAsked(id: string, { archived }: ArchivedLines, filter: CardFilter): boolean {
  return filter.archived === 'included' || archived.has(id) === (filter.archived === 'only');
}
