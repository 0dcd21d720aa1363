import { deflateSync, Inflate } from 'fflate';
import { crc32OfBytes } from '@/plain/crc-32';
import { MAX_FRAMES, writeFrame } from './code-frame';
import { spareCodes } from './parity';

/** How much of the content a code carries, in bytes: a code of 65 by 65 dots, which a phone reads from another's screen at arm's length. */
export const PART_BYTES = 320;

/** The largest text that is unpacked, in bytes: years of entries in one battle have a tenth of it. */
export const MAX_TEXT_BYTES = 50_000_000;

/**
 * A text as the texts of its codes, in order, and then of the spare ones that make lost codes good; null where it is too large for a
 * series, and belongs into a file.
 */
export function toCodes(text: string): readonly string[] | null {
  const content = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const total = Math.ceil(content.length / PART_BYTES);
  if (total > MAX_FRAMES) return null;
  const series = crc32OfBytes(content);
  const parts = Array.from({ length: total }, (_, index) =>
    content.subarray(index * PART_BYTES, (index + 1) * PART_BYTES),
  );
  const codes = parts.map((part, index) => writeFrame({ series, index, total, part }));
  return [...codes, ...spareCodes(series, parts)];
}

/** How much is unpacked before it is asked how large it has become: a byte unpacks to a thousand at most. */
const STEP_BYTES = 4_096;

/** The text behind the parts of a series in their order, or null where they are not the content that the series names. Never throws. */
export function fromParts(series: number, parts: readonly Uint8Array[]): string | null {
  const content = joined(parts);
  if (crc32OfBytes(content) !== series) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const inflate = new Inflate((chunk) => {
      size += chunk.length;
      // What unpacks to more than any battle has was not made by this app.
      if (size > MAX_TEXT_BYTES) throw new RangeError('Too large');
      chunks.push(chunk);
    });
    for (let at = 0; at < content.length; at += STEP_BYTES) {
      inflate.push(content.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= content.length);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(joined(chunks));
  } catch {
    return null;
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
