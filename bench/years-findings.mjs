import { setTimeout as sleep } from 'node:timers/promises';
import { PHONE, percentile } from './stage.mjs';
import { RARE_OPPONENT, writeYears } from './years.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

const BATTLES = 10_000;
const FOUND = BATTLES / 100;
const RUNS = 5;
const SLOWDOWN = 4;
/** How many battles a part of the digest holds (`src/store/archive/card-digest.ts`). */
const PART_LINES = 1000;

/**
 * The cost of years of play: the first page of the list, a search through all battles, and the season.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
export async function yearsOfPlay(browser, url) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watchCards);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'New battle' }).waitFor();
  await writeYears(page, BATTLES);
  // The battles were written without the app. At its next start it notices this, and prepares the data for
  // reading them.
  await page.reload();
  while (!(await page.evaluate(digestedParts, BATTLES / PART_LINES))) await sleep(500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  /** @type {Record<'page' | 'search' | 'season', number[]>} */
  const times = { page: [], search: [], season: [] };
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload();
    await page.getByRole('region', { name: 'Finished' }).waitFor();
    times.page.push(await page.evaluate(firstPageMs));
    // The search is measured on an idle page.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    times.search.push(await page.evaluate(searchMs, { text: RARE_OPPONENT, found: FOUND }));
    times.season.push(await page.evaluate(seasonMs));
    await page.goto(url);
  }
  await context.close();
  for (const [what, all] of Object.entries(times))
    console.log(`${what}: ${all.map(Math.round).join(', ')} ms`);
  const given = `${BATTLES.toLocaleString('en')} battles, ${SLOWDOWN}x CPU`;
  const middle = (/** @type {number[]} */ measured) => percentile(measured, 0.5);
  return [
    {
      what: `first page of ${given}, after its data arrived`,
      budget: 100,
      measured: middle(times.page),
      unit: 'ms',
    },
    { what: `search through ${given}`, budget: 500, measured: middle(times.search), unit: 'ms' },
    { what: `season of ${given}`, budget: 500, measured: middle(times.season), unit: 'ms' },
  ];
}

/**
 * Runs in the page before its scripts: records when cards were last read before the first of them were
 * painted.
 */
function watchCards() {
  let readAt = 0;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const transaction = begin.apply(this, given);
    transaction.addEventListener('complete', () => {
      readAt = performance.now();
    });
    return transaction;
  };
  Reflect.set(
    globalThis,
    'firstPage',
    new Promise((done) => {
      new MutationObserver((_, observer) => {
        if (document.querySelectorAll('main li').length < 30) return;
        observer.disconnect();
        const dataAt = readAt;
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - dataAt)));
      }).observe(document, { childList: true, subtree: true });
    }),
  );
}

/**
 * Runs in the page: whether the digest of the cards has that many parts, and the owner's sides are packed.
 * @param {number} parts
 * @returns {Promise<boolean>}
 */
function digestedParts(parts) {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('warledger');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('digests').objectStore('digests').count();
      counting.onsuccess = () => {
        opening.result.close();
        // Besides the parts, the store has their head and the packed sides.
        done(counting.result >= parts + 2);
      };
    };
  });
}

/**
 * Runs in the page.
 * @returns {Promise<number>}
 */
function firstPageMs() {
  return Reflect.get(globalThis, 'firstPage');
}

/**
 * Runs in the page: from typing the letters until all battles are searched and the result is painted.
 * @param {{ text: string, found: number }} wanted
 * @returns {Promise<number>}
 */
function searchMs({ text, found }) {
  const input = document.querySelector('input[type=search]');
  const begun = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((done) => {
    const look = () => {
      const news = document.querySelector('main [role=status]')?.textContent ?? '';
      if (/Searched ([\d,]+) of \1 battles/.test(news) && news.includes(`${found} battles found`)) {
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Runs in the page: from the tap until all battles are counted and painted.
 * @returns {Promise<number>}
 */
function seasonMs() {
  const link = [...document.querySelectorAll('a')].find(({ ariaLabel }) => ariaLabel === 'Season');
  const begun = performance.now();
  link?.click();
  return new Promise((done) => {
    const look = () => {
      const counting = document.querySelector('main [role=status]')?.textContent !== '';
      if (!counting && document.querySelector('main table')) {
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
      } else requestAnimationFrame(look);
    };
    look();
  });
}
