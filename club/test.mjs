import '../scripts/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrFetchChromium } from '../scripts/browser.mjs';
import { installIfNeeded, npm, PROJECT, run } from '../scripts/npm.mjs';
import { findServer } from './find-server.mjs';

/** The whole of it, the fetching of a server included: what hangs has failed. */
const LIMIT_MS = 900_000;

await installIfNeeded();
const found = await findServer();
if ('refusal' in found) {
  console.error(
    `\n${found.refusal}\n\nclub: 0 passed, 1 failed: without a server nothing of a club was tested.`,
  );
  process.exit(1);
}
console.log(`Tests run with ${found.path}, ${found.version}`);
const chromium = await findOrFetchChromium();
if (chromium === null) process.exit(1);
const env = { ...process.env, NATS_SERVER: found.path, CHROMIUM_PATH: chromium };
if (
  !existsSync(join(PROJECT, 'dist', 'index.html')) &&
  (await npm(['run', '--silent', 'build'], env)) !== 0
) {
  process.exit(1);
}
/** @param {readonly string[]} args */
const tested = (args) => run(process.execPath, args, { env, timeoutMs: LIMIT_MS });
const faults = await tested([join(PROJECT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'club']);
const journeys = await tested([
  join(PROJECT, 'node_modules/@playwright/test/cli.js'),
  'test',
  '-c',
  'club/playwright.config.ts',
]);
const failed = [faults, journeys].filter((code) => code !== 0).length;
console.log(`\nclub: faults ${faults === 0 ? 'ok' : 'FAILED'}, journeys ${journeys === 0 ? 'ok' : 'FAILED'}`);
process.exitCode = failed > 0 ? 1 : 0;
