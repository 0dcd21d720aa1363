import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseCard } from '@/battle/cards/card';
import type { CardLine } from '@/battle/cards/card-line';
import { olderCourses } from '@/battle/cards/courses';
import { type SeasonBattle, type SeasonFilter, seasonBattle, WHOLE_SEASON } from '@/battle/cards/season';
import { isExample } from '@/battle/state/example-id';
import { type BattleId, battleId } from '@/battle/state/ids';
import { messageOf } from '@/plain/message-of';
import type { EntryLog, StoredCard } from '@/storage/entry-log';
import {
  type ArchivedLines,
  keepArchivedLines,
  keepArchivedSides,
  LEAST_ARCHIVED,
  proveArchive,
  readArchivedLines,
} from '@/store/archive/archive';
import { readFollowed } from '@/store/device/followed-battles';
import type { OwnSide } from '@/store/device/sides';
import { cardPages } from './card-pages';
import { type OwnSides, ownSideIn, readOwnSides, rememberOwnName, sayOwnSides } from './own-sides';
import { renewCard } from './renew-card';

/** How many cards are read in one step. The page may draw between steps. */
export const SEASON_STEP = 200;
/** After so many rebuilt cards the season is updated on screen. */
const RENEWAL_STEP = 20;

/** The finished battles counted so far, also archived ones, without deleted ones and examples. */
export type SeasonState = {
  readonly kind: 'reading' | 'done' | 'failed';
  /** The browser's own message for a failure; else empty. */
  readonly message: string;
  /** Battles with a known owner's side, newest first. */
  readonly battles: readonly SeasonBattle[];
  /** Battles without one, newest first: not counted. */
  readonly sideless: readonly CardLine[];
  /**
   * Older courses of battles that were also continued otherwise, each with the newest, which counts. Newest
   * first; not counted.
   */
  readonly older: readonly OlderCourse[];
  /** Battles that this phone only followed: not counted. */
  readonly followed: number;
  /** Battles that cannot be read: not counted. */
  readonly unreadable: number;
  /**
   * How many battles are counted, and how many there are. The others still have cards of an older version.
   */
  readonly counted: number;
  readonly total: number;
  /** The player's filter; it lasts as long as the page. */
  readonly filter: SeasonFilter;
};

/** A course of a battle that does not count, and the one that does. */
export type OlderCourse = { readonly card: CardLine; readonly counts: CardLine };

export type SeasonActions = {
  /** Reads all cards again; old ones are rebuilt while the page is idle, newest first. */
  read(): Promise<void>;
  /** Cancels the reading. */
  stop(): void;
  filterBy(filter: SeasonFilter): void;
  /**
   * Stores the owner's side of battles that were not counted, or that it is neither: then they are not asked
   * about again.
   */
  chooseSides(ids: readonly string[], mine: OwnSide): Promise<void>;
  /** Stores a name of the owner: battles of that player are counted, also later ones. */
  chooseName(name: string): Promise<void>;
};

export type SeasonStore = StoreApi<SeasonState> & { readonly actions: SeasonActions };

type Parts = {
  readonly entryLog: EntryLog;
  /** The day of a time, such as "2026-03-05". */
  readonly dayOf: (at: number) => string;
  /** Resolves when the page is idle. */
  readonly quiet: () => Promise<void>;
};

