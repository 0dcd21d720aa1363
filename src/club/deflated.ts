import { gcm } from '@noble/ciphers/aes.js';
import { deflateSync, Inflate } from 'fflate';
import { type Packing, stored, textOfStored } from './packing';

/** Less than this is sealed as it is: to make a tap smaller costs a slow phone longer than to send it, in bytes. */
const SMALL_BYTES = 1_000;
/** More than this no message of ours unpacks to: a run is cut long before. In bytes. */
const MAX_TEXT_BYTES = 4_000_000;

/**
 * By a club, which keeps every message: what is large is made smaller, and nothing can be read there. Plain http
 * has no cipher of the browser's own, so it is a library's.
 */
export const DEFLATED: Packing = {
  cipher: gcm,
  pack: (text) => (text.length < SMALL_BYTES ? stored(text) : deflateSync(text, { level: 6 })),
  unpack: (packed) => textOfStored(packed) ?? inflated(packed),
};

function inflated(packed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    if (size > MAX_TEXT_BYTES) throw new RangeError('Too large');
    pieces.push(piece);
  });
  inflate.push(packed, true);
  const text = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    text.set(piece, at);
    at += piece.length;
  }
  return text;
}
