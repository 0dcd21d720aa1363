import * as v from 'valibot';
import { isEventLine } from './backup-events';
import { crcLine, isWhole } from './backup-line';
import { isPhotoLine } from './backup-photos';
import type { DeviceRecord } from './device-record';
import type { Deletion, StoredEntry } from './entry-log';

/*
 * The backup file, format 1: JSON lines in UTF-8, so that damage stays within a line.
 *
 *   {"format":"warledger-backup","version":1,"exportedAt":1760000000000,"appVersion":"1.2.0","battleIds":["b1","b2"],"crc32":"…"}
 *   {"battleId":"b1","entries":[{"battleId":"b1","seq":1,…},{"battleId":"b1","seq":2,…}],"crc32":"…"}
 *   {"battleId":"b2","entries":[…],"crc32":"…"}
 *   {"device":{"records":[{"name":"settings","value":{…}}],"deletions":[{"battleId":"b2","deletedAt":1760000000000}]},"crc32":"…"}
 *
 * The first line says what must follow; each other line is one battle with its whole log by rising seq,
 * and at most one what the device remembered (`"device":true` in the first line; the first files of this
 * format had none, and readers of those pass it over). `"unread":["b3",null]` in the first line names
 * battles that could not be read when the file was made: b3 is listed and has no line, null says that
 * there may be more. Earlier readers call them missing. `"commit":"1a2b3c4d"` in the first line names the
 * build of the app; missing where it was built without git, and in older files. Lines with events may follow
 * (`backup-events.ts`), and lines with photos (`backup-photos.ts`). `crc32` is taken over the
 * line without that key, as JSON.stringify writes it: white space and line ends may change on the way, the
 * content may not. `format`, `version` and `crc32` of the first line keep their meaning in every later
 * format.
 */
const FORMAT = 'warledger-backup';
const VERSION = 1;

/**
 * When a backup was made, in milliseconds since 1970, and by which version of the app, built from which
 * commit where that is known.
 */
export type BackupStamp = {
  readonly exportedAt: number;
  readonly appVersion: string;
  readonly commit?: string;
};

/** What a device remembers outside of the logs: its records, and which battles are in the wastebasket. */
export type DeviceMemory = {
  readonly records: readonly DeviceRecord[];
  readonly deletions: readonly Deletion[];
};

/** What goes into a backup: battles, each with its whole log by rising `seq`. */
export type BackupContent = BackupStamp & {
  readonly battles: readonly { readonly battleId: string; readonly entries: readonly unknown[] }[];
  /**
   * Battles that should be in it and could not be read, by id; null stands for any number of which not
   * even that could be read.
   */
  readonly unread?: readonly (string | null)[];
  /** Missing in the export of a single battle. */
  readonly device?: DeviceMemory;
};

/**
 * A battle as a backup gives it back: its entries carry its id, by strictly rising `seq`. What they say is
 * not yet parsed.
 */
export type BackupBattle = { readonly battleId: string; readonly entries: readonly StoredEntry[] };

/**
 * What happened to a battle that cannot be given back. `altered`: its line is there, but not as it was
 * written. `missing`: the file's list names it, and no line holds it. `unread`: the same, and the file
 * says that it could not be read when the file was made; without a name, there may have been any number of
 * those. `unreadable`: a line without a battle's name in a file whose list is lost; it may be what is left
 * of the list.
 */
export const DAMAGES = ['altered', 'missing', 'unread', 'unreadable'] as const;
export type Damage = (typeof DAMAGES)[number];

/** A battle, named where that can be told, that does not come back whole. */
export type DamagedBattle = { readonly battleId: string | null; readonly damage: Damage };

/**
 * What a backup holds. `stamp` is null when the first line, and with it the list of battles, is lost. A
 * battle comes twice when files with different states of it were joined into one.
 */
export type Backup = {
  readonly stamp: BackupStamp | null;
  readonly battles: readonly BackupBattle[];
  readonly damaged: readonly DamagedBattle[];
  /** What the device remembered; null where the file holds none, or it is damaged. */
  readonly device: DeviceMemory | null;
  /** Whether the file should hold what the device remembered, and does not any more. */
  readonly deviceDamaged: boolean;
};

/**
 * Why a text is no backup. `notABackup`: nothing in it is whole and written by this app. `newerBackup`: a
 * newer app wrote it in a format unknown here.
 */
export type BackupRefusal =
  | { readonly code: 'notABackup'; readonly values: Readonly<Record<never, never>> }
  | { readonly code: 'newerBackup'; readonly values: { readonly version: number } };

/** What reading a backup comes to. */
export type BackupReading =
  | { readonly ok: true; readonly value: Backup }
  | { readonly ok: false; readonly refusal: BackupRefusal };

/** The text of a backup file, ending in a line end. Keys holding `undefined` fall away, as JSON has it. */
export function writeBackup(content: BackupContent): string {
  const { exportedAt, appVersion, commit, battles, unread = [], device } = content;
  const battleIds = [...battles.map(({ battleId }) => battleId), ...unread.filter((id) => id !== null)];
  const build = commit === undefined ? { appVersion } : { appVersion, commit };
  const list = { format: FORMAT, version: VERSION, exportedAt, ...build, battleIds };
  const head = unread.length > 0 ? { ...list, unread } : list;
  const lines = [
    device ? { ...head, device: true } : head,
    ...battles.map(({ battleId, entries }) => ({ battleId, entries })),
    ...(device ? [{ device }] : []),
  ];
  return lines.map(crcLine).join('');
}

/**
 * Reads a backup as far as it is whole: battles come back complete or not at all, and the others are
 * named. Never throws. After every 100,000 letters or so it yields how much of the text is read, from 0 to
 * 1: the reader may rest there.
 */
