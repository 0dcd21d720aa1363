import { setTimeout as sleep } from 'node:timers/promises';
import { slowDown } from './stage.mjs';
import { entriesOnDisk, seenOnDisk } from './watch.mjs';

/** @typedef {import('playwright').Page} Page */

const TAPS = 100;
const BETWEEN_TAPS_MS = 200;

/**
 * Real taps on the casualty tiles at the speed of a hurried thumb, until each is painted. Nothing else runs
 * in the page meanwhile.
 * @param {Page} page with the tiles
 * @param {number} slower times
 * @param {readonly string[]} tiles two of them, tapped in turn
 * @returns {Promise<number[]>} milliseconds from the lifting of the finger, as the page hears of it
 */
export async function tapsToPaint(page, slower, tiles = [loses('Blue'), loses('Red')]) {
  const points = [];
  for (const name of tiles) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (box === null) throw new Error(`There is no tile “${name}”`);
    points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  await page.evaluate(() => {
    Reflect.get(window, 'taps').paintMs.length = 0;
  });
  const devtools = await slowDown(page, slower);
  for (let tap = 0; tap < TAPS; tap += 1) {
    const touchPoints = points.slice(tap % 2, (tap % 2) + 1);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sleep(BETWEEN_TAPS_MS);
  }
  await slowDown(page, 1);
  await page.waitForFunction((made) => Reflect.get(window, 'taps').paintMs.length === made, TAPS);
  return page.evaluate(() => Reflect.get(window, 'taps').paintMs);
}

/**
 * Clicks on the casualty tiles, until each entry is found on the disk. Another tab looks for it: this one
 * would hear of its own write only after drawing, and the disk would seem as slow as the screen.
 * @param {Page} page on the Fight screen
 * @param {number} slower times
 * @returns {Promise<number[]>} milliseconds from the click
 */
export async function clicksToDisk(page, slower) {
  const battleId = /\/battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const written = (await page.evaluate(entriesOnDisk))[battleId]?.length ?? 0;
  const witness = await page.context().newPage();
  // Only when it is idle, after it has fetched its screens ahead.
  await witness.goto(new URL('#/settings', page.url()).href, { waitUntil: 'networkidle' });
  const seen = witness.evaluate(seenOnDisk, { battleId, from: written + 1, count: TAPS, patienceMs: 5_000 });
  await slowDown(page, slower);
  const clickedAt = await page.evaluate(
    async ({ names, clicks, betweenMs }) => {
      const { clickedAt } = Reflect.get(window, 'taps');
      clickedAt.length = 0;
      for (let click = 0; click < clicks; click += 1) {
        const name = names[click % names.length];
        const tile = [...document.querySelectorAll('button')].find((button) => button.ariaLabel === name);
        tile?.click();
        await new Promise((next) => setTimeout(next, betweenMs));
      }
      return clickedAt;
    },
    { names: [loses('Blue'), loses('Red')], clicks: TAPS, betweenMs: BETWEEN_TAPS_MS },
  );
  await slowDown(page, 1);
  const seenAt = await seen;
  await witness.close();
  return seenAt.map((at, index) => at - clickedAt[index]);
}

/** @param {string} who a side, or a unit */
export function loses(who) {
  return `${who} loses 1 Health Point`;
}
