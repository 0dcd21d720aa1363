import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROJECT, run } from '../scripts/npm.mjs';

/** Where the server is put when it has to be fetched. Git ignores the folder. */
const FOLDER = join(PROJECT, 'club', '.server');
const FETCHED = join(FOLDER, 'root', 'usr', 'sbin', 'nats-server');
const FETCH_LIMIT_MS = 240_000;

/**
 * The newer suites of a distribution in which its own package may be new enough, in the order in which they
 * are asked.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const NEWER_SUITES = { Debian: ['testing', 'unstable'], Ubuntu: ['devel'] };

/** @typedef {{ path: string, version: string } | { refusal: string }} FoundServer */

/**
 * A `nats-server` that is new enough: the one NATS_SERVER names, one on the PATH, or the machine's own
 * package, unpacked into a folder of the project without installing anything. Where none can be had, the
 * sentence that says what to do.
 * @param {{ fetch?: boolean }} [options] `fetch: false` only looks.
 * @returns {Promise<FoundServer>}
 */
export async function findServer({ fetch = true } = {}) {
  /** @type {string[]} */
  const tooOld = [];
  for (const path of candidates()) {
    const version = versionOf(path);
    if (version === null) continue;
    if (isNewEnough(version)) return { path, version };
    tooOld.push(`${path} is ${version}`);
  }
  const fetched = fetch ? await fetchPackage() : 'it was not looked for in the package sources';
  const version = fetched === null ? versionOf(FETCHED) : null;
  if (version !== null && isNewEnough(version)) return { path: FETCHED, version };
  return { refusal: refusalFor(tooOld, fetched ?? 'the package that came does not start, or is too old') };
}

/** @param {readonly string[]} tooOld @param {string} why */
function refusalFor(tooOld, why) {
  return [
    'A club needs nats-server 2.12.7 or newer of 2.12, or 2.14.0 and newer: older ones can lose an entry when two phones write at once.',
    ...tooOld.map((line) => `  ${line}, which is too old.`),
    `  It could not be fetched: ${why}.`,
    'Install it the way this system installs programs, or name it: NATS_SERVER=/path/to/nats-server',
  ].join('\n');
}

/**
 * Whether a version may be trusted with a log: 2.12 from its seventh patch, and everything from 2.14 on. Of
 * 2.13, nothing is known.
 * @param {string} version such as "2.15.1"
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (major !== 2) return major > 2;
  return minor >= 14 || (minor === 12 && patch >= 7);
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = [...folders, '/usr/sbin', '/usr/local/bin'].map((folder) => join(folder, 'nats-server'));
  const all = [process.env.NATS_SERVER, ...onPath, FETCHED];
  return [...new Set(all)]
    .filter((path) => path !== undefined)
    .filter((path) => path !== '' && existsSync(path));
}

/** @param {string} path @returns {string | null} */
function versionOf(path) {
  try {
    const said = execFileSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 });
    return /v?(\d+\.\d+\.\d+)/.exec(said)?.[1] ?? null;
  } catch {
    return null;
  }
}

/**
 * Fetches the distribution's own package from the sources that this machine already uses, but of a newer
 * suite, through a package list of its own: nothing of the system's lists or packages changes.
 * @returns {Promise<string | null>} null when it was unpacked, else why not
 */
async function fetchPackage() {
  const source = ownSource();
  if (source === null) return 'this machine has no package sources of Debian or Ubuntu';
  for (const suite of NEWER_SUITES[source.origin] ?? []) {
    console.log(`Looking for nats-server in ${source.origin} ${suite}, the sources of this machine`);
    const apt = isolatedApt(source, suite);
    const updated = await run('apt-get', [...apt, '-qq', 'update'], { timeoutMs: FETCH_LIMIT_MS });
    const version = updated === 0 ? candidateVersion(apt) : null;
    if (version === null || !isNewEnough(version)) continue;
    if (await unpack(apt)) return null;
  }
  return 'none of the newer suites of this machine’s package sources offers one that is new enough, or they cannot be reached';
}

/**
 * @returns {{ uri: string, origin: string, components: string } | null} the first source of the distribution
 * itself
 */
function ownSource() {
  try {
    const format = '$(ORIGIN)|$(REPO_URI)|$(COMPONENT)';
    const listed = execFileSync('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for (const line of listed.split('\n')) {
      const [origin = '', uri = ''] = line.split('|');
      if (!(origin in NEWER_SUITES)) continue;
      return { uri, origin, components: origin === 'Ubuntu' ? 'main universe' : 'main' };
    }
  } catch {
    // No apt here: another system.
  }
  return null;
}

/**
 * The options that keep apt to a list of its own, checked with the keys that the distribution installed.
 * @param {{ uri: string, origin: string, components: string }} source @param {string} suite
 */
function isolatedApt({ uri, origin, components }, suite) {
  const lists = join(FOLDER, 'lists', suite);
  const cache = join(FOLDER, 'cache');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'archives', 'partial'), { recursive: true });
  const keys = ['gpg', 'pgp']
    .map((ending) => `/usr/share/keyrings/${origin.toLowerCase()}-archive-keyring.${ending}`)
    .find((path) => existsSync(path));
  const list = join(FOLDER, `${suite}.list`);
  writeFileSync(
    list,
    `deb ${keys === undefined ? '' : `[signed-by=${keys}] `}${uri} ${suite} ${components}\n`,
  );
  return [
    `Dir::Etc::sourcelist=${list}`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${cache}`,
    'Acquire::Languages=none',
    'Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled=false',
    'APT::Sandbox::User=root',
    'Debug::NoLocking=1',
  ].flatMap((option) => ['-o', option]);
}

/** @param {readonly string[]} apt @returns {string | null} */
function candidateVersion(apt) {
  try {
    const shown = execFileSync('apt-cache', [...apt, 'policy', 'nats-server'], { encoding: 'utf8' });
    return /Candidate: (\d+\.\d+\.\d+)/.exec(shown)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** @param {readonly string[]} apt */
async function unpack(apt) {
  const archives = join(FOLDER, 'cache', 'archives');
  // `apt-get download` writes into the folder it is started in.
  try {
    execFileSync('apt-get', [...apt, '-qq', 'download', 'nats-server'], {
      cwd: archives,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: FETCH_LIMIT_MS,
    });
  } catch {
    return false;
  }
  const archive = readdirSync(archives).find(
    (name) => name.startsWith('nats-server_') && name.endsWith('.deb'),
  );
  if (archive === undefined) return false;
  const fresh = join(FOLDER, 'unpacking');
  rmSync(fresh, { recursive: true, force: true });
  if ((await run('dpkg-deb', ['-x', join(archives, archive), fresh])) !== 0) return false;
  rmSync(join(FOLDER, 'root'), { recursive: true, force: true });
  renameSync(fresh, join(FOLDER, 'root'));
  rmSync(join(FOLDER, 'lists'), { recursive: true, force: true });
  rmSync(join(FOLDER, 'cache'), { recursive: true, force: true });
  return existsSync(FETCHED);
}
