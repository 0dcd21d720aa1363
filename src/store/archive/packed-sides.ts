import { sameValue } from '@/plain/same-value';
import type { DeviceRecord } from '@/storage/device-record';
import type { EntryLog } from '@/storage/entry-log';
import { OWN_SIDES, type OwnSide, SIDE_PREFIX } from '@/store/device/sides';

/** With fewer sides than this, the records are read directly and not packed. */
const LEAST_PACKED = 200;

/** The entered sides by the battle's id, sorted by id. */
export type SaidSides = ReadonlyMap<string, OwnSide>;

/** The sides as they are stored: each by its index in `OWN_SIDES`. */
type PackedSides = { readonly v: 1; readonly ids: readonly string[]; readonly sides: Uint8Array };

type SideLog = Pick<EntryLog, 'records' | 'derived'>;

/** All entered sides, in one reading, however many there are. Rejects if IndexedDB does. */
export async function readSaidSides(entryLog: SideLog): Promise<SaidSides> {
  const { packed } = await (await entryLog.derived()).packedRecords(SIDE_PREFIX);
  return unpackSides(packed) ?? sidesOf(await entryLog.records(SIDE_PREFIX));
}

/**
 * Packs the sides if there are many and one has changed. It works while the page is `quiet`. Rejects if
 * IndexedDB does.
 */
export async function keepSidesPacked(
  entryLog: Pick<EntryLog, 'derived'>,
  quiet: () => Promise<void>,
  least = LEAST_PACKED,
): Promise<void> {
  await quiet();
  const derived = await entryLog.derived();
  const { packed, count } = await derived.packedRecords(SIDE_PREFIX);
  if (count < least || unpackSides(packed) !== null) return;
  await quiet();
  await derived.packRecords(SIDE_PREFIX, packSides);
}

/**
 * Whether the packed sides equal the records. If not, because an older version of the app has written a
 * record, they are packed again. Rejects if IndexedDB does.
 */
export async function proveSides(entryLog: SideLog, quiet: () => Promise<void>): Promise<boolean> {
  await quiet();
  const derived = await entryLog.derived();
  const { packed } = await derived.packedRecords(SIDE_PREFIX);
  if (packed === undefined) return true;
  const records = await entryLog.records(SIDE_PREFIX);
  await quiet();
  if (sameValue(packed, packSides(records))) return true;
  await derived.packRecords(SIDE_PREFIX, packSides);
  return false;
}

function packSides(records: readonly DeviceRecord[]): PackedSides {
  const sides = [...sidesOf(records)];
  return {
    v: 1,
    ids: sides.map(([id]) => id),
    sides: Uint8Array.from(sides, ([, side]) => OWN_SIDES.indexOf(side)),
  };
}

/** Null if nothing is packed, or it is of another version. */
function unpackSides(stored: unknown): SaidSides | null {
  const { v, ids, sides } = (stored ?? {}) as Partial<PackedSides>;
  if (v !== 1 || !Array.isArray(ids) || !(sides instanceof Uint8Array)) return null;
  const said = new Map<string, OwnSide>();
  for (const [place, id] of ids.entries()) {
    const side = OWN_SIDES[sides[place] ?? OWN_SIDES.length];
    if (side === undefined) return null;
    said.set(id, side);
  }
  return said;
}

function sidesOf(records: readonly DeviceRecord[]): SaidSides {
  const said = new Map<string, OwnSide>();
  for (const { name, value } of records) {
    const side = OWN_SIDES.find((one) => one === value);
    if (side) said.set(name.slice(SIDE_PREFIX.length), side);
  }
  return said;
}
