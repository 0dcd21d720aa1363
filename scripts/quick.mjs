import './node-version.mjs';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrFetchChromium } from './browser.mjs';
import { installIfNeeded, PROJECT } from './npm.mjs';
import { changedFiles } from './quick/changed.mjs';
import { specsReached, unitsReached, withinBudget } from './quick/reach.mjs';
import { createStages, heading } from './stages.mjs';
import { removeTemporary } from './temporary.mjs';

/*
 * What a change is worth in three minutes: types, lint, the unit tests and journeys that it reaches, and the
 * ten journeys that carry most.
 * `npm test` plays all.
 *
 *   npm run quick             since this branch left main, with what is not committed
 *   npm run quick -- --list   says only what it would run
 */
const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--list');
if (unknown.length > 0) {
  console.error(`Known is --list, not ${unknown.join(', ')}`);
  process.exit(1);
}

const ROOMS = ['src', 'scripts', 'club', 'build', 'e2e'];
const files = ROOMS.flatMap((room) =>
  readdirSync(join(PROJECT, room), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${room}/${name.replaceAll('\\', '/')}`,
  ),
);
const sources = Object.fromEntries(
  files
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]),
);
const ten = readFileSync(new URL('quick/ten.txt', import.meta.url), 'utf8');

const changed = changedFiles();
heading('change');
console.log(
  changed === null
    ? 'No git here: the gates and the ten journeys are run'
    : `${changed.files.length} files since ${changed.since}`,
);
// A changed message reaches whatever reads the module that is written from it.
const paths = (changed?.files ?? []).map((path) =>
  path.replace(/^src\/messages\/[^/]+\/(.+)\.json$/, 'src/messages/compiled/$1.ts'),
);
const units = unitsReached(paths, files);
const reached = specsReached(paths, sources);
const { played, left } = withinBudget(reached, sources);
console.log(`Journeys besides the ten: ${played.length > 0 ? played.join(', ') : 'none is reached'}`);
const notes = [
  ...(left.length > 0 ? [`Reached, and left to npm test: ${left.join(', ')}`] : []),
  ...(paths.some((path) => /^(club|src\/club|src\/tournament)\//.test(path))
    ? ['A club was changed: npm run test:club plays it with a server']
    : []),
];
if (options.includes('--list')) {
  for (const line of [...notes, `Units: ${units === null ? 'all' : `related to ${units.join(', ')}`}`])
    console.log(line);
  process.exit(0);
}

await installIfNeeded();
const chromium = await findOrFetchChromium();
if (chromium === null) process.exit(1);
const { check, units: runUnits, journeys, tell } = createStages({ ...process.env, CHROMIUM_PATH: chromium });

const list = mkdtempSync(join(tmpdir(), 'warledger-quick-'));
process.once('exit', () => removeTemporary(list));
writeFileSync(
  join(list, 'journeys.txt'),
  `${ten}\n${played.map((spec) => `[390x844] › ${spec}`).join('\n')}\n`,
);

await check('types', ['run', '--silent', 'types']);
await check('lint', ['run', '--silent', 'lint']);
await runUnits(
  units === null
    ? ['run', '--silent', 'unit', '--']
    : ['exec', '--', 'vitest', 'related', '--run', '--project=unit', '--project=browser', ...units],
);
if (await check('build', ['run', '--silent', 'build'])) {
  await journeys([`--test-list=${join(list, 'journeys.txt')}`]);
}
tell(notes);
