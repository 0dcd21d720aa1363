import { unpackLines } from '@/battle/cards/card-digest';
import { type CardLine, newestFirst } from '@/battle/cards/card-line';
import type { DigestReading, DigestStamp } from '@/storage/derived';
import type { EntryLog } from '@/storage/entry-log';
import { rest } from '@/store/device/rest';

/** The content of a part of the digest. */
export type UnpackedPart = { readonly lines: readonly CardLine[]; readonly old: readonly string[] };

/** The content of all parts, each battle once. */
export type UnpackedDigest = UnpackedPart & {
  /** Newest first. */
  readonly lines: readonly CardLine[];
  /** By rising number. */
  readonly parts: readonly UnpackedPart[];
};

/** The stored digest; `digest` is null if there is none, or if it is damaged. */
export type LatestDigest = { readonly reading: DigestReading; readonly digest: UnpackedDigest | null };

/** Called with the number of battles read so far, and of all. */
export type OnRead = (read: number, total: number) => void;

type DigestLog = Pick<EntryLog, 'derived'>;
type Unpacking = { readonly done: Promise<LatestDigest>; readonly heardBy: Set<OnRead>; isReading: boolean };

/**
 * The last unpacked digest of each log. As long as the stored digest does not change, it is not read or
 * unpacked again.
 */
const known = new WeakMap<DigestLog, { readonly stamp: DigestStamp; readonly digest: UnpackedDigest }>();
const underWay = new WeakMap<DigestLog, Unpacking>();

/** The digest of that log, unpacked in steps between which the page may draw. Rejects if IndexedDB does. */
export async function readLatestDigest(
  entryLog: DigestLog,
  onRead: OnRead = () => {},
): Promise<LatestDigest> {
  for (let other = underWay.get(entryLog); other; other = underWay.get(entryLog)) {
    other.heardBy.add(onRead);
    // A writer waits for unfinished readings, so the result of another reading is still valid.
    if (other.isReading) return other.done;
    await other.done.catch(() => {});
  }
  const heardBy = new Set([onRead]);
  const own: Unpacking = { heardBy, isReading: true, done: read().finally(() => underWay.delete(entryLog)) };
  underWay.set(entryLog, own);
  return own.done;

  async function read(): Promise<LatestDigest> {
    const before = known.get(entryLog);
    const reading = await (await entryLog.derived()).readDigest(before?.stamp);
    own.isReading = false;
    if (reading.parts === null) return { reading, digest: before?.digest ?? null };
    known.delete(entryLog);
    const digest = await unpack(reading.parts, (lines) => {
      for (const hear of heardBy) hear(lines, reading.finished);
    });
    if (digest) known.set(entryLog, { stamp: reading.stamp, digest });
    return { reading, digest };
  }
}

/** The content of all parts; null if there are none, one cannot be read, or a battle is in two of them. */
async function unpack(
  stored: readonly unknown[],
  onRead: (read: number) => void,
): Promise<UnpackedDigest | null> {
  if (stored.length === 0) return null;
  const parts: UnpackedPart[] = [];
  const lines: CardLine[] = [];
  const old: string[] = [];
  for (const each of stored) {
    if (parts.length > 0) {
      onRead(lines.length);
      await rest();
    }
    const part = unpackLines(each);
    if (part === null) return null;
    parts.push(part);
    lines.push(...part.lines);
    old.push(...part.old);
  }
  const ids = new Set<string>(old);
  for (const { battleId } of lines) ids.add(battleId);
  if (ids.size !== lines.length + old.length) return null;
  return { parts, lines: lines.sort(newestFirst), old };
}
