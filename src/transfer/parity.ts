import { crc32OfBytes } from '@/plain/crc-32';
import { fromBase45, toBase45 } from './base-45';

/*
 * A spare code of a series, format 2, beside the codes of format 1:
 *
 *   WL2:<base 45 of: series, 4 bytes · stripe, 2 · stripes, 2 · total, 2 · length of the last part, 2 ·
 *   parity · CRC-32 of all before it, 4>
 *
 * Part n of the content belongs to stripe n modulo `stripes`; the parity is the exclusive or of a stripe's
 * parts, each filled up with zeros to the length of a whole one. So one lost code of each stripe is made
 * good, and neighbours are in different stripes. An app that knows format 1 only reads the other codes as
 * before.
 */
const PREFIX = 'WL2:';
const HEAD_BYTES = 12;
const SEAL_BYTES = 4;
/** How many parts share a spare code. With eight, there are an eighth more codes to show. */
const STRIPE_PARTS = 8;

/** The content of a spare code. */
export type Parity = {
  readonly series: number;
  /** From 0. */
  readonly stripe: number;
  readonly stripes: number;
  readonly total: number;
  /** The length of the content's last part, in bytes; the others are as long as the parity. */
  readonly lastBytes: number;
  readonly bytes: Uint8Array;
};

/** The texts of the spare codes of a series; empty if it has only one code. */
export function spareCodes(series: number, parts: readonly Uint8Array[]): readonly string[] {
  if (parts.length < 2) return [];
  const stripes = Math.ceil(parts.length / STRIPE_PARTS);
  const length = parts[0]?.length ?? 0;
  return Array.from({ length: stripes }, (_, stripe) => {
    const bytes = combined(
      parts.filter((_part, index) => index % stripes === stripe),
      length,
    );
    return writeParity({
      series,
      stripe,
      stripes,
      total: parts.length,
      lastBytes: parts.at(-1)?.length ?? 0,
      bytes,
    });
  });
}

function writeParity({ series, stripe, stripes, total, lastBytes, bytes }: Parity): string {
  const whole = new Uint8Array(HEAD_BYTES + bytes.length + SEAL_BYTES);
  const view = new DataView(whole.buffer);
  view.setUint32(0, series);
  for (const [place, value] of [stripe, stripes, total, lastBytes].entries()) {
    view.setUint16(4 + 2 * place, value);
  }
  whole.set(bytes, HEAD_BYTES);
  const sealAt = whole.length - SEAL_BYTES;
  view.setUint32(sealAt, crc32OfBytes(whole.subarray(0, sealAt)));
  return PREFIX + toBase45(whole);
}

/** Reads the text of a spare code: null for any other code, `damaged` for a changed one. Never throws. */
export function readParity(text: string): Parity | 'damaged' | null {
  if (!text.startsWith(PREFIX)) return null;
  const whole = fromBase45(text.slice(PREFIX.length));
  if (!whole || whole.length <= HEAD_BYTES + SEAL_BYTES) return 'damaged';
  const view = new DataView(whole.buffer);
  const sealAt = whole.length - SEAL_BYTES;
  const bytes = whole.slice(HEAD_BYTES, sealAt);
  const [stripe, stripes, total, lastBytes] = [4, 6, 8, 10].map((at) => view.getUint16(at)) as [
    number,
    number,
    number,
    number,
  ];
  const isSealed = view.getUint32(sealAt) === crc32OfBytes(whole.subarray(0, sealAt));
  if (!isSealed || stripe >= stripes || stripes > total || lastBytes > bytes.length) return 'damaged';
  return { series: view.getUint32(0), stripe, stripes, total, lastBytes, bytes };
}

/** The only part that is missing in a stripe, with its index; null if none is missing, or more than one. */
export function missingPart(
  { stripe, stripes, total, lastBytes, bytes }: Parity,
  parts: ReadonlyMap<number, Uint8Array>,
): readonly [index: number, part: Uint8Array] | null {
  const indexes: number[] = [];
  for (let index = stripe; index < total; index += stripes) indexes.push(index);
  const [missing, another] = indexes.filter((index) => !parts.has(index));
  if (missing === undefined || another !== undefined) return null;
  const others = indexes.flatMap((index) => parts.get(index) ?? []);
  const whole = combined([bytes, ...others], bytes.length);
  return [missing, missing === total - 1 ? whole.slice(0, lastBytes) : whole];
}

function combined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const sum = new Uint8Array(length);
  for (const part of parts) for (const [at, byte] of part.entries()) sum[at] = (sum[at] ?? 0) ^ byte;
  return sum;
}
