import { gcm } from '@noble/ciphers/aes.js';
import { deflateSync, Inflate } from 'fflate';
import { fromBase64Url, utf8 } from './bytes';
import type { RandomBytes } from './secrets';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** More than this no message of ours unpacks to: a run is cut long before. In bytes. */
const MAX_TEXT_BYTES = 4_000_000;

/**
 * A value packed and sealed with AES-GCM: nonce, then cipher text and tag. `subject` is sealed in: the
 * message opens under no other, so that a server cannot show it in another place. The key never leaves the
 * phones. Plain http has no cipher of the browser's own, so it is a library's.
 */
export function seal(value: unknown, key: string, subject: string, random: RandomBytes): Uint8Array {
  const nonce = random(NONCE_BYTES);
  const packed = deflateSync(utf8(JSON.stringify(value)), { level: 9 });
  const sealed = gcm(keyBytes(key), nonce, utf8(subject)).encrypt(packed);
  const message = new Uint8Array(NONCE_BYTES + sealed.length);
  message.set(nonce);
  message.set(sealed, NONCE_BYTES);
  return message;
}

/**
 * What was sealed under that subject with that key, or undefined: another key, another place, or not as it
 * was sent. Never throws.
 */
export function unseal(message: Uint8Array, key: string, subject: string): unknown {
  if (message.length < NONCE_BYTES + TAG_BYTES) return undefined;
  try {
    const nonce = message.subarray(0, NONCE_BYTES);
    const packed = gcm(keyBytes(key), nonce, utf8(subject)).decrypt(message.subarray(NONCE_BYTES));
    return JSON.parse(unpacked(packed));
  } catch {
    return undefined;
  }
}

function keyBytes(key: string): Uint8Array {
  const bytes = fromBase64Url(key);
  if (bytes === null) throw new Error('The key is no base64url');
  return bytes;
}

function unpacked(packed: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  const inflate = new Inflate((chunk, final) => {
    size += chunk.length;
    if (size > MAX_TEXT_BYTES) throw new RangeError('Too large');
    text += decoder.decode(chunk, { stream: !final });
  });
  inflate.push(packed, true);
  return text;
}
