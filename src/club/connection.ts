import {
  AuthorizationError,
  type NatsConnection,
  PermissionViolationError,
  type WsConnectionOptions,
  wsconnect,
} from '@nats-io/nats-core';
import { type Answer, readAnswer } from './answer';
import { type ClubLists, clubLists } from './club-lists';
import { DEFLATED } from './deflated';
import type { Login } from './login';
import type { Packing } from './packing';
import { CLUB_PROTOCOL, newSocket, passesOnTalk, readProtocol, servesPages, takesLists } from './protocol';
import { PUT_OUTCOMES, type PutOutcome } from './put-outcome';

/** What a connection to a club is made of besides the login. */
export type SocketParts = {
  /** Where the WebSocket is opened, such as "wss://club.example/club". */
  readonly url: string;
  /** Makes the socket where the platform has none of its own, as in Node 20. */
  readonly wsFactory?: unknown;
};

/**
 * Why a club did not let us in, or was not there. `older`: it runs a version that this one cannot speak to;
 * `newer`: this one is too old.
 */
export const CONNECTION_FAILURES = ['refused', 'unreachable', 'older', 'newer'] as const;
export type ConnectionFailure = (typeof CONNECTION_FAILURES)[number];

/** A table of a round. */
export type Table = { readonly round: number; readonly table: number };

/** Results as a club has them, by their table; and what an organiser's phone says it has of each. */
export type SentResults = {
  readonly sent: ReadonlyMap<number, Uint8Array>;
  readonly had: ReadonlyMap<number, Uint8Array>;
};

/**
 * One login at a club, and the one channel that it leads to: no question names another. Every question
 * rejects where the connection is lost or no answer comes in time: it may be asked again.
 */
