import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { wsconnect } from '@nats-io/nats-core';
import { percentile } from '../bench/stage.mjs';
import {
  append,
  appendAt,
  CODE,
  connect,
  connectTables,
  messagesOf,
  stampFor,
  TABLES,
  verify,
} from './bench-tables.mjs';
import { nodeSockets, openGate } from './gate.mjs';
import { freePorts, startNode } from './node.mjs';
import { secretBelow, stampBelow } from './secrets.mjs';
import { GATE_USER, keysOf } from './server-config.mjs';

const SECRET = 'a secret of the bench alone';
const MAX_DISK_BYTES = 1_500_000_000;
/** While all servers stand, and while the leader is killed twice. */
const LIVE_APPENDS = 10_000;
const KILLED_APPENDS = 20_000;
const ENTRY_BYTES = 204;
const RUN_BYTES = 9_000;
const FOLLOWERS = 500;
const FOLLOWED_MESSAGES = 20;
/** No part of the bench may take longer. */
const PART_LIMIT_MS = 120_000;

/** @typedef {import('@nats-io/nats-core').NatsConnection} NatsConnection */
/** @typedef {Awaited<ReturnType<typeof startNode>>} Running */
/** @typedef {import('./bench-tables.mjs').Table} Table */

/**
 * Simulated tables against one node or a cluster on loopback: how many appends a second and their p99, the
 * catch-up of every table after 300 entries offline, 500 followers of one table, the results of a round in
 * one request, servers killed in the middle, and all disks wiped.
 * @param {{ server: string, nodes: number, data: string, short?: boolean }} options `short`: a tenth of the
 * appends
 */
export async function benchNodes({ server, nodes, data, short = false }) {
  const part = short ? 0.1 : 1;
  const ports = await freePorts(nodes * 3);
  const peers = Array.from({ length: nodes }, (_, index) => `127.0.0.1:${ports[index * 3 + 2]}`);
  /** @param {number} index */
  const start = (index) =>
    startNode(server, {
      name: `n${index + 1}`,
      secret: SECRET,
      maxDiskBytes: MAX_DISK_BYTES,
      host: '127.0.0.1',
      port: ports[index * 3] ?? 0,
      wsHost: '127.0.0.1',
      wsPort: ports[index * 3 + 1] ?? 0,
      data: join(data, `${index}`),
      ...(nodes > 1 ? { cluster: { host: '127.0.0.1', port: ports[index * 3 + 2] ?? 0, peers } } : {}),
    });
  /** @type {Running[]} */
  let running = await Promise.all(Array.from({ length: nodes }, (_, index) => start(index)));
  const urls = running.map(({ url }) => url);
  const gate = await openGate({
    servers: urls,
    secret: SECRET,
    code: CODE,
    replicas: nodes > 1 ? 3 : 1,
    maxDiskBytes: MAX_DISK_BYTES,
  });
  const door = createServer().on('upgrade', gate.onUpgrade);
  const [doorPort = 0] = await freePorts(1);
  await new Promise((done) => void door.listen(doorPort, '127.0.0.1', () => done(null)));
  const url = `ws://127.0.0.1:${doorPort}/club`;
  const tables = await connectTables(url);
  try {
    const live = await withLimit('live appends', appendLive(tables, LIVE_APPENDS * part));
    const catchUp = await withLimit('catch-up', appendRuns(tables));
    const followed = await withLimit('followers', follow(url, /** @type {Table} */ (tables[0])));
    const results = await withLimit('results', readRound(url));
    const killed = await withLimit(
      'kills',
      appendWhileKilled(tables, KILLED_APPENDS * part, async () => {
        const index = nodes > 1 ? await leader(urls) : 0;
        await running[index]?.kill();
        running[index] = await start(index);
      }),
    );
    const verified = await withLimit('verification', verify(tables));
    const refill = await withLimit(
      'refill',
      refillWiped(tables, async () => {
        await Promise.all(running.map((node) => node.kill()));
        for (let index = 0; index < nodes; index += 1)
          rmSync(join(data, `${index}`, 'disk'), { recursive: true, force: true });
        running = await Promise.all(running.map((_, index) => start(index)));
      }),
    );
    const figures = { ...live, ...catchUp, ...followed, ...results, ...killed, ...verified, ...refill };
    return { nodes, ...figures, budgets: budgetsOf(figures) };
  } finally {
    await Promise.all(tables.map(({ connection }) => connection.close()));
    await gate.close();
    door.close();
    await Promise.all(running.map((node) => node.stop()));
  }
}

/**
 * Which server, from 0, leads the stream of the battles just now: the one that acknowledges.
 * @param {readonly string[]} urls
 */
async function leader(urls) {
  const operator = await wsconnect({
    servers: [...urls],
    user: GATE_USER,
    pass: keysOf(SECRET).gatePassword,
    ignoreClusterUpdates: true,
    ...nodeSockets,
  });
  try {
    for (;;) {
      const name = await operator
        .request('$JS.API.STREAM.INFO.battles', undefined, { timeout: 2_000 })
        .then((answer) => answer.json().cluster?.leader)
        // While another leader is chosen nobody answers.
        .catch(() => undefined);
      if (typeof name === 'string' && name !== '') return Number(name.slice(1)) - 1;
      await new Promise((done) => setTimeout(done, 100));
    }
  } finally {
    await operator.close();
  }
}

