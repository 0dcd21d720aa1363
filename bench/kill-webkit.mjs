import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { onPath } from '../scripts/engines.mjs';
import { serve } from '../scripts/serve.mjs';
import { removeTemporary } from '../scripts/temporary.mjs';
import { DIST } from './stage.mjs';
import { thumb } from './thumb.mjs';
import { entriesOnDisk, reportAcknowledged } from './watch.mjs';
import { miniBrowser } from './webkit-session.mjs';

const PATIENCE_MS = 60_000;

/** Hears what the page tells. @typedef {(what: string, value: any) => void} Hear */

/**
 * WebKitGTK as its users run it: a browser window with a profile of its own. There is no driver, because a
 * driver keeps nothing from one start to the next. The page taps by itself and reports to its own server.
 * @param {number} betweenTapsMs at most
 * @returns {Promise<import('./kill.mjs').Killable>}
 */
export async function killableWebKit(betweenTapsMs) {
  /** @type {Hear} */
  let hear = () => {};
  const site = await serveWithThumb(betweenTapsMs, (what, value) => hear(what, value));
  const display = await openDisplay();

  /**
   * Opens the browser at that address, and kills it when `until` resolves.
   * @param {string} profile
   * @param {string} address
   * @param {(listen: (next: Hear) => void) => Promise<void>} until
   */
  async function live(profile, address, until) {
    const child = openWindow(profile, address, display.name);
    const ended = once(child.process, 'exit');
    /** @type {(why: Error) => void} */
    let fail = () => {};
    const failed = new Promise((_, reject) => {
      fail = reject;
    });
    const overdue = setTimeout(() => fail(new Error('WebKitGTK tells nothing')), PATIENCE_MS);
    try {
      const told = until((next) => {
        hear = (what, value) => (what === 'failed' ? fail(new Error(value)) : next(what, value));
      });
      const early = ended.then(([code, signal]) =>
        Promise.reject(new Error(`WebKitGTK ended by itself (${signal ?? code}): ${child.complaints()}`)),
      );
      await Promise.race([told, failed, early]);
    } finally {
      clearTimeout(overdue);
      child.kill();
      await ended;
      hear = () => {};
    }
  }

  return {
    async tapUntilKilled(profile, ms) {
      /** @type {number[]} */
      const acknowledged = [];
      let battleId = '';
      let shown = 0;
      await live(profile, site.url, async (listen) => {
        await new Promise((tapping) => {
          listen((what, value) => {
            if (what === 'tapping') tapping(null);
            if (what === 'shown') shown = Math.max(shown, value);
            if (what !== 'acknowledged') return;
            battleId = value.battleId;
            acknowledged.push(value.seq);
          });
        });
        await sleep(ms);
      });
      return { battleId, acknowledged, shown };
    },
    async afterwards(profile, battleId) {
      /** @type {import('./kill.mjs').Found} */
      let found = { seqs: [], shown: 0 };
      await live(profile, `${site.url}#/battle/${battleId}/fight`, async (listen) => {
        found = await new Promise((done) => listen((what, value) => what === 'found' && done(value)));
      });
      return found;
    },
    async close() {
      display.close();
      await site.close();
    },
  };
}

/**
 * Serves the build with the tapping script in its page; the server hears the page's reports.
 * @param {number} betweenTapsMs
 * @param {Hear} hear
 */
async function serveWithThumb(betweenTapsMs, hear) {
  const root = mkdtempSync(join(tmpdir(), 'warledger-thumb-'));
  cpSync(DIST, root, { recursive: true });
  const page = join(root, 'index.html');
  // It comes before the app and from the same origin, as the page's policy requires.
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<script ', '<script src="./thumb.js"></script><script '),
  );
  const script = `(${reportAcknowledged})();\n(${thumb})(${betweenTapsMs}, ${entriesOnDisk});\n`;
  writeFileSync(join(root, 'thumb.js'), script);
  const files = await serve({ root, port: 0, host: '127.0.0.1' });
  const front = createServer(async (asked, answer) => {
    if (asked.method === 'POST') {
      const value = JSON.parse(await text(asked).catch(() => 'null'));
      answer.writeHead(204).end();
      hear(asked.url?.split('/').at(-1) ?? '', value);
      return;
    }
    const { url: path = '/', method = 'GET', headers } = asked;
    request({ host: '127.0.0.1', port: files.port, path, method, headers }, (file) => {
      answer.writeHead(file.statusCode ?? 500, file.headers);
      file.pipe(answer);
    }).end();
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}/`,
    async close() {
      front.close();
      front.closeAllConnections();
      await files.close();
      removeTemporary(root);
    },
  };
}

/**
 * Opens a window of WebKitGTK; `kill` ends all of its processes at once, like a phone that needs memory.
 * @param {string} profile
 * @param {string} address
 * @param {string} display
 */
function openWindow(profile, address, display) {
  const { PATH, LANG } = process.env;
  const folder = (/** @type {string} */ name) => join(profile, name);
  const child = spawn(miniBrowser(), [address], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: {
      PATH,
      LANG,
      DISPLAY: display,
      HOME: folder('home'),
      XDG_DATA_HOME: folder('data'),
      XDG_CACHE_HOME: folder('cache'),
      XDG_CONFIG_HOME: folder('config'),
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints = `${complaints}${text}`.slice(-2_000);
  });
  return {
    process: child,
    complaints: () => complaints.trim(),
    kill() {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    },
  };
}

/** Opens a display for this run; returns its name and a function to close it. */
async function openDisplay() {
  const child = spawn(
    onPath('Xvfb') ?? 'Xvfb',
    // Without this, the server resets when its last window closes, and refuses a window that opens at that
    // moment.
    ['-displayfd', '3', '-noreset', '-screen', '0', '1200x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [said] = /** @type {[Buffer]} */ (await once(/** @type {any} */ (child.stdio[3]), 'data'));
  return { name: `:${said.toString().trim()}`, close: () => child.kill() };
}
