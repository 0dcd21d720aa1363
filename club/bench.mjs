import '../scripts/node-version.mjs';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrFetchChromium } from '../scripts/browser.mjs';
import { installIfNeeded, npm } from '../scripts/npm.mjs';
import { removeTemporary } from '../scripts/temporary.mjs';
import { findServer } from './find-server.mjs';

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1,3' },
    // A tenth of the appends, and no screens: whether it runs at all.
    short: { type: 'boolean', default: false },
  },
});
const NODES = values.nodes.split(',').map(Number);
await installIfNeeded();
const found = await findServer();
if ('refusal' in found) {
  console.error(found.refusal);
  process.exit(1);
}
if (!values.short) {
  const chromium = await findOrFetchChromium();
  if (chromium === null || (await npm(['run', '--silent', 'build'])) !== 0) process.exit(1);
  process.env.CHROMIUM_PATH = chromium;
}
// Only now are there dependencies to import.
const { benchNodes } = await import('./bench-nodes.mjs');
const { benchScreens } = await import('./bench-screens.mjs');
const data = mkdtempSync(join(tmpdir(), 'warledger-bench-'));
const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.warn(
    `This machine is busy with other work (load ${load.toFixed(1)}): times will look worse than they are.`,
  );
}
const { budgets: screenBudgets, ...screens } = values.short
  ? { budgets: [] }
  : await benchScreens({ server: found.path });
const rows = [];
try {
  for (const nodes of NODES) {
    rows.push(
      await benchNodes({ server: found.path, nodes, data: join(data, `${nodes}`), short: values.short }),
    );
  }
} finally {
  removeTemporary(data);
}
const report = { server: found.version, load: Number(load.toFixed(2)), screens, rows };
writeFileSync('club-bench.json', `${JSON.stringify(report, null, 2)}\n`);
console.table({ 'tap to follower’s screen': screens });
console.table(
  Object.fromEntries(
    rows.map(({ nodes, budgets, ...figures }) => [`${nodes} node${nodes > 1 ? 's' : ''}`, figures]),
  ),
);
const missed = [
  ...screenBudgets.filter(({ within }) => !within).map(({ what }) => what),
  ...rows.flatMap(({ nodes, budgets }) =>
    budgets.filter(({ within }) => !within).map(({ what }) => `${nodes}: ${what}`),
  ),
];
console.log(
  missed.length === 0
    ? 'All within the budgets. Written: club-bench.json'
    : `Over budget: ${missed.join('; ')}`,
);
process.exit(missed.length === 0 ? 0 : 1);
