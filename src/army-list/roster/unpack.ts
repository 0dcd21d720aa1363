import { Unzip, UnzipInflate } from 'fflate';
import { type ListResult, readList, refusedList } from '@/army-list/list/refusal';

/** The largest content of a packed roster, unpacked. */
export const MAX_UNPACKED_MEGABYTES = 5;
const MAX_BYTES = MAX_UNPACKED_MEGABYTES * 1024 * 1024;
/** Of more files in one package only the first so many are read. */
const MAX_LISTS = 20;
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
 * The lists in a packed file, each as bytes, in the order in which they are packed. What their sizes say
 * is not believed: all of them together are counted while unpacking.
 */
export function unpack(packed: Uint8Array): ListResult<readonly [Uint8Array, ...Uint8Array[]]> {
  const tooLong = refusedList('listPackedTooLong', { maxMegabytes: MAX_UNPACKED_MEGABYTES });
  if (packed.length > MAX_BYTES) return tooLong;
  const files: Uint8Array[][] = [];
  let open = 0;
  let state: 'reading' | 'tooLong' | 'broken' = 'reading';
  let length = 0;
  const unzip = new Unzip((file) => {
    if (state !== 'reading' || !WANTED.test(file.name) || files.length === MAX_LISTS) return;
    const parts: Uint8Array[] = [];
    files.push(parts);
    open += 1;
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
      if (final) open -= 1;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let begin = 0; begin < packed.length && isReading(state); begin += STEP) {
      unzip.push(packed.subarray(begin, begin + STEP), begin + STEP >= packed.length);
    }
  } catch {
    // The library throws where the bytes are no zip, or go on as none: the lists before that are whole.
  }
  if (isTooLong(state)) return tooLong;
  const [first, ...others] = files.map(joined);
  if (!isReading(state) || open > 0 || first === undefined) return refusedList('listPackedBroken');
  return readList([first, ...others]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

// The state changes inside the library's calls, which the compiler does not follow: it is asked through
// functions.
function isReading(state: string): boolean {
  return state === 'reading';
}

function isTooLong(state: string): boolean {
  return state === 'tooLong';
}
