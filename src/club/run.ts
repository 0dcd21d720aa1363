import * as v from 'valibot';
import type { Packing } from './packing';
import { seal, unseal } from './seal';
import type { RandomBytes } from './secrets';

/**
 * An entry of a shared log: consecutive numbers from 1, and whatever else it says. Under which id it is kept
 * stands on the run.
 */
export type SharedEntry = { readonly seq: number };

/** One message of a channel: consecutive entries of one log, behind the message that it names. */
export type Run = {
  /** The log's id on the phone that began it. */
  readonly logId: string;
  /** The hash of the message before, as it was sent; null for the first. */
  readonly before: string | null;
  /** At least one, by rising `seq` without a gap. */
  readonly entries: readonly SharedEntry[];
};

/**
 * Under what id a phone tells the others of its course where two phones wrote on from the same entry: it
 * begins with the first entry that differs, and a long one `goesOn` in the next message. No log has such an
 * id.
 */
export function besideId(logId: string, goesOn: boolean): string {
  return `${logId}~${goesOn ? 'on' : 'beside'}`;
}

/** So many entries go into one message at most. */
export const MAX_RUN_ENTRIES = 400;
/** The largest message that is sent, in bytes: the club's servers take 128 kB with their headers. */
export const MAX_RUN_BYTES = 120_000;

const RUN = v.strictObject({
  v: v.literal(1),
  logId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  before: v.nullable(v.string()),
  entries: v.pipe(
    v.array(v.looseObject({ seq: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.minLength(1),
    v.check((entries) => entries.every(({ seq }, index) => seq === (entries[0]?.seq ?? 0) + index)),
  ),
});

/**
 * What a message says, or null where it was sealed with another key, for another place, or says nothing of
 * ours.
 */
export function readRun(message: Uint8Array, key: string, subject: string, packing: Packing): Run | null {
  const read = v.safeParse(RUN, unseal(message, key, subject, packing));
  return read.success ? read.output : null;
}

export type SealedRun = {
  readonly message: Uint8Array;
  /** The number of its last entry. */
  readonly upto: number;
};

/**
 * The longest beginning of these entries that fits one message, sealed; null where even the first entry is
 * too large for one. At most 400 entries.
 */
export function sealRun(
  run: Run,
  key: string,
  subject: string,
  random: RandomBytes,
  packing: Packing,
): SealedRun | null {
  let entries = run.entries.slice(0, MAX_RUN_ENTRIES);
  while (entries.length > 0) {
    const message = seal({ v: 1, ...run, entries }, key, subject, random, packing);
    if (message.length <= MAX_RUN_BYTES) return { message, upto: entries.at(-1)?.seq ?? 0 };
    entries = entries.slice(0, Math.floor(entries.length / 2));
  }
  return null;
}
