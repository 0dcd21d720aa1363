import type { ClubConnection } from './connection';
import { messageSubject } from './login';
import { readRun, type SharedEntry, sealRun } from './run';
import { sameEntry } from './same-entry';
import { messageHash, type RandomBytes } from './secrets';

/** How far a channel was read: the last message that was taken over, and the last entry in it. Kept on the phone. */
export type Position = {
  /** Its number in the channel; 0 before the first. */
  readonly number: number;
  readonly hash: string | null;
  readonly upto: number;
};

export const AT_THE_BEGINNING: Position = { number: 0, hash: null, upto: 0 };

/** Why a log goes on neither way, until something changes. What this phone holds is never touched by it. */
export const LOG_TROUBLES = [
  'forged', // a message opens with no key of ours, or in another place than it was sent
  'outOfOrder', // a message does not stand behind the one that it names: the server left some out, or lies about their order
  'wrongLog', // the link leads to another log than the one that was followed
  'split', // both sides wrote on from the same entry: the other course is kept beside
  'full', // the club's disk is full
  'tooLarge', // one entry alone is larger than a message may be
] as const;
export type LogTrouble = (typeof LOG_TROUBLES)[number];

/** The log on this phone that a channel is kept equal to. */
export type LogBook = {
  /** The id under which the log was begun; null on a phone that has nothing of it yet. */
  readonly logId: () => string | null;
  /** All entries by rising `seq`, without a gap from 1. */
  readonly entries: () => Promise<readonly SharedEntry[]>;
  /** Continues the log with what another phone wrote; resolves when it is on disk. */
  readonly receive: (logId: string, entries: readonly SharedEntry[]) => Promise<void>;
  /** Keeps the other course of a log that was written on in two places: the whole of it, which parts at entry `at`. */
  readonly keepBeside: (logId: string, course: readonly SharedEntry[], at: number) => Promise<void>;
  /** Remembers how far the channel was read. */
  readonly reached: (position: Position) => Promise<void>;
};

export type SharedLogParts = {
  readonly channel: string;
  readonly key: string;
  /** Whether this phone sends what it has more; else it only follows. */
  readonly writes: boolean;
  readonly book: LogBook;
  readonly random: RandomBytes;
  /** Waits so long; given, so that no clock is read here. */
  readonly wait: (ms: number) => Promise<void>;
};

/** What one round of keeping equal led to. */
export type SyncOutcome = {
  readonly position: Position;
  /** Entries that came from elsewhere. */
  readonly received: number;
  readonly trouble: LogTrouble | null;
  /** A later message was heard, but not yet what stands in front of it. */
  readonly isBehind: boolean;
};

export type SharedLog = {
  /** Takes over what is new in the channel, then sends what this phone has more. One round at a time. Rejects where the connection fails. */
  sync(connection: ClubConnection): Promise<SyncOutcome>;
  /** Takes note of a message that was heard: the next round needs not ask for it. */
  heard(number: number, message: Uint8Array): void;
  /** The connection is a new one: what the channel holds is looked at anew. */
  reconnected(): void;
};

/** Messages asked for at once, at most. */
const MAX_AHEAD = 64;
const TAKEN_RETRIES = 20;
const TAKEN_WAIT_MS = 50;

/**
 * Keeps a log on this phone and a channel of a club equal. The channel is a row of numbered messages, each of which can be written once and
 * names the one before; what counts are the entries alone. A server that lost everything is filled again by whoever writes.
 */
