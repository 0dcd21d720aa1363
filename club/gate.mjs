import { randomBytes } from 'node:crypto';
import { wsconnect } from '@nats-io/nats-core';
import WebSocket from 'ws';
import { permissionsOf } from './permissions.mjs';
import { ACCOUNT, GATE_USER, keysOf } from './server-config.mjs';
import { streamsOf } from './streams.mjs';

const QUESTION = '$SYS.REQ.USER.AUTH';
/** What a phone may hold open at once: its battle, its inbox, an event and its results. */
const MAX_SUBSCRIPTIONS = 16;
const STREAMS_LIMIT_MS = 60_000;

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */
/** @typedef {{ servers: readonly string[], secret: string, code: string, replicas: number, maxDiskBytes: number }} GateOptions */

/**
 * Opens the gate: it answers every login with exactly the subjects of its secret, and keeps nothing. Several may stand side by side.
 * Resolves when it stands and the streams are there.
 * @param {GateOptions} options
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function openGate({ servers, secret, code, replicas, maxDiskBytes }) {
  const { gatePassword, account } = keysOf(secret);
  const connection = await wsconnect({
    servers: [...servers],
    user: GATE_USER,
    pass: gatePassword,
    name: 'gate',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    ignoreAuthErrorAbort: true,
    ignoreClusterUpdates: true,
    ...nodeSockets,
  });
  connection.subscribe(QUESTION, {
    queue: 'gate',
    callback: (error, message) => {
      if (error) return;
      const answer = answerTo(message.string(), account, code);
      if (answer !== null) message.respond(answer);
    },
  });
  await connection.flush();
  const streams = streamsOf({ replicas, maxDiskBytes });
  await makeStreams(connection, streams);
  void remakeStreams(connection, streams);
  return { close: () => connection.close() };
}

/**
 * A server that comes back with empty disks needs its streams again, before the phones can fill them.
 * @param {NatsConnection} connection @param {ReturnType<typeof streamsOf>} streams
 */
async function remakeStreams(connection, streams) {
  for await (const { type } of connection.status()) {
    if (type !== 'reconnect') continue;
    await makeStreams(connection, streams).catch((error) => console.error(error.message));
  }
}

/** Node 20 has no WebSocket of its own. */
export const nodeSockets = {
  /** @param {string} url */
  wsFactory: async (url) => ({
    socket: new WebSocket(url, { perMessageDeflate: false }),
    encrypted: url.startsWith('wss:'),
  }),
};

/**
 * The signed answer to a login, or null where the question makes no sense.
 * @param {string} token
 * @param {ReturnType<typeof import('./nkey.mjs').signingAccount>} account
 * @param {string} code
 */
function answerTo(token, account, code) {
  const question = claimsOf(token);
  if (question === null) return null;
  const { user, server, login } = question;
  const permissions = permissionsOf(login, code);
  const stamp = () => ({ iat: Math.floor(Date.now() / 1000), jti: randomBytes(16).toString('base64url') });
  const nats =
    permissions === null
      ? { error: 'this link or code is not of this club' }
      : {
          jwt: account.signed({
            ...stamp(),
            sub: user,
            aud: ACCOUNT,
            nats: {
              type: 'user',
              version: 2,
              pub: { allow: permissions.pub },
              sub: { allow: permissions.sub },
              subs: MAX_SUBSCRIPTIONS,
              data: -1,
              payload: -1,
              allowed_connection_types: ['WEBSOCKET'],
            },
          }),
        };
  return account.signed({
    ...stamp(),
    sub: user,
    aud: server,
    nats: { ...nats, type: 'authorization_response', version: 2 },
  });
}

/** @param {string} token @returns {{ user: string, server: string, login: string } | null} */
function claimsOf(token) {
  try {
    const { nats } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const login = nats.connect_opts.pass;
    return { user: nats.user_nkey, server: nats.server_id.id, login: typeof login === 'string' ? login : '' };
  } catch {
    return null;
  }
}

/**
 * Makes the streams where they are missing, and brings them to these limits where they are there. A cluster needs some seconds to agree.
 * @param {NatsConnection} connection
 * @param {ReturnType<typeof streamsOf>} streams
 */
async function makeStreams(connection, streams) {
  const until = Date.now() + STREAMS_LIMIT_MS;
  for (const stream of streams) {
    for (;;) {
      const problem = await makeStream(connection, stream);
      if (problem === null) break;
      if (Date.now() > until) throw new Error(`The stream ${stream.name} could not be made: ${problem}`);
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** @param {NatsConnection} connection @param {ReturnType<typeof streamsOf>[number]} stream */
async function makeStream(connection, stream) {
  const body = JSON.stringify(stream);
  try {
    for (const verb of ['CREATE', 'UPDATE']) {
      const answer = await connection.request(`$JS.API.STREAM.${verb}.${stream.name}`, body, {
        timeout: 5_000,
      });
      const { error } = answer.json();
      if (error === undefined) return null;
      if (verb === 'UPDATE') return String(error.description);
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
