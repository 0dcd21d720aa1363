import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './npm.mjs';

/**
 * The engines besides Chromium: the programs that each needs, the Debian packages that have them, and the
 * first version that speaks this Playwright's protocol; null: any version.
 */
export const ENGINES = /** @type {const} */ ({
  firefox: { needs: ['firefox-esr|firefox'], packages: ['firefox-esr'], least: 143 },
  webkit: {
    needs: ['WebKitWebDriver', 'Xvfb', 'xvfb-run', 'xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    least: null,
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
 * What the engine lacks on this system: missing programs, or one that is too old.
 * @param {Engine} engine
 * @returns {string | null}
 */
function lackOf(engine) {
  const { needs, least } = ENGINES[engine];
  const missing = needs.filter((name) => onPath(name) === null);
  if (missing.length > 0) return `${missing.join(', ')} missing`;
  const path = onPath(needs[0]);
  if (least === null || path === null) return null;
  const version = versionOf(path);
  return Number.parseInt(version, 10) >= least ? null : `version ${version} is older than ${least}`;
}

/**
 * The version that a program prints: "153.7.0esr"; empty if it does not start.
 * @param {string} path
 */
function versionOf(path) {
  try {
    const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /\d[\w.]*/.exec(said)?.[0] ?? '';
  } catch {
    return '';
  }
}

/**
 * Whether the engine is here, after an attempt to fetch it. Prints what is missing.
 * @param {Engine} engine
 */
export async function findOrFetchEngine(engine) {
  const { packages } = ENGINES[engine];
  if (lackOf(engine) === null) return true;
  if (process.getuid?.() === 0 && onPath('apt-get') !== null) {
    console.log(`Installing ${packages.join(', ')} for ${engine}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, timeoutMs: INSTALL_LIMIT_MS };
    await run('apt-get', ['-qq', 'update'], options);
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], options);
  }
  const lack = lackOf(engine);
  if (lack === null) return true;
  console.error(`${engine} cannot run: ${lack}. On Debian: apt-get install ${packages.join(' ')}`);
  return false;
}
