import type { Ledger } from '@/battle/log/ledger';
import { type LogReader, logReader } from '@/battle/log/parse-entry';
import type { BattleId } from '@/battle/state/ids';
import { sameValue } from '@/plain/same-value';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';

/**
 * How many entries are read ahead at once: a tap is heard between two such steps. More steps would be asked for later than a player
 * asks for the battle.
 */
export const AHEAD_STEP = 1_000;

/** A battle's log as far as it was read. */
export type Reading = {
  readonly id: BattleId;
  readonly reader: LogReader;
  /** The last entry that was read from the disk. */
  newest: StoredEntry | null;
  /** The battle as it stood when its log was read to the end, or left; null where that was not, or not all of it could be read. */
  readonly seen: Ledger | null;
};

/** Reads the logs of battles. One log may be read before its battle is opened: then only what came since is left to read. */
export type LogReading = {
  /** The log as it is on the disk now. */
  upToDate(id: BattleId): Promise<Reading>;
  /** Reads the log of a battle that may be opened next, in quiet moments, until another one is read. */
  readAhead(id: BattleId, quiet: () => Promise<void>): Promise<void>;
  /** The battle as it was read ahead, or left: something may have been written since. Null where neither was, or not all could be read. */
  lastSeen(id: BattleId): Ledger | null;
  /** Remembers a log of which all could be read. */
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
      // Its reader is used up: what is wrong is found again when the battle is opened.
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
 * Takes what is on the disk from the last entry on that was read. False where that one is not there as it was: the storage was
 * cleared, and nothing of what was read counts.
 */
function goOn(reading: Reading, stored: readonly unknown[]): boolean {
  const { reader, newest } = reading;
  if (newest && !sameValue(stored[0], newest)) return false;
  reader.take(newest ? stored.slice(1) : stored);
  reading.newest = (stored.at(-1) as StoredEntry | undefined) ?? null;
  return true;
}
