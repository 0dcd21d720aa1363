import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What stands in front of every text that is hashed, so that these hashes are nobody else's. */
const LABEL = 'warledger:';
const HASH_BYTES = 16;
const STAMP_BYTES = 9;

/**
 * The next secret down: what a reader knows follows from what a writer knows, and a channel's name from what a reader knows. Never back.
 * @param {string} secret
 * @returns {string} 22 characters of base64url
 */
export function secretBelow(secret) {
  return createHash('sha256')
    .update(LABEL + secret)
    .digest()
    .subarray(0, HASH_BYTES)
    .toString('base64url');
}

/**
 * What proves that somebody with the club's code let a subject be written: whoever has the stamp may write that subject, and no other.
 * @param {string} code the club's code
 * @param {string} subject
 * @returns {string} 12 characters of base64url
 */
export function stampOf(code, subject) {
  return createHmac('sha256', LABEL + code)
    .update(subject)
    .digest()
    .subarray(0, STAMP_BYTES)
    .toString('base64url');
}

/**
 * Whether the stamp is that subject's, in a time that does not tell how much of it was right.
 * @param {string} code @param {string} subject @param {string} stamp
 */
export function isStampOf(code, subject, stamp) {
  const expected = Buffer.from(stampOf(code, subject));
  const given = Buffer.from(stamp);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