/** @param {Record<string, number>} figures */
function budgetsOf(figures) {
  return [
    { what: 'entries missing, twice or out of order: 0', within: figures.wrongEntries === 0 },
    { what: 'entries missing after all disks were wiped: 0', within: figures.missingAfterWipe === 0 },
    { what: 'messages that followers missed: 0', within: figures.missedByFollowers === 0 },
    {
      what: '500 results of a round in one request under 500 ms',
      within: (figures.roundOf500Ms ?? Infinity) < 500,
    },
  ];
}

/** @template Value @param {string} what @param {Promise<Value>} work @returns {Promise<Value>} */
function withLimit(what, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let late;
  const limit = new Promise((_, fail) => {
    late = setTimeout(
      () => fail(new Error(`${what} took longer than ${PART_LIMIT_MS / 1000} s`)),
      PART_LIMIT_MS,
    );
  });
  const begun = performance.now();
  return /** @type {Promise<Value>} */ (Promise.race([work, limit])).finally(() => {
    clearTimeout(late);
    console.log(`  ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  });
}

/** @param {readonly Table[]} tables @param {number} appends */
async function appendLive(tables, appends) {
  /** @type {number[]} */
  const times = [];
  const begun = performance.now();
  const each = appends / tables.length;
  await Promise.all(
    tables.map(async (table) => {
      for (let count = 0; count < each; count += 1) {
        const at = performance.now();
        await append(table, randomBytes(ENTRY_BYTES));
        times.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return {
    appendsPerSecond: Math.round(times.length / seconds),
    appendP99Ms: Math.round(percentile(times, 0.99)),
  };
}

/** Each table's 300 entries from offline are one message. @param {readonly Table[]} tables */
async function appendRuns(tables) {
  const begun = performance.now();
  await Promise.all(tables.map((table) => append(table, randomBytes(RUN_BYTES))));
  return { catchUpOf500TablesMs: Math.round(performance.now() - begun) };
}

/** @param {string} url @param {Table} table */
async function follow(url, table) {
  let heard = 0;
  /** @type {number[]} */
  const times = [];
  const sentAt = new Map();
  /** @type {NatsConnection[]} */
  const followers = [];
  for (let from = 0; from < FOLLOWERS; from += 50) {
    followers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, () => connect(url, `r.${table.reader}`, table.channel)),
      )),
    );
  }
  for (const follower of followers) {
    follower.subscribe('log', {
      callback: (_, message) => {
        heard += 1;
        times.push(performance.now() - (sentAt.get(message.subject.split('.')[1]) ?? 0));
      },
    });
  }
  await Promise.all(followers.map((follower) => follower.flush()));
  for (let count = 0; count < FOLLOWED_MESSAGES; count += 1) {
    sentAt.set(`${table.sent.length + 1}`, performance.now());
    await append(table, randomBytes(ENTRY_BYTES));
  }
  const wanted = FOLLOWERS * FOLLOWED_MESSAGES;
  for (let waited = 0; heard < wanted && waited < 100; waited += 1)
    await new Promise((done) => setTimeout(done, 50));
  await Promise.all(followers.map((follower) => follower.close()));
  return {
    missedByFollowers: wanted - heard,
    followerP50Ms: Math.round(percentile(times, 0.5)),
    followerP95Ms: Math.round(percentile(times, 0.95)),
  };
}

/** @param {string} url */
async function readRound(url) {
  const reader = secretBelow(randomBytes(16).toString('base64url'));
  const event = secretBelow(reader);
  const sender = await connect(url, `t.${reader}.1.*.${stampFor(`r.${event}.1.*`)}`, event);
  const outcomes = await Promise.all(
    Array.from({ length: TABLES }, (_, table) =>
      sender
        .request(`send.1.${table + 1}`, randomBytes(400), { timeout: 30_000 })
        .then((answer) => answer.string()),
    ),
  );
  const unsent = outcomes.filter((outcome) => outcome !== 'stored');
  if (unsent.length > 0) throw new Error(`${unsent.length} results were not stored: ${unsent[0]}`);
  await sender.close();
  const watcher = await connect(url, `e.${reader}.${stampBelow(stampFor(`b.${event}`))}`, event);
  const begun = performance.now();
  const answer = await watcher.request('results.1', '', { timeout: 10_000 });
  const count = messagesOf(answer.data).length;
  const roundOf500Ms = Math.round(performance.now() - begun);
  await watcher.close();
  if (count !== TABLES) throw new Error(`${count} of ${TABLES} results came`);
  return { roundOf500Ms };
}

/** @param {readonly Table[]} tables @param {number} appends @param {() => Promise<void>} killOne */
async function appendWhileKilled(tables, appends, killOne) {
  const each = appends / tables.length;
  let longestMs = 0;
  const work = Promise.all(
    tables.map(async (table) => {
      for (let count = 0; count < each; count += 1) {
        const at = performance.now();
        await append(table, randomBytes(ENTRY_BYTES));
        longestMs = Math.max(longestMs, performance.now() - at);
      }
    }),
  );
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((done) => setTimeout(done, 500));
    await killOne();
  }
  await work;
  return { appendsWhileKilled: appends, longestPauseMs: Math.round(longestMs) };
}

/**
 * All servers lose their disks; the phones write again what they have.
 * @param {readonly Table[]} tables
 * @param {() => Promise<void>} wipe
 */
async function refillWiped(tables, wipe) {
  const begun = performance.now();
  await wipe();
  await Promise.all(
    tables.map(async (table) => {
      for (const [index, message] of table.sent.entries()) await appendAt(table, index + 1, message);
    }),
  );
  const refilledMs = Math.round(performance.now() - begun);
  const { wrongEntries } = await verify(tables);
  return { refilledMs, missingAfterWipe: wrongEntries };
}
