import type { ClubConnection } from '@/club/connection';
import { organiserLogin, tableLogin, watcherLogin } from '@/club/event-login';
import type { ClubLink } from '@/club/link';
import { listsLogin } from '@/club/lists-login';
import { type LiveLog, type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import { AT_THE_BEGINNING, type LogBook } from '@/club/log-book';
import { channelSubject, type Login } from '@/club/login';
import { openChannel } from '@/club/open-channel';
import type { SharedEntry } from '@/club/run';
import { stampOf } from '@/club/secrets';
import { type ClubParts, socketOf } from '@/store/club/club-parts';
import { readClub } from '@/store/club/club-record';
import { putBehind } from '@/tournament/act-log';
import { type SentList, withArrived } from '@/tournament/sent-lists';
import { type PageTexts, servedPage } from './served-page';
import type { ShownTournament } from './shown-tournament';
import { tournamentLists } from './tournament-lists';
import type { TournamentRecord } from './tournament-record';
import { tournamentResults } from './tournament-results';
import { withSaid } from './with-said';

/** How often results are read whole while a tournament is open, besides being heard. */
const RESULTS_MS = 25_000;

export type TableLink = Extract<ClubLink, { kind: 'table' }>;
export type ListsLink = Extract<ClubLink, { kind: 'lists' }>;

type LinesParts = Pick<ClubParts, 'entryLog' | 'random' | 'wsFactory' | 'now' | 'wait' | 'onFailure'> & {
  readonly shown: (id: string) => ShownTournament | undefined;
  readonly keep: (id: string, change: Partial<TournamentRecord>) => Promise<void>;
  readonly show: (id: string, change: Partial<Pick<ShownTournament, 'live' | 'withheld' | 'page'>>) => void;
};

/**
 * The lines on which tournaments that are on screen are kept equal to their clubs. Who writes one and leaves its
 * screen at once has its line for as long as the club has not all of it.
 */
export function tournamentLines(parts: LinesParts) {
  const { entryLog, random, now, wait, onFailure, shown, keep, show } = parts;
  const lines = new Map<string, LiveLog>();
  /** What no screen shows: its line ends once all is with the club. */
  const left = new Set<string>();
  const pages = new Map<string, ReturnType<typeof servedPage>>();
  const recordOf = (id: string) => shown(id)?.record ?? null;
  /** Whether the club has all acts that were written here. */
  const isSent = (id: string) => {
    const record = recordOf(id);
    return !record?.writer || record.acts.length <= record.position.upto;
  };
  const pairedRounds = (id: string) => shown(id)?.tournament?.paired.length ?? 0;

  /** The results of the tables, read and heard on whatever connection there is. */
  function resultsOf(id: string) {
    let connected: ClubConnection | null = null;
    let readAt = 0;
    const results = tournamentResults({
      id,
      random,
      onFailure,
      record: () => recordOf(id),
      keep: async (arrived) => {
        const record = recordOf(id);
        if (record) await keep(id, withSaid(record, arrived));
      },
      pairedRounds: () => pairedRounds(id),
    });
    const lists = tournamentLists({
      id,
      shown: () => shown(id),
      keep: async (arrived) => {
        const { record, tournament } = shown(id) ?? {};
        if (!record || !tournament) return;
        const known = arrived.reduce(
          (all, list) => withArrived(all, list, tournament.armyLists),
          record.lists as readonly SentList[],
        );
        await keep(id, { lists: [...known] });
      },
    });
    const read = () => {
      if (connected === null) return;
      readAt = now();
      void lists.read(connected);
      results.read(connected).then(
        (withheld) => show(id, { withheld }),
        // A line that breaks while it is asked is asked again on the next one.
        () => {},
      );
    };
    return {
      begin(connection: ClubConnection): void {
        connected = connection;
        results.hear(connection);
        // Who only watches hears of none: they are read from time to time, once they are shown.
        if (recordOf(id)?.writer) connection.lists?.hear(() => void lists.read(connection));
        read();
      },
      read,
      /** The line was looked at anew: so are the results, of which a club could hold some back. */
      look(live: LiveState): void {
        if (live.line === 'live' && now() - readAt >= RESULTS_MS) read();
      },
    };
  }

  /**
   * The acts of a tournament as the log that is kept equal to its channel. `onNews`: there are more results or
   * lists to be read than before.
   */
  function bookOf(id: string, onNews: () => void): LogBook {
    return {
      logId: () => `event-${id}`,
      entries: async () => recordOf(id)?.acts ?? [],
      receive: async (_, entries) => {
        const rounds = pairedRounds(id);
        const wereShown = shown(id)?.tournament?.armyLists.areShown ?? false;
        await keep(id, { acts: [...(recordOf(id)?.acts ?? []), ...entries] });
        const areShown = shown(id)?.tournament?.armyLists.areShown ?? false;
        if (pairedRounds(id) > rounds || (areShown && !wereShown)) onNews();
      },
      // Two devices organised at the same time: the club's acts count, and this device's own acts are
      // added again after them.
      keepBeside: async (_, course, at) => {
        const acts = putBehind<SharedEntry>(course, recordOf(id)?.acts ?? [], at);
        await keep(id, { acts: [...acts], position: AT_THE_BEGINNING });
      },
      reached: (position) => keep(id, { position }),
    };
  }

  function open(id: string, link?: TableLink | ListsLink): void {
    left.delete(id);
    begin(id, link);
  }

  function begin(id: string, link?: TableLink | ListsLink): void {
    const record = recordOf(id);
    if (!record || lines.has(id)) return;
    // Who writes the log of the event, or has a link to watch it, sees its results; a code to send something does
    // not.
    const results = record.writer !== null || link === undefined ? resultsOf(id) : null;
    mend(id).catch(onFailure);
    lines.set(
      id,
      openChannel({
        login: () => loginOf(recordOf(id) ?? record, link),
        socket: socketOf(record.address, parts),
        key: record.key,
        position: record.position,
        writes: record.writer !== null,
        book: bookOf(id, () => results?.read()),
        random,
        now,
        wait,
        from: { ...NOT_YET_LIVE, upto: record.position.upto },
        onConnection: (connection) => {
          results?.begin(connection);
          pageOf(id).begin(connection);
        },
        onState: (live) => {
          const hasParted = live.trouble === 'split' && shown(id)?.live?.trouble !== 'split';
          show(id, { live });
          results?.look(live);
          if (hasParted) close(id).then(() => begin(id, link), onFailure);
          else endIfDone(id).catch(onFailure);
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

  async function close(id: string): Promise<void> {
    const line = lines.get(id);
    lines.delete(id);
    pages.delete(id);
    await line?.stop();
    // It may be on screen again by now.
    if (!lines.has(id)) show(id, { live: null, withheld: 0 });
  }

  async function leave(id: string): Promise<void> {
    left.add(id);
    await endIfDone(id);
  }

  /** Ends the line of what no screen shows, once all acts and the page for everybody are with the club. */
  async function endIfDone(id: string): Promise<void> {
    if (left.has(id) && isSent(id) && pages.get(id)?.isDone() !== false) await close(id);
  }

  function pageOf(id: string): ReturnType<typeof servedPage> {
    const known = pages.get(id);
    if (known) return known;
    const made = servedPage({
      wait,
      onFailure,
      onState: (page) => show(id, { page }),
      onDone: () => void endIfDone(id).catch(onFailure),
    });
    pages.set(id, made);
    return made;
  }

  return {
    open,
    close,
    /** No screen shows it any more. What was written here goes on to the club; then its line ends. */
    leave,
    /** Sends what was written here when the page was closed too early, or had no connection. */
    sendRest(ids: Iterable<string>): void {
      for (const id of ids) {
        if (isSent(id) || lines.has(id)) continue;
        left.add(id);
        begin(id);
      }
    },
    /** What the club shows everybody of that tournament; only for an organiser's phone, while it is open. */
    showPage(id: string, make: () => PageTexts): void {
      if (recordOf(id)?.writer && lines.has(id)) pageOf(id).show(make);
    },
    /** This phone has a new act of that tournament to send. */
    wake: (id: string) => lines.get(id)?.wake(),
    cut(): void {
      for (const line of lines.values()) line.cut();
    },
  };
}

function loginOf(
  { writer, reader, stamp }: TournamentRecord,
  table: TableLink | ListsLink | undefined,
): Login {
  if (writer) return organiserLogin(writer.secret, writer.stamp);
  if (table?.kind === 'lists') return listsLogin(reader, table.stamp);
  return table ? tableLogin(reader, table.round, table.table, table.stamp) : watcherLogin(reader, stamp);
}