export function createSharedLog(parts: SharedLogParts, from: Position): SharedLog {
  const { channel, key, writes, book, random, wait } = parts;
  const ahead = new Map<number, Uint8Array>();
  let position = from;
  let isTrusted = false;
  // Whether the end of the channel has to be asked for. While a connection holds, what is new is heard.
  let mustAsk = true;
  let noted = from;
  // Once two courses parted, this channel is the other one's: nothing more is sent into it or read from it.
  let isSplit = false;

  const ask = (connection: ClubConnection, number: number) =>
    connection.get('battles', messageSubject(channel, number));

  /** Whether the channel still holds what was read last. If not, it was emptied: it is read from its beginning, and entries are compared. */
  async function lookAnew(connection: ClubConnection): Promise<void> {
    ahead.clear();
    if (position.number > 0) {
      const message = await ask(connection, position.number);
      if (message === null || messageHash(message) !== position.hash) position = AT_THE_BEGINNING;
    }
    isTrusted = true;
    mustAsk = true;
  }

  /** The next messages in their order, up to so many; fewer at the end of the channel. Those that were heard are not asked for. */
  async function nextMessages(connection: ClubConnection, count: number): Promise<readonly Uint8Array[]> {
    const numbers = Array.from({ length: count }, (_, index) => position.number + 1 + index);
    const firstUnheard = numbers.findIndex((number) => !ahead.has(number));
    const heard = numbers.slice(0, firstUnheard < 0 ? count : firstUnheard);
    const all = heard.flatMap((number) => ahead.get(number) ?? []);
    if (!mustAsk && (all.length > 0 || ahead.size === 0)) return all;
    const answers = await Promise.all(numbers.map((number) => ahead.get(number) ?? ask(connection, number)));
    const end = answers.indexOf(null);
    return answers.slice(0, end < 0 ? answers.length : end).filter((message) => message !== null);
  }

  async function sync(connection: ClubConnection): Promise<SyncOutcome> {
    if (isSplit) return { position, received: 0, trouble: 'split', isBehind: false };
    if (!isTrusted) await lookAnew(connection);
    let received = 0;
    for (let taken = 0; ; ) {
      const { number } = position;
      const read = await readOn(connection);
      received += read.received;
      if (position.number > number) taken = 0;
      if (read.trouble !== null) {
        // What was heard may have been forged on its way: next time it is asked for.
        ahead.clear();
        mustAsk = true;
        return { position, received, trouble: read.trouble, isBehind: false };
      }
      if (!writes) break;
      const sent = await sendNext(connection);
      if (sent === 'nothing') break;
      if (sent === 'full' || sent === 'tooLarge')
        return { position, received, trouble: sent, isBehind: false };
      // Somebody was faster, or our own message arrived though its answer was lost: read it. A copy may be late in showing it.
      if (sent === 'taken') {
        mustAsk = true;
        taken += 1;
        if (taken > TAKEN_RETRIES) throw new Error('A number is taken, and its message does not show');
        if (taken > 1) await wait(TAKEN_WAIT_MS * taken);
      }
    }
    await note();
    return { position, received, trouble: null, isBehind: ahead.size > 0 };
  }

  async function note(): Promise<void> {
    if (noted === position) return;
    noted = position;
    await book.reached(position);
  }

  async function readOn(
    connection: ClubConnection,
  ): Promise<{ readonly received: number; readonly trouble: LogTrouble | null }> {
    let received = 0;
    for (let count = 1; ; count = Math.min(count * 4, MAX_AHEAD)) {
      const messages = await nextMessages(connection, count);
      const own = await book.entries();
      const news: SharedEntry[] = [];
      for (const message of messages) {
        const step = takeOver(message, own, news);
        if (typeof step === 'string') {
          received += await flush(news);
          return { received, trouble: step };
        }
        if (step !== null) {
          received += await flush(news);
          await book.keepBeside(
            step.logId,
            await wholeCourse(connection, [...own, ...news], step.at),
            step.at,
          );
          isSplit = true;
          return { received, trouble: 'split' };
        }
      }
      received += await flush(news);
      if (messages.length < count) {
        mustAsk = false;
        return { received, trouble: null };
      }
    }
  }

  let logId: string | null = null;
  async function flush(news: readonly SharedEntry[]): Promise<number> {
    if (news.length > 0 && logId !== null) await book.receive(logId, news);
    return news.length;
  }

  /** One message more: null where it fits, with its new entries put to `news`; where it parts; or what is wrong with it. */
  function takeOver(
    message: Uint8Array,
    own: readonly SharedEntry[],
    news: SharedEntry[],
  ): LogTrouble | { readonly logId: string; readonly at: number } | null {
    const number = position.number + 1;
    const run = readRun(message, key, messageSubject(channel, number));
    if (run === null) return 'forged';
    const [first] = run.entries;
    if (run.before !== position.hash || first?.seq !== position.upto + 1) return 'outOfOrder';
    if ((book.logId() ?? logId ?? run.logId) !== run.logId) return 'wrongLog';
    logId = run.logId;
    for (const entry of run.entries) {
      const known = own[entry.seq - 1] ?? news[entry.seq - 1 - own.length];
      if (known !== undefined && !sameEntry(known, entry)) return { logId: run.logId, at: entry.seq };
      if (known === undefined) news.push(entry);
    }
    ahead.delete(number);
    position = { number, hash: messageHash(message), upto: run.entries.at(-1)?.seq ?? position.upto };
    return null;
  }

  /** The channel's own course to its end, from what both share. */
  async function wholeCourse(
    connection: ClubConnection,
    shared: readonly SharedEntry[],
    at: number,
  ): Promise<readonly SharedEntry[]> {
    const course = shared.slice(0, at - 1);
    mustAsk = true;
    for (;;) {
      const [message] = await nextMessages(connection, 1);
      const number = position.number + 1;
      const run = message ? readRun(message, key, messageSubject(channel, number)) : null;
      if (!message || run?.before !== position.hash) return course;
      course.push(...run.entries.slice(Math.max(0, course.length + 1 - (run.entries[0]?.seq ?? 1))));
      position = { number, hash: messageHash(message), upto: run.entries.at(-1)?.seq ?? position.upto };
    }
  }

  async function sendNext(
    connection: ClubConnection,
  ): Promise<'nothing' | 'stored' | 'taken' | 'full' | 'tooLarge'> {
    const entries = (await book.entries()).slice(position.upto);
    const own = book.logId();
    if (entries.length === 0 || own === null) return 'nothing';
    const number = position.number + 1;
    const subject = messageSubject(channel, number);
    const sealed = sealRun({ logId: own, before: position.hash, entries }, key, subject, random);
    if (sealed === null) return 'tooLarge';
    const outcome = await connection.put(subject, sealed.message);
    if (outcome === 'stored') {
      ahead.delete(number);
      position = { number, hash: messageHash(sealed.message), upto: sealed.upto };
      await note();
    }
    return outcome;
  }

  return {
    sync,
    heard(number, message) {
      if (number > position.number) ahead.set(number, message);
      // An old number that is new: the channel was emptied and is being filled again.
      else if (messageHash(message) !== position.hash || number !== position.number) isTrusted = false;
    },
    reconnected() {
      isTrusted = false;
    },
  };
}
