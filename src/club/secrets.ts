import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toBase64Url, utf8 } from './bytes';

/** Chance: so many random bytes, fit for secrets. Made in main.tsx. */
export type RandomBytes = (count: number) => Uint8Array;

/**
 * What stands in front of every text that is hashed, so that these hashes are nobody else's. The gate has the
 * same.
 */
const LABEL = 'warledger:';
const SECRET_BYTES = 16;
const STAMP_BYTES = 9;
/** What a guess of the code costs: some 100 ms of a computer, and 32 MB. The gate has the same. */
const SLOW = { N: 32_768, r: 8, p: 1, dkLen: 32 };

/** A new secret: 22 characters of base64url. */
export function newSecret(random: RandomBytes): string {
  return toBase64Url(random(SECRET_BYTES));
}

/**
 * The next secret down: what a reader knows follows from what a writer knows, and a channel's name from what
 * a reader knows. Never back. 22 characters of base64url.
 */
export function secretBelow(secret: string): string {
  return toBase64Url(sha256(utf8(LABEL + secret)).subarray(0, SECRET_BYTES));
}

/** The public name of the channel that a writer's secret opens. */
export function channelOf(writerSecret: string): string {
  return secretBelow(secretBelow(writerSecret));
}

/** A code as it counts: whatever spaces, dashes and case somebody types it with. */
export function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_]/gu, '');
}

/**
 * What stamps are made with: from the club's code by a slow hash, so that somebody with a link cannot try
 * many codes on its stamp. Takes some hundred milliseconds, once for each code.
 */
export async function stampKeyOf(code: string): Promise<string> {
  // Only who enters a code needs it.
  const { scryptAsync } = await import('@noble/hashes/scrypt.js');
  return toBase64Url(await scryptAsync(utf8(plainCode(code)), utf8(`${LABEL}code`), SLOW));
}

/**
 * What proves to the gate that somebody with the club's code let a subject be written: 12 characters of
 * base64url.
 */
export function stampOf(key: string, subject: string): string {
  return toBase64Url(hmac(sha256, utf8(LABEL + key), utf8(subject)).subarray(0, STAMP_BYTES));
}

/** The stamp that a writer's link gives to those who only read: it follows from the writer's, never back. */
export function stampBelow(stamp: string): string {
  return toBase64Url(sha256(utf8(LABEL + stamp)).subarray(0, STAMP_BYTES));
}

/**
 * The stamp with which a guest asks the phone that writes: it follows from the writer's, never back, and from
 * no reader's.
 */
export function guestStamp(stamp: string): string {
  return stampBelow(`guest:${stamp}`);
}

/** The hash of a message as it was sent, by which the next one names it: 22 characters of base64url. */
export function messageHash(message: Uint8Array): string {
  return toBase64Url(sha256(message).subarray(0, SECRET_BYTES));
}
