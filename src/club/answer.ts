/**
 * Several messages of a club in one answer, each with its number; `last` says what the question asked for.
 */
export type Answer = {
  readonly last: number;
  readonly messages: readonly { readonly number: number; readonly message: Uint8Array }[];
};

const HEAD_BYTES = 4;
const SIZES_BYTES = 8;

/** An answer as `readAnswer` takes it, where a phone answers another one. */
export function packAnswer({ last, messages }: Answer): Uint8Array {
  const size = messages.reduce((sum, { message }) => sum + SIZES_BYTES + message.length, HEAD_BYTES);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, last);
  let at = HEAD_BYTES;
  for (const { number, message } of messages) {
    view.setUint32(at, number);
    view.setUint32(at + 4, message.length);
    bytes.set(message, at + SIZES_BYTES);
    at += SIZES_BYTES + message.length;
  }
  return bytes;
}

/** The messages of an answer as the gate packs them. Throws where it is none: whoever asked may ask again. */
export function readAnswer(bytes: Uint8Array): Answer {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD_BYTES) throw new Error('The club could not answer');
  const messages: { number: number; message: Uint8Array }[] = [];
  for (let at = HEAD_BYTES; at < bytes.length; ) {
    const end = at + SIZES_BYTES <= bytes.length ? at + SIZES_BYTES + view.getUint32(at + 4) : Infinity;
    if (end > bytes.length) throw new Error('The club’s answer was cut short');
    messages.push({ number: view.getUint32(at), message: bytes.slice(at + SIZES_BYTES, end) });
    at = end;
  }
  return { last: view.getUint32(0), messages };
}
