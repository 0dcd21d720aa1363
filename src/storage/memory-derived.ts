import { ARCHIVED_PREFIX } from './archival';
import { type Derived, MOST_CHANGED } from './derived';
import type { DeviceRecord } from './device-record';
import type { StoredCard } from './entry-log';

/** The derived data of a disk in memory, and its sources. */
export type DerivedDisk = {
  readonly cards: Map<string, StoredCard>;
  readonly deletions: Map<string, number>;
  readonly records: Map<string, unknown>;
  readonly digest: { written: number; readonly parts: Map<number, unknown> };
  readonly changes: Map<number, string>;
  /** The packed value of each kind of records. */
  readonly packed: Map<string, unknown>;
};

/** The data derived from the logs and cards of a disk in memory. `open` throws once the log is closed. */
export function createMemoryDerived(open: () => DerivedDisk): Derived {
  const lastOf = ({ changes }: DerivedDisk) => [...changes.keys()].at(-1) ?? 0;
  return {
    async readDigest(known) {
      const disk = open();
      const { written } = disk.digest;
      const isKnown = known?.database === disk && known.written === written;
      const parts = [...disk.digest.parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
      const changed = [...new Set(disk.changes.values())];
      const reading = structuredClone({
        parts: isKnown ? null : parts,
        changed:
          changed.length > MOST_CHANGED
            ? null
            : changed.map((battleId) => ({ battleId, card: disk.cards.get(battleId) as unknown })),
        upTo: lastOf(disk),
        finished: [...disk.cards.values()].filter(({ status }) => status === 'finished').length,
        deleted: new Set(disk.deletions.keys()),
        archived: new Set(
          [...disk.records.keys()].flatMap((name) =>
            name.startsWith(ARCHIVED_PREFIX) ? [name.slice(ARCHIVED_PREFIX.length)] : [],
          ),
        ),
      });
      return { ...reading, stamp: { database: disk, written } };
    },
    async writeDigest({ after, parts, upTo }) {
      const { digest, changes } = open();
      if (digest.written !== after) return false;
      for (const [number, part] of parts) {
        if (part === null) digest.parts.delete(number);
        else digest.parts.set(number, structuredClone(part));
      }
      digest.written += 1;
      for (const number of [...changes.keys()]) if (number <= upTo) changes.delete(number);
      return true;
    },
    async lastChange() {
      const disk = open();
      return { written: disk.digest.written, upTo: lastOf(disk), parts: disk.digest.parts.size };
    },
    async everyCard(limit, after) {
      const cards = [...open().cards.values()]
        .filter(({ battleId }) => after === null || battleId > after)
        .toSorted((one, other) => (one.battleId < other.battleId ? -1 : 1));
      return structuredClone(cards.slice(0, limit));
    },
    async cardsOf(battleIds) {
      const { cards } = open();
      return structuredClone(battleIds.map((id) => cards.get(id)));
    },
    async packedRecords(kind) {
      const { packed, records } = open();
      return { packed: structuredClone(packed.get(kind)), count: recordsUnder(records, kind).length };
    },
    async packRecords(kind, pack) {
      const { packed, records } = open();
      packed.set(kind, structuredClone(pack(recordsUnder(records, kind))));
    },
  };
}

/** The records whose names begin with `prefix`, by rising name, copied. */
export function recordsUnder(records: ReadonlyMap<string, unknown>, prefix: string): readonly DeviceRecord[] {
  return [...records]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => ({ name, value: structuredClone(value) }))
    .toSorted((one, other) => byText(one.name, other.name));
}

/** By code units, in the order of IndexedDB's keys. */
export function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
