import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the project's folder and prints its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<number>} its exit code; 127 if it could not be started, 1 if a signal or the time limit
 * ended it.
 */
export function run(command, args, { env = process.env, shell = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: PROJECT,
      env,
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs npm: the one that started this script if there is one, which also works on Windows without a shell.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npm(args, env) {
  const npmScript = process.env.npm_execpath;
  const options = env === undefined ? {} : { env };
  if (npmScript?.endsWith('.js')) return run(process.execPath, [npmScript, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Installs the packages of the lock file, unless node_modules already has exactly these. Ends the process if
 * that fails.
 */
export async function installIfNeeded() {
  const reason = whyInstall();
  if (reason === null) return;
  console.log(`Installing the dependencies (${reason})`);
  const code = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error('\nThe dependencies could not be installed: see what npm says above. Is there a connection?');
  process.exit(1);
}

/** @returns {string | null} */
function whyInstall() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (present === null) return 'node_modules is missing';
  for (const [path, { version, optional, devOptional }] of Object.entries(wanted ?? {})) {
    // Binaries of other platforms are in the lock file but correctly not installed here.
    if (path === '' || optional || devOptional) continue;
    if (present[path]?.version !== version)
      return `${path.replace(/^node_modules\//, '')} differs from the lock`;
  }
  return null;
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(`${PROJECT}/${file}`, 'utf8')).packages;
  } catch {
    return null;
  }
}
