import { wsconnect } from '@nats-io/nats-core';
import { WebSocket, WebSocketServer } from 'ws';
import { createPace } from './pace.mjs';
import { createPlaces, placeOf } from './places.mjs';
import { stampKeyOf } from './secrets.mjs';
import { servedPages } from './served-pages.mjs';
import { GATE_USER, keysOf, MAX_MESSAGE_BYTES } from './server-config.mjs';
import { openStored } from './stored.mjs';
import { makeStreams, streamsOf } from './streams.mjs';
import { receiveVisitor } from './visitor.mjs';

/** The one path under which a club's page takes WebSockets. */
export const SOCKET_PATH = '/club';
/** How many phones may be here at once. */
const PLACES = 4_096;
/** What all who read one channel may ask together, and all who write it. */
const CHANNEL_PACE = { perSecond: 500, atOnce: 1_000 };
const LOOK_MS = 15_000;
const FAREWELL_MS = 500;
const NOTHING = Buffer.alloc(0);
const STREAM_GONE = '$JS.EVENT.ADVISORY.STREAM.DELETED.*';

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */
/** @typedef {import('./visitor.mjs').Visitor} Visitor */
/**
 * @typedef {{
 *   servers: readonly string[], secret: string, code: string, replicas: number, maxDiskBytes: number,
 *   places?: number, isBehindProxy?: boolean,
 * }} GateOptions `isBehindProxy` where a proxy of the club's own says from which address somebody comes.
 */

/**
 * Answers who wants to become a WebSocket and may not, and lets go of the connection: Node does not watch it
 * any more, and the other end may hold it open for ever.
 * @param {import('node:stream').Duplex} socket
 * @param {string} status
 */
export function turnAway(socket, status) {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
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
 * Opens the gate. Phones speak to it and to nothing behind it: it answers a few questions of its own, each
 * about the one channel of the login, and it alone speaks to the streams. It keeps nothing, and several may
 * stand side by side. Resolves when the streams are there.
 * @param {GateOptions} options
 */
export async function openGate({
  servers,
  secret,
  code,
  replicas,
  maxDiskBytes,
  places = PLACES,
  isBehindProxy = false,
}) {
  const connection = await wsconnect({
    servers: [...servers],
    user: GATE_USER,
    pass: keysOf(secret).gatePassword,
    name: 'gate',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    ignoreAuthErrorAbort: true,
    ignoreClusterUpdates: true,
    ...nodeSockets,
  });
  const streams = streamsOf({ replicas, maxDiskBytes });
  await makeStreams(connection, streams);
  const [battles, results] = streams.map(({ max_bytes }) => max_bytes);
  const stored = openStored(connection, { battlesBytes: battles ?? 0, resultsBytes: results ?? 0 });
  const visitors = createVisitors(places);
  let isOpen = true;

  connection.subscribe('live.>', {
    callback: (error, { subject, data }) => {
      if (error) return;
      const [, kind = '', channel = '', ...rest] = subject.split('.');
      // A page is for browsers: no phone hears of it.
      if (kind === 'p') return;
      // Of an army list only that there is one: who may read it asks for it.
      if (kind === 'l') return visitors.tell(channel, 'lists', 'l', NOTHING);
      const told = kind === 'b' ? 'log' : kind === 't' ? 'talk' : 'results';
      visitors.tell(channel, told, [kind, ...rest].join('.'), data);
    },
  });
  /** How often the streams had to be looked at since somebody began to; 0 where nobody does. */
  let asked = 0;
  /**
   * What phones know of the streams is not so any more: they come again and look, as soon as the streams are
   * there.
   */
  const beginAgain = async () => {
    isOpen = false;
    stored.forget();
    visitors.endAll('Server Shutdown');
    asked += 1;
    if (asked > 1) return;
    for (let done = 0; done < asked && !connection.isClosed(); ) {
      const now = asked;
      try {
        await makeStreams(connection, streams);
        done = now;
      } catch (error) {
        complain(error);
      }
    }
    asked = 0;
    stored.forget();
    isOpen = !connection.isClosed();
  };
  connection.subscribe(STREAM_GONE, { callback: () => void beginAgain() });
  void watch(connection, {
    away() {
      isOpen = false;
      stored.forget();
      visitors.endAll('Server Shutdown');
    },
    back: () => void beginAgain(),
  });

  const doors = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: MAX_MESSAGE_BYTES * 2,
    // Browsers send a message whole, or in a few large pieces. Thousands of tiny ones are kept as as many
    // buffers until the last has come.
    maxFragments: 256,
    maxBufferedChunks: 4_096,
  });
  /**
   * Stamps are made from the code by a slow hash; in links of before, from the code as it was given or typed.
   */
  const keys = [...new Set([stampKeyOf(code), code, code.trim().toUpperCase()])];
  const house = {
    stored,
    keys,
    maxBodyBytes: MAX_MESSAGE_BYTES,
    settle: visitors.settle,
    leave: visitors.leave,
    waitFor: visitors.waitFor,
  };
  const pages = servedPages(stored.page, () => isOpen);
  const looking = setInterval(visitors.look, LOOK_MS);
  return {
    /**
     * Takes what wants to become a WebSocket on the page's own address: so the app and the club are one
     * address, one port and one certificate, and the app's content policy needs no exception.
     * @type {import('../scripts/serve.mjs').UpgradeListener}
     */
    onUpgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      if (request.url !== SOCKET_PATH || request.headers.upgrade?.toLowerCase() !== 'websocket')
        return turnAway(socket, '404 Not Found');
      if (!isOpen) return turnAway(socket, '503 Service Unavailable');
      const forwarded = isBehindProxy
        ? String(request.headers['x-forwarded-for'] ?? '')
            .split(',')
            .at(-1)
            ?.trim()
        : '';
      const address = placeOf(forwarded || request.socket.remoteAddress || '');
      doors.handleUpgrade(request, socket, head, (opened) =>
        visitors.enter(receiveVisitor(opened, address, house)),
      );
    },
    /** What stands at a path beside the app's own files: the pages of events. */
    made: pages.at,
    /** How many visitors are here. */
    taken: visitors.taken,
    /** Removes all that a channel or an event holds; how many messages that were. @param {string} channel */
    async clear(channel) {
      const count = await stored.clear(channel);
      visitors.endChannel(channel);
      return count;
    },
    async close() {
      isOpen = false;
      clearInterval(looking);
      visitors.endAll('Server Shutdown');
      doors.close();
      // A server that hangs does not answer the farewell, and is ended all the same.
      await Promise.race([connection.close(), new Promise((done) => setTimeout(done, FAREWELL_MS).unref())]);
    },
  };
}

