import * as v from 'valibot';
import { hostMemorySchema } from '@/club/answering-host';
import { type GuestMemory, guestMemorySchema, NOTHING_ASKED } from '@/club/asking-guest';
import { SIDES } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';

/** Records of their own: the tab that writes the battle writes them, and every tab writes a share. */
const GUESTS = 'club.guests.';
const ASKS = 'club.asks.';

const GUEST = v.object({
  id: v.string(),
  key: v.string(),
  sides: v.array(v.picklist(SIDES)),
  /** What the phone drew that came by the invitation; null while none did. */
  phone: v.nullable(v.string()),
  /** It left, or was thrown out. */
  isOut: v.boolean(),
  memory: hostMemorySchema,
});

/** A guest of a battle that this phone writes. */
export type GuestRecord = v.InferOutput<typeof GUEST>;

type Records = Pick<EntryLog, 'readRecord' | 'writeRecord'>;

/** The guests of a battle, as they were invited. */
export async function readGuests(entryLog: Records, battleId: string): Promise<readonly GuestRecord[]> {
  const read = v.safeParse(v.array(GUEST), await entryLog.readRecord(GUESTS + battleId));
  return read.success ? read.output : [];
}

/** Remembers the guests of a battle; null forgets them. */
export function writeGuests(
  entryLog: Records,
  battleId: string,
  guests: readonly GuestRecord[] | null,
): Promise<void> {
  return entryLog.writeRecord(GUESTS + battleId, guests);
}

/** What this phone asked for as a guest of that battle. */
export async function readAsks(entryLog: Records, battleId: string): Promise<GuestMemory> {
  const read = v.safeParse(guestMemorySchema, await entryLog.readRecord(ASKS + battleId));
  return read.success ? read.output : NOTHING_ASKED;
}

/** Remembers what this phone asked for; null forgets it. */
export function writeAsks(entryLog: Records, battleId: string, asks: GuestMemory | null): Promise<void> {
  return entryLog.writeRecord(ASKS + battleId, asks);
}
