import { crc32 } from '@/plain/crc-32';

/** A line of a backup: this as JSON, with its own checksum, and a line end. */
export function crcLine(line: object): string {
  return `${JSON.stringify({ ...line, crc32: crc32(JSON.stringify(line)) })}\n`;
}

/** Whether a parsed line of a backup is as it was written. */
export function isWhole(line: unknown): boolean {
  if (typeof line !== 'object' || line === null) return false;
  const { crc32: expected, ...content } = line as { readonly crc32?: unknown };
  try {
    return crc32(JSON.stringify(content)) === expected;
  } catch {
    return false; // Nested deeper than the stack: nothing that this app writes.
  }
}
