import * as v from 'valibot';
import type { ClubAddress } from '@/club/address';
import type { EntryLog } from '@/storage/entry-log';

/**
 * "club" in front keeps it on this device: it holds secrets, and never goes into a backup
 * (`device-memory.ts`).
 */
const SHARES = 'club.share.';

const address = v.custom<ClubAddress>((value) => typeof value === 'string' && value !== '');
const position = v.object({
  number: v.number(),
  hash: v.nullable(v.string()),
  upto: v.number(),
});

const shared = {
  address,
  key: v.string(),
  position,
  /** The last entry that the player has seen, while following. */
  seen: v.number(),
  /** When something last came from another phone, by this phone's clock. */
  receivedAt: v.nullable(v.number()),
  /** Why nothing goes over any more: the player ended it, or two courses parted. */
  ended: v.nullable(v.picklist(['stopped', 'split'])),
  /** Another phone's course that parts at that entry is kept beside, and the player has not put that away. */
  parted: v.optional(v.nullable(v.number()), null),
};

const SHARE = v.variant('role', [
  v.object({ ...shared, role: v.literal('write'), writer: v.string(), stamp: v.string() }),
  v.object({
    ...shared,
    role: v.literal('follow'),
    reader: v.string(),
    /** Null where the link was one of before. */
    stamp: v.optional(v.nullable(v.string()), null),
  }),
]);

/** How a battle on this phone is shared: written here and perhaps elsewhere, or followed only. */
export type ShareRecord = v.InferOutput<typeof SHARE>;

/** How that battle is shared; null where it is not, or the record cannot be read. */
export async function readShare(entryLog: EntryLog, battleId: string): Promise<ShareRecord | null> {
  return parseShare(await entryLog.readRecord(SHARES + battleId));
}

/** How every battle is shared, by its id. */
export async function readShares(entryLog: EntryLog): Promise<ReadonlyMap<string, ShareRecord>> {
  const records = await entryLog.records(SHARES);
  return new Map(
    records.flatMap(({ name, value }) => {
      const share = parseShare(value);
      return share === null ? [] : [[name.slice(SHARES.length), share] as const];
    }),
  );
}

/** Remembers how a battle is shared; null forgets it, and with it the only key on this phone. */
export function writeShare(entryLog: EntryLog, battleId: string, share: ShareRecord | null): Promise<void> {
  return entryLog.writeRecord(SHARES + battleId, share);
}

/** Whether this phone only reads that battle, which is written elsewhere. */
export async function isFollowed(entryLog: EntryLog, battleId: string): Promise<boolean> {
  return (await readShare(entryLog, battleId))?.role === 'follow';
}

function parseShare(value: unknown): ShareRecord | null {
  const parsed = v.safeParse(SHARE, value);
  return parsed.success ? parsed.output : null;
}
