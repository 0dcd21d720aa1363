import type { Derived } from './derived';
import type { DeviceRecord } from './device-record';

/**
 * Where battles are stored: for each battle a log of entries that only grows, and a card for the list; also
 * this device's own records. Storage knows keys, not rules: what it reads is `unknown`, and
 * `battle/log/parse-entry` checks it.
 */

/** The fields of an entry that storage uses. The others are stored unchanged. */
export type StoredEntry = { readonly battleId: string; readonly seq: number };

/** The fields of a card that storage uses: the list is read by status, newest first. */
export type StoredCard = {
  readonly battleId: string;
  readonly status: 'running' | 'finished';
  /** When the battle was last played, in milliseconds since 1970. */
  readonly lastAt: number;
};

/** Which battles to read, by whether the player has archived them. */
export const ARCHIVE_CHOICES = ['leftOut', 'included', 'only'] as const;
export type ArchiveChoice = (typeof ARCHIVE_CHOICES)[number];

/**
 * The result of a write. `appended`: on disk. `alreadyThere`: these very entries were already on disk (a
 * retry after a lost connection). `conflict`: another writer has used that number; neither entry nor card
 * was written.
 */
export type WriteOutcome = 'appended' | 'alreadyThere' | 'conflict';
/**
 * The result of an append. `gap`: the previous entry is missing because the entries were cleared;
 * `restoreLog` writes the battle again, whether this entry is on disk or not. `cardless`: on disk, but the
 * battle had no card before, because the cards were cleared: those of other battles may be missing, too.
 */
export type AppendOutcome = WriteOutcome | 'gap' | 'cardless';

/** A place in the list of cards, from which to continue. */
export type CardCursor = { readonly lastAt: number; readonly battleId: string };

export type CardPage = {
  /** Newest first, without deleted battles. */
  readonly cards: readonly unknown[];
  /** The start of the next page; null at the end. */
  readonly next: CardCursor | null;
};

/** A battle in the wastebasket, and when it was deleted, in milliseconds since 1970. */
export type Deletion = { readonly battleId: string; readonly deletedAt: number };

/** An archived battle, and when it was archived, in milliseconds since 1970. */
export type Archival = { readonly battleId: string; readonly archivedAt: number };

export interface EntryLog {
  /**
   * Adds an entry and replaces its battle's card in one strict transaction; resolves when both are on disk.
   * Rejects if the disk refuses (quota, or a connection that was lost again after one reopening): then
   * nothing was written, and the same call may be repeated.
   */
  append(entry: StoredEntry, card: StoredCard): Promise<AppendOutcome>;
  /**
   * Adds entries of one battle (at least one, by rising `seq`) and replaces its card, in one strict
   * transaction or not at all: for a battle from elsewhere. `alreadyThere` if all of them existed; `conflict`
   * if a number is used by something else, or only some of them existed. Rejects like `append`.
   */
  appendAll(entries: readonly StoredEntry[], card: StoredCard): Promise<WriteOutcome>;
  /**
   * Writes the missing entries of a battle's log, and its card, in one strict transaction: the log as this
   * page has it, after the storage was cleared. `conflict`, without writing, if a number is used by something
   * else.
   */
  restoreLog(entries: readonly StoredEntry[], card: StoredCard): Promise<WriteOutcome>;
  /**
   * All entries of a battle by rising `seq`, or `limit` (at least 1) from a `seq` on; empty if the battle
   * does not exist.
   */
  entries(battleId: string, from?: number, limit?: number): Promise<readonly unknown[]>;
  /**
   * Up to `limit` (at least 1) cards of that status after `after`, newest first; at the same time, by falling
   * id. Archived battles are included by default.
   */
  cards(
    status: StoredCard['status'],
    limit: number,
    after?: CardCursor,
    archived?: ArchiveChoice,
  ): Promise<CardPage>;
  /** How many cards of that status there are, without deleted battles. */
  cardCount(status: StoredCard['status'], archived?: ArchiveChoice): Promise<number>;
  /** The card of a battle, deleted or not; undefined: none. */
  card(battleId: string): Promise<unknown>;
  /** Replaces a card that was rebuilt from its entries. */
  putCard(card: StoredCard): Promise<void>;
  /** Moves a battle to the wastebasket (`deletedAt`) or back (null). Its entries stay. */
  markDeleted(battleId: string, deletedAt: number | null): Promise<void>;
  /** The wastebasket, by rising id. */
  deletions(): Promise<readonly Deletion[]>;
  /** Moves a battle to the archive (`archivedAt`) or back (null). Nothing else changes. */
  markArchived(battleId: string, archivedAt: number | null): Promise<void>;
  /** The archive, by rising id, deleted battles included. */
  archivals(): Promise<readonly Archival[]>;
  /**
   * Removes entries, cards and marks of those of these battles that are in the wastebasket; returns how many.
   */
  purgeDeleted(battleIds: readonly string[]): Promise<number>;
  /** A record of this device by name, such as its writer id or the last edition chosen; undefined: none. */
  readRecord(name: string): Promise<unknown>;
  writeRecord(name: string, value: unknown): Promise<void>;
  /**
   * The records of this device with that prefix, by rising name, in one reading; without a prefix all of
   * them.
   */
  records(prefix?: string): Promise<readonly DeviceRecord[]>;
  /** The ids of all battles with entries by rising id, with deleted ones: for an export of everything. */
  battleIds(): Promise<readonly string[]>;
  /** The data that is derived from all this to save reading it; loaded on first use. */
  derived(): Promise<Derived>;
  /**
   * Drops a connection that does not answer: the next call opens another one. Nothing that was begun is
   * undone.
   */
  reconnect(): void;
  /** Ends the connection. Unanswered calls may reject, later ones do, so wait for the answers first. */
  close(): void;
}
