import { SIDES, type Side } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';

/** Records of owners' sides are named so, with the battle's id behind. */
export const SIDE_PREFIX = 'side.';

/** Whose side it was: the owner's Blue or Red, or expressly neither. */
export const OWN_SIDES = [...SIDES, 'neither'] as const;
export type OwnSide = (typeof OWN_SIDES)[number];

/** The owner's side in every battle where this phone knows it; one reading, however many there are. */
export async function readSides(entryLog: Pick<EntryLog, 'records'>): Promise<ReadonlyMap<string, Side>> {
  const records = await entryLog.records(SIDE_PREFIX);
  return new Map(
    records.flatMap(({ name, value }) =>
      isSide(value) ? [[name.slice(SIDE_PREFIX.length), value] as const] : [],
    ),
  );
}

/** The owner's side in that battle; null where it is neither, or nobody said. */
export async function readSide(entryLog: EntryLog, battleId: string): Promise<Side | null> {
  const value = await entryLog.readRecord(SIDE_PREFIX + battleId);
  return isSide(value) ? value : null;
}

/** Notes on this phone which side of a battle is its owner's; null: neither. */
export function writeSide(entryLog: EntryLog, battleId: string, mine: Side | null): Promise<void> {
  return entryLog.writeRecord(SIDE_PREFIX + battleId, mine);
}

function isSide(value: unknown): value is Side {
  return value === 'a' || value === 'b';
}
