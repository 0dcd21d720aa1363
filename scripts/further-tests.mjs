import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedUnits } from './failed.mjs';
import { PROJECT, run } from './npm.mjs';

const REPORT = '.stryker-tmp/further.json';
/** A change may make a test wait for ever; that is noticed, too. */
const LIMIT_MS = 240_000;

/** @typedef {{ line: number, column: number }} Position from line 1 and column 0 */
/** @typedef {{ file: string, start: Position, end: Position, replacement: string }} Change */

/**
 * The text with the change made.
 * @param {string} text
 * @param {Pick<Change, 'start' | 'end' | 'replacement'>} change
 */
export function withChange(text, { start, end, replacement }) {
  const lines = text.split('\n');
  const indexOf = (/** @type {Position} */ { line, column }) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column;
  return text.slice(0, indexOf(start)) + replacement + text.slice(indexOf(end));
}

/**
 * Tries each change by the tests in a browser and with the club's server that reach its file, and names the
 * test that noticed it. No file on the disk is touched. Throws if these tests fail without a change.
 * @template {Change} Made
 * @param {readonly Made[]} changes
 * @returns {Promise<ReadonlyMap<Made, string>>} without those that no test noticed
 */
export async function noticedFurther(changes) {
  const found = new Map();
  if (changes.length === 0) return found;
  const failed = await failedTest(
    changes.map(({ file }) => file),
    null,
  );
  if (failed !== null) throw new Error(`Without any change this fails: ${failed}`);
  for (const change of changes) {
    const test = await failedTest([change.file], change);
    if (test !== null) found.set(change, test);
  }
  return found;
}

/**
 * @param {readonly string[]} files
 * @param {Change | null} change
 * @returns {Promise<string | null>} the first test of these files that fails with the change; null: none
 */
async function failedTest(files, change) {
  rmSync(join(PROJECT, REPORT), { force: true });
  const code = await run(
    process.execPath,
    [
      ...[join(PROJECT, 'node_modules/vitest/vitest.mjs'), 'related', ...new Set(files), '--run'],
      ...['--config', 'vitest.further.config.ts', '--passWithNoTests', '--bail', '1', '--silent'],
      ...['--reporter', 'json', '--outputFile', REPORT],
    ],
    {
      env: { ...process.env, ...(change === null ? {} : { WARLEDGER_CHANGE: JSON.stringify(change) }) },
      timeoutMs: LIMIT_MS,
    },
  );
  if (code === 0) return null;
  try {
    const [first] = failedUnits(JSON.parse(readFileSync(join(PROJECT, REPORT), 'utf8')));
    return first?.split('\n')[0]?.replace(PROJECT, '') ?? 'a file of tests that does not load';
  } catch {
    return 'a run that does not end';
  }
}
