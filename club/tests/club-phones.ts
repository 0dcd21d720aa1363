import { getRandomValues } from 'node:crypto';
import { expect } from 'vitest';
import { type ClubConnection, connectClub } from '@/club/connection';
import { type LiveLog, type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import { AT_THE_BEGINNING, type LogBook, type Position } from '@/club/log-book';
import { channelSubject, type Login, readerLogin, writerLogin } from '@/club/login';
import { openChannel } from '@/club/open-channel';
import type { SharedEntry } from '@/club/run';
import { channelOf, newSecret, secretBelow, stampBelow, stampKeyOf, stampOf } from '@/club/secrets';
import { followingSentence, sharingSentence } from '@/features/club/club-sentences';
import { CLUB_CODE, type ClubServer } from './club-server';

export const random = (count: number): Uint8Array => getRandomValues(new Uint8Array(count));
export const wait = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref());

/** An entry as a phone writes it. */
export type TestEntry = SharedEntry & { readonly at: number; readonly says: string };

/** The secrets of one shared battle. */
export type TestChannel = {
  readonly writer: string;
  readonly key: string;
  readonly channel: string;
  readonly write: Login;
  readonly read: Login;
};

/** What stamps of the tests' club are made with, and those of another one. */
export const STAMP_KEY = await stampKeyOf(CLUB_CODE);
export const FOREIGN_KEY = await stampKeyOf('another code of another club');

export function newChannel(stampKey: string = STAMP_KEY): TestChannel {
  const writer = newSecret(random);
  const channel = channelOf(writer);
  const stamp = stampOf(stampKey, channelSubject(channel));
  return {
    writer,
    channel,
    key: newSecret(random),
    write: writerLogin(writer, stamp),
    read: readerLogin(secretBelow(writer), stampBelow(stamp)),
  };
}

export type TestPhone = {
  readonly entries: () => readonly TestEntry[];
  readonly beside: () => readonly { readonly at: number; readonly course: readonly SharedEntry[] }[];
  readonly state: () => LiveState;
  /** The sentence that its player reads. */
  readonly says: () => string;
  /** All sentences that its player has read. */
  readonly sentences: () => readonly string[];
  readonly tap: (says: string, at?: number) => void;
  readonly position: () => Position;
  readonly goOnline: () => void;
  readonly goOffline: () => Promise<void>;
};

export type PhoneOptions = {
  readonly writes: boolean;
  readonly login?: Login;
  readonly key?: string;
  readonly from?: readonly TestEntry[];
  readonly logId?: string;
  readonly now?: () => number;
  readonly url?: string;
  readonly wait?: (ms: number) => Promise<void>;
};

/** A phone with a log of its own, which it keeps equal to a channel while it is online. */
export function phone(
  server: Pick<ClubServer, 'url' | 'wsFactory'>,
  shared: TestChannel,
  options: PhoneOptions,
): TestPhone {
  const { writes, from = [], now = () => performance.now() } = options;
  const login = options.login ?? (writes ? shared.write : shared.read);
  let entries: readonly TestEntry[] = from;
  let position = AT_THE_BEGINNING;
  let state = NOT_YET_LIVE;
  let live: LiveLog | null = null;
  let logId = writes ? (options.logId ?? 'battle-1') : null;
  const beside: { at: number; course: readonly SharedEntry[] }[] = [];
  const book: LogBook = {
    logId: () => logId,
    entries: async () => entries,
    receive: async (id, received) => {
      logId = id;
      entries = [...entries, ...(received as readonly TestEntry[])];
    },
    keepBeside: async (_, course, at) => {
      beside.push({ course, at });
    },
    reached: async (reached) => {
      position = reached;
    },
  };
  const sentences: string[] = [];
  const says = () =>
    (writes
      ? sharingSentence(state, entries.length)
      : followingSentence({ ended: null, receivedAt: state.receivedAt }, state, now())
    ).text;
  return {
    entries: () => entries,
    beside: () => beside,
    state: () => state,
    says,
    sentences: () => sentences,
    position: () => position,
    tap(says, at = now()) {
      entries = [...entries, { seq: entries.length + 1, at, says }];
      live?.wake();
    },
    goOnline() {
      live = openChannel({
        login: () => login,
        socket: { url: options.url ?? server.url, wsFactory: server.wsFactory },
        key: options.key ?? shared.key,
        writes,
        book,
        position,
        random,
        wait: options.wait ?? wait,
        now,
        from: state,
        onState: (shown) => {
          state = shown;
          sentences.push(says());
        },
        onFailure: (error) => {
          throw error;
        },
      });
    },
    async goOffline() {
      await live?.stop();
      live = null;
    },
  };
}

export const said = (entries: readonly { readonly seq: number }[]): readonly string[] =>
  (entries as readonly TestEntry[]).map(({ says }) => says);
export const written = (count: number): readonly TestEntry[] =>
  Array.from({ length: count }, (_, index) => ({ seq: index + 1, at: index, says: `entry ${index + 1}` }));
export const until = (what: () => boolean) => expect.poll(what, { timeout: 20_000, interval: 10 }).toBe(true);
/** A text that hardly packs. */
export const noise = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(33 + ((random(1)[0] ?? 0) % 90))).join('');

/** A bare login, without a phone around it. */
export async function loggedIn(server: ClubServer, pass: string, channel: string): Promise<ClubConnection> {
  const connected = await connectClub({ pass, channel }, server);
  if (!connected.ok) throw new Error(`Not let in: ${connected.failure}`);
  return connected.connection;
}
