import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../scripts/serve.mjs';
import { openGate } from './gate.mjs';
import { freePorts, startNode } from './node.mjs';
import { leadSockets } from './socket-way.mjs';

/** Letters and digits that nobody takes for one another. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_GROUPS = 3;
const CODE_GROUP_LENGTH = 4;

/**
 * @typedef {{
 *   root: string, data: string, port: number, host?: string, server: string, maxDiskBytes: number,
 *   secret?: string | undefined, code?: string | undefined,
 *   name?: string | undefined, peers?: readonly string[], clusterPort?: number,
 * }} ClubOptions `root` is the built app, `data` the folder of the club's disk and secrets. Of a cluster: this node's name, and all nodes
 *   as "name:port", this one included.
 */

/**
 * Runs a club: one server, its gate, and the page with the app, all at one address.
 * @param {ClubOptions} options
 */
export async function runClub({
  root,
  data,
  port,
  host,
  server,
  maxDiskBytes,
  name = 'club',
  peers = [],
  clusterPort = 6222,
  ...given
}) {
  const { secret, code } = clubKeys(data, given);
  // The page first: a port that is taken is said before anything else was started.
  const [natsPort = 0, wsPort = 0] = await freePorts(2);
  const page = await serve({
    root,
    port,
    ...(host === undefined ? {} : { host }),
    onUpgrade: leadSockets({ host: '127.0.0.1', port: wsPort }),
  });
  try {
    const node = await startNode(server, {
      name,
      secret,
      maxDiskBytes,
      host: '127.0.0.1',
      port: natsPort,
      wsHost: '127.0.0.1',
      wsPort,
      data,
      ...(peers.length > 0 ? { cluster: { host: '0.0.0.0', port: clusterPort, peers } } : {}),
    });
    const replicas = peers.length >= 3 ? 3 : 1;
    const gate = await openGate({ servers: [node.url], secret, code, replicas, maxDiskBytes });
    return {
      port: page.port,
      code,
      /** Ends when the server does. */
      ended: node.ended,
      async close() {
        await page.close();
        await gate.close();
        await node.stop();
      },
    };
  } catch (error) {
    await page.close();
    throw error;
  }
}

/**
 * The club's secret and the code that lets players in: as given, else as they were made when the club first ran here.
 * @param {string} data @param {{ secret?: string | undefined, code?: string | undefined }} given
 */
export function clubKeys(data, given) {
  const file = join(data, 'club.json');
  const kept = readKept(file);
  const keys = {
    secret: given.secret ?? kept?.secret ?? randomBytes(24).toString('base64url'),
    code: given.code ?? kept?.code ?? newCode(),
  };
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(keys)}\n`, { mode: 0o600 });
  return keys;
}

function newCode() {
  const letter = () => CODE_LETTERS[randomInt(CODE_LETTERS.length)];
  const group = () => Array.from({ length: CODE_GROUP_LENGTH }, letter).join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

/** @param {string} file @returns {{ secret: string, code: string } | null} */
function readKept(file) {
  try {
    const { secret, code } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof secret === 'string' && typeof code === 'string' ? { secret, code } : null;
  } catch {
    return null;
  }
}