export type ClubConnection = {
  /** How what goes over it is packed. */
  readonly packing: Packing;
  /** Writes the message with that number, where the one before is there and none has this number. */
  append(number: number, message: Uint8Array): Promise<PutOutcome>;
  /**
   * The messages from that number on, so many at most and as far as they are there without a gap; and the
   * number of the channel's last.
   */
  read(from: number, count: number): Promise<Answer>;
  /** The number of the channel's last message, and whether all before it are there. */
  state(): Promise<{ readonly last: number; readonly isWhole: boolean }>;
  results(round: number): Promise<SentResults>;
  result(table: Table): Promise<SentResults>;
  /** Writes a table's result in the place of the one before. */
  send(table: Table, message: Uint8Array): Promise<PutOutcome>;
  /** Writes a table's result where there is none. */
  giveBack(table: Table, message: Uint8Array): Promise<PutOutcome>;
  /** Says what the organiser's phone has of a table. */
  acknowledge(table: Table, message: Uint8Array): Promise<PutOutcome>;
  /**
   * Shows the event's page to everybody, packed; nothing takes it down. Null where the club is one of before,
   * which serves none.
   */
  showPage(page: Uint8Array): Promise<PutOutcome | null>;
  /** The army lists of an event; null where the club is one of before, which takes none. */
  readonly lists: ClubLists | null;
  /** Hears every message of the channel that is stored from now on, with its number. */
  hearLog(heard: (number: number, message: Uint8Array) => void): void;
  /**
   * Says something to host and guests of the battle who are there now; it is kept nowhere. False where the club
   * is one of before, which passes nothing on.
   */
  say(message: Uint8Array): Promise<boolean>;
  /** Hears what host and guests say from now on; nothing where the club passes nothing on. */
  hearTalk(heard: (message: Uint8Array) => void): void;
  /** Hears every result of the event that is stored from now on. */
  hearResults(heard: (table: Table, message: Uint8Array) => void): void;
  /** Ends when the connection does. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
};

const CONNECT_LIMIT_MS = 8_000;
const ANSWER_LIMIT_MS = 8_000;
/** A line is asked so often whether it is there, and was cut where it has not answered the next time. */
const PING_MS = 4_000;
const NOTHING = new Uint8Array();

export type Connected =
  | { readonly ok: true; readonly connection: ClubConnection }
  | { readonly ok: false; readonly failure: ConnectionFailure };

/** Logs in at a club. Never rejects. */
export async function connectClub(login: Login, { url, wsFactory }: SocketParts): Promise<Connected> {
  let protocol: number | null = null;
  let [talks, pages, lists] = [false, false, false];
  let onSilent = () => {};
  const silence = new Promise<never>((_, fail) => {
    onSilent = () => fail(new Error('The club closed the connection before its first word'));
  });
  const options: WsConnectionOptions = {
    servers: [url],
    user: 'warledger',
    pass: login.pass,
    inboxPrefix: `_INBOX.${login.channel}`,
    timeout: CONNECT_LIMIT_MS,
    // Who is connected again decides anew what is missing: that is ours to do.
    reconnect: false,
    ignoreClusterUpdates: true,
    pingInterval: PING_MS,
    maxPingOut: 1,
    wsFactory: newSocket(wsFactory, {
      onFirst: (first) => {
        protocol = readProtocol(first);
        talks = passesOnTalk(first);
        pages = servesPages(first);
        lists = takesLists(first);
      },
      onSilent,
    }),
  };
  try {
    const nats = await Promise.race([wsconnect(options), silence]);
    if (protocol === CLUB_PROTOCOL)
      return { ok: true, connection: connectionOf(nats, { talks, pages, lists }) };
    await nats.close();
    return { ok: false, failure: failureOf(protocol) };
  } catch (error) {
    if (!isRefusal(error)) return { ok: false, failure: 'unreachable' };
    // A club of before knows no guests and no army lists, and refuses every one.
    const isUnknown = login.isGuest ? !talks : login.sendsLists && !lists;
    if (isUnknown && protocol === CLUB_PROTOCOL) return { ok: false, failure: 'older' };
    return { ok: false, failure: failureOf(protocol) };
  }
}

/** Why a club that answered, and speaks that protocol, did not let us in. */
function failureOf(protocol: number | null): ConnectionFailure {
  if (protocol === null) return 'unreachable';
  if (protocol === CLUB_PROTOCOL) return 'refused';
  return protocol < CLUB_PROTOCOL ? 'older' : 'newer';
}

function isRefusal(error: unknown): boolean {
  return error instanceof AuthorizationError || error instanceof PermissionViolationError;
}

/** What a club can do that one of before cannot. */
type Abilities = { readonly talks: boolean; readonly pages: boolean; readonly lists: boolean };

function connectionOf(nats: NatsConnection, { talks, pages, lists }: Abilities): ClubConnection {
  const ask = async (subject: string, body: Uint8Array | string = NOTHING): Promise<Uint8Array> =>
    (await nats.request(subject, body, { timeout: ANSWER_LIMIT_MS })).data;
  const put = async (subject: string, message: Uint8Array) => outcomeOf(await ask(subject, message));
  const at = ({ round, table }: Table) => `${round}.${table}`;

  return {
    packing: DEFLATED,
    append: (number, message) => put(`append.${number}`, message),
    read: async (from, count) => readAnswer(await ask(`read.${from}`, `${count}`)),
    state: async () => stateOf(await ask('state')),
    results: async (round) => resultsOf(await ask(`results.${round}`)),
    result: async (table) => resultsOf(await ask(`result.${at(table)}`)),
    send: (table, message) => put(`send.${at(table)}`, message),
    giveBack: (table, message) => put(`giveBack.${at(table)}`, message),
    acknowledge: (table, message) => put(`acknowledge.${at(table)}`, message),
    showPage: async (page) => (pages ? put('show', page) : null),
    lists: lists
      ? clubLists({ ask, put, hear: (heard) => void nats.subscribe('lists', { callback: heard }) })
      : null,
    hearLog(heard) {
      nats.subscribe('log', {
        callback: (error, { subject, data }) => {
          if (!error) heard(Number(subject.split('.')[1]), data);
        },
      });
    },
    say: async (message) => talks && (await put('say', message)) === 'stored',
    hearTalk(heard) {
      if (!talks) return;
      nats.subscribe('talk', {
        callback: (error, { data }) => {
          if (!error) heard(data);
        },
      });
    },
    hearResults(heard) {
      nats.subscribe('results', {
        callback: (error, { subject, data }) => {
          const [kind, round, table] = error ? [] : subject.split('.');
          if (kind === 'r') heard({ round: Number(round), table: Number(table) }, data);
        },
      });
    },
    closed: Promise.race([nats.closed().then(() => {}), silenceOf(nats)]),
    close: () => nats.close(),
  };
}

/** Ends when the other end does not answer any more: the browser may wait much longer for its farewell. */
async function silenceOf(nats: NatsConnection): Promise<void> {
  for await (const { type } of nats.status()) if (type === 'staleConnection') return;
}

/** Throws where the club says neither: it could not, and may be asked again. */
function outcomeOf(said: Uint8Array): PutOutcome {
  const text = new TextDecoder().decode(said);
  const outcome = PUT_OUTCOMES.find((known) => known === text);
  if (outcome === undefined) throw new Error(`The club answered ${text}`);
  return outcome;
}

function stateOf(said: Uint8Array): { readonly last: number; readonly isWhole: boolean } {
  const state: unknown = JSON.parse(new TextDecoder().decode(said));
  if (typeof state !== 'object' || state === null || !('last' in state) || !('isWhole' in state))
    throw new Error('The club answered no state');
  return { last: Number(state.last), isWhole: state.isWhole === true };
}

function resultsOf(said: Uint8Array): SentResults {
  const { last: count, messages } = readAnswer(said);
  const byTable = (part: Answer['messages']) =>
    new Map(part.map(({ number, message }) => [number, message] as const));
  return { sent: byTable(messages.slice(0, count)), had: byTable(messages.slice(count)) };
}
