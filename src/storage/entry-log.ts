import type { Derived } from './derived';
import type { DeviceRecord } from './device-record';

/**
 * Where battles are kept: a log of entries per battle that only grows, a card per battle for the list, and this device's own records.
 * Storage knows keys, not rules: what it reads back is `unknown`, and `battle/parse-entry` decides what it is.
 */

/** The parts of an entry that storage relies on. The rest is kept as it is. */
export type StoredEntry = { readonly battleId: string; readonly seq: number };

/** The parts of a card that storage relies on: the list is read by status, newest first. */
export type StoredCard = {
  readonly battleId: string;
  readonly status: 'running' | 'finished';
  /** When the battle was last played, in milliseconds since 1970. */
  readonly lastAt: number;
};

/** Which battles are meant, by whether the player has archived them. */
export const ARCHIVE_CHOICES = ['leftOut', 'included', 'only'] as const;
export type ArchiveChoice = (typeof ARCHIVE_CHOICES)[number];

/**
 * What became of an append. `appended`: on disk. `alreadyThere`: this very entry was on disk before (a retry after a lost
 * connection). `conflict`: another writer has used that place in the log; nothing was written, the card neither. `gap`: the entry
 * before it is not there any more, since the storage was cleared; `restoreLog` writes the battle again.
 */
export type AppendOutcome = 'appended' | 'alreadyThere' | 'conflict' | 'gap';

/** A place in the list of cards, to go on from. */
export type CardCursor = { readonly lastAt: number; readonly battleId: string };

export type CardPage = {
  /** Newest first, deleted battles left out. */
  readonly cards: readonly unknown[];
  /** Where the next page begins, or null at the end. */
  readonly next: CardCursor | null;
};

/** A battle in the wastebasket: when it was put there, in milliseconds since 1970. */
export type Deletion = { readonly battleId: string; readonly deletedAt: number };

/** An archived battle: when it was put aside, in milliseconds since 1970. */
export type Archival = { readonly battleId: string; readonly archivedAt: number };

export interface EntryLog {
  /**
   * Adds an entry and replaces its battle's card in one strict transaction; resolves when both are on disk. Rejects when the
   * disk refuses (quota, lost connection after one reopening): nothing was written then, and the same call may be repeated.
   */
  append(entry: StoredEntry, card: StoredCard): Promise<AppendOutcome>;
  /**
   * Adds entries of one battle (at least one, by rising `seq`) and replaces its card, all of it in one strict transaction or nothing:
   * a battle that comes from elsewhere. `alreadyThere` when all of them were there before, `conflict` when any place is used by
   * something else, or only some of them were there. Rejects as `append` does.
   */
  appendAll(entries: readonly StoredEntry[], card: StoredCard): Promise<Exclude<AppendOutcome, 'gap'>>;
  /**
   * Writes those entries of a battle's log that are not there, and its card, in one strict transaction: the log as this page still
   * has it, after the storage was cleared under it. `conflict`, and nothing written, where a place is used by something else.
   */
  restoreLog(entries: readonly StoredEntry[], card: StoredCard): Promise<Exclude<AppendOutcome, 'gap'>>;
  /** All entries of a battle by rising `seq`, or `limit` (at least 1) from a `seq` on; empty for a battle that is not there. */
  entries(battleId: string, from?: number, limit?: number): Promise<readonly unknown[]>;
  /**
   * Up to `limit` (at least 1) cards of that status, newest first and by falling id where two are equally old, behind `after`.
   * Archived battles are included where nothing else is asked for.
   */
  cards(
    status: StoredCard['status'],
    limit: number,
    after?: CardCursor,
    archived?: ArchiveChoice,
  ): Promise<CardPage>;
  /** How many cards of that status there are, deleted battles left out. */
  cardCount(status: StoredCard['status'], archived?: ArchiveChoice): Promise<number>;
  /** The card of a battle, deleted or not; undefined where there is none. */
  card(battleId: string): Promise<unknown>;
  /** Replaces a card that was made anew from its entries. */
  putCard(card: StoredCard): Promise<void>;
  /** Puts a battle in the wastebasket (`deletedAt`) or takes it out again (null). Its entries stay. */
  markDeleted(battleId: string, deletedAt: number | null): Promise<void>;
  /** The wastebasket, by rising id. */
  deletions(): Promise<readonly Deletion[]>;
  /** Puts a battle into the archive (`archivedAt`) or takes it out again (null). Nothing else of it changes. */
  markArchived(battleId: string, archivedAt: number | null): Promise<void>;
  /** The archive, by rising id, deleted battles included. */
  archivals(): Promise<readonly Archival[]>;
  /** Removes entries, card and marks of those of these battles that are in the wastebasket; how many went. */
  purgeDeleted(battleIds: readonly string[]): Promise<number>;
  /** A record of this device by name, such as its writer id or the last edition chosen; undefined where there is none. */
  readRecord(name: string): Promise<unknown>;
  writeRecord(name: string, value: unknown): Promise<void>;
  /** The records of this device whose names begin with `prefix`, by rising name, in one reading; all without one. */
  records(prefix?: string): Promise<readonly DeviceRecord[]>;
  /** The ids of all battles with entries by rising id, deleted ones included: for an export of everything. */
  battleIds(): Promise<readonly string[]>;
  /** What is made from all this to spare reading it; loaded when it is first asked for. */
  derived(): Promise<Derived>;
  /** Gives up a connection that does not answer: the next call opens another one. Nothing that was begun is taken back. */
  reconnect(): void;
  /** Ends the connection; calls that are not yet answered may reject, later ones do. Wait for the answers first. */
  close(): void;
}
