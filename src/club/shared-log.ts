import type { ClubConnection, PutOutcome } from './connection';
import { messageSubject } from './login';
import { readRun, type SharedEntry, sealRun } from './run';
import { sameEntry } from './same-entry';
import { messageHash, type RandomBytes } from './secrets';

/**
 * How far a channel was read: the last message that was taken over, and the last entry in it. Kept on the
 * phone.
 */
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
  'outOfOrder', // a message does not stand behind the one that it names, or is missing: the server left some out, or lies about their order
  'lost', // the club has less than this phone already has of it: it lost that, or holds it back
  'forgetful', // the club lost more than once what it had acknowledged to this phone, which writes
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
  /**
   * Keeps the other course of a log that was written on in two places: the whole of it, which parts at entry
   * `at`.
   */
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
  /** A later message is there, but not yet what stands in front of it. */
  readonly isBehind: boolean;
  /** The club had lost what it had acknowledged, and this phone gave it back. */
  readonly gaveBack: boolean;
};

export type SharedLog = {
  /**
   * Takes over what is new in the channel, then sends what this phone has more. One round at a time. Rejects
   * where the connection fails.
   */
  sync(connection: ClubConnection): Promise<SyncOutcome>;
  /** Takes note of a message that was heard: the next round needs not ask for it. */
  heard(number: number, message: Uint8Array): void;
  /**
   * The connection is a new one, or was quiet for long: the next round looks anew at what the channel holds.
   */
  doubt(): void;
};

type NextMessages = { readonly messages: readonly Uint8Array[]; readonly isMissing: boolean };

/** Messages asked for at once, at most. */
const MAX_AHEAD = 64;
/** Messages that were heard and are kept until their turn, at most. */
const MAX_HEARD = 256;
const TAKEN_RETRIES = 20;
const TAKEN_WAIT_MS = 50;

/**
 * Keeps a log on this phone and a channel of a club equal. The channel is a row of numbered messages, each of
 * which can be written once and names the one before; what counts are the entries alone. A server that lost
 * everything is filled again by whoever writes.
 */
