import { createHash } from 'node:crypto';
import { signingAccount } from './nkey.mjs';

/** The account in which everything of a club lives. */
export const ACCOUNT = 'CLUB';
/** The gate's own login: the one that is not asked at the gate. */
export const GATE_USER = 'gate';

/** A message is at most 128 kB: a run of some hundreds of entries. The server leaves room for its headers. */
export const MAX_MESSAGE_BYTES = 131_072;
const MAX_PAYLOAD_BYTES = MAX_MESSAGE_BYTES + 4_096;

/**
 * What follows from a club's secret: the gate's password, and the seed of the key that signs permissions.
 * @param {string} secret
 */
export function keysOf(secret) {
  return {
    gatePassword: createHash('sha256').update(`gate:${secret}`).digest('hex'),
    account: signingAccount(createHash('sha256').update(`sign:${secret}`).digest()),
    clusterPassword: createHash('sha256').update(`cluster:${secret}`).digest('hex'),
  };
}

/**
 * @typedef {{
 *   name: string, secret: string, folder: string, maxDiskBytes: number,
 *   host: string, port: number, wsHost: string, wsPort: number,
 *   cluster?: { host: string, port: number, peers: readonly string[] },
 * }} Node One server. `host` is where it answers plain NATS, which is never the open network; `wsHost` where it answers WebSockets.
 *   `peers` are the addresses ("name:port") of all nodes of a cluster, this one included.
 */

/**
 * The configuration of one server.
 * @param {Node} node
 */
export function serverConfig(node) {
  const { gatePassword, account, clusterPassword } = keysOf(node.secret);
  const cluster =
    node.cluster === undefined
      ? ''
      : `
cluster {
  name: warledger
  listen: ${text(`${node.cluster.host}:${node.cluster.port}`)}
  no_advertise: true
  authorization { user: node, password: ${text(clusterPassword)}, timeout: 5 }
  routes: [${node.cluster.peers.map((peer) => text(`nats-route://node:${clusterPassword}@${peer}`)).join(', ')}]
}
`;
  return `# Written by Warledger at every start: a change here does not stay.
server_name: ${text(node.name)}
listen: ${text(`${node.host}:${node.port}`)}
max_payload: ${MAX_PAYLOAD_BYTES}
max_connections: 4096
max_subscriptions: 64
write_deadline: "10s"
lame_duck_duration: "30s"

websocket {
  listen: ${text(`${node.wsHost}:${node.wsPort}`)}
  no_tls: true
  compression: false
  handshake_timeout: "5s"
}

jetstream {
  store_dir: ${text(node.folder)}
  max_memory_store: 67108864
  max_file_store: ${node.maxDiskBytes}
  sync_interval: always
}

accounts {
  ${ACCOUNT} {
    jetstream: enabled
    users: [{ user: ${GATE_USER}, password: ${text(gatePassword)} }]
  }
  SYS { users: [] }
}
system_account: SYS

authorization {
  timeout: 2
  auth_callout { issuer: ${account.name}, account: ${ACCOUNT}, auth_users: [${GATE_USER}] }
}
${cluster}`;
}

/** @param {string} value a quoted value of the configuration */
function text(value) {
  return JSON.stringify(value);
}
