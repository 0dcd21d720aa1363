const REVERSED_POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ REVERSED_POLYNOMIAL : remainder >>> 1;
  }
  return remainder;
});

/**
 * The CRC-32 of a text's UTF-8 bytes as eight lower-case hex digits (ISO 3309, as in zip and PNG). It tells of damage, not of
 * forgery; a cryptographic digest would be absent on plain http.
 */
export function crc32(text: string): string {
  let remainder = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] ?? 0);
  }
  return (~remainder >>> 0).toString(16).padStart(8, '0');
}
