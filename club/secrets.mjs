import { createHash, createHmac, scryptSync, timingSafeEqual } from 'node:crypto';

/** What stands in front of every text that is hashed, so that these hashes are nobody else's. */
const LABEL = 'warledger:';
const HASH_BYTES = 16;
const STAMP_BYTES = 9;
/** What a guess of the code costs: some 100 ms of a computer, and 32 MB. Phones have the same. */
const SLOW = { N: 32_768, r: 8, p: 1, maxmem: 64_000_000 };

/**
 * The next secret down: what a reader knows follows from what a writer knows, and a channel's name from what
 * a reader knows. Never back.
 * @param {string} secret
 * @returns {string} 22 characters of base64url
 */
export function secretBelow(secret) {
  return hashed(secret).subarray(0, HASH_BYTES).toString('base64url');
}

/**
 * A code as it counts: whatever spaces, dashes and case somebody types it with.
 * @param {string} code
 */
export function plainCode(code) {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}_]/gu, '');
}

/**
 * What stamps are made with: from the code by a slow hash, so that somebody with a link cannot try many codes
 * on its stamp.
 * @param {string} code the club's code, as it was typed
 */
export function stampKeyOf(code) {
  return scryptSync(plainCode(code), `${LABEL}code`, 32, SLOW).toString('base64url');
}

/**
 * What proves that somebody with the club's code let a subject be written: whoever has the stamp may write
 * that subject, and no other.
 * @param {string} key made of the club's code (`stampKeyOf`); in links of before, the code itself
 * @param {string} subject
 * @returns {string} 12 characters of base64url
 */
export function stampOf(key, subject) {
  return createHmac('sha256', LABEL + key)
    .update(subject)
    .digest()
    .subarray(0, STAMP_BYTES)
    .toString('base64url');
}

/**
 * The stamp that a writer's link gives to those who only read: it follows from the writer's, never back.
 * @param {string} stamp
 */
export function stampBelow(stamp) {
  return hashed(stamp).subarray(0, STAMP_BYTES).toString('base64url');
}

/**
 * The stamp with which a guest asks the phone that writes: it follows from the writer's, never back, and from
 * no reader's.
 * @param {string} stamp
 */
export function guestStamp(stamp) {
  return stampBelow(`guest:${stamp}`);
}

/**
 * Whether the stamp is that subject's, in a time that does not tell how much of it was right.
 * @param {string} key @param {string} subject @param {string} stamp
 * @param {(stamp: string) => string} [below] what was made of the stamp
 */
export function isStampOf(key, subject, stamp, below = (same) => same) {
  const expected = Buffer.from(below(stampOf(key, subject)));
  const given = Buffer.from(stamp);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** @param {string} text */
function hashed(text) {
  return createHash('sha256')
    .update(LABEL + text)
    .digest();
}
