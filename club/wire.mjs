/*
 * The few words of the NATS protocol that a phone and the gate speak. Whatever else a client says is a fault:
 * the gate ends it. https://docs.nats.io/reference/reference-protocols/nats-protocol
 */

/**
 * What the gate speaks: raised when an app of before and a club of after would not understand each other.
 * Phones have the same.
 */
export const CLUB_PROTOCOL = 2;

const MAX_LINE_BYTES = 4_096;
const LINE_END = Buffer.from('\r\n');

/**
 * @typedef {{ verb: 'connect', login: string }
 *   | { verb: 'ping' } | { verb: 'pong' }
 *   | { verb: 'subscribe', subject: string, sid: string }
 *   | { verb: 'unsubscribe', sid: string }
 *   | { verb: 'ask', subject: string, reply: string, body: Buffer }} Command
 */

/** What a client may not say; its message is what the client is told. */
export class WireFault extends Error {}

/**
 * Reads what a client sends, in whatever pieces it comes.
 * @param {{ maxBodyBytes: number }} limits
 */
export function createWireReader({ maxBodyBytes }) {
  /** @type {Buffer} */
  let held = Buffer.alloc(0);
  /**
   * A question whose size is known and whose body is not all here yet; so many of its bytes are.
   * @type {Buffer | null}
   */
  let begun = null;
  let filled = 0;

  /** Puts a piece to what is begun; false where more has to come. @param {Buffer} chunk */
  function fill(chunk) {
    if (begun === null) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      return true;
    }
    const used = chunk.copy(begun, filled);
    filled += used;
    if (filled < begun.length) return false;
    held = Buffer.concat([begun, chunk.subarray(used)]);
    begun = null;
    return true;
  }

  return {
    /**
     * The commands that are whole now. Throws a `WireFault` at the first that is none.
     * @param {Buffer} chunk @returns {Generator<Command>}
     */
    *read(chunk) {
      if (!fill(chunk)) return;
      for (;;) {
        const end = held.indexOf(LINE_END);
        if (end > MAX_LINE_BYTES || (end < 0 && held.length > MAX_LINE_BYTES))
          throw new WireFault('Maximum Control Line Exceeded');
        if (end < 0) return;
        const [verb = '', ...words] = held
          .toString('utf8', 0, end)
          .trim()
          .split(/[ \t]+/);
        if (verb.toUpperCase() !== 'PUB') {
          held = held.subarray(end + 2);
          yield plainCommand(verb.toUpperCase(), words);
          continue;
        }
        const size = bodySize(words, maxBodyBytes);
        const next = end + 2 + size + 2;
        if (held.length < next) {
          begun = Buffer.allocUnsafe(next);
          filled = held.copy(begun);
          held = Buffer.alloc(0);
          return;
        }
        const [subject = '', reply = ''] = words;
        const body = held.subarray(end + 2, end + 2 + size);
        if (!held.subarray(next - 2, next).equals(LINE_END))
          throw new WireFault('Unknown Protocol Operation');
        held = held.subarray(next);
        yield { verb: 'ask', subject, reply, body };
      }
    },
  };
}

/** @param {string} verb @param {readonly string[]} words @returns {Command} */
function plainCommand(verb, words) {
  switch (verb) {
    case 'CONNECT':
      return { verb: 'connect', login: loginOf(words.join(' ')) };
    case 'PING':
      return { verb: 'ping' };
    case 'PONG':
      return { verb: 'pong' };
    case 'SUB': {
      const [subject = '', sid = '', more] = words;
      // Three words name a queue: what one client takes from a queue another does not hear.
      if (more !== undefined || !/^\d{1,9}$/.test(sid)) throw new WireFault('Unknown Protocol Operation');
      return { verb: 'subscribe', subject, sid };
    }
    case 'UNSUB':
      return { verb: 'unsubscribe', sid: words[0] ?? '' };
    case 'HPUB':
      throw new WireFault('Message Headers Not Supported');
    default:
      throw new WireFault('Unknown Protocol Operation');
  }
}

/** @param {string} text @returns {string} */
function loginOf(text) {
  try {
    const { pass } = JSON.parse(text);
    return typeof pass === 'string' ? pass : '';
  } catch {
    throw new WireFault('Unknown Protocol Operation');
  }
}

/** @param {readonly string[]} words @param {number} maxBodyBytes */
function bodySize(words, maxBodyBytes) {
  // Without a reply nobody waits for an answer: no question of ours.
  const size = words[2] ?? '';
  if (words.length !== 3 || !/^\d{1,9}$/.test(size)) throw new WireFault('Unknown Protocol Operation');
  if (Number(size) > maxBodyBytes) throw new WireFault('Maximum Payload Violation');
  return Number(size);
}

/** What the gate says first. @param {{ maxBodyBytes: number }} limits */
export function infoLine({ maxBodyBytes }) {
  const info = {
    server_id: 'warledger',
    server_name: 'warledger',
    version: '2.14.0',
    proto: 1,
    headers: false,
    auth_required: true,
    max_payload: maxBodyBytes,
    warledger: CLUB_PROTOCOL,
    // A gate of before knows no such questions, and ends who asks it.
    talks: true,
    pages: true,
    lists: true,
  };
  return `INFO ${JSON.stringify(info)}\r\n`;
}

/** @param {string} what */
export function errorLine(what) {
  return `-ERR '${what}'\r\n`;
}

/** @param {string} subject @param {string} sid @param {Uint8Array} body */
export function messageFrame(subject, sid, body) {
  return Buffer.concat([Buffer.from(`MSG ${subject} ${sid} ${body.length}\r\n`), body, LINE_END]);
}

/**
 * Several messages in one answer: the number of the last that there is, then each with a number of its own.
 * Phones read the same.
 * @param {number} last @param {readonly { number: number, message: Uint8Array }[]} messages
 */
export function packed(last, messages) {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(last);
  const parts = messages.flatMap(({ number, message }) => {
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(number);
    sizes.writeUInt32BE(message.length, 4);
    return [sizes, message];
  });
  return Buffer.concat([head, ...parts]);
}
