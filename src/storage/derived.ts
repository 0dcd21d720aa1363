import type { DeviceRecord } from './device-record';

/*
 * What is made from the logs and the cards to spare reading them all. It may be lost or wrong at any time: then it is made anew.
 *
 * The digest holds every finished battle in a few numbers, deleted ones too, in parts of some hundred: ten thousand cards take seconds to
 * read, their digest a blink. Storage does not look into it. With every card of a finished battle that is written or removed, the same
 * transaction adds the battle to the changes; what the digest says of a battle among the changes is not believed, its card is read instead.
 * A battle that is finished is never counted without its change: where the digest and the changes do not come to as many finished
 * battles as there are, the digest is wrong, and whoever reads it makes it anew.
 *
 * Records of one kind may be packed in the same way: one value is read in place of thousands. Whoever writes such a record takes the packed
 * value away in the same transaction.
 */

/** Which digest was read: of which open database, and how often it was written before (0 where there is none). */
export type DigestStamp = { readonly database: object; readonly written: number };

/** The digest as it lies on the disk, with what is to be read besides. All of it is of one moment. */
export type DigestReading = {
  readonly stamp: DigestStamp;
  /** By rising number; null where it is the very digest that the asker has read already. */
  readonly parts: readonly unknown[] | null;
  /** The battles that were changed since, each once, with their cards as they are now, or undefined; null where there are too many. */
  readonly changed: readonly ChangedCard[] | null;
  /** The number of the last change; 0 where there is none. */
  readonly upTo: number;
  /** How many cards of finished battles there are, deleted ones included. */
  readonly finished: number;
  /** The battles in the wastebasket and in the archive. */
  readonly deleted: ReadonlySet<string>;
  readonly archived: ReadonlySet<string>;
};

export type ChangedCard = { readonly battleId: string; readonly card: unknown };

/** The parts of a card that the digest relies on. */
export type DigestedCard = { readonly battleId: string; readonly status: 'running' | 'finished' };

/** What is written of a digest. */
export type DigestWriting = {
  /** How often the digest was written that this one was made from. */
  readonly after: number;
  /** The parts that change by their number; null takes one away. */
  readonly parts: ReadonlyMap<number, unknown>;
  /** The last change that these parts know. */
  readonly upTo: number;
};

/** How many changed battles are read one by one; beyond that the digest is better made anew. */
export const MOST_CHANGED = 500;

export type Derived = {
  /** The digest, the changes and what they are checked by; `known` is the stamp of what was read before. */
  readDigest(known?: DigestStamp): Promise<DigestReading>;
  /** Writes these parts and forgets the changes that they know; false, and nothing is written, where another page has written the digest. */
  writeDigest(writing: DigestWriting): Promise<boolean>;
  /** Where a walk through all cards begins: whatever is changed from now on has a higher number. */
  lastChange(): Promise<{ readonly written: number; readonly upTo: number; readonly parts: number }>;
  /** Up to `limit` cards by rising id behind `after`, whatever their status, deleted battles included. */
  everyCard(limit: number, after: string | null): Promise<readonly DigestedCard[]>;
  /** The cards of these battles, in their order; undefined where there is none. */
  cardsOf(battleIds: readonly string[]): Promise<readonly unknown[]>;
  /**
   * What `packRecords` has made of the records of this kind (`kindOfRecord`), and how many there are. `packed` is undefined where nothing
   * was made of them, or one of them was written since.
   */
  packedRecords(kind: string): Promise<{ readonly packed: unknown; readonly count: number }>;
  /**
   * Keeps what `pack` makes of the records of this kind, in one transaction with reading them: nothing can come between. Only for kinds
   * that `writeRecord` alone writes.
   */
  packRecords(kind: string, pack: (records: readonly DeviceRecord[]) => unknown): Promise<void>;
};
