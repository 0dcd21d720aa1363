import { randomBytes } from 'node:crypto';
import { wsconnect } from '@nats-io/nats-core';
import { nodeSockets } from './gate.mjs';
import { secretBelow, stampKeyOf, stampOf } from './secrets.mjs';

export const CODE = 'BENC-HBEN-CHBE';
export const TABLES = 500;
/** So many messages the gate gives in one answer. */
const AT_ONCE = 64;

const STAMP_KEY = stampKeyOf(CODE);

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */
/**
 * @typedef {{ channel: string, reader: string, logIn: () => Promise<NatsConnection>, connection:
 * NatsConnection, sent: Uint8Array[] }} Table
 */

/** The stamp of a subject, as a phone with the club's code makes it. @param {string} subject */
export const stampFor = (subject) => stampOf(STAMP_KEY, subject);

/** @param {string} url @param {number} count @returns {Promise<Table[]>} */
export async function connectTables(url, count = TABLES) {
  /** @type {Table[]} */
  const tables = [];
  for (let from = 0; from < count; from += 50) {
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - from) }, async () => {
          const writer = randomBytes(16).toString('base64url');
          const reader = secretBelow(writer);
          const channel = secretBelow(reader);
          const logIn = () => connect(url, `w.${writer}.${stampFor(`b.${channel}`)}`, channel);
          return { channel, reader, logIn, connection: await logIn(), sent: [] };
        }),
      )),
    );
  }
  return tables;
}

/**
 * A login at the gate, as a phone has it.
 * @param {string} url
 * @param {string} pass
 * @param {string} channel
 */
export function connect(url, pass, channel) {
  return wsconnect({
    servers: [url],
    user: 'warledger',
    pass,
    inboxPrefix: `_INBOX.${channel}`,
    reconnect: false,
    ignoreClusterUpdates: true,
    ...nodeSockets,
  });
}

/**
 * Appends until the club has it: the number is the key, so that a lost answer is no second message.
 * @param {Table} table
 * @param {Uint8Array} message
 */
export async function append(table, message) {
  const number = table.sent.length + 1;
  await appendAt(table, number, message);
  table.sent.push(message);
}

/** @param {Table} table @param {number} number @param {Uint8Array} message */
export async function appendAt(table, number, message) {
  for (;;) {
    const outcome = Buffer.from(await ask(table, `append.${number}`, message)).toString();
    // Taken: our own message, whose answer was lost.
    if (outcome === 'stored' || outcome === 'taken') return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * Asks until an answer comes, on a new connection where the line broke.
 * @param {Table} table
 * @param {string} subject
 * @param {Uint8Array | string} body
 */
async function ask(table, subject, body) {
  for (;;) {
    try {
      if (table.connection.isClosed()) table.connection = await table.logIn();
      return (await table.connection.request(subject, body, { timeout: 8_000 })).data;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/**
 * Reads every message of every table back, and compares it with what was acknowledged.
 * @param {readonly Table[]} tables
 */
export async function verify(tables) {
  const wrong = await Promise.all(tables.map(countWrong));
  const entries = tables.reduce((sum, { sent }) => sum + sent.length, 0);
  return { entriesChecked: entries, wrongEntries: wrong.reduce((sum, count) => sum + count, 0) };
}

/** How many messages are missing or others than were sent, or came twice. @param {Table} table */
async function countWrong(table) {
  /** @type {Uint8Array[]} */
  const stored = [];
  for (;;) {
    const more = await read(table, stored.length + 1);
    stored.push(...more);
    if (more.length === 0) break;
  }
  const { sent } = table;
  const wrong = sent.filter(
    (message, index) => Buffer.compare(stored[index] ?? Buffer.alloc(0), message) !== 0,
  );
  return wrong.length + Math.max(0, stored.length - sent.length);
}

/**
 * The messages of a table from that number on, at most as many as one answer holds.
 * @param {Table} table
 * @param {number} from
 */
async function read(table, from) {
  return messagesOf(await ask(table, `read.${from}`, `${AT_ONCE}`));
}

/**
 * The messages of an answer as the gate packs them (`wire.mjs`).
 * @param {Uint8Array} answer
 * @returns {Uint8Array[]}
 */
export function messagesOf(answer) {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  /** @type {Uint8Array[]} */
  const messages = [];
  for (let at = 4; at < answer.length; ) {
    const size = view.getUint32(at + 4);
    messages.push(answer.subarray(at + 8, at + 8 + size));
    at += 8 + size;
  }
  return messages;
}
