/** Seals bytes so that they open with that key alone, under that subject. Decrypting throws where they do not. */
export type Cipher = (
  key: Uint8Array,
  nonce: Uint8Array,
  subject: Uint8Array,
) => { encrypt(text: Uint8Array): Uint8Array; decrypt(message: Uint8Array): Uint8Array };
