/** The 45 letters of a QR code's alphanumeric mode, by value (ISO/IEC 18004, table 5). */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/**
 * Bytes as letters that a QR code stores without waste: three letters for two bytes, two for a last single
 * byte (RFC 9285).
 */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 2) {
    const [high = 0, low] = bytes.subarray(index, index + 2);
    const letters = low === undefined ? 2 : 3;
    let value = low === undefined ? high : high * 256 + low;
    for (let place = 0; place < letters; place += 1) {
      text += LETTERS[value % 45];
      value = Math.floor(value / 45);
    }
  }
  return text;
}

/** The bytes behind such letters; null if the text is not in this format. */
export function fromBase45(text: string): Uint8Array | null {
  if (text.length % 3 === 1) return null;
  const bytes = new Uint8Array(Math.floor(text.length / 3) * 2 + (text.length % 3 === 2 ? 1 : 0));
  let at = 0;
  for (let index = 0; index < text.length; index += 3) {
    const values = [...text.slice(index, index + 3)].map((letter) => VALUES.get(letter));
    let value = 0;
    for (const digit of values.toReversed()) {
      if (digit === undefined) return null;
      value = value * 45 + digit;
    }
    const isPair = values.length === 3;
    if (value > (isPair ? 0xffff : 0xff)) return null;
    if (isPair) bytes[at++] = value >> 8;
    bytes[at++] = value & 0xff;
  }
  return bytes;
}
