import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { serverConfig } from './server-config.mjs';

const START_LIMIT_MS = 20_000;
/** Less than a club gives itself to end (`start.mjs`): no server outlives it. */
const STOP_LIMIT_MS = 3_000;

/**
 * Starts one server and resolves when it takes WebSockets.
 * @param {string} server the path of `nats-server`
 * @param {Omit<import('./server-config.mjs').Node, 'folder'> & { data: string }} node `data` is the node's
 * own folder
 * @returns {Promise<{ url: string, kill: () => Promise<void>, stop: () => Promise<void>, ended:
 * Promise<number | null> }>}
 *   `kill` is the power cut, `stop` the orderly end. Rejects with what the server said where it does not start.
 */
export async function startNode(server, { data, ...node }) {
  mkdirSync(data, { recursive: true });
  const config = join(data, 'server.conf');
  await endLeftBehind(join(data, 'server.pid'), config);
  // The file holds the club's secrets: its owner alone may read it.
  writeFileSync(config, serverConfig({ ...node, folder: join(data, 'disk') }), { mode: 0o600 });
  const child = spawn(server, ['-c', config, '-P', join(data, 'server.pid')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = (said + chunk).slice(-4_000);
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.once('error', () => done(127));
  });
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(late);
  };
  const wsHost = node.wsHost === '0.0.0.0' ? '127.0.0.1' : node.wsHost;
  await Promise.race([
    listening(wsHost, node.wsPort),
    ended.then((code) => {
      throw new Error(`nats-server ended with ${code}:\n${said}`);
    }),
  ]);
  return {
    url: `ws://${wsHost}:${node.wsPort}`,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    ended,
  };
}

/**
 * Ends the server of a club that was killed on this folder: it goes on without its club, and two on one disk
 * would spoil it.
 * @param {string} pidFile
 * @param {string} config what that server was started with
 */
async function endLeftBehind(pidFile, config) {
  const until = Date.now() + STOP_LIMIT_MS;
  for (let pid = leftBehind(pidFile, config); pid !== null; pid = leftBehind(pidFile, config)) {
    try {
      process.kill(pid, Date.now() < until ? 'SIGTERM' : 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * The process that the file names, where it still is a server of this folder.
 * @param {string} pidFile
 * @param {string} config
 */
function leftBehind(pidFile, config) {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'));
    // Numbers of processes are given out again: what it was started with says what it is.
    const command = execFileSync('ps', ['-ww', '-o', 'stat=,args=', '-p', `${pid}`], { encoding: 'utf8' });
    return command.includes(config) && !command.trimStart().startsWith('Z') ? pid : null;
  } catch {
    return null;
  }
}

/** @param {string} host @param {number} port */
async function listening(host, port) {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (await answers(host, port)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`nats-server did not answer on ${host}:${port} within ${START_LIMIT_MS / 1000} s`);
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function answers(host, port) {
  return new Promise((done) => {
    const socket = createConnection({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/**
 * So many ports of loopback that are free now.
 * @param {number} count
 * @returns {Promise<readonly number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        /** @type {Promise<import('node:net').Server>} */ (
          new Promise((done, fail) => {
            const server = createServer();
            server.once('error', fail);
            server.listen(0, '127.0.0.1', () => done(server));
          })
        ),
    ),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
