import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.mjs';
import { noticedFurther } from './further-tests.mjs';
import { PROJECT } from './npm.mjs';
import { drawn } from './seeded.mjs';

/*
 * Changes one token of the code at a time (a comparison turned, `&&` for `||`, true for false, plus for
 * minus) and runs the unit tests that reach it. A change that no test notices survives: the tests run that
 * line, but hold nothing of it. Where a room also has tests in a browser or with the club's server, what the
 * unit tests miss is tried by those.
 *
 *   npm run mutate -- src/rules                       30 changes of a folder, seed 1
 *   npm run mutate -- --sample 50 --seed 7 FILE ...   of named files
 *   npm run mutate                                    of the files changed since the last commit, or in it
 *
 * Fails where fewer are noticed than the bar of the room asks for.
 */

/** The least share of a room's changes that its tests must notice. */
const BARS = [
  { room: 'src/rules/', bar: 0.9 },
  { room: 'src/battle/', bar: 0.85 },
  { room: 'src/store/', bar: 0.8 },
  { room: 'src/storage/', bar: 0.8 },
  { room: 'src/club/', bar: 0.8 },
];
/** Rooms that also have tests besides the unit tests. */
const TESTED_FURTHER = ['src/store/', 'src/storage/', 'src/club/'];

const MUTATORS = ['EqualityOperator', 'LogicalOperator', 'BooleanLiteral', 'ArithmeticOperator'];
/** All other files. */
const EXCLUDED = [
  ...['ArrayDeclaration', 'ArrowFunction', 'AssignmentOperator', 'BlockStatement', 'ConditionalExpression'],
  ...['MethodExpression', 'ObjectLiteral', 'OptionalChaining', 'Regex', 'StringLiteral', 'UnaryOperator'],
  'UpdateOperator',
];

const REPORT = '.stryker-tmp/mutate.json';

/**
 * @typedef {{ line: number, column: number }} Position from line 1 and column 0
 * @typedef {{ file: string, start: Position, end: Position, original: string, replacement: string, code:
 * string }} Mutant
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '1' },
  },
});
process.chdir(PROJECT);
process.exitCode = await main(positionals, Number(values.sample), Number(values.seed));

/**
 * @param {readonly string[]} places
 * @param {number} size
 * @param {number} seed
 */
async function main(places, size, seed) {
  if (!Number.isInteger(size) || size < 1 || !Number.isInteger(seed)) {
    console.error('--sample asks for a whole number from 1 on, --seed for a whole number');
    return 1;
  }
  const files = (places.length > 0 ? places.flatMap(filesIn) : changedFiles()).filter(isMutated);
  if (files.length === 0) {
    console.error('No file of src to mutate. Name files or folders: npm run mutate -- src/rules');
    return 1;
  }
  const all = (await Promise.all(files.map(mutantsOf))).flat();
  const known = all.filter((mutant) => equivalenceOf(mutant) === undefined);
  const sample = drawn(known, size, seed).toSorted(byPlace);
  console.log(
    `${all.length} changes in ${files.length} files, ${all.length - known.length} of them equivalent; ${sample.length} drawn with seed ${seed}`,
  );
  if (values.list) {
    for (const mutant of sample) console.log(said(mutant));
    return 0;
  }
  const found = await statuses(sample);
  const missed = sample.filter(
    (mutant) =>
      !isNoticed(found.get(key(mutant))) && TESTED_FURTHER.some((room) => mutant.file.startsWith(room)),
  );
  for (const [mutant, test] of await noticedFurther(missed)) {
    found.set(key(mutant), 'Killed');
    console.log(`Noticed by "${test}": ${said(mutant)}`);
  }
  return report(sample, found);
}

/** @param {string | undefined} status */
function isNoticed(status) {
  return status === 'Killed' || status === 'Timeout';
}

/** @param {string} place a file or a folder */
function filesIn(place) {
  const path = relative(PROJECT, join(PROJECT, place));
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
}

/** The uncommitted files; if there are none, those of the last commit. */
function changedFiles() {
  const git = (/** @type {readonly string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '-o', '--exclude-standard')];
  return open.some(isMutated) ? open : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1');
}

/** @param {string} file */
function isMutated(file) {
  return (
    /^src\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|\.browser\.|\.d\.ts$/.test(file) &&
    !file.startsWith('src/testing/')
  );
}

/**
 * Every change that can be made to the file.
 * @param {string} file
 * @returns {Promise<readonly Mutant[]>}
 */
async function mutantsOf(file) {
  const content = readFileSync(file, 'utf8');
  const lines = content.split('\n');
  const quiet = () => {};
  const logger = {
    isDebugEnabled: () => false,
    isErrorEnabled: () => false,
    isFatalEnabled: () => false,
    isInfoEnabled: () => false,
    isTraceEnabled: () => false,
    isWarnEnabled: () => false,
    ...{ debug: quiet, error: quiet, fatal: quiet, info: quiet, trace: quiet, warn: quiet },
  };
  const instrumenter = new Instrumenter(logger);
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content }], {
    excludedMutations: EXCLUDED,
    ignorers: [],
    plugins: null,
  });
  const made = mutants.filter(({ mutatorName }) => MUTATORS.includes(mutatorName));
  return made.map(({ location: { start, end }, replacement }) => ({
    file,
    start: { line: start.line + 1, column: start.column },
    end: { line: end.line + 1, column: end.column },
    original: textBetween(lines, start, end),
    replacement,
    code: (lines[start.line] ?? '').trim(),
  }));
}

