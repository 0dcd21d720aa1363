import './node-version.mjs';
import { availableParallelism, loadavg } from 'node:os';
import { findOrFetchChromium } from './browser.mjs';
import { installIfNeeded, npm } from './npm.mjs';

const which = process.argv[2];
if (which !== 'tap' && which !== 'kill') {
  console.error('Say which: npm run bench, or npm run bench:kill');
  process.exit(1);
}

await installIfNeeded();
const chromium = await findOrFetchChromium();
if (chromium === null) process.exit(1);
process.env.CHROMIUM_PATH = chromium;
if ((await npm(['run', '--silent', 'build'])) !== 0) process.exit(1);

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.warn(
    `This machine is busy with other work (load ${load.toFixed(1)}): times will look worse than they are.`,
  );
}

// Only now are there dependencies to import.
const within =
  which === 'tap'
    ? await (await import('../e2e/bench/tap.mjs')).benchTap()
    : await (await import('../e2e/bench/kill.mjs')).benchKill();
process.exitCode = within ? 0 : 1;
