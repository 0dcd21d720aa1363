import { crc32 } from '@/plain/crc-32';
import type { ImportSource } from './roster-event';

/** The longest source that an entry stores, in bytes of UTF-8; a longer one stays on the device. */
export const MAX_SOURCE_BYTES = 8192;
/** At most so many lines that were not understood are stored, and none longer than this. */
const MOST_UNREAD_LINES = 50;
const LONGEST_UNREAD_LINE = 200;

/** The source as an entry stores it: with its text if it is short enough, and always with its checksum. */
export function keptSource(
  source: Omit<ImportSource, 'text' | 'checksum'> & { readonly text: string },
): ImportSource {
  return {
    ...source,
    linesUnread: source.linesUnread
      .slice(0, MOST_UNREAD_LINES)
      .map((line) => line.slice(0, LONGEST_UNREAD_LINE)),
    text: isLong(source.text) ? null : source.text,
    checksum: crc32(source.text),
  };
}

/** Whether a source is too long for an entry. */
export function isLong(text: string): boolean {
  return new TextEncoder().encode(text).length > MAX_SOURCE_BYTES;
}