/**
 * @param {readonly string[]} lines
 * @param {Position} start with lines from 0
 * @param {Position} end
 */
function textBetween(lines, start, end) {
  const within = lines.slice(start.line, end.line + 1);
  const last = within.length - 1;
  return within
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/**
 * Why the change has no visible effect, or undefined.
 * @param {Mutant} mutant
 */
function equivalenceOf({ file, original, replacement, code }) {
  return EQUIVALENT_MUTANTS.find(
    (known) =>
      known.file === file &&
      known.original === original &&
      known.replacement === replacement &&
      (known.code === undefined || known.code === code),
  )?.reason;
}

/**
 * The result of each change, by its key.
 * @param {readonly Mutant[]} sample
 */
async function statuses(sample) {
  mkdirSync('.stryker-tmp', { recursive: true });
  const options = {
    mutate: sample.map(
      ({ file, start, end }) => `${file}:${start.line}:${start.column}-${end.line}:${end.column}`,
    ),
    mutator: { plugins: null, excludedMutations: EXCLUDED },
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    timeoutMS: 30_000,
    // A change in rules concerns nearly every test. On a busy machine their first run takes longer than
    // Stryker's five minutes.
    dryRunTimeoutMinutes: 30,
    reporters: ['clear-text'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportMutants: false,
      reportTests: false,
      reportScoreTable: false,
    },
    ignorePatterns: ['dist', 'e2e', 'docs', 'public', 'test-results'],
    allowConsoleColors: false,
    disableTypeChecks: false,
    // TypeScript 7 has no interface for other programs, so there is no settings file for Stryker to rewrite.
    tsconfigFile: 'none.json',
    tempDirName: '.stryker-tmp',
    warnings: false,
    logLevel: 'warn',
  };
  // Stryker's type wants its own enum where its settings files have a plain word.
  const stryker = new Stryker(
    /** @type {ConstructorParameters<typeof Stryker>[0]} */ (/** @type {unknown} */ (options)),
  );
  const results = await stryker.runMutationTest();
  return new Map(
    results.map(({ fileName, location: { start, end }, replacement, status }) => [
      key({
        file: relative(PROJECT, fileName),
        start: { line: start.line, column: start.column - 1 },
        end: { line: end.line, column: end.column - 1 },
        replacement,
      }),
      status,
    ]),
  );
}

/** @param {Pick<Mutant, 'file' | 'start' | 'end' | 'replacement'>} mutant */
function key({ file, start, end, replacement }) {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;
}

/** @param {Mutant} one @param {Mutant} other */
function byPlace(one, other) {
  return one.file < other.file ? -1 : one.file > other.file ? 1 : one.start.line - other.start.line;
}

/** @param {Mutant} mutant */
function said({ file, start, original, replacement }) {
  return `${file}:${start.line}  ${original}  ->  ${replacement.replace(/\s+/g, ' ')}`;
}

/**
 * Prints the surviving changes and the share of each room; returns 1 if a room is below its bar.
 * @param {readonly Mutant[]} sample
 * @param {ReadonlyMap<string, string>} found
 */
function report(sample, found) {
  const noticed = (/** @type {Mutant} */ mutant) => isNoticed(found.get(key(mutant)));
  const survivors = sample.filter((mutant) => !noticed(mutant));
  console.log(survivors.length > 0 ? '\nNoticed by no test:' : '\nEvery change was noticed.');
  for (const mutant of survivors) console.log(`  ${found.get(key(mutant)) ?? 'Not run'}  ${said(mutant)}`);
  // Stryker removes its folder after a run without a survivor.
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(
    REPORT,
    JSON.stringify(
      sample.map((mutant) => ({ ...mutant, status: found.get(key(mutant)) ?? 'Not run' })),
      null,
      2,
    ),
  );
  let failed = false;
  for (const { room, bar } of [...BARS, { room: '', bar: 0 }]) {
    const own = sample.filter(({ file }) =>
      room === '' ? !BARS.some((other) => file.startsWith(other.room)) : file.startsWith(room),
    );
    if (own.length === 0) continue;
    const count = own.filter(noticed).length;
    const low = count / own.length < bar;
    failed ||= low;
    const asked = bar > 0 ? `, asked for ${Math.ceil(bar * own.length)}` : '';
    console.log(
      `${low ? 'FAILED' : 'ok    '}  ${room === '' ? 'elsewhere' : room}  ${count} of ${own.length} noticed${asked}`,
    );
  }
  console.log(`The report is in ${REPORT}`);
  return failed ? 1 : 0;
}