export function createSharedLog(parts: SharedLogParts, from: Position): SharedLog {
  const { channel, key, writes, book, random, wait } = parts;
  const ahead = new Map<number, Uint8Array>();
  let position = from;
  let isTrusted = false;
  // Whether the end of the channel has to be asked for. While a connection holds, what is new is heard.
  let mustAsk = true;
  let noted = from;
  let losses = 0;
  // Once two courses parted, this channel is the other one's: nothing more is sent into it or read from it.
  let isSplit = false;

  /**
   * Whether the channel still holds what was read last, and whether a writer's is whole. If not, it was
   * emptied, or is not to be read any more: it is read from its beginning, and entries are compared.
   */
  async function lookAnew(connection: ClubConnection): Promise<void> {
    ahead.clear();
    if (position.number > 0) {
      const { messages } = await connection.read(position.number, 1);
      const isThere = messages.some(({ message }) => messageHash(message) === position.hash);
      const isWhole = isThere && (!writes || (await connection.state()).isWhole);
      if (!isThere) losses += 1;
      if (!isWhole) position = AT_THE_BEGINNING;
    }
    isTrusted = true;
    mustAsk = true;
  }

  /**
   * The next messages in their order, up to so many; fewer at the end of the channel. Those that were heard
   * are not asked for. `isMissing` where there is a later one, and the next is not.
   */
  async function nextMessages(connection: ClubConnection, count: number): Promise<NextMessages> {
    const first = position.number + 1;
    const heard: Uint8Array[] = [];
    for (let number = first; ahead.has(number) && heard.length < count; number += 1)
      heard.push(ahead.get(number) ?? new Uint8Array());
    if (heard.length === count || (!mustAsk && (heard.length > 0 || ahead.size === 0)))
      return { messages: heard, isMissing: false };
    const { last, messages: read } = await connection.read(first + heard.length, count - heard.length);
    const messages = [...heard, ...read.map(({ message }) => message)];
    return { messages, isMissing: messages.length < count && last >= first + messages.length };
  }

  async function sync(connection: ClubConnection): Promise<SyncOutcome> {
    const outcome = (received: number, trouble: LogTrouble | null, isBehind = false): SyncOutcome => ({
      position,
      received,
      trouble,
      isBehind,
      gaveBack: writes && losses > 0 && trouble === null,
    });
    if (isSplit) return outcome(0, 'split');
    if (!isTrusted) await lookAnew(connection);
    let received = 0;
    let isMissing = false;
    for (let taken = 0; ; ) {
      const { number } = position;
      const read = await readOn(connection);
      received += read.received;
      isMissing = read.isMissing;
      if (position.number > number && !isMissing) taken = 0;
      if (read.trouble !== null) {
        // What was heard may have been forged on its way: next time it is asked for.
        ahead.clear();
        mustAsk = true;
        return outcome(received, read.trouble);
      }
      if (!writes) break;
      // What comes next is gone: nobody can read on. The club lets a writer begin such a channel again, and
      // no other one.
      if (isMissing) position = AT_THE_BEGINNING;
      const sent = await sendNext(connection);
      if (sent === 'nothing') break;
      if (sent === 'full' || sent === 'tooLarge') return outcome(received, sent);
      // Somebody was faster, or our own message arrived though its answer was lost: read it. A copy may be
      // late in showing it.
      if (sent === 'taken' || sent === 'gap') {
        mustAsk = true;
        taken += 1;
        if (taken > TAKEN_RETRIES) throw new Error('A number is taken, and its message does not show');
        if (taken > 1) await wait(TAKEN_WAIT_MS * taken);
      }
    }
    await note();
    const isBehind = isMissing || ahead.size > 0;
    if (!isBehind && position.upto < (await book.entries()).length) return outcome(received, 'lost');
    return outcome(received, writes && losses > 1 ? 'forgetful' : null, isBehind);
  }

  async function note(): Promise<void> {
    if (noted === position) return;
    noted = position;
    await book.reached(position);
  }

  async function readOn(connection: ClubConnection): Promise<{
    readonly received: number;
    readonly trouble: LogTrouble | null;
    readonly isMissing: boolean;
  }> {
    let received = 0;
    for (let count = 1; ; count = Math.min(count * 4, MAX_AHEAD)) {
      const { messages, isMissing } = await nextMessages(connection, count);
      const own = await book.entries();
      const news: SharedEntry[] = [];
      for (const message of messages) {
        const step = takeOver(message, own, news);
        if (typeof step === 'string') {
          received += await flush(news);
          return { received, trouble: step, isMissing };
        }
        if (step !== null) {
          received += await flush(news);
          await book.keepBeside(
            step.logId,
            await wholeCourse(connection, [...own, ...news], step.at),
            step.at,
          );
          isSplit = true;
          return { received, trouble: 'split', isMissing };
        }
      }
      received += await flush(news);
      if (messages.length < count) {
        mustAsk = isMissing;
        return { received, trouble: null, isMissing };
      }
    }
  }

  let logId: string | null = null;
  async function flush(news: readonly SharedEntry[]): Promise<number> {
    if (news.length > 0 && logId !== null) await book.receive(logId, news);
    return news.length;
  }

  /**
   * One message more: null where it fits, with its new entries put to `news`; where it parts; or what is
   * wrong with it.
   */
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
      const [message] = (await nextMessages(connection, 1)).messages;
      const number = position.number + 1;
      const run = message ? readRun(message, key, messageSubject(channel, number)) : null;
      if (!message || run?.before !== position.hash) return course;
      course.push(...run.entries.slice(Math.max(0, course.length + 1 - (run.entries[0]?.seq ?? 1))));
      position = { number, hash: messageHash(message), upto: run.entries.at(-1)?.seq ?? position.upto };
    }
  }

  async function sendNext(connection: ClubConnection): Promise<'nothing' | PutOutcome> {
    const entries = (await book.entries()).slice(position.upto);
    const own = book.logId();
    if (entries.length === 0 || own === null) return 'nothing';
    const number = position.number + 1;
    const subject = messageSubject(channel, number);
    const sealed = sealRun({ logId: own, before: position.hash, entries }, key, subject, random);
    if (sealed === null) return 'tooLarge';
    const outcome = await connection.append(number, sealed.message);
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
      if (number > position.number) {
        // What is far ahead is asked for when its turn comes: it fills no memory meanwhile.
        if (ahead.size < MAX_HEARD) ahead.set(number, message);
        else mustAsk = true;
      }
      // An old number that is new: the channel was emptied and is being filled again.
      else if (messageHash(message) !== position.hash || number !== position.number) isTrusted = false;
    },
    doubt() {
      isTrusted = false;
    },
  };
}
