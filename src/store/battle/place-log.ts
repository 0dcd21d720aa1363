import { rootBattleId, splitBattleId } from '@/battle/log/split-id';
import { type BattleId, battleId } from '@/battle/state/ids';
import { crc32 } from '@/plain/crc-32';
import type { StoredEntry } from '@/storage/entry-log';

/** The whole log of a battle by rising `seq`, as it is stored. */
export type StoredLog = readonly StoredEntry[];

/**
 * Where a log from elsewhere belongs on this device. `added`: nothing of that battle is here. `continued`: it goes on from what is
 * here. `split`: both went on from the same entry, each its own way, and it is kept beside. `same` and `longerHere`: there is
 * nothing to write.
 */
export const LOG_PLACES = ['added', 'continued', 'split', 'same', 'longerHere'] as const;
export type LogPlace = (typeof LOG_PLACES)[number];

export type LogPlacement = {
  readonly place: LogPlace;
  /** The id under which that course of the battle is kept here. */
  readonly battleId: BattleId;
  /** What is there of it already. */
  readonly before: StoredLog;
  /** What has to be appended to it, carrying that id. */
  readonly added: StoredLog;
  /** The first entry that differs from every course here; null unless it is kept beside them. */
  readonly splitAt: number | null;
};

/**
 * Places a log among the courses of its battle that are kept here, each by its id: nothing that is here is changed, and a log that
 * was placed once is the `same` the next time. An entry is what it says; under which id a course is kept does not matter.
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
    // The course that shares most comes first: what shares all of it is this one.
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

/** How many entries both begin with. */
function sharedLength(one: StoredLog, other: StoredLog): number {
  const differs = one.findIndex((entry, index) => !sameEntry(entry, other[index]));
  return differs < 0 ? one.length : differs;
}

function sameEntry(one: StoredEntry, other: StoredEntry | undefined): boolean {
  return other !== undefined && (one === other || said(one) === said(other));
}

/** What entries say, each looked at once: of thousands of courses of one battle all begin with the same. */
const SAID = new WeakMap<StoredEntry, string>();

function said(entry: StoredEntry): string {
  const known = SAID.get(entry);
  if (known !== undefined) return known;
  const text = JSON.stringify(sorted({ ...entry, battleId: '' }), (_, value) =>
    // A field that is there and undefined differs from one that is not there.
    value === undefined ? UNDEFINED : value,
  );
  SAID.set(entry, text);
  return text;
}

/** Looks at every entry before anything is compared with it, which is most of the work. */
export function lookAt(log: StoredLog): void {
  for (const entry of log) said(entry);
}

const UNDEFINED = '\u0000undefined';

function under(id: BattleId, log: StoredLog): StoredLog {
  return log.map((entry) => ({ ...entry, battleId: id }));
}

/** Eight digits that another entry at this place hardly has. */
function markOf(entry: StoredEntry): string {
  return crc32(JSON.stringify(sorted({ ...entry, battleId: '' })));
}

/** The same data with every object's keys in order: the order in which they were written says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** That id, or the first numbered one that is free: two courses may part in the same entry after different beginnings. */
function freeId(id: BattleId, taken: ReadonlyMap<string, StoredLog>): BattleId {
  for (let number = 2, free = id; ; number += 1, free = battleId(`${id}~${number}`)) {
    if (!taken.has(free)) return free;
  }
}
