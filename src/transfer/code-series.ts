import { deflateSync, Inflate } from 'fflate';
import { crc32OfBytes } from '@/plain/crc-32';
import { MAX_FRAMES, writeFrame } from './code-frame';
import { spareCodes } from './parity';

/** How large the dots of a series are: large ones for weak cameras, small ones for half as many codes. */
export const DOTS = ['large', 'small'] as const;
export type Dots = (typeof DOTS)[number];

/**
 * How many bytes of the content one code has. Large dots make a code of 65 by 65, which a phone reads from
 * another's screen at arm's length; small ones 89 by 89 (version 18), read where a dot has 3 to 4 pixels of the
 * camera's picture.
 */
const PART_BYTES: Readonly<Record<Dots, number>> = { large: 320, small: 676 };

/** The largest text that is unpacked, in bytes: years of entries in one battle need a tenth of it. */
export const MAX_TEXT_BYTES = 50_000_000;

/**
 * A text as the texts of its codes, in order, followed by the spare codes that restore lost ones; null if it
 * is too large for a series: then it needs a file.
 */
export function toCodes(text: string, dots: Dots = 'large'): readonly string[] | null {
  const bytes = PART_BYTES[dots];
  const content = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const total = Math.ceil(content.length / bytes);
  if (total > MAX_FRAMES) return null;
  const series = crc32OfBytes(content);
  const parts = Array.from({ length: total }, (_, index) =>
    content.subarray(index * bytes, (index + 1) * bytes),
  );
  const codes = parts.map((part, index) => writeFrame({ series, index, total, part }));
  return [...codes, ...spareCodes(series, parts)];
}

/** How much is unpacked before its size is checked: one byte unpacks to at most a thousand. */
const STEP_BYTES = 4_096;

/**
 * The text from the parts of a series in order; null if they do not fit the checksum of the series. Never
 * throws.
 */
export function fromParts(series: number, parts: readonly Uint8Array[]): string | null {
  const content = joined(parts);
  if (crc32OfBytes(content) !== series) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const inflate = new Inflate((chunk) => {
      size += chunk.length;
      // A text larger than any battle was not made by this app.
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
