import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClubConnection } from '@/club/connection';
import type { ClubLink } from '@/club/link';
import { type LiveLog, type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import { channelSubject, type Login, organiserLogin, tableLogin, watcherLogin } from '@/club/login';
import { openChannel } from '@/club/open-channel';
import { channelOf, newSecret, secretBelow, stampOf } from '@/club/secrets';
import { AT_THE_BEGINNING } from '@/club/shared-log';
import { accepted, type Result, refused } from '@/rules/index';
import { type ClubParts, socketOf } from '@/store/club/club-parts';
import { readClub } from '@/store/club/club-record';
import type { ClubRefusal } from '@/store/club/club-refusal';
import type { Act, ActEntry } from '@/tournament/act';
import { deliverResult } from './deliver-result';
import type { Delivery } from './deliveries';
import { type ShownTournament, shownTournament } from './shown-tournament';
import {
  readTournaments,
  readWaiting,
  type TournamentRecord,
  type WaitingResult,
  writeTournament,
  writeWaiting,
} from './tournament-record';
import { tournamentResults } from './tournament-results';

export type TournamentsState = {
  readonly tournaments: ReadonlyMap<string, ShownTournament>;
  readonly waiting: readonly WaitingResult[];
};

export type TableLink = Extract<ClubLink, { kind: 'table' }>;

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
  /** Sends a table's result, now or as soon as there is a connection; kept until an organiser's phone has it. */
  send(result: WaitingResult): Promise<Delivery>;
  /** Looks after what no organiser's phone has yet: sends it, or sends it again. What the club does not take stays, marked so. */
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
  const { entryLog, random, now, wait, onFailure } = parts;
  const [records, waiting] = await Promise.all([readTournaments(entryLog), readWaiting(entryLog)]);
  const store = createStore<TournamentsState>(() => ({
    tournaments: new Map([...records].map(([id, record]) => [id, shownTournament(record, null)])),
    waiting,
  }));
  const lines = new Map<string, LiveLog>();

  function show(id: string, change: { record?: TournamentRecord; live?: LiveState | null }): void {
    store.setState(({ tournaments }) => {
      const before = tournaments.get(id);
      const record = change.record ?? before?.record;
      if (!record) return {};
      const live = change.live === undefined ? (before?.live ?? null) : change.live;
      const next = change.record || !before ? shownTournament(record, live) : { ...before, live };
      return { tournaments: new Map(tournaments).set(id, next) };
    });
  }

  async function keep(id: string, change: Partial<TournamentRecord>): Promise<void> {
    const before = store.getState().tournaments.get(id)?.record;
    if (!before) return;
    const record = { ...before, ...change };
    show(id, { record });
    await writeTournament(entryLog, id, record);
  }

  const recordOf = (id: string) => store.getState().tournaments.get(id)?.record ?? null;

  function open(id: string, table?: TableLink): void {
    const record = recordOf(id);
    if (!record || lines.has(id)) return;
    // Who writes the log of the event, or has a link to watch it, sees its results; a table's code does not.
    const seesResults = record.writer !== null || table === undefined;
    let connected: ClubConnection | null = null;
    let readAt = 0;
    const results = tournamentResults({
      id,
      random,
      onFailure,
      record: () => recordOf(id),
      keep: (more) => keep(id, { results: [...new Map([...(recordOf(id)?.results ?? []), ...more])] }),
      pairedRounds: () => pairedRounds(id),
    });
    const readResults = (connection: ClubConnection) => {
      readAt = now();
      // A line that breaks while it is asked is asked again on the next one.
      results.read(connection).catch(() => {});
    };
    mend(id).catch(onFailure);
    lines.set(
      id,
      openChannel({
        login: () => loginOf(recordOf(id) ?? record, table),
        socket: socketOf(record.address, parts),
        key: record.key,
        position: record.position,
        writes: record.writer !== null,
        book: {
          logId: () => `event-${id}`,
          entries: async () => recordOf(id)?.acts ?? [],
          receive: async (_, entries) => {
            const rounds = pairedRounds(id);
            await keep(id, { acts: [...(recordOf(id)?.acts ?? []), ...entries] });
            if (seesResults && connected && pairedRounds(id) > rounds) readResults(connected);
          },
          // Two devices organised at the same time: the club's acts count, and this device's own acts are
          // added again after them.
          keepBeside: async (_, course, at) => {
            const own = (recordOf(id)?.acts ?? []).slice(at - 1);
            const acts = [...course, ...own].map((entry, index) => ({ ...entry, seq: index + 1 }));
            await keep(id, { acts, position: AT_THE_BEGINNING });
          },
          reached: (position) => keep(id, { position }),
        },
        random,
        now,
        wait,
        from: { ...NOT_YET_LIVE, upto: record.position.upto },
        onConnection: (connection) => {
          connected = connection;
          if (!seesResults) return;
          results.hear(connection);
          readResults(connection);
        },
        onState: (live) => {
          const hasParted =
            live.trouble === 'split' && store.getState().tournaments.get(id)?.live?.trouble !== 'split';
          show(id, { live });
          // The line was looked at anew: so are the results, of which a club could hold some back.
          if (seesResults && connected && live.line === 'live' && now() - readAt >= RESULTS_MS)
            readResults(connected);
          if (hasParted) close(id).then(() => open(id, table), onFailure);
        },
        onFailure,
      }),
    );
  }

  /** Stamps a tournament of this phone anew where the club's code is another one than it was made under. */
  async function mend(id: string): Promise<void> {
    const [club, record] = [await readClub(entryLog), recordOf(id)];
    if (!record?.writer || !club?.isTried || club.address !== record.address) return;
    const stamp = stampOf(club.stampKey, channelSubject(id));
    if (stamp === record.writer.stamp) return;
    await keep(id, { writer: { ...record.writer, stamp } });
    lines.get(id)?.wake();
  }

  const pairedRounds = (id: string) => store.getState().tournaments.get(id)?.tournament?.paired.length ?? 0;

  async function close(id: string): Promise<void> {
    const line = lines.get(id);
    lines.delete(id);
    await line?.stop();
    show(id, { live: null });
  }

  async function add(id: string, record: TournamentRecord): Promise<void> {
    show(id, { record });
    await writeTournament(entryLog, id, record);
  }

  async function act(id: string, done: Act): Promise<void> {
    const acts = recordOf(id)?.acts ?? [];
    const entry: ActEntry = { seq: acts.length + 1, at: now(), act: done };
    await keep(id, { acts: [...acts, entry] });
    lines.get(id)?.wake();
  }

  const isSame = (one: WaitingResult, other: WaitingResult) =>
    one.reader === other.reader && one.round === other.round && one.table === other.table;

  const others = (sent: WaitingResult) => store.getState().waiting.filter((other) => !isSame(other, sent));

  /** Looks after a result once, and keeps how far it came; one that an organiser's phone has is let go. */
  async function lookAfter(sent: WaitingResult): Promise<Delivery> {
    const { delivery, hash } = await deliverResult(sent, parts);
    // What was changed or let go meanwhile stays so.
    if (!store.getState().waiting.includes(sent)) return delivery;
    if (delivery === 'had') await keepWaiting(others(sent));
    else {
      const { refused: _, ...kept } = sent;
      await keepWaiting([...others(sent), { ...kept, delivery, ...(hash === null ? {} : { hash }) }]);
    }
    keepLooking();
    return delivery;
  }

  let isLooking = false;
  /** While this phone keeps a result that no organiser has, it looks again from time to time. */
  function keepLooking(): void {
    if (isLooking || store.getState().waiting.length === 0) return;
    isLooking = true;
    wait(LOOK_AGAIN_MS)
      .then(() => actions.retry())
      .then(() => {
        isLooking = false;
        keepLooking();
      }, onFailure);
  }

  async function keepWaiting(next: readonly WaitingResult[]): Promise<void> {
    store.setState({ waiting: next });
    await writeWaiting(entryLog, next);
  }

  const actions: TournamentActions = {
    async make(made) {
      const club = await readClub(entryLog);
      if (!club || club.stampKey === '') return refused('noClub');
      const secret = newSecret(random);
      const id = channelOf(secret);
      await add(id, {
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
        await add(id, {
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
    open,
    close,
    async send(sent) {
      // Kept before it is sent: a phone that goes out in between sends it later.
      await keepWaiting([...others(sent), sent]);
      return lookAfter(sent);
    },
    async retry() {
      for (const sent of store.getState().waiting) {
        if ((await lookAfter(sent)) === 'away') return;
      }
    },
    letGo: (sent) => keepWaiting(others(sent)),
    async forget(id) {
      await close(id);
      store.setState(({ tournaments }) => ({
        tournaments: new Map([...tournaments].filter(([known]) => known !== id)),
      }));
      await writeTournament(entryLog, id, null);
    },
  };
  if (waiting.length > 0) actions.retry().catch(onFailure);
  return Object.assign(store, { actions });
}

/** How often results are read whole while a tournament is open, besides being heard. */
const RESULTS_MS = 25_000;
const LOOK_AGAIN_MS = 30_000;

function loginOf({ writer, reader, stamp }: TournamentRecord, table: TableLink | undefined): Login {
  if (writer) return organiserLogin(writer.secret, writer.stamp);
  return table ? tableLogin(reader, table.round, table.table, table.stamp) : watcherLogin(reader, stamp);
}
