import '../../scripts/node-version.mjs';
import { findOrFetchChromium } from '../../scripts/browser.mjs';
import { ENGINES, findOrFetchEngine } from '../../scripts/engines.mjs';
import { installIfNeeded, npm, PROJECT, run } from '../../scripts/npm.mjs';

/*
 * The offline start, the storage, its faults, two tabs and the first journeys in three engines.
 *
 *   npm run test:engines                       all three, all of it
 *   npm run test:engines -- firefox webkit     the named ones
 *   npm run test:engines -- --short            what every run of the checks has time for
 *   npm run test:engines -- --built            of the build that is there
 */
const known = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
const args = process.argv.slice(2);
const short = args.includes('--short');
const OPTIONS = ['--short', '--built'];
const unknown = args.filter((arg) => !OPTIONS.includes(arg) && !known.some((engine) => engine === arg));
if (unknown.length > 0) {
  console.error(`Known are ${[...known, ...OPTIONS].join(', ')}, not ${unknown.join(', ')}`);
  process.exit(1);
}
const named = known.filter((engine) => args.includes(engine));
const wanted = named.length > 0 ? named : known;
const LIMIT_MS = short ? 240_000 : 1_200_000;

await installIfNeeded();
/** @type {Record<string, string>} */
const outcomes = {};
if (!args.includes('--built') && (await npm(['run', '--silent', 'build'])) !== 0) process.exit(1);

for (const engine of wanted) {
  console.log(`\n== ${engine}`);
  outcomes[engine] = await test(engine);
}

console.log('');
for (const [engine, outcome] of Object.entries(outcomes)) console.log(`${outcome.padEnd(8)} ${engine}`);
process.exitCode = Object.values(outcomes).every((outcome) => outcome === 'ok') ? 0 : 1;

/** @param {(typeof known)[number]} engine */
async function test(engine) {
  const chromium = engine === 'chromium' ? await findOrFetchChromium() : '';
  if (chromium === null || (engine in ENGINES && !(await findOrFetchEngine(/** @type {any} */ (engine))))) {
    return 'MISSING';
  }
  if (engine === 'webkit') {
    const { runWebKit } = await import('./webkit.mjs');
    const { passed, failed } = await runWebKit({ short });
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 'ok' : 'FAILED';
  }
  const cli = `${PROJECT}node_modules/@playwright/test/cli.js`;
  const env = {
    ...process.env,
    ...(chromium === '' ? {} : { CHROMIUM_PATH: chromium }),
    ENGINES_SHORT: short ? '1' : '0',
  };
  const code = await run(
    process.execPath,
    [cli, 'test', '-c', 'playwright.engines.config.ts', `--project=${engine}`],
    { env, timeoutMs: LIMIT_MS },
  );
  return code === 0 ? 'ok' : 'FAILED';
}
