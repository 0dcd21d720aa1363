import type { Ledger } from '@/battle/log/ledger';
import { type LogReader, logReader } from '@/battle/log/parse-entry';
import type { BattleId } from '@/battle/state/ids';
import { sameValue } from '@/plain/same-value';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';

/**
 * How many entries are read ahead in one step: taps are handled between two steps. With smaller steps,
 * reading ahead would be slower than the player.
 */
export const AHEAD_STEP = 1_000;

/** The part of a battle's log that was read. */
export type Reading = {
  readonly id: BattleId;
  readonly reader: LogReader;
  /** The last entry that was read from the disk. */
  newest: StoredEntry | null;
  /**
   * The battle when its log was last read completely, or when it was left; null if neither, or if a part
   * could not be read.
   */
  readonly seen: Ledger | null;
};

/**
 * Reads the logs of battles. It may read a log before its battle is opened: then only newer entries are left
 * to read.
 */
export type LogReading = {
  /** The log as it is on the disk now. */
  upToDate(id: BattleId): Promise<Reading>;
  /** Reads the log of a battle that may be opened next, while the page is idle, until another one is read. */
  readAhead(id: BattleId, quiet: () => Promise<void>): Promise<void>;
  /**
   * The battle as it was read ahead, or left. Newer entries may exist. Null if neither, or if a part could
   * not be read.
   */
  lastSeen(id: BattleId): Ledger | null;
  /** Stores a log that could be read completely. */
  keep(id: BattleId, ledger: Ledger): void;
};

export function createLogReading(entryLog: Pick<EntryLog, 'entries'>): LogReading {
  let known: Reading | null = null;

  async function upToDate(id: BattleId): Promise<Reading> {
    const reading = known?.id === id ? known : begun(id);
    known = null;
    const stored = await entryLog.entries(id, reading.newest?.seq);
    return goOn(reading, stored) ? reading : upToDate(id);
  }

  function keep(id: BattleId, ledger: Ledger): void {
    known = { id, reader: logReader(ledger), newest: ledger.stored.at(-1) ?? null, seen: ledger };
  }

  return {
    upToDate,
    async readAhead(id, quiet) {
      if (known?.id === id) return;
      const reading = begun(id);
      known = reading;
      for (let isMore = true; isMore; ) {
        await quiet();
        const stored = await entryLog.entries(id, reading.newest?.seq, AHEAD_STEP);
        if (known !== reading) return;
        isMore = goOn(reading, stored) && stored.length === AHEAD_STEP;
      }
      const { ledger, problems } = reading.reader.opened();
      if (ledger && problems.length === 0) keep(id, ledger);
      // This reader cannot go on. Opening the battle finds the fault again.
      else known = begun(id);
    },
    lastSeen: (id) => (known?.id === id ? known.seen : null),
    keep,
  };
}

function begun(id: BattleId): Reading {
  return { id, reader: logReader(), newest: null, seen: null };
}

/**
 * Reads the entries after the last one that was read. Returns false if that one is no longer there or
 * differs: the storage was cleared, and everything read before is invalid.
 */
function goOn(reading: Reading, stored: readonly unknown[]): boolean {
  const { reader, newest } = reading;
  if (newest && !sameValue(stored[0], newest)) return false;
  reader.take(newest ? stored.slice(1) : stored);
  reading.newest = (stored.at(-1) as StoredEntry | undefined) ?? null;
  return true;
}
