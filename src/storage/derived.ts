import type { DeviceRecord } from './device-record';

/*
 * What is made from the logs and the cards to spare reading them all. It may be lost or wrong at any time:
 * then it is made anew.
 *
 * The digest holds every finished battle in a few numbers, deleted ones too, in parts of some hundred: ten
 * thousand cards take seconds to read, their digest a blink. Storage does not look into it. With every
 * card of a finished battle that is written or removed, the same transaction adds the battle to the
 * changes; what the digest says of a battle among the changes is not believed, its card is read instead. A
 * battle that is finished is never counted without its change: where the digest and the changes do not
 * come to as many finished battles as there are, the digest is wrong, and whoever reads it makes it anew.
 *
 * Records of one kind may be packed in the same way: one value is read in place of thousands. Whoever
 * writes such a record takes the packed value away in the same transaction.
 */

/** Which digest was read: of which open database, and how often it was written before (0: none). */
export type DigestStamp = { readonly database: object; readonly written: number };

/** The stored digest, with everything else that must be read. All of it is from one moment. */
export type DigestReading = {
  readonly stamp: DigestStamp;
  /** By rising number; null if the caller has already read this very digest. */
  readonly parts: readonly unknown[] | null;
  /** The battles changed since, each once, with their present cards, or undefined; null: too many. */
  readonly changed: readonly ChangedCard[] | null;
  /** The number of the last change; 0: none. */
  readonly upTo: number;
  /** How many cards of finished battles there are, with deleted ones. */
  readonly finished: number;
  /** The battles in the wastebasket and in the archive. */
  readonly deleted: ReadonlySet<string>;
  readonly archived: ReadonlySet<string>;
};

export type ChangedCard = { readonly battleId: string; readonly card: unknown };

/** The parts of a card that the digest relies on. */
export type DigestedCard = { readonly battleId: string; readonly status: 'running' | 'finished' };

/** The data of a digest to write. */
export type DigestWriting = {
  /** How often the digest had been written when this one was made from it. */
  readonly after: number;
  /** The changed parts by their number; null removes one. */
  readonly parts: ReadonlyMap<number, unknown>;
  /** The last change that these parts include. */
  readonly upTo: number;
};

/** How many changed battles are read one by one. With more, the digest is rebuilt. */
export const MOST_CHANGED = 500;

export type Derived = {
  /** The digest, the changes and the numbers to check them; `known` is the stamp of what was read before. */
  readDigest(known?: DigestStamp): Promise<DigestReading>;
  /**
   * Writes these parts and removes the changes that they include; returns false without writing if another
   * page has written the digest.
   */
  writeDigest(writing: DigestWriting): Promise<boolean>;
  /** The start of a walk through all cards: every later change has a higher number. */
  lastChange(): Promise<{ readonly written: number; readonly upTo: number; readonly parts: number }>;
  /** Up to `limit` cards by rising id after `after`, of any status, with deleted battles. */
  everyCard(limit: number, after: string | null): Promise<readonly DigestedCard[]>;
  /** The cards of these battles, in their order; undefined for a missing one. */
  cardsOf(battleIds: readonly string[]): Promise<readonly unknown[]>;
  /**
   * The packed value of the records of this kind (`kindOfRecord`), and how many records there are. `packed`
   * is undefined if there is none, or if one of them was written since.
   */
  packedRecords(kind: string): Promise<{ readonly packed: unknown; readonly count: number }>;
  /**
   * Stores the result of `pack` for the records of this kind, in one transaction with reading them, so that
   * nothing can change in between. Only for kinds that only `writeRecord` writes.
   */
  packRecords(kind: string, pack: (records: readonly DeviceRecord[]) => unknown): Promise<void>;
};
