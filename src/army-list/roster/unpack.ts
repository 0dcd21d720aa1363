import { Unzip, UnzipInflate } from 'fflate';
import { type ListResult, readList, refusedList } from '@/army-list/list/refusal';

/** The largest file in a packed roster, unpacked. */
export const MAX_UNPACKED_MEGABYTES = 5;
const MAX_BYTES = MAX_UNPACKED_MEGABYTES * 1024 * 1024;
/**
 * Packed bytes that are unpacked at a time: a file that says less than it holds is stopped after one of
 * these.
 */
const STEP = 2048;
const WANTED = /\.(?:ros|xml|json|txt)$/i;

/** Whether bytes are a zip. */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * The first list in a packed file, as bytes. What its size says is not believed: it is counted while
 * unpacking.
 */
export function unpack(packed: Uint8Array): ListResult<Uint8Array> {
  const tooLong = refusedList('listPackedTooLong', { maxMegabytes: MAX_UNPACKED_MEGABYTES });
  if (packed.length > MAX_BYTES) return tooLong;
  const parts: Uint8Array[] = [];
  let state: 'looking' | 'reading' | 'done' | 'tooLong' | 'broken' = 'looking';
  let length = 0;
  const unzip = new Unzip((file) => {
    if (state !== 'looking' || !WANTED.test(file.name)) return;
    state = 'reading';
    file.ondata = (error, data, final) => {
      if (state !== 'reading') return;
      if (error !== null) {
        state = 'broken';
        return;
      }
      length += data.length;
      if (length > MAX_BYTES) {
        state = 'tooLong';
        return;
      }
      parts.push(data);
      if (final) state = 'done';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let begin = 0; begin < packed.length && isOpen(state); begin += STEP) {
      unzip.push(packed.subarray(begin, begin + STEP), begin + STEP >= packed.length);
    }
  } catch {
    // The library throws where the bytes are no zip.
    if (isOpen(state)) return refusedList('listPackedBroken');
  }
  if (isTooLong(state)) return tooLong;
  if (!isDone(state)) return refusedList('listPackedBroken');
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return readList(bytes);
}

// The state changes inside the library's calls, which the compiler does not follow: it is asked through
// functions.
function isOpen(state: string): boolean {
  return state === 'looking' || state === 'reading';
}

function isTooLong(state: string): boolean {
  return state === 'tooLong';
}

function isDone(state: string): boolean {
  return state === 'done';
}
