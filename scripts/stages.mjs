import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedJourneys, failedUnits } from './failed.mjs';
import { npm } from './npm.mjs';
import { slowestOf } from './slowest.mjs';
import { removeTemporary } from './temporary.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {import('./slowest.mjs').Timed} Timed */
/** @typedef {{ name: string, count: Count, seconds: number, failed: boolean }} Outcome */

/** How many of the slowest journeys are named. */
const SLOWEST = 10;

/**
 * Runs the stages of a check one after the other and keeps their outcomes. `tell` prints them: the slowest
 * journeys, what failed, a line for each stage, and the counts as the last line.
 * @param {NodeJS.ProcessEnv} env for each stage
 */
export function createStages(env) {
  const reports = mkdtempSync(join(tmpdir(), 'warledger-test-'));
  process.once('exit', () => removeTemporary(reports));
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Timed[]} */
  const slowest = [];
  /** What failed by name, so that the end of the output tells it. @type {string[]} */
  const failed = [];

  /**
   * Runs one stage and keeps its outcome. A stage that fails without naming a test counts as one failed, so
   * that the last line never says 0 failed of a run that did.
   * @param {string} name
   * @param {readonly string[]} args what npm is to run
   * @param {NodeJS.ProcessEnv} [stageEnv]
   * @param {() => Count} [counted] reads the stage's own report
   * @returns {Promise<boolean>} whether it passed
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

  /**
   * Unit tests by Vitest.
   * @param {readonly string[]} args npm's, up to Vitest's own
   */
  function units(args) {
    const file = join(reports, 'unit.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return check('unit', [...args, ...reporters], env, () => {
      const report = read(file);
      failed.push(...failedUnits(report));
      const { numPassedTests, numFailedTests } = report;
      return { passed: numPassedTests, failed: numFailedTests };
    });
  }

  /**
   * End to end tests by Playwright.
   * @param {readonly string[]} [args] Playwright's own
   */
  function journeys(args = []) {
    const file = join(reports, 'e2e.json');
    return check(
      'end to end',
      ['run', '--silent', 'e2e', '--', '--reporter=list,json', ...args],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      () => {
        const report = read(file);
        slowest.push(...slowestOf(report, SLOWEST));
        failed.push(...failedJourneys(report));
        const { expected, unexpected, flaky } = report.stats;
        return { passed: expected, failed: unexpected + flaky };
      },
    );
  }

  /**
   * Prints all of it and sets the exit code.
   * @param {readonly string[]} [notes] lines before the last one
   */
  function tell(notes = []) {
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
    for (const outcome of outcomes) console.log(lineOf(outcome));
    if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
    const sum = (/** @type {'passed' | 'failed'} */ kind) =>
      outcomes.reduce((total, { count }) => total + count[kind], 0);
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
    process.exitCode = outcomes.some((outcome) => outcome.failed) ? 1 : 0;
  }

  return { check, units, journeys, tell };
}

/** @param {Outcome} outcome */
function lineOf({ name, count, seconds, failed }) {
  const tests = count.passed + count.failed > 0 ? `  ${count.passed} passed, ${count.failed} failed` : '';
  return `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(10)}  ${seconds.toFixed(0).padStart(4)} s${tests}`;
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
export function heading(name) {
  console.log(`\n== ${name} ${'='.repeat(Math.max(0, 60 - name.length))}`);
}
