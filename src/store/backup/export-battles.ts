import { isExample } from '@/battle/state/example-id';
import { sameValue } from '@/plain/same-value';
import { writeEvents } from '@/storage/backup-events';
import { type BackupStamp, writeBackup } from '@/storage/backup-file';
import type { EntryLog, StoredEntry } from '@/storage/entry-log';
import { within } from '@/storage/within';
import { readDeviceMemory } from '@/store/device/device-memory';
import { EVENT_PREFIX } from '@/store/device/record-names';

/** The parts of the log that an export reads. */
export type ReadableLog = Pick<EntryLog, 'battleIds' | 'entries' | 'records' | 'deletions'>;

type Parts = {
  readonly entryLog: ReadableLog;
  /** Entries that are not yet on disk. */
  readonly pending: readonly StoredEntry[];
  /** The entries of the battle on screen: they are used if the disk cannot be read. */
  readonly onScreen: readonly StoredEntry[];
  readonly stamp: BackupStamp;
};

/**
 * The text of a backup file, the number of courses of battles in it, and how many battles are missing because
 * they could not be read.
 */
export type ExportedBattles = {
  readonly text: string;
  readonly battles: number;
  readonly unread: number;
  /** How many events are in it; null: they could not be read, and none is. */
  readonly events: number | null;
};

/** How many battles are read at once, and how long this may take. */
const STEP = 50;
const PATIENCE_MS = 5_000;

/**
 * These battles, or all battles, the device's own records and its events, as the text of a backup file. Entries that
 * still wait to be saved are included. An example is exported only if it is named. A battle that another
 * writer has continued is in the file twice: as it is on disk, and as it is here. A battle that cannot be
 * read is listed as missing; it is never written as an empty one.
 */
export async function exportBattles(ids: readonly string[] | 'all', parts: Parts): Promise<ExportedBattles> {
  const { entryLog, pending, onScreen, stamp } = parts;
  const named = await (ids === 'all' ? allIds(parts) : ids);
  const here = [...pending, ...onScreen].map(({ battleId }) => battleId);
  const wanted =
    ids === 'all' ? [...new Set([...(named ?? []), ...here])].filter((id) => !isExample(id)) : (named ?? []);
  const battles: { readonly battleId: string; readonly entries: readonly StoredEntry[] }[] = [];
  // If even the ids cannot be read, the names of the missing battles are unknown.
  const unread: (string | null)[] = named === null ? [null] : [];
  for (let from = 0; from < wanted.length; from += STEP) {
    const step = wanted.slice(from, from + STEP).map(async (battleId) => {
      const ofBattle = (entries: readonly StoredEntry[]) =>
        entries.filter((entry) => entry.battleId === battleId);
      const stored = await within(PATIENCE_MS, entryLog.entries(battleId)).catch(() => null);
      const saved = (stored as readonly StoredEntry[] | null) ?? ofBattle(onScreen);
      const logs = logsOf(saved, ofBattle(pending)).filter((entries) => entries.length > 0);
      return { battleId, logs };
    });
    for (const { battleId, logs } of await Promise.all(step)) {
      battles.push(...logs.map((entries) => ({ battleId, entries })));
      if (logs.length === 0) unread.push(battleId);
    }
  }
  // The battles are more important: they are exported even if the other records cannot be read.
  const device =
    ids === 'all' ? await within(PATIENCE_MS, readDeviceMemory(entryLog)).catch(() => null) : null;
  const text = writeBackup({ ...stamp, battles, unread, ...(device && { device }) });
  const events = ids === 'all' ? await eventsOf(entryLog) : [];
  return {
    text: text + writeEvents(events ?? []),
    battles: battles.length,
    unread: unread.length,
    events: events?.length ?? null,
  };
}

/** The events of this device as they are stored; null where they cannot be read. */
async function eventsOf(entryLog: ReadableLog) {
  const records = await within(PATIENCE_MS, entryLog.records(EVENT_PREFIX)).catch(() => null);
  return (
    records
      ?.filter(({ value }) => value !== null)
      .map(({ name, value }) => ({ id: name.slice(EVENT_PREFIX.length), record: value })) ?? null
  );
}

/** One log from both; or two, if the waiting entries do not follow those on disk. */
function logsOf(
  saved: readonly StoredEntry[],
  waiting: readonly StoredEntry[],
): readonly (readonly StoredEntry[])[] {
  const unsaved = waiting.filter((entry) => !saved.some((other) => sameValue(other, entry)));
  const from = unsaved[0]?.seq;
  if (from === undefined) return [saved];
  const before = saved.filter(({ seq }) => seq < from);
  const here = [...before, ...unsaved];
  return before.length === saved.length ? [here] : [saved, here];
}

/** The ids of all battles, or null if they cannot be read. */
function allIds({ entryLog }: Parts): Promise<readonly string[] | null> {
  return within(PATIENCE_MS, entryLog.battleIds()).catch(() => null);
}
