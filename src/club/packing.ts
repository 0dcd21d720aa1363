import type { Cipher } from './cipher';
import { signed } from './signed';

/** How a text is packed and sealed. All packings are raw deflate: any phone of before reads them. */
export type Packing = {
  readonly cipher: Cipher;
  pack(text: Uint8Array): Uint8Array;
  /** The bytes before they were packed. Throws where that is nothing of ours. */
  unpack(packed: Uint8Array): Uint8Array;
};

/** A stored block (RFC 1951, 3.2.4): whether it is the last, its length, and the same with each bit turned. */
const HEAD_BYTES = 5;
const MAX_BLOCK_BYTES = 0xff_ff;

/** The text as it is, between the heads that stored blocks have. */
export function stored(text: Uint8Array): Uint8Array {
  const blocks = Math.max(1, Math.ceil(text.length / MAX_BLOCK_BYTES));
  const packed = new Uint8Array(text.length + blocks * HEAD_BYTES);
  const view = new DataView(packed.buffer);
  for (let block = 0; block < blocks; block += 1) {
    const from = block * MAX_BLOCK_BYTES;
    const piece = text.subarray(from, from + MAX_BLOCK_BYTES);
    const at = from + block * HEAD_BYTES;
    packed[at] = block === blocks - 1 ? 1 : 0;
    view.setUint16(at + 1, piece.length, true);
    view.setUint16(at + 3, piece.length ^ MAX_BLOCK_BYTES, true);
    packed.set(piece, at + HEAD_BYTES);
  }
  return packed;
}

/** What stands in stored blocks; null where there are others, or something is missing or left over. */
export function textOfStored(packed: Uint8Array): Uint8Array | null {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const text = new Uint8Array(packed.length);
  let size = 0;
  for (let at = 0; ; ) {
    if (at + HEAD_BYTES > packed.length || (packed[at] ?? 0) > 1) return null;
    const length = view.getUint16(at + 1, true);
    const end = at + HEAD_BYTES + length;
    if ((length ^ MAX_BLOCK_BYTES) !== view.getUint16(at + 3, true) || end > packed.length) return null;
    text.set(packed.subarray(at + HEAD_BYTES, end), size);
    size += length;
    if (packed[at] === 1) return end === packed.length ? text.subarray(0, size) : null;
    at = end;
  }
}

/** From phone to phone, where nothing is kept and no byte costs: nothing is made smaller, nor hidden twice. */
export const STORED: Packing = {
  cipher: signed,
  pack: stored,
  unpack(packed) {
    const text = textOfStored(packed);
    if (text === null) throw new Error('No text that is packed as it is');
    return text;
  },
};
