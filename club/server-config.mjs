import { createHash } from 'node:crypto';

/** The one login of the server: no phone has any, for none ever speaks to it. */
export const GATE_USER = 'gate';

/** A message is at most 128 kB: a run of some hundreds of entries. The server leaves room for its headers. */
export const MAX_MESSAGE_BYTES = 131_072;
const MAX_PAYLOAD_BYTES = MAX_MESSAGE_BYTES + 4_096;

/**
 * What follows from a club's secret: the gate's password, and the one between the nodes of a cluster.
 * @param {string} secret
 */
export function keysOf(secret) {
  return {
    gatePassword: createHash('sha256').update(`gate:${secret}`).digest('hex'),
    clusterPassword: createHash('sha256').update(`cluster:${secret}`).digest('hex'),
  };
}

/**
 * @typedef {{
 *   name: string, secret: string, folder: string, maxDiskBytes: number,
 *   host: string, port: number, wsHost: string, wsPort: number,
 *   cluster?: { host: string, port: number, peers: readonly string[] },
 * }} Node One server. `host` is where it answers plain NATS; `wsHost` where it answers the gate's WebSockets:
 * neither is the open network.
 *   `peers` are the addresses ("name:port") of all nodes of a cluster, this one included.
 */

/**
 * The configuration of one server.
 * @param {Node} node
 */
export function serverConfig(node) {
  const { gatePassword, clusterPassword } = keysOf(node.secret);
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
max_connections: 64
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
  CLUB {
    jetstream: enabled
    users: [{ user: ${GATE_USER}, password: ${text(gatePassword)} }]
  }
  SYS { users: [] }
}
system_account: SYS
${cluster}`;
}

/** @param {string} value a quoted value of the configuration */
function text(value) {
  return JSON.stringify(value);
}
