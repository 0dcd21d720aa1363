import * as v from 'valibot';
import { crcLine, isWhole } from './backup-line';
import type { Photo } from './photos';

/*
 * Photos stand in a backup only where they are wanted, at its end, each in a line of its own. A line before
 * them says how many there are. Readers that know none of this pass over both.
 *
 *   {"photos":2,"crc32":"…"}
 *   {"photo":{"battleId":"b1","number":1,"about":12,"type":"image/jpeg","width":1600,"height":1200,"base64":"…"},"crc32":"…"}
 */

const MOST_PIXELS = 20_000;
const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Pixels = v.pipe(Whole, v.maxValue(MOST_PIXELS));

const CountLine = v.object({ photos: Whole });
const PhotoLine = v.object({
  photo: v.object({
    battleId: v.string(),
    number: Whole,
    about: Whole,
    type: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
    width: Pixels,
    height: Pixels,
    base64: v.string(),
  }),
});

/** The photos of a backup that are whole, and how many it should hold and does not. */
export type BackedUpPhotos = { readonly photos: readonly Photo[]; readonly lost: number };

/** The lines of these photos, for the end of a backup; nothing if there are none. */
export function writePhotos(photos: readonly Photo[]): string {
  if (photos.length === 0) return '';
  const lines = photos.map(({ bytes, ...photo }) => ({ photo: { ...photo, base64: toBase64(bytes) } }));
  return [{ photos: photos.length }, ...lines].map(crcLine).join('');
}

/** Whether a whole line of a backup is about photos. */
export function isPhotoLine(line: unknown): boolean {
  return v.is(CountLine, line) || v.is(PhotoLine, line);
}

/** Reads the photos out of a backup as far as they are whole; never throws. */
export function readPhotos(text: string): BackedUpPhotos {
  const photos = new Map<string, Photo>();
  let should = 0;
  for (const [line] of text.matchAll(/^[\t ]*\{\s*"photos?"\s*:[^\r\n]*/gm)) {
    const read = parsed(line);
    if (v.is(CountLine, read)) should += read.photos;
    else if (v.is(PhotoLine, read)) {
      const { base64, ...photo } = read.photo;
      const bytes = fromBase64(base64);
      if (bytes) photos.set(`${photo.battleId} ${photo.number}`, { ...photo, bytes });
    }
  }
  return { photos: [...photos.values()], lost: Math.max(0, should - photos.size) };
}

/** What a line says, if it is as it was written. */
function parsed(line: string): unknown {
  try {
    const read: unknown = JSON.parse(line);
    return isWhole(read) ? read : null;
  } catch {
    return null;
  }
}

/** So many bytes at once: a function takes only so many arguments. */
const STEP = 8_192;

function toBase64(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let binary = '';
  for (let from = 0; from < all.length; from += STEP)
    binary += String.fromCharCode(...all.subarray(from, from + STEP));
  return btoa(binary);
}

/** Null where the text is none. */
function fromBase64(text: string): ArrayBuffer | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
  } catch {
    return null;
  }
}
