import { randomBytes } from 'node:crypto';
import { headers, wsconnect } from '@nats-io/nats-core';
import { nodeSockets } from './gate.mjs';
import { secretBelow, stampOf } from './secrets.mjs';

export const CODE = 'bench';
export const TABLES = 500;

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */
/** @typedef {{ channel: string, connection: NatsConnection, sent: Uint8Array[], reader: string }} Table */

/** @param {readonly string[]} urls @returns {Promise<Table[]>} */
export async function connectTables(urls) {
  /** @type {Table[]} */
  const tables = [];
  for (let from = 0; from < TABLES; from += 50) {
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, TABLES - from) }, async () => {
          const writer = randomBytes(16).toString('base64url');
          const reader = secretBelow(writer);
          const channel = secretBelow(reader);
          const connection = await connect(urls, `w.${writer}.${stampOf(CODE, `b.${channel}`)}`, channel);
          return { channel, reader, connection, sent: [] };
        }),
      )),
    );
  }
  return tables;
}

/** @param {readonly string[]} urls @param {string} pass @param {string} channel */
export function connect(urls, pass, channel) {
  return wsconnect({
    servers: [...urls],
    user: 'warledger',
    pass,
    inboxPrefix: `_INBOX.${channel}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    // A server that is back before its gate refuses everybody for a moment: twice refused is not refused for good.
    ignoreAuthErrorAbort: true,
    ignoreClusterUpdates: true,
    ...nodeSockets,
  });
}

/** Appends until the club has it: the number is the key, so that a lost answer is no second message. @param {Table} table @param {Uint8Array} message */
export async function append(table, message) {
  const number = table.sent.length + 1;
  await appendAt(table, number, message);
  table.sent.push(message);
}

/** @param {Table} table @param {number} number @param {Uint8Array} message */
export async function appendAt({ connection, channel }, number, message) {
  const once = headers();
  once.set('Nats-Expected-Last-Subject-Sequence', '0');
  for (;;) {
    try {
      const answer = await connection.request(`b.${channel}.${number}`, message, {
        timeout: 2_000,
        headers: once,
      });
      const { error } = answer.json();
      // Taken: our own message, whose answer was lost.
      if (error === undefined || error.err_code === 10071) return;
    } catch {
      // The server is away: it comes back.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Reads every message of every table back, and compares it with what was acknowledged. @param {readonly Table[]} tables */
export async function verify(tables) {
  const wrong = await Promise.all(tables.map(countWrong));
  const entries = tables.reduce((sum, { sent }) => sum + sent.length, 0);
  return { entriesChecked: entries, wrongEntries: wrong.reduce((sum, count) => sum + count, 0) };
}

/** @param {Table} table */
async function countWrong(table) {
  let wrong = 0;
  for (const [index, message] of table.sent.entries()) {
    const stored = await read(table, index + 1);
    if (stored === null || Buffer.compare(stored, message) !== 0) wrong += 1;
  }
  // One more than was sent would be a message that came twice.
  return wrong + ((await read(table, table.sent.length + 1)) === null ? 0 : 1);
}

/** @param {Table} table @param {number} number @returns {Promise<Uint8Array | null>} */
async function read({ connection, channel }, number) {
  for (;;) {
    try {
      const answer = await connection.request(
        `$JS.API.DIRECT.GET.battles.b.${channel}.${number}`,
        undefined,
        { timeout: 5_000 },
      );
      return answer.headers?.code === 404 ? null : answer.data;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
