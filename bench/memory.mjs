import { startBattle } from './battle.mjs';
import { PHONE } from './stage.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./stage.mjs').Finding} Finding */

const WARM_TAPS = 60;
const TAPS = 2_000;

/**
 * How much memory of the page a number of taps in one round of one combat keeps in use.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding>}
 */
export async function keptInMemory(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await startBattle(page);
  const devtools = await context.newCDPSession(page);
  const heapBytes = async () => {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(tapAway, WARM_TAPS);
  const before = await heapBytes();
  await page.evaluate(tapAway, TAPS);
  const grown = (await heapBytes()) - before;
  await context.close();
  return {
    what: `memory that ${TAPS} taps keep`,
    budget: 5,
    measured: grown / 1e6,
    unit: 'MB',
  };
}

/**
 * Runs in the page.
 * @param {number} taps
 */
async function tapAway(taps) {
  for (let tap = 0; tap < taps; tap += 1) {
    const name = `${tap % 3 === 0 ? 'Blue' : 'Red'} loses 1 Health Point`;
    [...document.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === name)?.click();
    await new Promise((next) => setTimeout(next));
  }
}
