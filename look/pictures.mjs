import '../scripts/node-version.mjs';
import { mkdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunch } from '../scripts/browser.mjs';
import { PROJECT } from '../scripts/npm.mjs';
import { serve } from '../scripts/serve.mjs';
import { engage, fight, lose, newBattle, paste } from './shots/stage/taps.mjs';

/** @typedef {import('playwright').Page} Page */

const FOLDER = join(PROJECT, 'docs/pictures');
/** The pictures that an installer shows of the app: on a phone, and on a wide screen. */
const SCREENSHOTS = join(PROJECT, 'public/screenshots');
/** A fixed time (a Saturday at a club), so that the same build gives the same pictures. */
const FIRST_TAP = Date.parse('2026-03-14T11:02:00Z');
const BETWEEN_STEPS_MS = 40_000;

/**
 * By hand, after `npm run build`: takes the pictures of the README and of the manifest from the built app,
 * with a player's taps.
 */
const { values } = parseArgs({ options: { dist: { type: 'string', default: join(PROJECT, 'dist') } } });
const { chromium } = await import('playwright');
const server = await serve({ root: values.dist, port: 0, host: '127.0.0.1' });
const browser = await chromium.launch(chromiumLaunch());
mkdirSync(FOLDER, { recursive: true });
mkdirSync(SCREENSHOTS, { recursive: true });
try {
  await takeFight('light', takeWhy);
  await takeFight('dark', takeLog);
  await takeScreenshot('narrow', { width: 390, height: 844 });
  await takeScreenshot('wide', { width: 1280, height: 800 });
} finally {
  await browser.close();
  await server.close();
}

/**
 * A battle in one theme: its Fight screen, and one more picture.
 * @param {'light' | 'dark'} theme
 * @param {(page: Page) => Promise<void>} takeMore
 */
async function takeFight(theme, takeMore) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/`);
  await startNamedBattle(page);
  await fightTheWorkedCombat(page);
  await take(page, `fight-${theme}`);
  await takeMore(page);
  await context.close();
}

/**
 * A combat of units on a screen of that size.
 * @param {string} name
 * @param {{ width: number, height: number }} viewport
 */
async function takeScreenshot(name, viewport) {
  const page = await browser.newPage({
    viewport,
    hasTouch: true,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await page.clock.setFixedTime(FIRST_TAP);
  await page.goto(`http://localhost:${server.port}/`);
  await newBattle(page);
  await page.getByRole('button', { name: /^Names, colours, size/ }).click();
  await page.getByRole('group', { name: 'Blue', exact: true }).getByLabel('Player').fill('Anna');
  await page.getByRole('group', { name: 'Red', exact: true }).getByLabel('Player').fill('Ben');
  await paste(page, 'Blue', [
    '390 - 20 Spearmen, Musician, Standard Bearer',
    '480 - King, General',
    '260 - 10 Clan Marksmen',
    '310 - 15 Miners, Musician',
  ]);
  await paste(page, 'Red', [
    '410 - 8 Knights, Musician, Standard Bearer',
    '320 - Warlord, General',
    '180 - 25 Goblins',
    '270 - 5 Wolf Riders',
  ]);
  await fight(page);
  await engage(page, ['Spearmen', 'Knights']);
  await lose(page, /^Spearmen: lose 1 /, 5);
  await lose(page, /^Knights: lose 1 /, 4);
  await take(page, name, SCREENSHOTS);
  await page.close();
}

/** @param {Page} page */
async function takeWhy(page) {
  await page.getByRole('button', { name: /^Explain the score/ }).tap();
  await page.getByRole('dialog').waitFor();
  await take(page, 'why');
}

/** @param {Page} page */
async function takeLog(page) {
  await step(page, 6);
  await tapButton(page, /^Close round/);
  await step(page, 7);
  // By mouse: a second touch so soon after the first would count as half of a double tap.
  await page.getByRole('button', { name: 'Next round', exact: true }).click();
  await step(page, 8);
  await tapButton(page, 'Blue loses 1 Health Point', 2);
  await tapButton(page, /^Undo: /);
  await page.getByRole('link', { name: 'Log' }).tap();
  await page.getByText('Round 1 closed 9 : 8').waitFor();
  await take(page, 'log');
}

/** @param {Page} page */
async function startNamedBattle(page) {
  await page.clock.setFixedTime(FIRST_TAP);
  await page.getByRole('link', { name: 'New battle' }).tap();
  await page.getByRole('button', { name: /^Names, colours, size/ }).click();
  await page.getByRole('group', { name: 'Blue', exact: true }).getByLabel('Player').fill('Anna');
  await page.getByRole('group', { name: 'Red', exact: true }).getByLabel('Player').fill('Ben');
  await page.getByRole('textbox', { name: 'Army points' }).fill('4500');
  await page.getByRole('button', { name: 'Fight', exact: true }).tap();
  await page.getByRole('button', { name: 'Close round' }).waitFor();
}

/**
 * Blue: 20 Spearmen, 4 Full Ranks, a standard, charged; Red loses 4. Red: knights in Blue's flank without a
 * Full Rank, a standard and the Battle Standard; Blue loses 5. Blue wins by 1.
 * @param {Page} page
 */
async function fightTheWorkedCombat(page) {
  const tap = (/** @type {string} */ name, times = 1) => tapButton(page, name, times);
  await step(page, 1);
  for (const turn of ['Turn 1 · Red', 'Turn 2 · Blue']) {
    await page.getByRole('button', { name: /Change the turn$/ }).tap();
    await tap(`Next: ${turn}`);
  }
  await step(page, 2);
  await tap('Rank Bonus, Blue: one more', 4);
  await tap('Standards, Blue: one more');
  await tap('Standards, Red: one more', 2);
  await page.getByRole('radiogroup', { name: 'Flank, Red' }).tap();
  await step(page, 3);
  await page.getByRole('button', { name: /Red: the break test in full$/ }).tap();
  await page
    .getByRole('radiogroup', { name: 'Discipline', exact: true })
    .getByRole('radio', { name: '8', exact: true })
    .tap();
  await tap('Close');
  await step(page, 4);
  await tap('Blue loses 1 Health Point', 5);
  await tap('Red loses 1 Health Point', 4);
  await step(page, 5);
  await page.getByRole('switch', { name: 'Charge, Blue' }).tap();
  await page.getByRole('button', { name: 'Explain the score: Blue 9, Red 8' }).waitFor();
}

/**
 * Moves the clock of the page, so that the log shows realistic times.
 * @param {Page} page
 * @param {number} number
 */
async function step(page, number) {
  await page.clock.setFixedTime(FIRST_TAP + number * BETWEEN_STEPS_MS);
}

/**
 * @param {Page} page
 * @param {string | RegExp} name
 * @param {number} [times]
 */
async function tapButton(page, name, times = 1) {
  const button = page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  for (let made = 0; made < times; made += 1) await button.tap();
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {string} [folder]
 */
async function take(page, name, folder = FOLDER) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  console.log(`${relative(PROJECT, path)}  ${(statSync(path).size / 1000).toFixed(0)} kB`);
}
