import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Cipher } from './cipher';

const TAG_BYTES = 16;

/**
 * From phone to phone: the text as it is, and a tag that only who has the key can make. The channel hides it
 * from everybody else (DTLS, by the fingerprints in the codes that were scanned); but all guests of one phone
 * hear what it says to each, and none may speak for another.
 */
export const signed: Cipher = (key, nonce, subject) => {
  const tagOf = (text: Uint8Array) =>
    hmac
      .create(sha256, key)
      .update(nonce)
      .update(sha256(subject))
      .update(text)
      .digest()
      .subarray(0, TAG_BYTES);
  return {
    encrypt(text) {
      const message = new Uint8Array(text.length + TAG_BYTES);
      message.set(text);
      message.set(tagOf(text), text.length);
      return message;
    },
    decrypt(message) {
      const text = message.subarray(0, message.length - TAG_BYTES);
      const tag = message.subarray(text.length);
      if (!tagOf(text).every((byte, index) => byte === tag[index]))
        throw new Error('Not signed with this key');
      return text;
    },
  };
};
