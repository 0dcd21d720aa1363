import { fromBase64Url, utf8 } from './bytes';
import type { Packing } from './packing';
import type { RandomBytes } from './secrets';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A value packed and sealed, by a club with AES-GCM: nonce, then cipher text and tag. `subject` is sealed in: the
 * message opens under no other, so that a server cannot show it in another place. The key never leaves the
 * phones.
 */
export function seal(
  value: unknown,
  key: string,
  subject: string,
  random: RandomBytes,
  packing: Packing,
): Uint8Array {
  const nonce = random(NONCE_BYTES);
  const packed = packing.pack(utf8(JSON.stringify(value)));
  const sealed = packing.cipher(keyBytes(key), nonce, utf8(subject)).encrypt(packed);
  const message = new Uint8Array(NONCE_BYTES + sealed.length);
  message.set(nonce);
  message.set(sealed, NONCE_BYTES);
  return message;
}

/**
 * What was sealed under that subject with that key, or undefined: another key, another place, or not as it
 * was sent. Never throws.
 */
export function unseal(message: Uint8Array, key: string, subject: string, packing: Packing): unknown {
  if (message.length < NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const nonce = message.subarray(0, NONCE_BYTES);
    const packed = packing.cipher(keyBytes(key), nonce, utf8(subject)).decrypt(message.subarray(NONCE_BYTES));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(packing.unpack(packed)));
  } catch {
    return undefined;
  }
}

function keyBytes(key: string): Uint8Array {
  const bytes = fromBase64Url(key);
  if (bytes === null) throw new Error('The key is no base64url');
  return bytes;
}
