import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { PROJECT, run } from './npm.mjs';
import { removeTemporary } from './temporary.mjs';

const START_LIMIT_MS = 30_000;
const DOWNLOAD_LIMIT_MS = 300_000;

/** A test browser must not use the network: without these, every start contacts its maker. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const isRoot = process.getuid?.() === 0;

/**
 * Debian's Chromium without windows: the same engine, and a journey costs a third less of the processor
 * (20 journeys of undo: 33 s in place of 51 s).
 */
const DEBIANS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/**
 * How Playwright and Vitest start Chromium; nothing else decides this. `npm test` has found one that starts
 * and named it in CHROMIUM_PATH; a run by hand takes the first one that exists.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch() {
  const args = isRoot ? [...QUIET, '--no-sandbox'] : [...QUIET];
  const [executablePath] = candidates();
  return executablePath === undefined ? { args } : { executablePath, args };
}

/**
 * A Chromium with windows: only such a one says whether an app is fit to install.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function windowedChromiumLaunch() {
  const executablePath = candidates().find((path) => path !== DEBIANS_SHELL);
  return { ...chromiumLaunch(), ...(executablePath === undefined ? {} : { executablePath }) };
}

/**
 * A Chromium that really starts; it is fetched if there is none.
 * @returns {Promise<string | null>} its path; null: none can be had, and the reason was printed.
 */
export async function findOrFetchChromium() {
  if (debianLacksShell()) {
    console.log('Installing the Chromium without windows, in which the tests are faster');
    await installPackages('chromium-headless-shell');
  }
  const found = await firstThatStarts();
  if (found !== null) return found;

  console.log('No Chromium starts here. Trying the download that Playwright offers');
  await playwright(['install', 'chromium']);
  const downloaded = playwrightsOwn();
  if (downloaded !== null && (await starts(downloaded))) return downloaded;
  if (downloaded !== null && isRoot) {
    console.log('It was downloaded, but does not start. Installing the system libraries it needs');
    await playwright(['install-deps', 'chromium']);
    if (await starts(downloaded)) return downloaded;
  }

  if (isRoot && onPath('apt-get') !== null) {
    console.log("Installing the system's own package: chromium");
    await installPackages('chromium', 'chromium-headless-shell');
    const installed = await firstThatStarts();
    if (installed !== null) return installed;
  }

  console.error(`
No Chromium could be had for the tests. Any one of these helps:
  - install Chromium, Google Chrome or Microsoft Edge the way this system installs programs
  - npx playwright install --with-deps chromium   (with a connection, and the rights to install)
  - CHROMIUM_PATH=/path/to/chromium npm test      (where it stands in an unusual place)`);
  return null;
}

/** Where the shell can be had at once: a Debian whose own Chromium is there, and nobody named another. */
function debianLacksShell() {
  const named = (process.env.CHROMIUM_PATH ?? '') !== '';
  return !named && isRoot && existsSync('/usr/lib/chromium/chromium') && !existsSync(DEBIANS_SHELL);
}

/**
 * What cannot be installed is left out: the next browser that starts is taken.
 * @param {...string} names
 */
async function installPackages(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], { env });
  for (const name of names) {
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], { env });
  }
}

async function firstThatStarts() {
  for (const path of candidates()) {
    if (await starts(path)) return path;
    console.log(`${path} is there, but does not start`);
  }
  return null;
}

/** The browsers on this machine, the best first: the named one, Playwright's own, the system's. */
function candidates() {
  const named = process.env.CHROMIUM_PATH;
  const paths = [named === '' ? undefined : named, playwrightsOwn(), ...systemBrowsers()];
  return paths.filter((path) => path !== undefined && path !== null).filter((path) => existsSync(path));
}

/** @returns {string | null} */
function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

function systemBrowsers() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const roots = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => [
        join(root, 'Google/Chrome/Application/chrome.exe'),
        join(root, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  }
  const commands = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ];
  return [DEBIANS_SHELL, ...commands.map(onPath)];
}

/**
 * @param {string} name
 * @returns {string | null}
 */
function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder; try the next one.
    }
  }
  return null;
}

/**
 * Whether the browser starts and answers. An existing path is not enough: the system's command may only print
 * how to install it, and a downloaded browser may lack libraries.
 * @param {string} path
 */
async function starts(path) {
  const profile = mkdtempSync(join(tmpdir(), 'warledger-browser-'));
  const browser = await startChromium(path, profile);
  browser?.kill();
  // A browser that is being closed may still write to its profile.
  removeTemporary(profile);
  return browser !== null;
}

/**
 * Starts a headless Chromium as a process of its own.
 * @param {string} path
 * @param {string} profile its folder
 * @returns {Promise<{ endpoint: string, kill: () => void } | null>} its endpoint, and a function to kill it;
 * null: it does not start.
 */
export async function startChromium(path, profile) {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  // Playwright also switches the sandbox off on Linux, because many containers do not allow one.
  const args = ['--headless', '--no-sandbox', '--disable-gpu', ...QUIET, '--remote-debugging-port=0'];
  const child = spawn(path, [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  });
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!ended && Date.now() < deadline) {
    const endpoint = await endpointIn(portFile);
    if (endpoint !== null) return { endpoint, kill: () => endTree(child) };
    await sleep(50);
  }
  endTree(child);
  return null;
}

/**
 * @param {string} portFile
 * @returns {Promise<string | null>}
 */
async function endpointIn(portFile) {
  try {
    const [port] = readFileSync(portFile, 'utf8').split('\n');
    const endpoint = `http://127.0.0.1:${port}`;
    return (await fetch(`${endpoint}/json/version`)).ok ? endpoint : null;
  } catch {
    return null;
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function endTree(child) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** @param {readonly string[]} args */
function playwright(args) {
  const cli = join(PROJECT, 'node_modules/playwright/cli.js');
  return run(process.execPath, [cli, ...args], { timeoutMs: DOWNLOAD_LIMIT_MS });
}

/** By hand: `node scripts/browser.mjs` prints the path of the browser for the tests. */
async function main() {
  const path = await findOrFetchChromium();
  if (path === null) process.exit(1);
  console.log(path);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
