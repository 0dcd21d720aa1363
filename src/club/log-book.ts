import type { SharedEntry } from './run';

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
  // a message does not stand behind the one that it names, or is missing: the server left some out, or
  // lies about their order
  'outOfOrder',
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