export function* readBackupInSteps(text: string): Generator<number, BackupReading> {
  const lines: Line[] = [];
  let [read, rested] = [0, 0];
  for (const line of linesOf(text)) {
    lines.push(readLine(line));
    read += line.length;
    if (read - rested < LETTERS_TO_A_REST) continue;
    rested = read;
    yield read / text.length;
  }
  return readingOf(lines);
}

const LETTERS_TO_A_REST = 100_000;

/** A line that comes twice counts once. */
function linesOf(text: string): readonly string[] {
  return [...new Set(text.replace(/^\uFEFF/, '').split(/[\r\n]+/))].filter((line) => line.trim() !== '');
}

function readingOf(lines: readonly Line[]): BackupReading {
  const newer = lines.find((line) => line.kind === 'newerHead');
  if (newer !== undefined) return refusedFor({ code: 'newerBackup', values: { version: newer.version } });
  const heads = lines.filter((line) => line.kind === 'head');
  const battles = lines.filter((line) => line.kind === 'battle').map(({ battle }) => battle);
  const device = lines.find((line) => line.kind === 'device')?.device ?? null;
  if (heads.length === 0 && battles.length === 0) return refusedFor({ code: 'notABackup', values: {} });
  const listed = heads.flatMap(({ battleIds }) => battleIds);
  const unread = heads.flatMap((head) => head.unread);
  const damaged = heads.length === 0 ? damagedWithoutList(lines) : damagedByList(listed, unread, lines);
  const deviceDamaged = device === null && heads.some((head) => head.withDevice);
  return { ok: true, value: { stamp: heads[0]?.stamp ?? null, battles, damaged, device, deviceDamaged } };
}

type Line =
  | {
      readonly kind: 'head';
      readonly stamp: BackupStamp;
      readonly battleIds: readonly string[];
      readonly unread: readonly (string | null)[];
      readonly withDevice: boolean;
    }
  | { readonly kind: 'device'; readonly device: DeviceMemory }
  | { readonly kind: 'newerHead'; readonly version: number }
  | { readonly kind: 'battle'; readonly battle: BackupBattle }
  | { readonly kind: 'altered'; readonly battleId: string }
  /** Read by `readPhotos` and `readEvents`. */
  | { readonly kind: 'besideBattles' }
  | { readonly kind: 'unreadable' };

const NewerHead = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.safeInteger(), v.gtValue(VERSION)),
});

const Head = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  exportedAt: v.number(),
  appVersion: v.string(),
  commit: v.optional(v.string()),
  battleIds: v.array(v.string()),
  unread: v.optional(v.array(v.nullable(v.string())), []),
  device: v.optional(v.boolean(), false),
});

const DeviceLine = v.object({
  device: v.object({
    records: v.array(v.object({ name: v.string(), value: v.unknown() })),
    deletions: v.array(v.object({ battleId: v.string(), deletedAt: v.number() })),
  }),
});

const BattleLine = v.object({
  battleId: v.string(),
  entries: v.array(v.object({ battleId: v.string(), seq: v.pipe(v.number(), v.safeInteger()) })),
});

const AnyBattleLine = v.object({ battleId: v.string() });

function readLine(text: string): Line {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return { kind: 'unreadable' };
  }
  const whole = isWhole(line);
  if (whole && v.is(NewerHead, line)) return { kind: 'newerHead', version: line.version };
  const head = whole ? v.safeParse(Head, line) : null;
  if (head?.success) {
    const { exportedAt, appVersion, commit, battleIds, unread, device } = head.output;
    const stamp = { exportedAt, appVersion, ...(commit === undefined ? {} : { commit }) };
    return { kind: 'head', stamp, battleIds, unread, withDevice: device };
  }
  if (whole && (isPhotoLine(line) || isEventLine(line))) return { kind: 'besideBattles' };
  if (whole && v.is(DeviceLine, line)) return { kind: 'device', device: line.device };
  if (whole && v.is(BattleLine, line) && isLogOf(line.battleId, line.entries)) {
    return { kind: 'battle', battle: { battleId: line.battleId, entries: line.entries } };
  }
  return v.is(AnyBattleLine, line) ? { kind: 'altered', battleId: line.battleId } : { kind: 'unreadable' };
}

function isLogOf(battleId: string, entries: readonly StoredEntry[]): boolean {
  return entries.every((entry, index) => {
    const before = entries[index - 1];
    return entry.battleId === battleId && (before === undefined || before.seq < entry.seq);
  });
}

function damagedByList(
  battleIds: readonly string[],
  unread: readonly (string | null)[],
  lines: readonly Line[],
): readonly DamagedBattle[] {
  const whole = new Set(lines.map((line) => (line.kind === 'battle' ? line.battle.battleId : null)));
  const altered = new Set(lines.map((line) => (line.kind === 'altered' ? line.battleId : null)));
  const named = [...new Set(battleIds)]
    .filter((battleId) => !whole.has(battleId))
    .map((battleId): DamagedBattle => {
      if (unread.includes(battleId)) return { battleId, damage: 'unread' };
      return { battleId, damage: altered.has(battleId) ? 'altered' : 'missing' };
    });
  return unread.includes(null) ? [...named, { battleId: null, damage: 'unread' }] : named;
}

function damagedWithoutList(lines: readonly Line[]): readonly DamagedBattle[] {
  return lines.flatMap((line): readonly DamagedBattle[] => {
    if (line.kind === 'altered') return [{ battleId: line.battleId, damage: 'altered' }];
    return line.kind === 'unreadable' ? [{ battleId: null, damage: 'unreadable' }] : [];
  });
}

function refusedFor(refusal: BackupRefusal): BackupReading {
  return { ok: false, refusal };
}
