import { crc32OfBytes } from '@/plain/crc-32';
import { fromBase45, toBase45 } from './base-45';

/*
 * One code of a series, format 1, in the letters of a QR code's denser alphabet:
 *
 *   WL1:<base 45 of: series, 4 bytes · index, 2 · total, 2 · a part of the content · CRC-32 of all before
 *   it, 4>
 *
 * Numbers have their high byte first. `series` is the CRC-32 of the whole content, so that codes of two
 * series never mix. "WL", a number and a colon keep their meaning in every later format.
 */
const PREFIX = 'WL1:';
const ANY_FORMAT = /^WL(\d+):/;
const HEAD_BYTES = 8;
const SEAL_BYTES = 4;

/** The most codes of a series: the number has two bytes. */
export const MAX_FRAMES = 0xffff;

/** One part of a content that is sent as codes. */
export type CodeFrame = {
  /** The name of the series: the CRC-32 of its whole content. */
  readonly series: number;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly part: Uint8Array;
};

/**
 * The kind of a scanned code: a frame; `foreign`: a code of something else; `newer`: of a newer version of
 * the app; `damaged`: changed.
 */
export type ReadCode =
  | { readonly kind: 'frame'; readonly frame: CodeFrame }
  | { readonly kind: 'foreign' | 'newer' | 'damaged' };

/** The text of a frame's code. */
export function writeFrame({ series, index, total, part }: CodeFrame): string {
  const bytes = new Uint8Array(HEAD_BYTES + part.length + SEAL_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, series);
  view.setUint16(4, index);
  view.setUint16(6, total);
  bytes.set(part, HEAD_BYTES);
  const sealAt = bytes.length - SEAL_BYTES;
  view.setUint32(sealAt, crc32OfBytes(bytes.subarray(0, sealAt)));
  return PREFIX + toBase45(bytes);
}

/** Reads the text of any code. Never throws. */
export function readCode(text: string): ReadCode {
  const format = Number(ANY_FORMAT.exec(text)?.[1] ?? 0);
  if (format === 0) return { kind: 'foreign' };
  if (format > 1) return { kind: 'newer' };
  const bytes = fromBase45(text.slice(PREFIX.length));
  if (!bytes || bytes.length <= HEAD_BYTES + SEAL_BYTES) return { kind: 'damaged' };
  const view = new DataView(bytes.buffer);
  const sealAt = bytes.length - SEAL_BYTES;
  const [index, total] = [view.getUint16(4), view.getUint16(6)];
  const whole = view.getUint32(sealAt) === crc32OfBytes(bytes.subarray(0, sealAt));
  if (!whole || index >= total) return { kind: 'damaged' };
  return {
    kind: 'frame',
    frame: { series: view.getUint32(0), index, total, part: bytes.slice(HEAD_BYTES, sealAt) },
  };
}
