import { createPrivateKey, createPublicKey, sign } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The first byte of an account's public key: it makes the text begin with "A". */
const ACCOUNT = 0;
/** What stands in front of the 32 bytes of an ed25519 private key in its PKCS #8 form. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const RAW_KEY_BYTES = 32;

/**
 * A signing account as the server knows it: its public name, and how a claim is signed. With the machine's own ed25519.
 * @param {Uint8Array} seed 32 secret bytes
 */
export function signingAccount(seed) {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const publicDer = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const name = publicName(publicDer.subarray(-RAW_KEY_BYTES));
  const header = base64url({ typ: 'JWT', alg: 'ed25519-nkey' });
  return {
    name,
    /**
     * A signed token. `nats` is what the server reads; the rest says who says it of whom.
     * @param {{ sub: string, aud: string, iat: number, jti: string, nats: unknown }} claims
     */
    signed(claims) {
      const text = `${header}.${base64url({ ...claims, iss: name })}`;
      return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
    },
  };
}

/** @param {unknown} value */
function base64url(value) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** @param {Uint8Array} key */
function publicName(key) {
  const body = Buffer.concat([Buffer.from([ACCOUNT]), key]);
  const sum = Buffer.alloc(2);
  sum.writeUInt16LE(crc16(body));
  return base32(Buffer.concat([body, sum]));
}

/** @param {Uint8Array} bytes CRC-16 with the polynomial 0x1021, from 0 */
function crc16(bytes) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff;
  }
  return sum;
}

/** @param {Uint8Array} bytes */
function base32(bytes) {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >> bits) & 31];
    }
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}
