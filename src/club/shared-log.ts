import { type ChannelReaderParts, createChannelReader } from './channel-reader';
import type { ClubConnection } from './connection';
import type { LogTrouble, Position } from './log-book';
import { messageSubject } from './login';
import type { PutOutcome } from './put-outcome';
import { besideId, sealRun } from './run';
import { messageHash, type RandomBytes } from './secrets';

export type SharedLogParts = ChannelReaderParts & {
  /** Whether the others are told of this phone's course where it parts from the channel's. */
  readonly tellsSplit?: boolean;
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

const TAKEN_RETRIES = 20;
const TAKEN_WAIT_MS = 50;

/**
 * Keeps a log on this phone and a channel of a club equal. The channel is a row of numbered messages, each of
 * which can be written once and names the one before; what counts are the entries alone. A server that lost
 * everything is filled again by whoever writes.
 */
export function createSharedLog(parts: SharedLogParts, from: Position): SharedLog {
  const { channel, key, writes, book, random, wait, tellsSplit = false } = parts;
  const reader = createChannelReader(parts, from);
  let noted = from;
  // Once two courses parted, this channel is the other one's: nothing more is sent into it or read from it.
  let isSplit = false;
  /** Where this phone's course parts, and from which entry on it is still to be told. */
  let untold: { readonly at: number; readonly from: number } | null = null;

  const outcome = (received: number, trouble: LogTrouble | null, isBehind = false): SyncOutcome => ({
    position: reader.position(),
    received,
    trouble,
    isBehind,
    gaveBack: writes && reader.losses() > 0 && trouble === null,
  });

  async function sync(connection: ClubConnection): Promise<SyncOutcome> {
    if (isSplit) {
      await tellOthers(connection);
      return outcome(0, 'split');
    }
    await reader.lookIfInDoubt(connection);
    let received = 0;
    let isMissing = false;
    for (let taken = 0; ; ) {
      const { number } = reader.position();
      const read = await reader.readOn(connection);
      received += read.received;
      isMissing = read.isMissing;
      if (reader.position().number > number && !isMissing) taken = 0;
      isSplit = read.trouble === 'split';
      if (isSplit && tellsSplit && writes)
        untold = read.partedAt === undefined ? null : { at: read.partedAt, from: read.partedAt };
      if (isSplit) await tellOthers(connection);
      if (read.trouble !== null) {
        reader.mistrust();
        return outcome(received, read.trouble);
      }
      if (!writes) break;
      // What comes next is gone: nobody can read on. The club lets a writer begin such a channel again, and
      // no other one.
      if (isMissing) reader.beginAgain();
      const sent = await sendNext(connection);
      if (sent === 'nothing') break;
      if (sent === 'full' || sent === 'tooLarge') return outcome(received, sent);
      // Somebody was faster, or our own message arrived though its answer was lost: read it. A copy may be
      // late in showing it.
      if (sent === 'taken' || sent === 'gap') {
        reader.ask();
        taken += 1;
        if (taken > TAKEN_RETRIES) throw new Error('A number is taken, and its message does not show');
        if (taken > 1) await wait(TAKEN_WAIT_MS * taken);
      }
    }
    await note();
    const isBehind = isMissing || reader.hasHeardMore();
    if (!isBehind && reader.position().upto < (await book.entries()).length) return outcome(received, 'lost');
    return outcome(received, writes && reader.losses() > 1 ? 'forgetful' : null, isBehind);
  }

  /** Puts this phone's own course behind the channel's, for the others to keep it beside theirs. */
  async function tellOthers(connection: ClubConnection): Promise<void> {
    const own = book.logId();
    for (let taken = 0; untold !== null && own !== null && taken <= TAKEN_RETRIES; ) {
      const entries = (await book.entries()).slice(untold.from - 1);
      const position = reader.position();
      const number = position.number + 1;
      const run = { logId: besideId(own, untold.from > untold.at), before: position.hash, entries };
      const sealed =
        entries.length > 0
          ? sealRun(run, key, messageSubject(channel, number), random, connection.packing)
          : null;
      if (sealed === null) break;
      const put = await connection.append(number, sealed.message);
      if (put === 'stored') {
        reader.moveTo({ number, hash: messageHash(sealed.message), upto: position.upto });
        untold = { at: untold.at, from: sealed.upto + 1 };
      } else if (put === 'taken' || put === 'gap') {
        taken += 1;
        if (taken > 1) await wait(TAKEN_WAIT_MS * taken);
        await reader.passOver(connection);
      } else break;
    }
    untold = null;
  }

  async function note(): Promise<void> {
    const position = reader.position();
    if (noted === position) return;
    noted = position;
    await book.reached(position);
  }

  async function sendNext(connection: ClubConnection): Promise<'nothing' | PutOutcome> {
    const position = reader.position();
    const entries = (await book.entries()).slice(position.upto);
    const own = book.logId();
    if (entries.length === 0 || own === null) return 'nothing';
    const number = position.number + 1;
    const subject = messageSubject(channel, number);
    const run = { logId: own, before: position.hash, entries };
    const sealed = sealRun(run, key, subject, random, connection.packing);
    if (sealed === null) return 'tooLarge';
    const outcome = await connection.append(number, sealed.message);
    if (outcome === 'stored') {
      reader.moveTo({ number, hash: messageHash(sealed.message), upto: sealed.upto });
      await note();
    }
    return outcome;
  }

  return { sync, heard: reader.heard, doubt: reader.doubt };
}
