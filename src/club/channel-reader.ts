import type { ClubConnection } from './connection';
import { AT_THE_BEGINNING, type LogBook, type LogTrouble, type Position } from './log-book';
import { messageSubject } from './login';
import { createMessageFeed } from './message-feed';
import { besideId, type Run, readRun, type SharedEntry } from './run';
import { sameEntry } from './same-entry';
import { messageHash } from './secrets';

export type ChannelReaderParts = {
  readonly channel: string;
  readonly key: string;
  /** Whether this phone sends what it has more; else it only follows. */
  readonly writes: boolean;
  readonly book: LogBook;
};

/** What reading on led to. `isMissing`: there is a later message, and the next is not there. */
type ReadOn = {
  readonly received: number;
  readonly trouble: LogTrouble | null;
  readonly isMissing: boolean;
  /** The first entry that differs, where the trouble is a split. */
  readonly partedAt?: number;
};

/** One message more: what is wrong with it, where it parts, or that it is of another course; null: it fits. */
type Step = LogTrouble | { readonly logId: string; readonly at: number } | { readonly beside: Run } | null;

/** Messages asked for at once, at most. */
const MAX_AHEAD = 64;

/**
 * Reads a channel from where it was read last, and hands each entry that is new to the book. It takes over a
 * message only behind the one that it names.
 */
export function createChannelReader({ channel, key, writes, book }: ChannelReaderParts, from: Position) {
  const feed = createMessageFeed();
  let position = from;
  let isTrusted = false;
  let losses = 0;
  let logId: string | null = null;
  /** The course of another phone that parted from this one, as far as it was told. */
  let aside: readonly SharedEntry[] = [];
  let asideAt = 0;

  function isBeside(run: Run): boolean {
    const own = book.logId() ?? logId ?? '';
    return run.logId === besideId(own, false) || run.logId === besideId(own, true);
  }

  function moveTo(next: Position): void {
    feed.passed(next.number);
    position = next;
  }

  /**
   * Whether the channel still holds what was read last, and whether a writer's is whole. If not, it was
   * emptied, or is not to be read any more: it is read from its beginning, and entries are compared.
   */
  async function lookIfInDoubt(connection: ClubConnection): Promise<void> {
    if (isTrusted) return;
    feed.mistrust();
    if (position.number > 0) {
      const { messages } = await connection.read(position.number, 1);
      const isThere = messages.some(({ message }) => messageHash(message) === position.hash);
      const isWhole = isThere && (!writes || (await connection.state()).isWhole);
      if (!isThere) losses += 1;
      if (!isWhole) position = AT_THE_BEGINNING;
    }
    isTrusted = true;
  }

  /** Takes over what comes next, to the end of the channel or to the first message that does not fit. */
  async function readOn(connection: ClubConnection): Promise<ReadOn> {
    let received = 0;
    for (let count = 1; ; count = Math.min(count * 4, MAX_AHEAD)) {
      const { messages, isMissing } = await feed.next(connection, position.number + 1, count);
      let own = await book.entries();
      const news: SharedEntry[] = [];
      for (const message of messages) {
        const step = takeOver(message, own, news, connection);
        if (typeof step === 'string') {
          received += await flush(news);
          return { received, trouble: step, isMissing };
        }
        if (step !== null && 'beside' in step) {
          received += await flush(news);
          await hearOf(step.beside);
          news.length = 0;
          own = await book.entries();
          continue;
        }
        if (step !== null) {
          received += await flush(news);
          await book.keepBeside(
            step.logId,
            await wholeCourse(connection, [...own, ...news], step.at),
            step.at,
          );
          return { received, trouble: 'split', isMissing, partedAt: step.at };
        }
      }
      received += await flush(news);
      if (messages.length < count) {
        feed.wasRead(isMissing);
        return { received, trouble: null, isMissing };
      }
    }
  }

  async function flush(news: readonly SharedEntry[]): Promise<number> {
    if (news.length > 0 && logId !== null) await book.receive(logId, news);
    return news.length;
  }

  /** Another phone's course that parted: who writes keeps it beside, who follows needs it not. */
  async function hearOf(run: Run): Promise<void> {
    const [first] = run.entries;
    const own = book.logId() ?? logId;
    if (!writes || !first || own === null) return;
    if (run.logId === besideId(own, false)) aside = (await book.entries()).slice(0, first.seq - 1);
    // Told in part only since this page began: the beginning is not known any more.
    if (aside.length !== first.seq - 1) return;
    const at = run.logId === besideId(own, false) ? first.seq : asideAt;
    asideAt = at;
    aside = [...aside, ...run.entries];
    await book.keepBeside(own, aside, at);
  }

  /** Takes over one message more: its new entries are put to `news`. */
  function takeOver(
    message: Uint8Array,
    own: readonly SharedEntry[],
    news: SharedEntry[],
    connection: ClubConnection,
  ): Step {
    const number = position.number + 1;
    const run = readRun(message, key, messageSubject(channel, number), connection.packing);
    if (run === null) return 'forged';
    const [first] = run.entries;
    if (run.before !== position.hash) return 'outOfOrder';
    if (isBeside(run)) {
      moveTo({ number, hash: messageHash(message), upto: position.upto });
      return { beside: run };
    }
    if (first?.seq !== position.upto + 1) return 'outOfOrder';
    if ((book.logId() ?? logId ?? run.logId) !== run.logId) return 'wrongLog';
    logId = run.logId;
    for (const entry of run.entries) {
      const known = own[entry.seq - 1];
      if (known !== undefined && !sameEntry(known, entry)) return { logId: run.logId, at: entry.seq };
      if (known === undefined) news.push(entry);
    }
    moveTo({ number, hash: messageHash(message), upto: run.entries.at(-1)?.seq ?? position.upto });
    return null;
  }

  /** The channel's own course to its end, from what both share. */
  async function wholeCourse(
    connection: ClubConnection,
    shared: readonly SharedEntry[],
    at: number,
  ): Promise<readonly SharedEntry[]> {
    const course = shared.slice(0, at - 1);
    feed.ask();
    for (;;) {
      const [message] = (await feed.next(connection, position.number + 1, 1)).messages;
      const number = position.number + 1;
      const run = message ? readRun(message, key, messageSubject(channel, number), connection.packing) : null;
      if (!message || run?.before !== position.hash) return course;
      const own = isBeside(run) ? [] : run.entries;
      course.push(...own.slice(Math.max(0, course.length + 1 - (own[0]?.seq ?? 1))));
      position = { number, hash: messageHash(message), upto: own.at(-1)?.seq ?? position.upto };
    }
  }

  return {
    lookIfInDoubt,
    readOn,
    position: () => position,
    moveTo,
    /** Passes over what the channel holds besides, to its end. */
    passOver: (connection: ClubConnection) => wholeCourse(connection, [], 1),
    beginAgain: () => {
      position = AT_THE_BEGINNING;
    },
    /** How often the club no longer had what was read last. */
    losses: () => losses,
    ask: feed.ask,
    mistrust: feed.mistrust,
    hasHeardMore: feed.hasHeardMore,
    heard(number: number, message: Uint8Array): void {
      if (number > position.number) feed.heard(number, message);
      // An old number that is new: the channel was emptied and is being filled again.
      else if (messageHash(message) !== position.hash || number !== position.number) isTrusted = false;
    },
    doubt(): void {
      isTrusted = false;
    },
  };
}
