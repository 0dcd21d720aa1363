import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('..', import.meta.url));
export const DIST = join(PROJECT, 'dist');

export type Server = {
  /** Where the app stands, with a slash at the end. */
  readonly url: string;
  /** Ends the process at once, as a pulled plug would. */
  kill(): Promise<void>;
};

/**
 * Serves a built folder as a process of its own, on a free port unless one is named. `base` has a slash at
 * both ends.
 */
export async function serve({ root = DIST, base = '/', port = 0 } = {}): Promise<Server> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`${root} holds no build: run "npm run build" first`);
  }
  const script = join(PROJECT, 'scripts/serve.mjs');
  const child = spawn(process.execPath, [script, '--root', root, '--base', base, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await firstLine(child), kill: () => end(child) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output to read its address from');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('The server ended before it named its address');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
