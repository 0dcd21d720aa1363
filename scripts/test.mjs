import './node-version.mjs';
import { findOrFetchChromium } from './browser.mjs';
import { installIfNeeded } from './npm.mjs';
import { createStages, heading } from './stages.mjs';

heading('install');
await installIfNeeded();

heading('browser');
const chromium = await findOrFetchChromium();
if (chromium === null) process.exit(1);
console.log(`Tests run in ${chromium}`);
const { check, units, journeys, tell } = createStages({ ...process.env, CHROMIUM_PATH: chromium });

await check('types', ['run', '--silent', 'types']);
await check('lint', ['run', '--silent', 'lint']);
await units(['run', '--silent', 'unit', '--']);
if (await check('build', ['run', '--silent', 'build'])) {
  await check('size', ['run', '--silent', 'size']);
  await journeys();
} else {
  console.log('\nWithout a build there is nothing to measure or to play: size and end to end are left out.');
}
tell();