/** @param {NatsConnection} connection @param {{ away: () => void, back: () => void }} hooks */
async function watch(connection, { away, back }) {
  for await (const { type } of connection.status()) {
    if (type === 'disconnect') away();
    if (type === 'reconnect') back();
  }
}

/** @param {unknown} error */
function complain(error) {
  console.error(error instanceof Error ? error.message : error);
}

/** Everybody who is here, by what they hear. @param {number} count */
function createVisitors(count) {
  const places = createPlaces({ places: count });
  /** @type {Set<Visitor>} */
  const all = new Set();
  /** @type {Map<string, Set<Visitor>>} */
  const byChannel = new Map();
  /** @type {Map<string, ReturnType<typeof createPace>>} */
  const paces = new Map();
  return {
    taken: places.taken,
    /** @param {Visitor} visitor */
    enter(visitor) {
      all.add(visitor);
      places.enter(visitor);
    },
    /** @type {import('./visitor.mjs').House['settle']} */
    settle(visitor, grant) {
      if (!places.settle(visitor, grant)) return false;
      byChannel.set(grant.channel, (byChannel.get(grant.channel) ?? new Set()).add(visitor));
      return true;
    },
    /** @param {Visitor} visitor */
    leave(visitor) {
      all.delete(visitor);
      places.leave(visitor);
      const channel = visitor.channel() ?? '';
      const others = byChannel.get(channel);
      if (others?.delete(visitor) && others.size === 0) byChannel.delete(channel);
    },
    /**
     * Those who read share a pace, and those who write another one: no reader holds up a writer.
     * @type {import('./visitor.mjs').House['waitFor']}
     */
    waitFor({ channel, isMember }, steps) {
      const name = isMember ? `${channel} writers` : channel;
      const pace = paces.get(name) ?? createPace({ ...CHANNEL_PACE, now: () => performance.now() });
      paces.set(name, pace);
      return pace.take(steps);
    },
    /**
     * @param {string} channel
     * @param {import('./grants.mjs').Heard} kind
     * @param {string} subject
     * @param {Uint8Array} message
     */
    tell(channel, kind, subject, message) {
      for (const visitor of byChannel.get(channel) ?? []) visitor.hear(subject, message, kind);
    },
    /** @param {string} why */
    endAll(why) {
      for (const visitor of all) visitor.end(why);
    },
    /** @param {string} channel */
    endChannel(channel) {
      for (const visitor of byChannel.get(channel) ?? []) visitor.end('Server Shutdown');
    },
    look() {
      for (const visitor of all) visitor.look();
      for (const [name, pace] of paces) if (pace.isRested()) paces.delete(name);
    },
  };
}
