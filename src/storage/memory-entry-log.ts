import { sameValue } from '@/plain/same-value';
import { ARCHIVED_PREFIX, archivalsOf } from './archival';
import { kindOfRecord } from './device-record';
import type {
  AppendOutcome,
  ArchiveChoice,
  CardCursor,
  EntryLog,
  StoredCard,
  StoredEntry,
  WriteOutcome,
} from './entry-log';
import { byText, createMemoryDerived, type DerivedDisk, recordsUnder } from './memory-derived';

/**
 * The content of a log in memory. Two logs on one disk are like two tabs, or one tab before and after a
 * reload.
 */
export type MemoryDisk = DerivedDisk & {
  readonly entries: Map<string, Map<number, StoredEntry>>;
  /** How many changes there ever were. */
  changed: number;
};

/** An empty disk. */
export function createMemoryDisk(): MemoryDisk {
  return {
    entries: new Map(),
    cards: new Map(),
    deletions: new Map(),
    records: new Map(),
    digest: { written: 0, parts: new Map() },
    changes: new Map(),
    packed: new Map(),
    changed: 0,
  };
}

/**
 * A log that lasts as long as its disk: for tests, and for browsers without a database. Everything is copied
 * in and out.
 */
export function createMemoryEntryLog(disk: MemoryDisk = createMemoryDisk()): EntryLog {
  let closed = false;

  function open(): MemoryDisk {
    if (closed) throw new Error('This log was closed.');
    return disk;
  }

  function noteChange(battleId: string): void {
    open().changed += 1;
    open().changes.set(open().changed, battleId);
  }

  function setCard(card: StoredCard): void {
    open().cards.set(card.battleId, card);
    if (card.status === 'finished') noteChange(card.battleId);
  }

  function shown(status: StoredCard['status'], archived: ArchiveChoice): readonly StoredCard[] {
    const { cards, deletions, records } = open();
    return [...cards.values()].filter((card) => {
      if (card.status !== status || deletions.has(card.battleId)) return false;
      const isArchived = records.has(ARCHIVED_PREFIX + card.battleId);
      return archived === 'included' || isArchived === (archived === 'only');
    });
  }

  function append(entry: StoredEntry, card: StoredCard): AppendOutcome {
    const before = open()
      .entries.get(entry.battleId)
      ?.get(entry.seq - 1);
    if (entry.seq > 1 && before === undefined) return 'gap';
    const isCardless = entry.seq > 1 && !open().cards.has(entry.battleId);
    const outcome = appendAll([entry], card);
    return outcome === 'appended' && isCardless ? 'cardless' : outcome;
  }

  function restoreLog(log: readonly StoredEntry[], card: StoredCard): WriteOutcome {
    const there = ({ battleId, seq }: StoredEntry) => open().entries.get(battleId)?.get(seq);
    const missing = log.filter((entry) => there(entry) === undefined);
    const isOther = log.some((entry) => !sameValue(there(entry) ?? entry, entry));
    if (isOther) return 'conflict';
    return missing.length === 0 ? 'alreadyThere' : appendAll(missing, card);
  }

  function appendAll(added: readonly StoredEntry[], card: StoredCard): WriteOutcome {
    const { entries } = open();
    const [ownEntries, ownCard] = structuredClone([added, card] as const);
    const stored = ownEntries.map(({ battleId, seq }) => entries.get(battleId)?.get(seq));
    if (stored.some((entry) => entry !== undefined)) {
      return sameValue(stored, ownEntries) ? 'alreadyThere' : 'conflict';
    }
    for (const entry of ownEntries) {
      const log = entries.get(entry.battleId) ?? new Map<number, StoredEntry>();
      entries.set(entry.battleId, log.set(entry.seq, entry));
    }
    setCard(ownCard);
    return 'appended';
  }

  return {
    append: async (entry, card) => append(entry, card),
    appendAll: async (added, card) => appendAll(added, card),
    restoreLog: async (log, card) => restoreLog(log, card),
    async entries(battleId, from = Number.NEGATIVE_INFINITY, limit) {
      const log = [...(open().entries.get(battleId)?.values() ?? [])].filter(({ seq }) => seq >= from);
      return structuredClone(log.toSorted((one, other) => one.seq - other.seq).slice(0, limit));
    },
    async cards(status, limit, after, archived = 'included') {
      const listed = shown(status, archived)
        .filter((card) => after === undefined || newestFirst(after, card) < 0)
        .toSorted(newestFirst);
      const page = listed.slice(0, limit);
      const last = page.at(-1);
      const next =
        listed.length > page.length && last !== undefined
          ? { lastAt: last.lastAt, battleId: last.battleId }
          : null;
      return { cards: structuredClone(page), next };
    },
    async cardCount(status, archived = 'included') {
      return shown(status, archived).length;
    },
    async putCard(card) {
      setCard(structuredClone(card));
    },
    async markDeleted(battleId, deletedAt) {
      const { deletions } = open();
      if (deletedAt === null) deletions.delete(battleId);
      else deletions.set(battleId, deletedAt);
    },
    async card(battleId) {
      return structuredClone(open().cards.get(battleId));
    },
    async deletions() {
      return [...open().deletions]
        .map(([battleId, deletedAt]) => ({ battleId, deletedAt }))
        .toSorted((one, other) => byText(one.battleId, other.battleId));
    },
    async markArchived(battleId, archivedAt) {
      const { records } = open();
      if (archivedAt === null) records.delete(ARCHIVED_PREFIX + battleId);
      else records.set(ARCHIVED_PREFIX + battleId, archivedAt);
    },
    async archivals() {
      return archivalsOf(recordsUnder(open().records, ARCHIVED_PREFIX));
    },
    async purgeDeleted(battleIds) {
      const { entries, cards, deletions, records } = open();
      const due = battleIds.filter((battleId) => deletions.has(battleId));
      for (const battleId of due) {
        entries.delete(battleId);
        cards.delete(battleId);
        noteChange(battleId);
        deletions.delete(battleId);
        records.delete(ARCHIVED_PREFIX + battleId);
      }
      return due.length;
    },
    async readRecord(name) {
      return structuredClone(open().records.get(name));
    },
    async writeRecord(name, value) {
      const { records, packed } = open();
      records.set(name, structuredClone(value));
      const kind = kindOfRecord(name);
      // The packed value of its kind is no longer valid.
      if (kind !== null) packed.delete(kind);
    },
    async records(prefix = '') {
      return recordsUnder(open().records, prefix);
    },
    async battleIds() {
      return [...open().entries.keys()].toSorted(byText);
    },
    async derived() {
      return createMemoryDerived(open);
    },
    reconnect() {},
    close() {
      closed = true;
    },
  };
}

function newestFirst(one: CardCursor, other: CardCursor): number {
  return one.lastAt === other.lastAt ? byText(other.battleId, one.battleId) : other.lastAt - one.lastAt;
}
