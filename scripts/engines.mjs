import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './npm.mjs';

/** The engines besides Chromium: what of the system each needs, and the packages of Debian that bring it. */
export const ENGINES = /** @type {const} */ ({
  firefox: { needs: ['firefox-esr|firefox'], packages: ['firefox-esr'] },
  webkit: {
    needs: ['WebKitWebDriver', 'xvfb-run', 'xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
});
/** @typedef {keyof typeof ENGINES} Engine */

const INSTALL_LIMIT_MS = 300_000;

/**
 * The path of a program of the system, or null.
 * @param {string} names one, or several by preference with "|" between
 * @returns {string | null}
 */
export function onPath(names) {
  for (const name of names.split('|')) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

/**
 * How Playwright starts that engine.
 * @param {'firefox'} engine
 * @returns {{ executablePath?: string }}
 */
export function engineLaunch(engine) {
  const executablePath = onPath(ENGINES[engine].needs[0]);
  return executablePath === null ? {} : { executablePath };
}

/**
 * Whether the engine is here, after it was fetched where this system can fetch it. What it lacks is said on screen.
 * @param {Engine} engine
 */
export async function findOrFetchEngine(engine) {
  const { needs, packages } = ENGINES[engine];
  const missing = () => needs.filter((name) => onPath(name) === null);
  if (missing().length === 0) return true;
  if (process.getuid?.() === 0 && onPath('apt-get') !== null) {
    console.log(`Installing ${packages.join(', ')} for ${engine}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, timeoutMs: INSTALL_LIMIT_MS };
    await run('apt-get', ['-qq', 'update'], options);
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], options);
  }
  if (missing().length === 0) return true;
  console.error(
    `${engine} cannot run: ${missing().join(', ')} missing. On Debian: apt-get install ${packages.join(' ')}`,
  );
  return false;
}
