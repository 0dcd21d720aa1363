import { SIDES, type Side } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';

/** The prefix of the records of owners' sides, before the battle's id. */
export const SIDE_PREFIX = 'side.';

/** The owner's side: Blue, Red, or explicitly neither. */
export const OWN_SIDES = [...SIDES, 'neither'] as const;
export type OwnSide = (typeof OWN_SIDES)[number];

/** The owner's side in every battle for which this phone knows it, in one reading, however many there are. */
export async function readSides(entryLog: Pick<EntryLog, 'records'>): Promise<ReadonlyMap<string, Side>> {
  const records = await entryLog.records(SIDE_PREFIX);
  return new Map(
    records.flatMap(({ name, value }) =>
      isSide(value) ? [[name.slice(SIDE_PREFIX.length), value] as const] : [],
    ),
  );
}

/** The owner's side in that battle; null: neither, or not entered. */
export async function readSide(entryLog: EntryLog, battleId: string): Promise<Side | null> {
  const value = await entryLog.readRecord(SIDE_PREFIX + battleId);
  return isSide(value) ? value : null;
}

/** Stores the owner's side of a battle on this phone; null: neither. */
export function writeSide(entryLog: EntryLog, battleId: string, mine: Side | null): Promise<void> {
  return entryLog.writeRecord(SIDE_PREFIX + battleId, mine);
}

function isSide(value: unknown): value is Side {
  return value === 'a' || value === 'b';
}
