const REVERSED_POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ REVERSED_POLYNOMIAL : remainder >>> 1;
  }
  return remainder;
});

/**
 * The CRC-32 of a text's UTF-8 bytes as eight lower-case hex digits (ISO 3309, as in zip and PNG). It detects
 * damage, not forgery; the browser's cryptographic digest does not exist on plain http.
 */
export function crc32(text: string): string {
  return crc32OfBytes(new TextEncoder().encode(text)).toString(16).padStart(8, '0');
}

/** The CRC-32 of bytes as a number from 0 to 2^32 − 1. */
export function crc32OfBytes(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] ?? 0);
  }
  return ~remainder >>> 0;
}
