import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretBelow } from './secrets.mjs';

/*
 * The one door of a club that the network does not reach: a socket in its folder. Whoever may write that
 * folder may give the club a command; and while it answers, no second club is started on the same folder.
 */

/** A longer path is none for a socket. https://man7.org/linux/man-pages/man7/unix.7.html */
const MAX_PATH_BYTES = 100;
const ANSWER_LIMIT_MS = 10_000;
const MAX_COMMAND_LETTERS = 2_000;

/** Where the club of a folder answers its operator. @param {string} data */
function doorOf(data) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const inside = join(realpathSync(data), 'operator.sock');
  if (Buffer.byteLength(inside) <= MAX_PATH_BYTES) return inside;
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 24);
  return join(tmpdir(), `warledger-${name}.sock`);
}

/**
 * Holds the folder for this club, and takes its operator's commands. Null where another club runs on it.
 * @param {string} data
 * @returns {Promise<{ obey: (command: (line: string) => Promise<string>) => void, close: () => void } |
 * null>}
 */
export async function holdFolder(data) {
  const path = doorOf(data);
  if ((await asked(path, '')) !== null) return null;
  // Nobody answers there: it was left behind by a club that was killed.
  rmSync(path, { force: true });
  /** @type {(line: string) => Promise<string>} */
  let obey = async () => 'The club is only just starting.';
  const server = createServer((socket) => {
    let said = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk;
      if (said.length > MAX_COMMAND_LETTERS) socket.destroy();
      if (!said.includes('\n')) return;
      const line = said.slice(0, said.indexOf('\n'));
      const answer = line === '' ? Promise.resolve('A club runs here.') : obey(line);
      void answer.catch(String).then((text) => socket.end(`${text}\n`));
    });
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(path, () => done(null));
  });
  chmodSync(path, 0o600);
  server.unref();
  return {
    obey: (command) => {
      obey = command;
    },
    close: () => void server.close(),
  };
}

/**
 * Gives a command to the club that runs on a folder: what it answered, or null where none runs.
 * @param {string} data @param {string} line
 */
export function command(data, line) {
  return asked(doorOf(data), line);
}

/** @param {string} path @param {string} line @returns {Promise<string | null>} */
function asked(path, line) {
  return new Promise((done) => {
    let said = '';
    const socket = createConnection(path);
    socket.setTimeout(ANSWER_LIMIT_MS, () => socket.destroy(new Error('No answer')));
    socket.once('error', () => done(null));
    socket.once('connect', () => socket.write(`${line}\n`));
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.once('close', () => done(said.trim()));
  });
}

/**
 * The channel that an operator names: itself, or by any link that leads to it. Null where it is neither.
 * @param {string} text
 */
export function channelIn(text) {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9_-]{22}$/.test(trimmed)) return trimmed;
  const [, kind, secret] = /(?:#|^)\/club\/([a-z])\/[^/]+\/([A-Za-z0-9_-]{22})(?:\/|$)/.exec(trimmed) ?? [];
  if (secret === undefined) return null;
  if (kind === 'w' || kind === 'd') return secretBelow(secretBelow(secret));
  return kind === 'f' || kind === 'e' || kind === 't' ? secretBelow(secret) : null;
}
