import './node-version.mjs';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrFetchChromium } from './browser.mjs';
import { failedJourneys, failedUnits } from './failed.mjs';
import { installIfNeeded, npm } from './npm.mjs';
import { slowestOf } from './slowest.mjs';
import { removeTemporary } from './temporary.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {import('./slowest.mjs').Timed} Timed */
/** @typedef {{ name: string, count: Count, seconds: number, failed: boolean }} Outcome */

const reports = mkdtempSync(join(tmpdir(), 'warledger-test-'));
process.once('exit', () => removeTemporary(reports));

/** @type {Outcome[]} */
const outcomes = [];

/** How many of the slowest journeys are named. */
const SLOWEST = 10;
/** @type {Timed[]} */
const slowest = [];
/** What failed by name, so that the end of the output tells it. @type {string[]} */
const failed = [];

heading('install');
await installIfNeeded();

heading('browser');
const chromium = await findOrFetchChromium();
if (chromium === null) process.exit(1);
console.log(`Tests run in ${chromium}`);
const env = { ...process.env, CHROMIUM_PATH: chromium };

await check('types', ['run', '--silent', 'types']);
await check('lint', ['run', '--silent', 'lint']);
const unitReport = join(reports, 'unit.json');
await check(
  'unit',
  [
    'run',
    '--silent',
    'unit',
    '--',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ],
  env,
  () => {
    const report = read(unitReport);
    failed.push(...failedUnits(report));
    const { numPassedTests, numFailedTests } = report;
    return { passed: numPassedTests, failed: numFailedTests };
  },
);
const built = await check('build', ['run', '--silent', 'build']);
if (built) {
  await check('size', ['run', '--silent', 'size']);
  const e2eReport = join(reports, 'e2e.json');
  await check(
    'end to end',
    ['run', '--silent', 'e2e', '--', '--reporter=list,json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    () => {
      const report = read(e2eReport);
      slowest.push(...slowestOf(report, SLOWEST));
      failed.push(...failedJourneys(report));
      const { expected, unexpected, flaky } = report.stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  );
} else {
  console.log('\nWithout a build there is nothing to measure or to play: size and end to end are left out.');
}

if (slowest.length > 0) {
  heading('slowest');
  for (const { title, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`);
}

if (failed.length > 0) {
  heading('failed');
  for (const test of failed) console.log(test);
  // Their names once more, at the very end: where a log is cut, it is cut before it.
  heading('failed by name');
  for (const test of failed) console.log(test.split('\n')[0]);
}

heading('result');
for (const { name, count, seconds, failed } of outcomes) {
  const tests = count.passed + count.failed > 0 ? `  ${count.passed} passed, ${count.failed} failed` : '';
  console.log(
    `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)}  ${seconds.toFixed(0).padStart(4)} s${tests}`,
  );
}
const total = outcomes.reduce(
  (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = outcomes.some(({ failed }) => failed) ? 1 : 0;

/**
 * Runs one stage and keeps its outcome. A stage that fails without naming a test counts as one failed, so that
 * the last line never says 0 failed of a run that did.
 * @param {string} name
 * @param {readonly string[]} args what npm is to run
 * @param {NodeJS.ProcessEnv} [stageEnv]
 * @param {() => Count} [counted] reads the stage's own report
 */
async function check(name, args, stageEnv = env, counted) {
  heading(name);
  const begun = performance.now();
  const code = await npm(args, stageEnv);
  const count = counted === undefined ? { passed: 0, failed: 0 } : countOrNothing(counted);
  const ranNothing = counted !== undefined && count.passed + count.failed === 0;
  if (ranNothing) console.error(`${name}: no test ran`);
  const stageFailed = code !== 0 || count.failed > 0 || ranNothing;
  if (stageFailed && count.failed === 0) count.failed = 1;
  outcomes.push({ name, count, seconds: (performance.now() - begun) / 1000, failed: stageFailed });
  return !stageFailed;
}

/** @param {() => Count} counted */
function countOrNothing(counted) {
  try {
    return counted();
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} name */
function heading(name) {
  console.log(`\n== ${name} ${'='.repeat(Math.max(0, 60 - name.length))}`);
}
