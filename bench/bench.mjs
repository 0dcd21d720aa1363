import '../scripts/node-version.mjs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findOrFetchChromium } from '../scripts/browser.mjs';
import { findOrFetchEngine } from '../scripts/engines.mjs';
import { installIfNeeded, npm } from '../scripts/npm.mjs';

const which = process.argv[2];
if (which !== 'tap' && which !== 'kill') {
  console.error('Say which: npm run bench, or npm run bench:kill');
  process.exit(1);
}

const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: {
    engine: { type: 'string', default: 'chromium' },
    kills: { type: 'string', default: '30' },
    part: { type: 'string', multiple: true, default: [] },
  },
});
const kills = Number(asked.kills);
const engine = /** @type {'chromium' | 'firefox' | 'webkit'} */ (asked.engine);
if (!['chromium', 'firefox', 'webkit'].includes(engine) || !Number.isInteger(kills) || kills < 1) {
  console.error('npm run bench:kill -- --engine chromium|firefox|webkit --kills 30');
  process.exit(1);
}

await installIfNeeded();
if (engine !== 'chromium' && !(await findOrFetchEngine(engine))) process.exit(1);
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

// Imported only now, because before there may be no dependencies.
process.exitCode = (await measured()) ? 0 : 1;

async function measured() {
  if (which === 'kill') return (await import('./kill.mjs')).benchKill(engine, kills);
  const { BENCH_PARTS, benchTap } = await import('./tap.mjs');
  if (asked.part.every((part) => BENCH_PARTS.includes(part))) return benchTap(asked.part);
  console.error(`npm run bench -- --part ${BENCH_PARTS.join('|')}`);
  return false;
}
