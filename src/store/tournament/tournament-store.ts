import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClubConnection } from '@/club/connection';
import type { ClubLink } from '@/club/link';
import { type LiveLog, type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import {
  channelSubject,
  type Login,
  organiserLogin,
  resultSubject,
  tableLogin,
  watcherLogin,
} from '@/club/login';
import { openChannel } from '@/club/open-channel';
import { seal, unseal } from '@/club/seal';
import { channelOf, newSecret, secretBelow, stampOf } from '@/club/secrets';
import { AT_THE_BEGINNING } from '@/club/shared-log';
import { accepted, type Result, refused } from '@/rules/index';
import { type ClubParts, socketOf } from '@/store/club/club-parts';
import { readClub } from '@/store/club/club-record';
import type { ClubRefusal } from '@/store/club/club-refusal';
import { type Act, type ActEntry, parseResult } from '@/tournament/act';
import { tableKey } from '@/tournament/tournament';
import { deliverResult } from './deliver-result';
import { type ShownTournament, shownTournament } from './shown-tournament';
import {
  readTournaments,
  readWaiting,
  type TournamentRecord,
  type WaitingResult,
  writeTournament,
  writeWaiting,
} from './tournament-record';

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
  /** Sends a table's result, now or as soon as there is a connection. */
  send(result: WaitingResult): Promise<'sent' | 'waiting' | 'refused'>;
  /** Sends the waiting results; those that the club refuses stay, with a mark. */
  retry(): Promise<void>;
  /** Drops a waiting result. */
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

  /**
   * Adds results, each under the subject to which it was sent; what no key of this tournament opens is not
   * one.
   */
  function takeResults(
    id: string,
    sent: readonly { readonly subject: string; readonly message: Uint8Array }[],
  ): void {
    const record = recordOf(id);
    if (!record) return;
    const results = new Map(record.results);
    for (const { subject, message } of sent) {
      const [, channel, round, table] = subject.split('.');
      const result = parseResult(unseal(message, record.key, subject));
      if (channel === id && result) results.set(tableKey(Number(round), Number(table)), result);
    }
    keep(id, { results: [...results] }).catch(onFailure);
  }

  async function readResults(id: string, connection: ClubConnection): Promise<void> {
    for (let round = 1; round <= pairedRounds(id); round += 1) {
      const sent = await connection.newest(resultSubject(id, round, null));
      takeResults(id, sent);
      await giveBack(id, round, new Set(sent.map(({ subject }) => subject)), connection);
    }
  }

  /**
   * A club that lost its disk gets the tables' results again from the organiser's phone; newer ones from a
   * table stay.
   */
  async function giveBack(
    id: string,
    round: number,
    there: ReadonlySet<string>,
    connection: ClubConnection,
  ): Promise<void> {
    const record = recordOf(id);
    if (!record?.writer) return;
    for (const [key, result] of record.results) {
      const [of, table] = key.split('.').map(Number);
      const subject = resultSubject(id, round, table ?? null);
      if (of !== round || there.has(subject)) continue;
      await connection.put(subject, seal(result, record.key, subject, random));
    }
  }

  function open(id: string, table?: TableLink): void {
    const record = recordOf(id);
    if (!record || lines.has(id)) return;
    const login = loginOf(record, table);
    const seesResults = !login.pass.startsWith('t.');
    let connected: ClubConnection | null = null;
    lines.set(
      id,
      openChannel({
        login,
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
            if (seesResults && connected && pairedRounds(id) > rounds) await readResults(id, connected);
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
          connection.listen(resultSubject(id, '*', null), (subject, message) =>
            takeResults(id, [{ subject, message }]),
          );
          // If the connection breaks during the request, the next connection repeats it.
          readResults(id, connection).catch(() => {});
        },
        onState: (live) => {
          const hasParted =
            live.trouble === 'split' && store.getState().tournaments.get(id)?.live?.trouble !== 'split';
          show(id, { live });
          if (hasParted) close(id).then(() => open(id, table), onFailure);
        },
        onFailure,
      }),
    );
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

  async function keepWaiting(next: readonly WaitingResult[]): Promise<void> {
    store.setState({ waiting: next });
    await writeWaiting(entryLog, next);
  }

  const actions: TournamentActions = {
    async make(made) {
      const club = await readClub(entryLog);
      if (!club || club.code === '') return refused('noClub');
      const secret = newSecret(random);
      const id = channelOf(secret);
      await add(id, {
        address: club.address,
        reader: secretBelow(secret),
        key: newSecret(random),
        writer: { secret, stamp: stampOf(club.code, channelSubject(id)) },
        position: AT_THE_BEGINNING,
        acts: [],
        results: [],
      });
      await act(id, made);
      return accepted(id);
    },
    act,
    async watch({ address, reader, key }) {
      const id = secretBelow(reader);
      if (!recordOf(id)) {
        await add(id, {
          address,
          reader,
          key,
          writer: null,
          position: AT_THE_BEGINNING,
          acts: [],
          results: [],
        });
      }
      return id;
    },
    open,
    close,
    async send(sent) {
      // It is stored before it is sent, so that a phone that switches off in between sends it later.
      await keepWaiting([...store.getState().waiting.filter((other) => !isSame(other, sent)), sent]);
      const outcome = await deliverResult(sent, parts);
      if (outcome === 'away') return 'waiting';
      await keepWaiting(store.getState().waiting.filter((other) => !isSame(other, sent)));
      return outcome;
    },
    async retry() {
      for (const sent of store.getState().waiting) {
        const outcome = await deliverResult(sent, parts);
        if (outcome === 'away') return;
        const others = store.getState().waiting.filter((other) => !isSame(other, sent));
        // While a club's gate is away, it refuses everything: so a refused result is kept until the player
        // drops it.
        await keepWaiting(outcome === 'sent' ? others : [...others, { ...sent, refused: true }]);
      }
    },
    letGo: (sent) => keepWaiting(store.getState().waiting.filter((other) => !isSame(other, sent))),
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

function loginOf({ writer, reader }: TournamentRecord, table: TableLink | undefined): Login {
  if (writer) return organiserLogin(writer.secret, writer.stamp);
  return table ? tableLogin(reader, table.round, table.table, table.stamp) : watcherLogin(reader);
}
