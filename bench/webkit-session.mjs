import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onPath } from '../scripts/engines.mjs';

const START_LIMIT_MS = 30_000;
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** The path of the driver's browser on Debian and similar systems. */
export function miniBrowser() {
  for (const root of ['/usr/lib', '/usr/lib64', '/usr/libexec']) {
    if (!existsSync(root)) continue;
    for (const folder of ['', ...readdirSync(root)]) {
      for (const kit of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
        const path = join(root, folder, kit, 'MiniBrowser');
        if (existsSync(path)) return path;
      }
    }
  }
  throw new Error('There is no MiniBrowser of WebKitGTK');
}

/** @returns {Promise<number>} a free port */
function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * A window of WebKitGTK, controlled by W3C WebDriver.
 * @typedef {Awaited<ReturnType<typeof openWebKit>>}
 * WebKit
 */

/** Opens WebKitGTK on a display of its own. */
export async function openWebKit() {
  const port = await freePort();
  const driver = spawn(
    onPath('xvfb-run') ?? 'xvfb-run',
    ['-a', '-s', '-screen 0 1200x1000x24', onPath('WebKitWebDriver') ?? 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  );
  const root = `http://127.0.0.1:${port}`;

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   * @returns {Promise<any>}
   */
  async function ask(method, path, body) {
    const answer = await fetch(root + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  }

  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await ask('GET', '/status');
      break;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
  const { sessionId } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 50_000, pageLoad: 50_000 });

  /**
   * The result of a function that runs in the page.
   * @param {(...args: any[]) => unknown} run
   * @param {readonly unknown[]} args
   */
  const evaluate = (run, ...args) =>
    ask('POST', `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${run})(...[...arguments].slice(0, -1))).then(
          (value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`,
      args,
    }).then((/** @type {{ value?: any, error?: string }} */ { value, error }) => {
      if (error !== undefined) throw new Error(error);
      return value;
    });

  /**
   * The control with that accessible name, or else the first whose name begins with it. Waits until it is
   * there and can be used.
   * @param {string} name
   */
  async function control(name) {
    const limit = Date.now() + 20_000;
    for (;;) {
      const found = await ask('POST', `${session}/execute/sync`, {
        script: `const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
          const usable = [...document.querySelectorAll('button, a, [role], input')].filter(({ disabled }) => !disabled);
          return usable.find((element) => nameOf(element) === arguments[0]) ??
            usable.find((element) => nameOf(element).startsWith(arguments[0])) ?? null`,
        args: [name],
      });
      if (found) return found[ELEMENT_KEY];
      if (Date.now() > limit) throw new Error(`There is no control “${name}”`);
      await sleep(50);
    }
  }

  return {
    evaluate,
    /** @param {string} url */
    open: (url) => ask('POST', `${session}/url`, { url }),
    reload: () => ask('POST', `${session}/refresh`),
    /** @param {string} name */
    async click(name) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await ask('POST', `${session}/element/${await control(name)}/click`);
        } catch (error) {
          // It was drawn again between finding and clicking.
          if (attempt > 5 || !/stale|not interactable|intercepted/.test(String(error))) throw error;
          await sleep(100);
        }
      }
    },
    control,
    /**
     * Waits until the page shows that text.
     * @param {string} text
     * @param {boolean} [shown]
     */
    async see(text, shown = true) {
      const limit = Date.now() + 20_000;
      for (;;) {
        const body = await ask('POST', `${session}/execute/sync`, {
          script: `return document.body.innerText + ' ' + [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join(' · ')`,
          args: [],
        });
        if (body.includes(text) === shown) return;
        if (Date.now() > limit)
          throw new Error(
            `The page ${shown ? 'does not show' : 'still shows'} “${text}”: ${body.slice(0, 400)}`,
          );
        await sleep(50);
      }
    },
    /** Opens another tab and goes there. @param {string} url */
    async newTab(url) {
      const { handle } = await ask('POST', `${session}/window/new`, { type: 'tab' });
      const before = await ask('GET', `${session}/window`);
      await ask('POST', `${session}/window`, { handle });
      await ask('POST', `${session}/url`, { url });
      return { handle, before };
    },
    /** @param {string} handle */
    show: (handle) => ask('POST', `${session}/window`, { handle }),
    window: () => ask('GET', `${session}/window`),
    address: () => ask('GET', `${session}/url`),
    /** The processes of its pages, by their ids. */
    driver,
    async close() {
      await ask('DELETE', session).catch(() => {});
      try {
        if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGTERM');
      } catch {
        // It has already ended.
      }
    },
  };
}
