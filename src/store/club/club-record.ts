import * as v from 'valibot';
import type { ClubAddress } from '@/club/address';
import { stampKeyOf } from '@/club/secrets';
import type { EntryLog } from '@/storage/entry-log';

const CLUB = 'club';
const DEVICES = 'club.devices';

const address = v.custom<ClubAddress>((value) => typeof value === 'string' && value !== '');
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

const OWN_BATTLE = v.looseObject({
  seq: v.number(),
  /** Of an event the id of its log: a version that knows no events here finds no battle in it, and goes on. */
  battleId: v.string(),
  writer: v.string(),
  stamp: v.string(),
  key: v.string(),
  /** It is an event, and under which name the player organises it; null: who made it. */
  event: v.exactOptional(v.object({ organiser: v.nullable(v.string()) })),
});

/** A battle or event of this player, as the list of own devices names it: whoever has it may write that. */
export type OwnBattle = v.InferOutput<typeof OWN_BATTLE>;

const DEVICES_SHAPE = v.object({
  address,
  writer: v.string(),
  stamp: v.string(),
  key: v.string(),
  position: v.object({ number: v.number(), hash: v.nullable(v.string()), upto: v.number() }),
  battles: v.array(OWN_BATTLE),
});

/** What pairs the devices of one player: a channel whose entries name their battles. */
export type DevicesRecord = v.InferOutput<typeof DEVICES_SHAPE>;

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

/** How this device is paired with others of its player; null where it is not. */
export async function readDevices(entryLog: EntryLog): Promise<DevicesRecord | null> {
  const parsed = v.safeParse(DEVICES_SHAPE, await entryLog.readRecord(DEVICES));
  return parsed.success ? parsed.output : null;
}

/** Remembers the pairing; null ends it on this device. */
export function writeDevices(entryLog: EntryLog, devices: DevicesRecord | null): Promise<void> {
  return entryLog.writeRecord(DEVICES, devices);
}
