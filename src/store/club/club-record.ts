import * as v from 'valibot';
import type { ClubAddress } from '@/club/address';
import { stampKeyOf } from '@/club/secrets';
import type { EntryLog } from '@/storage/entry-log';

const CLUB = 'club';
/** How this device is paired with others; `devices-record.ts` reads it. */
export const DEVICES = 'club.devices';

export const address = v.custom<ClubAddress>((value) => typeof value === 'string' && value !== '');
const CLUB_SHAPE = v.object({
  address,
  /** As it was typed or scanned; empty on a phone that only has links. */
  code: v.string(),
  /** What stamps are made with: of the code by a slow hash. Null in records of before. */
  stampKey: v.optional(v.nullable(v.string()), null),
  /** Whether the club has let this phone in with the code. */
  isTried: v.optional(v.boolean(), false),
});

/** The club that this phone uses, and what lets it share there. */
export type ClubRecord = v.InferOutput<typeof CLUB_SHAPE> & { readonly stampKey: string };

/** The chosen club; null by default. */
export async function readClub(entryLog: EntryLog): Promise<ClubRecord | null> {
  const parsed = v.safeParse(CLUB_SHAPE, await entryLog.readRecord(CLUB));
  if (!parsed.success) return null;
  const { stampKey, code } = parsed.output;
  if (stampKey !== null) return { ...parsed.output, stampKey };
  const club = { ...parsed.output, stampKey: code === '' ? '' : await stampKeyOf(code) };
  await writeClub(entryLog, club);
  return club;
}

/** Says that something is shared, though by no club: a page looks at this record alone to know that. */
const BY_NO_CLUB = { isShared: true };

/** Chooses a club; null: none. `isShared`: whether something is shared by no club. */
export function writeClub(entryLog: EntryLog, club: ClubRecord | null, isShared = false): Promise<void> {
  return entryLog.writeRecord(CLUB, club ?? (isShared ? BY_NO_CLUB : null));
}
