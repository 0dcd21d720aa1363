import { rootBattleId, splitBattleId } from '@/battle/log/split-id';
import { type BattleId, battleId } from '@/battle/state/ids';
import { crc32 } from '@/plain/crc-32';
import type { StoredEntry } from '@/storage/entry-log';

/** The whole log of a battle as it is stored, by rising `seq`. */
export type StoredLog = readonly StoredEntry[];

/**
 * The place on this device for a log from elsewhere. `added`: this device has nothing of that battle.
 * `continued`: it continues what is here. `split`: both continue the same entry in different ways, so it is
 * stored as another course. `same` and `longerHere`: nothing to write.
 */
export const LOG_PLACES = ['added', 'continued', 'split', 'same', 'longerHere'] as const;
export type LogPlace = (typeof LOG_PLACES)[number];

export type LogPlacement = {
  readonly place: LogPlace;
  /** The id of that course of the battle on this device. */
  readonly battleId: BattleId;
  /** What this device already has of it. */
  readonly before: StoredLog;
  /** The entries to append, with that id. */
  readonly added: StoredLog;
  /** The first entry that differs from every course here; null unless it is a new course. */
  readonly splitAt: number | null;
};

/**
 * Finds the place of a log among the stored courses of its battle, given by id. Nothing stored is changed,
 * and a log that was placed once is the `same` the next time. Entries are compared by content, without the id
 * of their course.
 */
export function placeLog(
  from: string,
  incoming: StoredLog,
  courses: ReadonlyMap<string, StoredLog>,
): LogPlacement {
  const own = battleId(from);
  const kept = [...courses]
    .filter(([id, log]) => rootBattleId(battleId(id)) === rootBattleId(own) && log.length > 0)
    .map(([id, log]) => ({ id: battleId(id), log, shared: sharedLength(log, incoming) }))
    // The course with the longest common beginning comes first. If all of it is common, it is the same
    // course.
    .toSorted((one, other) => other.shared - one.shared);
  const whole = kept.find(({ shared }) => shared === incoming.length);
  if (whole) {
    const place = whole.log.length === incoming.length ? 'same' : 'longerHere';
    return { place, battleId: whole.id, before: whole.log, added: [], splitAt: null };
  }
  const begun = kept.find(({ log, shared }) => shared === log.length);
  if (begun) {
    const added = under(begun.id, incoming.slice(begun.shared));
    return { place: 'continued', battleId: begun.id, before: begun.log, added, splitAt: null };
  }
  const [nearest] = kept;
  const parting = incoming[nearest?.shared ?? 0];
  if (!nearest || !parting) {
    return { place: 'added', battleId: own, before: [], added: incoming, splitAt: null };
  }
  const id = courses.has(own) ? freeId(splitBattleId(own, parting.seq, markOf(parting)), courses) : own;
  return { place: 'split', battleId: id, before: [], added: under(id, incoming), splitAt: parting.seq };
}

/** The number of entries that both have in common at the beginning. */
function sharedLength(one: StoredLog, other: StoredLog): number {
  const differs = one.findIndex((entry, index) => !sameEntry(entry, other[index]));
  return differs < 0 ? one.length : differs;
}

function sameEntry(one: StoredEntry, other: StoredEntry | undefined): boolean {
  return other !== undefined && (one === other || said(one) === said(other));
}

/**
 * The content of entries, computed once for each: thousands of courses of one battle have the same beginning.
 */
const SAID = new WeakMap<StoredEntry, string>();

function said(entry: StoredEntry): string {
  const known = SAID.get(entry);
  if (known !== undefined) return known;
  const text = JSON.stringify(sorted({ ...entry, battleId: '' }), (_, value) =>
    // A field with the value undefined differs from a missing field.
    value === undefined ? UNDEFINED : value,
  );
  SAID.set(entry, text);
  return text;
}

/** Computes the content of every entry before the comparison, because this is most of the work. */
export function lookAt(log: StoredLog): void {
  for (const entry of log) said(entry);
}

const UNDEFINED = '\u0000undefined';

function under(id: BattleId, log: StoredLog): StoredLog {
  return log.map((entry) => ({ ...entry, battleId: id }));
}

/** Eight digits that almost surely differ from those of another entry at this place. */
function markOf(entry: StoredEntry): string {
  return crc32(JSON.stringify(sorted({ ...entry, battleId: '' })));
}

/** The same data with the keys of every object sorted, because their order has no meaning. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * That id, or the first free one with a number: two courses may split at the same entry after different
 * beginnings.
 */
function freeId(id: BattleId, taken: ReadonlyMap<string, StoredLog>): BattleId {
  for (let number = 2, free = id; ; number += 1, free = battleId(`${id}~${number}`)) {
    if (!taken.has(free)) return free;
  }
}