/** The store of a season. It reads cards, and replays only battles whose cards are old. */
export function createSeasonStore({ entryLog, dayOf, quiet }: Parts): SeasonStore {
  const store = createStore<SeasonState>(() => ({ ...NOTHING, filter: WHOLE_SEASON }));
  let readings = 0;
  let isCompared = false;
  let tally = createTally(NOBODY, new Set(), dayOf);

  /**
   * Counts the lines of the digest; returns the battles whose cards must be rebuilt, or null if there is no
   * digest.
   */
  function countLines({ lines, old }: ArchivedLines): readonly BattleId[] {
    for (const line of lines) if (!isExample(line.battleId)) tally.count(line);
    return old.filter((id) => !isExample(id)).map(battleId);
  }

  /**
   * Counts the cards page by page and shows the progress; returns the battles whose cards must be rebuilt.
   */
  async function countPages(isCurrent: () => boolean): Promise<readonly BattleId[]> {
    let total = await entryLog.cardCount('finished');
    const old: BattleId[] = [];
    let shown = 0;
    for await (const page of cardPages(entryLog, 'finished', SEASON_STEP)) {
      if (!isCurrent()) return [];
      for (const stored of page) {
        const card = parseCard(stored);
        if (isExample((stored as StoredCard).battleId)) total -= 1;
        else if (card) tally.count(card);
        else old.push(battleId((stored as StoredCard).battleId));
      }
      // The sum takes longer with more battles, so it is shown each time their number has doubled.
      if (tally.counted() >= 2 * shown) {
        shown = tally.counted();
        store.setState({ ...tally.sum(), total, kind: 'reading' });
      } else {
        store.setState({ counted: tally.counted(), total, kind: 'reading' });
      }
    }
    return old;
  }

  async function readAll(isCurrent: () => boolean): Promise<void> {
    const [own, followed, known] = await Promise.all([
      readOwnSides(entryLog),
      readFollowed(entryLog),
      readArchivedLines(entryLog, (counted, total) => {
        if (isCurrent()) store.setState({ counted, total });
      }),
    ]);
    if (!isCurrent()) return;
    tally = createTally(own, followed, dayOf);
    const old = known ? countLines(known) : await countPages(isCurrent);
    if (!isCurrent()) return;
    const total = tally.counted() + old.length;
    if (old.length > 0) store.setState({ ...tally.sum(), total });
    for (const [index, id] of old.entries()) {
      await quiet();
      if (!isCurrent()) return;
      const card = await renewCard(entryLog, id);
      if (!isCurrent()) return;
      if (card?.status !== 'running') tally.count(card);
      if ((index + 1) % RENEWAL_STEP === 0) store.setState({ ...tally.sum(), total });
    }
    store.setState({ ...tally.sum(), total: Math.max(total, tally.counted()), kind: 'done' });
    // If what was built from the cards cannot be stored now, it is built again next time.
    if (known || tally.counted() >= LEAST_ARCHIVED) await keepDigest(known, isCurrent).catch(() => {});
  }

  /**
   * Once in the life of a page it compares the digest with the cards, and the packed sides with their
   * records. If one is wrong, it is rebuilt and the season is read again.
   */
  async function keepDigest(known: ArchivedLines | null, isCurrent: () => boolean): Promise<void> {
    await keepArchivedSides(entryLog, quiet);
    if (known === null || known.isBehind) await keepArchivedLines(entryLog, quiet);
    if (known === null || isCompared) return;
    isCompared = true;
    const isTrue = await proveArchive(known, entryLog, quiet);
    if (isCurrent() && !isTrue) await readAll(isCurrent);
  }

  const actions: SeasonActions = {
    async read() {
      readings += 1;
      const reading = readings;
      store.setState({ kind: 'reading', message: '' });
      try {
        await readAll(() => reading === readings);
      } catch (error) {
        if (reading !== readings) return;
        store.setState({ kind: 'failed', message: messageOf(error) });
      }
    },
    stop() {
      readings += 1;
    },
    filterBy: (filter) => store.setState({ filter }),
    async chooseSides(ids, mine) {
      const chosen = store.getState().sideless.filter(({ battleId: id }) => ids.includes(id));
      await sayOwnSides(entryLog, chosen, mine);
      tally.know(await readOwnSides(entryLog));
      store.setState(tally.sum());
    },
    async chooseName(name) {
      await rememberOwnName(entryLog, name);
      tally.know(await readOwnSides(entryLog));
      store.setState(tally.sum());
    },
  };
  return Object.assign(store, { actions });
}

const NOTHING: Omit<SeasonState, 'filter'> = {
  kind: 'reading',
  message: '',
  battles: [],
  sideless: [],
  older: [],
  followed: 0,
  unreadable: 0,
  counted: 0,
  total: 0,
};

const NOBODY: OwnSides = { said: new Map(), ofCourses: new Map(), names: new Set() };

/** Counts cards as they come; null stands for a battle that cannot be read. */
function createTally(known: OwnSides, followed: ReadonlySet<string>, dayOf: (at: number) => string) {
  let own = known;
  const cards: CardLine[] = [];
  let unreadable = 0;
  let others = 0;
  const counted = () => cards.length + others + unreadable;
  return {
    counted,
    count(card: CardLine | null) {
      if (card && followed.has(card.battleId)) others += 1;
      else if (card) cards.push(card);
      else unreadable += 1;
    },
    /** Sets what is known about the owner's sides from now on. */
    know(now: OwnSides) {
      own = now;
    },
    sum() {
      const newest = olderCourses(cards);
      const battles: SeasonBattle[] = [];
      const sideless: CardLine[] = [];
      const older: OlderCourse[] = [];
      let broken = unreadable;
      for (const card of cards) {
        const counts = newest.get(card.battleId);
        const mine = counts ? null : ownSideIn(own, card);
        if (counts) older.push({ card, counts });
        else if (mine === null) sideless.push(card);
        else if (mine !== 'neither') {
          const battle = seasonBattle(card, mine, dayOf);
          if (battle) battles.push(battle);
          else broken += 1;
        }
      }
      return {
        battles: battles.toSorted(newestFirst),
        sideless: sideless.toSorted((one, other) => other.startedAt - one.startedAt),
        older: older.toSorted((one, other) => other.card.startedAt - one.card.startedAt),
        followed: others,
        unreadable: broken,
        counted: counted(),
      };
    },
  };
}

function newestFirst(one: SeasonBattle, other: SeasonBattle): number {
  return one.day === other.day ? 0 : one.day < other.day ? 1 : -1;
}
