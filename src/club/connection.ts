import {
  AuthorizationError,
  type ConnectionOptions,
  headers,
  type Msg,
  type NatsConnection,
  NoRespondersError,
  PermissionViolationError,
  RequestError,
  wsconnect,
} from '@nats-io/nats-core';
import type { Login } from './login';

/** What a connection to a club is made of besides the login. */
export type SocketParts = {
  /** Where the WebSocket is opened, such as "wss://club.example/club". */
  readonly url: string;
  /** Makes the socket where the platform has none of its own, as in Node 20. */
  readonly wsFactory?: unknown;
};

/** Why a club did not let us in, or was not there. */
export type ConnectionFailure = 'refused' | 'unreachable';

/** What became of a message. `taken`: that number is written already. `full`: the club's disk or a limit of it is. */
export const PUT_OUTCOMES = ['stored', 'taken', 'full', 'tooLarge'] as const;
export type PutOutcome = (typeof PUT_OUTCOMES)[number];

/** One login at a club. Every question rejects where the connection is lost or no answer comes in time: it may be asked again. */
export type ClubConnection = {
  /** Writes a message under a subject that nothing was written under. */
  put(subject: string, message: Uint8Array): Promise<PutOutcome>;
  /** Writes a message that takes the place of what was written under that subject. */
  replace(subject: string, message: Uint8Array): Promise<PutOutcome>;
  /** The message under that subject, or null where there is none. */
  get(stream: 'battles' | 'results', subject: string): Promise<Uint8Array | null>;
  /** The newest message of every subject that fits the pattern, in one request. */
  newest(pattern: string): Promise<readonly { readonly subject: string; readonly message: Uint8Array }[]>;
  /** Hears every message that is stored from now on under a subject that fits the pattern. */
  listen(pattern: string, heard: (subject: string, message: Uint8Array) => void): void;
  /** Ends when the connection does. */
  readonly closed: Promise<void>;
  close(): Promise<void>;
};

const CONNECT_LIMIT_MS = 8_000;
const ANSWER_LIMIT_MS = 8_000;
const PING_MS = 10_000;
/** More tables than any round has. */
const MAX_NEWEST = 2_000;
const LIVE = 'live.';
const WRONG_LAST_SEQUENCE = 10071;
const MESSAGE_TOO_LARGE = 10054;
const NO_CONTENT = 204;
const NOT_FOUND = 404;

export type Connected =
  | { readonly ok: true; readonly connection: ClubConnection }
  | { readonly ok: false; readonly failure: ConnectionFailure };

/** Logs in at a club. Never rejects. A gate that does not answer looks like one that refuses: ask again later in both cases. */
export async function connectClub(login: Login, { url, wsFactory }: SocketParts): Promise<Connected> {
  const options: ConnectionOptions = {
    servers: [url],
    user: 'warledger',
    pass: login.pass,
    inboxPrefix: `_INBOX.${login.channel}`,
    timeout: CONNECT_LIMIT_MS,
    // Who is connected again decides anew what is missing: that is ours to do.
    reconnect: false,
    ignoreClusterUpdates: true,
    pingInterval: PING_MS,
    maxPingOut: 2,
    ...(wsFactory === undefined ? {} : { wsFactory }),
  };
  try {
    return { ok: true, connection: connectionOf(await wsconnect(options)) };
  } catch (error) {
    return { ok: false, failure: isRefusal(error) ? 'refused' : 'unreachable' };
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof AuthorizationError || error instanceof PermissionViolationError;
}

function connectionOf(nats: NatsConnection): ClubConnection {
  const ask = (subject: string, body?: Uint8Array | string) =>
    nats.request(subject, body, { timeout: ANSWER_LIMIT_MS });

  async function publish(subject: string, message: Uint8Array, once: boolean): Promise<PutOutcome> {
    const conditions = headers();
    if (once) conditions.set('Nats-Expected-Last-Subject-Sequence', '0');
    const answer = await nats.request(subject, message, { timeout: ANSWER_LIMIT_MS, headers: conditions });
    return outcomeOf(answer);
  }

  return {
    put: (subject, message) => publish(subject, message, true),
    replace: (subject, message) => publish(subject, message, false),
    async get(stream, subject) {
      const answer = await ask(`$JS.API.DIRECT.GET.${stream}.${subject}`);
      if (answer.headers?.code === NOT_FOUND) return null;
      if (answer.headers === undefined || answer.headers.code >= 300)
        throw new Error(`No answer for ${subject}`);
      return answer.data;
    },
    async newest(pattern) {
      const found: { subject: string; message: Uint8Array }[] = [];
      const question = JSON.stringify({ multi_last: [pattern], batch: MAX_NEWEST });
      await manyAnswers(nats, '$JS.API.DIRECT.GET.results', question, (answer) => {
        const subject = answer.headers?.get('Nats-Subject') ?? '';
        found.push({ subject, message: answer.data });
      });
      return found;
    },
    listen(pattern, heard) {
      nats.subscribe(LIVE + pattern, {
        callback: (error, message) => {
          if (!error) heard(message.subject.slice(LIVE.length), message.data);
        },
      });
    },
    closed: nats.closed().then(() => {}),
    close: () => nats.close(),
  };
}

/** Takes the answers to one question until the server says that there are no more. */
async function manyAnswers(
  nats: NatsConnection,
  subject: string,
  question: string,
  take: (answer: Msg) => void,
): Promise<void> {
  const answers = await nats.requestMany(subject, question, {
    strategy: 'sentinel',
    maxWait: ANSWER_LIMIT_MS,
  });
  for await (const answer of answers) {
    const code = answer.headers?.code ?? 0;
    if (code === NO_CONTENT || code === NOT_FOUND) return;
    if (code >= 300) throw new Error(`The club answered ${code}`);
    take(answer);
  }
  throw new Error('The club did not answer to the end');
}

function outcomeOf(answer: Msg): PutOutcome {
  const said: unknown = answer.json();
  const error = readError(said);
  if (error === null) return 'stored';
  if (error.code === WRONG_LAST_SEQUENCE) return 'taken';
  if (error.code === MESSAGE_TOO_LARGE) return 'tooLarge';
  if (/maximum|resource|storage|insufficient/i.test(error.description)) return 'full';
  throw new Error(error.description);
}

function readError(said: unknown): { readonly code: number; readonly description: string } | null {
  if (typeof said !== 'object' || said === null || !('error' in said)) return null;
  const { error } = said;
  if (typeof error !== 'object' || error === null) return null;
  const code = 'err_code' in error && typeof error.err_code === 'number' ? error.err_code : 0;
  const description = 'description' in error ? String(error.description) : '';
  return { code, description };
}

/** Whether a question failed because this login may not ask it, rather than for want of a connection. */
export function isForbidden(error: unknown): boolean {
  const cause = error instanceof RequestError ? error.cause : error;
  return cause instanceof PermissionViolationError;
}

/** Whether nobody at the club answers for this subject: its streams are not there yet. */
export function isUnanswered(error: unknown): boolean {
  const cause = error instanceof RequestError ? error.cause : error;
  return cause instanceof NoRespondersError;
}
