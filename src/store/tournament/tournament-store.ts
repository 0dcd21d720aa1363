import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClubLink } from '@/club/link';
import { AT_THE_BEGINNING } from '@/club/log-book';
import { channelSubject } from '@/club/login';
import { channelOf, newSecret, secretBelow, stampOf } from '@/club/secrets';
import { accepted, type Result, refused } from '@/rules/index';
import type { ClubParts } from '@/store/club/club-parts';
import { readClub } from '@/store/club/club-record';
import type { ClubRefusal } from '@/store/club/club-refusal';
import type { Act, ActEntry } from '@/tournament/act';
import type { Delivery } from './deliveries';
import { type ShownTournament, shownTournament } from './shown-tournament';
import { type TableLink, tournamentLines } from './tournament-lines';
import {
  readTournaments,
  readWaiting,
  type TournamentRecord,
  type WaitingResult,
  writeTournament,
} from './tournament-record';
import { waitingResults } from './waiting-results';

export type TournamentsState = {
  readonly tournaments: ReadonlyMap<string, ShownTournament>;
  readonly waiting: readonly WaitingResult[];
};

export type TournamentActions = {
  /** Makes a tournament that this phone organises; returns its id. */
  make(act: Extract<Act, { type: 'eventMade' }>): Promise<Result<string, ClubRefusal>>;
  act(id: string, act: Act): Promise<void>;
  /** Watches a tournament, or one of its tables; returns its id. */
  watch(link: Extract<ClubLink, { kind: 'event' | 'table' }>): Promise<string>;
  /**
   * Keeps the tournament equal to the club while it is on screen. `table`: if the phone has only a table's
   * link.
   */
  open(id: string, table?: TableLink): void;
  close(id: string): Promise<void>;
  /**
   * Sends a table's result, now or as soon as there is a connection; kept until an organiser's phone has it.
   */
  send(result: WaitingResult): Promise<Delivery>;
  /**
   * Looks after what no organiser's phone has yet: sends it, or sends it again. What the club does not take
   * stays, marked so.
   */
  retry(): Promise<void>;
  /** Gives up a result that this phone keeps. */
  letGo(result: WaitingResult): Promise<void>;
  forget(id: string): Promise<void>;
};

export type TournamentStore = StoreApi<TournamentsState> & { readonly actions: TournamentActions };

/**
 * The tournaments that this phone organises or watches: their acts and results are stored on the phone, and
 * kept equal to the club while on screen.
 */
export async function createTournamentStore(
  parts: Omit<ClubParts, 'lock' | 'onCard' | 'onReceived'>,
): Promise<TournamentStore> {
  const { entryLog, random, now, onFailure } = parts;
  const [records, waiting] = await Promise.all([readTournaments(entryLog), readWaiting(entryLog)]);
  const store = createStore<TournamentsState>(() => ({
    tournaments: new Map([...records].map(([id, record]) => [id, shownTournament(record, null, 0)])),
    waiting,
  }));
  const shownOf = (id: string) => store.getState().tournaments.get(id);
  const recordOf = (id: string) => shownOf(id)?.record ?? null;

  function replace(id: string, next: ShownTournament): void {
    store.setState(({ tournaments }) => ({ tournaments: new Map(tournaments).set(id, next) }));
  }

  /** Shows a record, and stores it. */
  async function put(id: string, record: TournamentRecord): Promise<void> {
    const before = shownOf(id);
    replace(id, shownTournament(record, before?.live ?? null, before?.withheld ?? 0));
    await writeTournament(entryLog, id, record);
  }

  async function keep(id: string, change: Partial<TournamentRecord>): Promise<void> {
    const before = recordOf(id);
    if (before) await put(id, { ...before, ...change });
  }

  const lines = tournamentLines({
    ...parts,
    shown: shownOf,
    keep,
    show: (id, change) => {
      const before = shownOf(id);
      if (before) replace(id, { ...before, ...change });
    },
  });
  const results = waitingResults(store, parts);

  async function act(id: string, done: Act): Promise<void> {
    const acts = recordOf(id)?.acts ?? [];
    const entry: ActEntry = { seq: acts.length + 1, at: now(), act: done };
    await keep(id, { acts: [...acts, entry] });
    lines.wake(id);
  }

  const actions: TournamentActions = {
    async make(made) {
      const club = await readClub(entryLog);
      if (!club || club.stampKey === '') return refused('noClub');
      const secret = newSecret(random);
      const id = channelOf(secret);
      await put(id, {
        address: club.address,
        reader: secretBelow(secret),
        stamp: null,
        key: newSecret(random),
        writer: { secret, stamp: stampOf(club.stampKey, channelSubject(id)) },
        position: AT_THE_BEGINNING,
        acts: [],
        results: [],
      });
      await act(id, made);
      return accepted(id);
    },
    act,
    async watch(link) {
      const { address, reader, key } = link;
      const id = secretBelow(reader);
      const stamp = link.kind === 'event' ? link.stamp : null;
      if (!recordOf(id)) {
        await put(id, {
          address,
          reader,
          stamp,
          key,
          writer: null,
          position: AT_THE_BEGINNING,
          acts: [],
          results: [],
        });
      } else if (stamp !== null) await keep(id, { stamp });
      return id;
    },
    open: lines.open,
    close: lines.close,
    send: results.send,
    retry: results.retry,
    letGo: results.letGo,
    async forget(id) {
      await lines.close(id);
      store.setState(({ tournaments }) => ({
        tournaments: new Map([...tournaments].filter(([known]) => known !== id)),
      }));
      await writeTournament(entryLog, id, null);
    },
  };
  if (waiting.length > 0) results.retry().catch(onFailure);
  return Object.assign(store, { actions });
}
