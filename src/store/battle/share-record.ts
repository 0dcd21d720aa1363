import * as v from 'valibot';
import type { ClubAddress } from '@/club/address';
import { STANDINGS } from '@/club/asked';
import { SIDES } from '@/rules/index';
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
  /**
   * Why nothing goes over any more: the player ended it, two courses parted, or a guest took the battle over from
   * a host that is gone for good.
   */
  ended: v.nullable(v.picklist(['stopped', 'split', 'takenOver'])),
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
  v.object({
    ...shared,
    role: v.literal('guest'),
    reader: v.string(),
    stamp: v.string(),
    /** What its invitation named: who it is to the host, and the key of what both say. */
    guest: v.object({ id: v.string(), key: v.string(), sides: v.array(v.picklist(SIDES)) }),
    /** What this phone drew when it joined, for the host to know it by. */
    from: v.string(),
    /** How it stands with the host; it reads on in any case. */
    standing: v.picklist(STANDINGS),
  }),
]);

/**
 * How a battle on this phone is shared: written here and perhaps elsewhere, followed only, or written as a
 * guest of the phone that writes it.
 */
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

/** Whether another phone writes that battle: this one reads it, or asks as a guest. */
export async function isWrittenElsewhere(entryLog: EntryLog, battleId: string): Promise<boolean> {
  const share = await readShare(entryLog, battleId);
  return share !== null && share.role !== 'write' && share.ended !== 'takenOver';
}

function parseShare(value: unknown): ShareRecord | null {
  const parsed = v.safeParse(SHARE, value);
  return parsed.success ? parsed.output : null;
}
