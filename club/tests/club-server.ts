import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { afterAll, beforeAll } from 'vitest';
import { removeTemporary } from '../../scripts/temporary.mjs';
import { findServer } from '../find-server.mjs';
import { nodeSockets, openGate } from '../gate.mjs';
import { freePorts, startNode } from '../node.mjs';
import { GATE_USER, keysOf } from '../server-config.mjs';

export const CLUB_CODE = 'dragon and dice';
const SECRET = 'a secret of the tests alone';
const MAX_DISK_BYTES = 400_000_000;

export type ClubServer = {
  /** Where WebSockets are opened. */
  readonly url: string;
  readonly wsFactory: unknown;
  /** The power cut. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port; `wiped` with empty disks. */
  readonly restart: (how?: { readonly wiped: boolean }) => Promise<void>;
  readonly close: () => Promise<void>;
  /** How many visitors are at the gate. */
  readonly taken: () => { readonly waiting: number; readonly readers: number; readonly members: number };
  /** The operator's command. */
  readonly clear: (channel: string) => Promise<number>;
  /** The server behind the gate, with all rights: to look at what is stored, and to make it lie. */
  readonly behind: () => Promise<NatsConnection>;
};

/**
 * The real server with its gate, on loopback and on free ports, in a folder that is removed at the end.
 * Throws the sentence that says why where no server can be had: a test of the club that finds none has
 * failed.
 */
export async function startClubServer(
  given: { readonly maxDiskBytes?: number; readonly places?: number } = {},
): Promise<ClubServer> {
  const found = await findServer();
  if ('refusal' in found) throw new Error(found.refusal);
  const limits = { maxDiskBytes: MAX_DISK_BYTES, ...given };
  const data = mkdtempSync(join(tmpdir(), 'warledger-club-'));
  const [port = 0, wsPort = 0] = await freePorts(2);
  const start = () =>
    startNode(found.path, {
      name: 'test',
      secret: SECRET,
      maxDiskBytes: limits.maxDiskBytes,
      host: '127.0.0.1',
      port,
      wsHost: '127.0.0.1',
      wsPort,
      data,
    });
  let node = await start();
  const gate = await openGate({
    servers: [node.url],
    secret: SECRET,
    code: CLUB_CODE,
    replicas: 1,
    ...limits,
  });
  const page = createServer().on('upgrade', gate.onUpgrade);
  await new Promise((done) => void page.listen(0, '127.0.0.1', () => done(null)));
  return {
    url: `ws://127.0.0.1:${(page.address() as AddressInfo).port}/club`,
    taken: gate.taken,
    clear: gate.clear,
    wsFactory: nodeSockets.wsFactory,
    kill: () => node.kill(),
    behind: () =>
      wsconnect({
        servers: [node.url],
        user: GATE_USER,
        pass: keysOf(SECRET).gatePassword,
        ignoreClusterUpdates: true,
        ...nodeSockets,
      }),
    async restart({ wiped } = { wiped: false }) {
      await node.kill();
      if (wiped) rmSync(join(data, 'disk'), { recursive: true, force: true });
      node = await start();
    },
    async close() {
      page.close();
      await gate.close();
      await node.stop();
      removeTemporary(data);
    },
  };
}

/**
 * Starts the server that the tests of a file share before the first of them, and closes it after the last.
 */
export function shareClubServer(take: (server: ClubServer) => void): void {
  let started: ClubServer | null = null;
  beforeAll(async () => {
    started = await startClubServer();
    take(started);
  }, 300_000);
  afterAll(async () => {
    await started?.close();
  });
}
