import './node-version.mjs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Reads every army list in a folder, and in the folders below it, and prints one line of JSON for each file: what it is, what
 * is in it, and what was not understood. The truths that the suite compares with (`.expected.json`) are left out.
 *
 *     npm run lists -- FOLDER
 */
const LIST = /\.(?:txt|json|ros|rosz|md|xml)$/i;
const TRUTH = /\.expected\.json$/i;

const [folder] = process.argv.slice(2);
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('npm run lists -- FOLDER: the folder with the army lists');
  process.exit(1);
}

const source = fileURLToPath(new URL('../src', import.meta.url));
const { module } = await runnerImport(join(source, 'army-list/report-on.ts'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': source } },
});

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => LIST.test(name) && !TRUTH.test(name))
  .sort();
for (const name of files) {
  const path = join(folder, name);
  if (!statSync(path).isFile()) continue;
  console.log(JSON.stringify({ file: relative(folder, path), ...module.reportOn(readFileSync(path)) }));
}
