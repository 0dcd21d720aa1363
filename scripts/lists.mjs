import './node-version.mjs';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { languageTable } from './lists-languages.mjs';

/**
 * Reads every army list in a folder, and in the folders below it, and prints one line of JSON for each file:
 * what it is, what is in it, what it asks, and what was not understood. The truths beside the lists are left
 * out.
 *
 *     npm run lists -- FOLDER             what each list was read as
 *     npm run lists -- FOLDER --compare   only what differs, unasked, from the truth beside a list (`NN.expected.json`) or from the
 *                                         counts of a whole folder (`truth.json`), a line for each list, and a table by language
 *                                         where files are named by it; fails where any differs
 */
const LIST = /\.(?:txt|json|ros|rosz|md|xml)$/i;
const TRUTH = /(?:\.expected|(?:^|[/\\])truth)\.json$/i;

const words = process.argv.slice(2);
const [folder] = words.filter((word) => !word.startsWith('--'));
const isCompared = words.includes('--compare');
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('npm run lists -- FOLDER [--compare]: the folder with the army lists');
  process.exit(1);
}

const source = fileURLToPath(new URL('../src', import.meta.url));
/** @param {string} file */
const load = async (file) =>
  (
    await runnerImport(join(source, file), {
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': source } },
    })
  ).module;
const { reportOn } = await load('army-list/report-on.ts');
const { differences, askedDifferences } = isCompared ? await load('testing/army-lists/differences.ts') : {};

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => LIST.test(name) && !TRUTH.test(name) && statSync(join(folder, name)).isFile())
  .sort();
const inLanguages = [];
let compared = 0;
let wrong = 0;
let asked = 0;
for (const name of files) {
  const path = join(folder, name);
  const bytes = readFileSync(path);
  const report = reportOn(bytes);
  if (!isCompared) {
    console.log(JSON.stringify({ file: relative(folder, path), ...report }));
    continue;
  }
  const truth = truthOf(path);
  if (truth === null) continue;
  compared += 1;
  if (/^[^.]+\.[^.]+\.[a-z]{2}\.txt$/.test(name) && 'units' in report && typeof truth.units === 'number')
    inLanguages.push({ name, units: report.units, truth });
  const found = differences(report, truth, bytes.toString('utf8'));
  asked += 'refused' in report ? 0 : askedDifferences(report, truth);
  if (found.length === 0) continue;
  wrong += 1;
  console.log(`${name}: ${found.join('; ')}`);
}
if (isCompared) {
  if (inLanguages.length > 0) console.log(languageTable(inLanguages));
  console.log(`${compared} of ${files.length} lists compared, ${wrong} differ, ${asked} units asked about`);
  process.exit(wrong === 0 && compared > 0 ? 0 : 1);
}

/**
 * The truth of a list: beside it, or its entry in the `truth.json` of its folder; null where there is none.
 *
 * @param {string} path
 */
function truthOf(path) {
  const beside = path.replace(LIST, '.expected.json');
  if (existsSync(beside)) return JSON.parse(readFileSync(beside, 'utf8'));
  const whole = join(path, '..', 'truth.json');
  if (!existsSync(whole)) return null;
  return JSON.parse(readFileSync(whole, 'utf8'))[relative(join(path, '..'), path)] ?? null;
}
