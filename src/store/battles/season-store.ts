import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseCard } from '@/battle/cards/card';
import type { CardLine } from '@/battle/cards/card-line';
import { olderCourses } from '@/battle/cards/courses';
import { type SeasonBattle, type SeasonFilter, seasonBattle, WHOLE_SEASON } from '@/battle/cards/season';
import { isExample } from '@/battle/state/example-id';
import { type BattleId, battleId } from '@/battle/state/ids';
import type { EntryLog, StoredCard } from '@/storage/entry-log';
import {
  type CardLines,
  isTrueToCards,
  keepCardDigest,
  LEAST_DIGESTED,
  makeCardDigest,
  readCardLines,
} from '@/store/archive/card-digest';
import {
  type OwnSides,
  ownSideIn,
  readOwnSides,
  rememberOwnName,
  sayOwnSides,
} from '@/store/archive/own-sides';
import { keepSidesPacked, proveSides } from '@/store/archive/packed-sides';
import { readFollowed } from '@/store/device/followed-battles';
import type { OwnSide } from '@/store/device/sides';
import { cardPages } from './card-pages';
import { renewCard } from './renew-card';

/** How many cards are read at once: the screen is free between two such steps. */
export const SEASON_STEP = 200;
/** After how many cards made anew the season is shown with them. */
const RENEWAL_STEP = 20;

/** The finished battles as far as they are counted; archived ones too, deleted ones and examples not. */
export type SeasonState = {
  readonly kind: 'reading' | 'done' | 'failed';
  /** The browser's own words for a failure; empty otherwise. */
  readonly message: string;
  /** Those of which the owner's side is known, newest first. */
  readonly battles: readonly SeasonBattle[];
  /** Those of which it is not: left out, newest first. */
  readonly sideless: readonly CardLine[];
  /** Older courses of battles that were also continued otherwise, each with the newest, which counts: left out, newest first. */
  readonly older: readonly OlderCourse[];
  /** Those that others fought, and this phone only followed: left out. */
  readonly followed: number;
  /** Those that cannot be read at all: left out. */
  readonly unreadable: number;
  /** How many battles are looked at, and how many there are. Those not looked at yet have cards of an older version. */
  readonly counted: number;
  readonly total: number;
  /** What the player asks for; remembered while the page lives. */
  readonly filter: SeasonFilter;
};

/** A course of a battle that does not count, and the one that does. */
export type OlderCourse = { readonly card: CardLine; readonly counts: CardLine };

export type SeasonActions = {
  /** Reads all cards anew; old ones are made anew in quiet moments, newest first. */
  read(): Promise<void>;
  /** Gives up reading. */
  stop(): void;
  filterBy(filter: SeasonFilter): void;
  /** Says which side of battles that were left out is the owner's, or that neither is: these are not asked for again. */
  chooseSides(ids: readonly string[], mine: OwnSide): Promise<void>;
  /** Says under which name the owner plays: battles of that player are counted, those to come too. */
  chooseName(name: string): Promise<void>;
};

export type SeasonStore = StoreApi<SeasonState> & { readonly actions: SeasonActions };

type Parts = {
  readonly entryLog: EntryLog;
  /** The day of a time, as "2026-03-05". */
  readonly dayOf: (at: number) => string;
  /** Resolves when the page has nothing better to do. */
  readonly quiet: () => Promise<void>;
};

/** The store of a season: it reads cards and replays no battle but those whose cards are old. */
export function createSeasonStore({ entryLog, dayOf, quiet }: Parts): SeasonStore {
  const store = createStore<SeasonState>(() => ({ ...NOTHING, filter: WHOLE_SEASON }));
  let readings = 0;
  let isCompared = false;
  let tally = createTally(NOBODY, new Set(), dayOf);

  /** Counts what the digest of the cards says; the battles whose cards are to be made anew, or null where there is no digest. */
  function countLines({ lines, old }: CardLines): readonly BattleId[] {
    for (const line of lines) if (!isExample(line.battleId)) tally.count(line);
    return old.filter((id) => !isExample(id)).map(battleId);
  }

  /** Counts the cards page by page, and shows how far it is; the battles whose cards are to be made anew. */
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
      // Adding up takes longer the more there is: shown each time when there is twice as much.
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
      readCardLines(entryLog, (counted, total) => {
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
    // What is made from the cards is made anew next time where it cannot be kept now.
    if (known || tally.counted() >= LEAST_DIGESTED) await keepDigest(known, isCurrent).catch(() => {});
  }

  /**
   * Once in the life of a page the digest is compared with the cards, and the packed sides with their records: what is wrong is made
   * anew, and the season read again.
   */
  async function keepDigest(known: CardLines | null, isCurrent: () => boolean): Promise<void> {
    await keepSidesPacked(entryLog, quiet);
    if (known === null || known.isBehind) await keepCardDigest(entryLog, quiet);
    if (known === null || isCompared) return;
    isCompared = true;
    const areSidesTrue = await proveSides(entryLog, quiet);
    const areCardsTrue = await isTrueToCards(known, entryLog, quiet);
    if (!areCardsTrue) await makeCardDigest(entryLog, quiet);
    if (isCurrent() && !(areSidesTrue && areCardsTrue)) await readAll(isCurrent);
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
        store.setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
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
    /** What is known of the owner's sides from now on. */
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
