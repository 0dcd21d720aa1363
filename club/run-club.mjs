import { serve } from '../scripts/serve.mjs';
import { openGate, turnAway } from './gate.mjs';
import { clubKeys } from './keys.mjs';
import { freePorts, startNode } from './node.mjs';
import { channelIn, holdFolder } from './operator.mjs';

/** By this mark a page knows that it came from a club, and fills in the club's address. */
const MARK = '<meta name="warledger-club" content="here">';

/**
 * @typedef {{
 *   root: string, data: string, port: number, host?: string, server: string, maxDiskBytes: number,
 *   secret?: string | undefined, code?: string | undefined, isBehindProxy?: boolean, cluster?: Cluster,
 * }} ClubOptions `root` is the built app, `data` the folder of the club's disk and secrets
 * @typedef {{ name: string | undefined, peers: readonly string[], port?: number }} Cluster this node's name,
 *   all nodes as "name:port", this one included, and the port of this one; no peers: it is alone
 */

/** Why a club does not run, as a sentence for its operator. */
export class ClubRefusal extends Error {}

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
  isBehindProxy = false,
  cluster: { name = 'club', peers, port: clusterPort = 6222 } = { name: 'club', peers: [] },
  ...given
}) {
  const { secret, code } = clubKeys(data, given);
  const folder = await holdFolder(data);
  if (folder === null)
    throw new ClubRefusal(
      `Another club runs on ${data}, and two would spoil each other’s disk. Stop that one, or name another folder: npm run club -- --data FOLDER`,
    );
  /** What was started, in turn; ended the other way round. @type {(() => unknown)[]} */
  const started = [() => folder.close()];
  const close = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    /** @type {import('../scripts/serve.mjs').UpgradeListener} */
    let upgrade = (_, socket) => turnAway(socket, '503 Service Unavailable');
    /** @type {import('../scripts/serve.mjs').MakeListener} */
    let made = async () => undefined;
    // The page first: a port that is taken is said before anything else was started.
    const page = await serve({
      root,
      port,
      ...(host === undefined ? {} : { host }),
      mark: MARK,
      onUpgrade: (...request) => upgrade(...request),
      onPage: (path) => made(path),
    });
    started.push(() => page.close());
    const [natsPort = 0, wsPort = 0] = await freePorts(2);
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
    started.push(() => node.stop());
    const replicas = peers.length >= 3 ? 3 : 1;
    const gate = await openGate({ servers: [node.url], secret, code, replicas, maxDiskBytes, isBehindProxy });
    started.push(() => gate.close());
    upgrade = gate.onUpgrade;
    made = gate.made;
    folder.obey(async (line) => {
      const channel = channelIn(line);
      if (channel === null)
        return 'That names no channel: give a link of the battle or event, or its channel.';
      return `${await gate.clear(channel)} messages removed. Phones that write there fill it again.`;
    });
    return {
      port: page.port,
      code,
      /** Ends when the server does. */
      ended: node.ended,
      taken: gate.taken,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
