import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeTemporary } from '../../scripts/temporary.mjs';
import { findServer } from '../find-server.mjs';
import { nodeSockets } from '../gate.mjs';
import { freePorts } from '../node.mjs';
import { runClub } from '../run-club.mjs';
import { newChannel, phone, said, until, written } from './club-phones';
import { CLUB_CODE } from './club-server';

it('three machines are one club: what one acknowledged is read from another after it is gone', {
  timeout: 120_000,
}, async () => {
  const found = await findServer();
  if ('refusal' in found) throw new Error(found.refusal);
  const data = mkdtempSync(join(tmpdir(), 'warledger-cluster-'));
  const ports = await freePorts(3);
  const peers = ports.map((port) => `127.0.0.1:${port}`);
  // As `club/start.mjs` runs each, with the same secret and code and the names of all.
  const machines = await Promise.all(
    ports.map((clusterPort, index) =>
      runClub({
        root: data,
        data: join(data, `${index}`),
        port: 0,
        host: '127.0.0.1',
        server: found.path,
        maxDiskBytes: 200_000_000,
        secret: 'a secret of this test alone',
        code: CLUB_CODE,
        cluster: { name: `n${index}`, peers, port: clusterPort },
      }),
    ),
  );
  // A test that fails may leave no server behind.
  onTestFinished(async () => {
    await Promise.all(machines.map((machine) => machine.close()));
    removeTemporary(data);
  }, 30_000);
  const at = (index: number) => ({
    url: `ws://127.0.0.1:${machines[index]?.port}/club`,
    wsFactory: nodeSockets.wsFactory,
  });
  const server = {
    ...at(0),
    kill: async () => {},
    restart: async () => {},
    close: async () => {},
    taken: () => ({ waiting: 0, readers: 0, members: 0 }),
    clear: async () => 0,
    behind: () => Promise.reject(new Error('A cluster has no single server behind it')),
  };
  const shared = newChannel();
  const blue = phone(server, shared, { writes: true, from: written(20) });
  blue.goOnline();
  await until(() => blue.state().upto === 20);
  await blue.goOffline();
  await machines[0]?.close();
  const reader = phone({ ...server, ...at(1) }, shared, { writes: false });
  reader.goOnline();
  await until(() => reader.entries().length === 20);
  // Two of three are a majority: the battle goes on by way of them.
  const red = phone({ ...server, ...at(2) }, shared, { writes: true });
  red.goOnline();
  await until(() => red.entries().length === 20);
  red.tap('goes on');
  await until(() => reader.entries().length === 21);
  expect(said(reader.entries())).toEqual(said(red.entries()));
  await Promise.all([reader.goOffline(), red.goOffline()]);
});
