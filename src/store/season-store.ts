import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Card, parseCard } from '@/battle/cards/card';
import { type SeasonBattle, type SeasonFilter, seasonBattle, WHOLE_SEASON } from '@/battle/cards/season';
import { type BattleId, battleId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import type { EntryLog, StoredCard } from '@/storage/entry-log';
import { cardPages } from './card-pages';
import { renewCard } from './renew-card';
import { readSides, writeSide } from './sides';

/** How many cards are read at once: the screen is free between two such steps. */
export const SEASON_STEP = 200;
/** After how many cards made anew the season is shown with them. */
const RENEWAL_STEP = 20;

/** The finished battles as far as they are counted; archived ones too, deleted ones not. */
export type SeasonState = {
  readonly kind: 'reading' | 'done' | 'failed';
  /** The browser's own words for a failure; empty otherwise. */
  readonly message: string;
  /** Those of which the owner's side is known, newest first. */
  readonly battles: readonly SeasonBattle[];
  /** Those of which it is not: left out, newest first. */
  readonly sideless: readonly Card[];
  /** Those that cannot be read at all: left out. */
  readonly unreadable: number;
  /** How many battles are looked at, and how many there are. Those not looked at yet have cards of an older version. */
  readonly counted: number;
  readonly total: number;
  /** What the player asks for; remembered while the page lives. */
  readonly filter: SeasonFilter;
};

export type SeasonActions = {
  /** Reads all cards anew; old ones are made anew in quiet moments, newest first. */
  read(): Promise<void>;
  /** Gives up reading. */
  stop(): void;
  filterBy(filter: SeasonFilter): void;
  /** Says which side of a battle that was left out is the owner's; null: neither. */
  chooseSide(id: BattleId, mine: Side | null): Promise<void>;
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
  let tally = createTally(new Map(), dayOf);

  async function readAll(isCurrent: () => boolean): Promise<void> {
    const [sides, total] = await Promise.all([readSides(entryLog), entryLog.cardCount('finished')]);
    if (!isCurrent()) return;
    tally = createTally(sides, dayOf);
    const old: BattleId[] = [];
    let shown = 0;
    for await (const page of cardPages(entryLog, 'finished', SEASON_STEP)) {
      if (!isCurrent()) return;
      for (const stored of page) {
        const card = parseCard(stored);
        if (card) tally.count(card);
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
    store.setState({ ...tally.sum(), total });
    for (const [index, id] of old.entries()) {
      await quiet();
      if (!isCurrent()) return;
      const card = await renewCard(entryLog, id);
      if (!isCurrent()) return;
      if (card?.status !== 'running') tally.count(card);
      if ((index + 1) % RENEWAL_STEP === 0) store.setState({ ...tally.sum(), total });
    }
    store.setState({ ...tally.sum(), total: Math.max(total, tally.counted()), kind: 'done' });
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
    async chooseSide(id, mine) {
      await writeSide(entryLog, id, mine);
      if (tally.choose(id, mine)) store.setState(tally.sum());
    },
  };
  return Object.assign(store, { actions });
}

const NOTHING: Omit<SeasonState, 'filter'> = {
  kind: 'reading',
  message: '',
  battles: [],
  sideless: [],
  unreadable: 0,
  counted: 0,
  total: 0,
};

/** Counts cards as they come; null stands for a battle that cannot be read. */
function createTally(sides: ReadonlyMap<string, Side>, dayOf: (at: number) => string) {
  const battles: SeasonBattle[] = [];
  const sideless = new Map<string, Card>();
  let unreadable = 0;
  const counted = () => battles.length + sideless.size + unreadable;
  return {
    counted,
    count(card: Card | null) {
      const mine = card && sides.get(card.battleId);
      const battle = card && mine ? seasonBattle(card, mine, dayOf) : null;
      if (battle) battles.push(battle);
      else if (card && !mine) sideless.set(card.battleId, card);
      else unreadable += 1;
    },
    /** Whether the battle was left out, and is counted now. */
    choose(id: string, mine: Side | null): boolean {
      const card = sideless.get(id);
      const battle = card && mine && seasonBattle(card, mine, dayOf);
      if (!battle) return false;
      battles.push(battle);
      return sideless.delete(id);
    },
    sum: () => ({
      battles: battles.toSorted(newestFirst),
      sideless: [...sideless.values()].toSorted((one, other) => other.startedAt - one.startedAt),
      unreadable,
      counted: counted(),
    }),
  };
}

function newestFirst(one: SeasonBattle, other: SeasonBattle): number {
  return one.day === other.day ? 0 : one.day < other.day ? 1 : -1;
}
