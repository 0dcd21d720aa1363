import { invert } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64Url, toBase64Url, utf8 } from './bytes';
import { DEFLATED } from './deflated';
import { seal, unseal } from './seal';
import type { RandomBytes } from './secrets';

/*
 * Army lists are sealed for the organisers alone: everybody who has the code can seal one, and none of them
 * opens another one's. Each is sealed with a key of its own, agreed by X25519 (RFC 7748) between the public key
 * that the code carries and a new one, which stands in front of the message.
 */

/** What stands in front of every text that is hashed for this, so that these hashes are nobody else's. */
const LABEL = 'warledger:lists:';
const KEY_BYTES = 32;
const SEAL_BYTES = 16;

const PRIME = 2n ** 255n - 19n;

/**
 * X25519 of the library's own parts: its ready-made one brings SHA-512 along, and all who share a battle would load
 * that.
 */
const x25519 = montgomery({
  P: PRIME,
  type: 'x25519',
  powPminus2: (value) => invert(value, PRIME),
  // RFC 7748, 5: decodeScalar25519.
  adjustScalarBytes(bytes: Uint8Array) {
    bytes.set([(bytes[0] ?? 0) & 0xf8], 0);
    bytes.set([((bytes[31] ?? 0) & 0x7f) | 0x40], 31);
    return bytes;
  },
});

/** The key that opens the army lists of an event: it follows from its organiser's secret, never back. */
export function listsKey(writer: string): string {
  return toBase64Url(sha256(utf8(LABEL + writer)));
}

/** The public key for which lists are sealed: 43 characters of base64url. */
export function listsPublicKey(key: string): string {
  return toBase64Url(x25519.getPublicKey(bytesOf(key)));
}

/** An army list packed and sealed, to be opened under that subject by who has the key of the public one. */
export function sealList(text: string, publicKey: string, subject: string, random: RandomBytes): Uint8Array {
  const own = random(KEY_BYTES);
  const front = x25519.getPublicKey(own);
  const theirs = bytesOf(publicKey);
  const key = sealKey(x25519.getSharedSecret(own, theirs), front, theirs);
  const sealed = seal(text, key, subject, random, DEFLATED);
  const message = new Uint8Array(KEY_BYTES + sealed.length);
  message.set(front);
  message.set(sealed, KEY_BYTES);
  return message;
}

/** The text that was sealed so, or null: for another key or place, or no such message. Never throws. */
export function openList(message: Uint8Array, key: string, subject: string): string | null {
  try {
    const own = bytesOf(key);
    const front = message.slice(0, KEY_BYTES);
    const agreed = sealKey(x25519.getSharedSecret(own, front), front, x25519.getPublicKey(own));
    const text = unseal(message.subarray(KEY_BYTES), agreed, subject, DEFLATED);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

/** Both public keys go into the key: who changes one of them opens nothing. */
function sealKey(shared: Uint8Array, front: Uint8Array, theirs: Uint8Array): string {
  const all = new Uint8Array([...utf8(LABEL), ...shared, ...front, ...theirs]);
  return toBase64Url(sha256(all).subarray(0, SEAL_BYTES));
}

function bytesOf(key: string): Uint8Array {
  const bytes = fromBase64Url(key);
  if (bytes?.length !== KEY_BYTES) throw new Error('No key of 32 bytes');
  return bytes;
}
