import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/browser.mjs';
import { FIRST_LOAD_BUDGET_BYTES, firstLoadScripts } from '../scripts/first-load.mjs';
import { play, startBattle, untilOnDisk } from './battle.mjs';
import { exactDistribution } from './distribution.mjs';
import { keptInMemory } from './memory.mjs';
import { slides } from './slide.mjs';
import { DIST, PHONE, percentile, report, serveBuild, slowDown } from './stage.mjs';
import { tapBesideTheFloor } from './tap-cost.mjs';
import { FIGHTERS, muster, skirmish, WAR_UNITS, warBesideASkirmish } from './war.mjs';
import { entriesOnDisk, seenOnDisk, watchTaps } from './watch.mjs';
import { yearsOfPlay } from './years-findings.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

const LONG_BATTLE = 5_000;
const OTHER_BATTLE = 1_000;
const WAR = 3_000;
const TAPS = 100;
const BETWEEN_TAPS_MS = 200;
const COLD_VISITS = 5;
/** A finger needs at least a quarter of a second to react to what the eye sees. */
const SEEN_TO_TAPPED_MS = 250;

/**
 * The measurements, part by part; each may be run alone.
 * @type {Record<string, (browser: Browser, url: string) => Finding[] | Promise<Finding[]>>}
 */
const PARTS = {
  load: firstLoad,
  distribution: async () => [await exactDistribution()],
  visits: coldVisits,
  floor: tapBesideTheFloor,
  memory: async (browser, url) => [await keptInMemory(browser, url)],
  battle: longBattle,
  war: largeWar,
  years: yearsOfPlay,
};
export const BENCH_PARTS = Object.keys(PARTS);

/**
 * The budgets of a production build that a player can feel, on a phone four (and six) times slower than this
 * machine.
 * @param {readonly string[]} parts of `BENCH_PARTS`; none: all of them
 */
export async function benchTap(parts) {
  const server = await serveBuild();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    /** @type {Finding[]} */
    const findings = [];
    for (const [name, measure] of Object.entries(PARTS)) {
      if (parts.length === 0 || parts.includes(name)) findings.push(...(await measure(browser, server.url)));
    }
    return report(findings);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @returns {Finding[]} */
function firstLoad() {
  const kilobytes = (/** @type {number} */ bytes) => bytes / 1000;
  return [
    {
      what: 'JavaScript on first load, gzip',
      budget: kilobytes(FIRST_LOAD_BUDGET_BYTES),
      measured: kilobytes(firstLoadScripts(DIST).bytes),
      unit: 'kB',
    },
  ];
}

/**
 * First visits with an empty cache, on a slow phone and a slow connection; the median of several.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
async function coldVisits(browser, url) {
  /** @type {unknown[][]} */
  const visits = [];
  for (let visit = 0; visit < COLD_VISITS; visit += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await slowDown(page, 4);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await page.goto(url);
    await page.getByRole('link', { name: 'New battle' }).waitFor();
    // The last thing that appears on a first visit.
    await page.getByText('Ready offline').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
    visits.push(
      await page.evaluate(() => {
        const last = (/** @type {string} */ type) =>
          new Promise((done) => {
            new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime)).observe({
              type,
              buffered: true,
            });
          });
        const shift = () =>
          new Promise((done) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => done(sum), 100);
          });
        return Promise.all([last('paint'), last('largest-contentful-paint'), shift()]);
      }),
    );
    await context.close();
  }
  const middle = (/** @type {number} */ index) =>
    percentile(
      visits.map((visit) => Number(visit[index])),
      0.5,
    );
  return [
    { what: 'first paint, cold, 4x CPU, 1.6 Mbit/s, 150 ms', budget: 1200, measured: middle(0), unit: 'ms' },
    { what: 'largest paint, the same', budget: 1400, measured: middle(1), unit: 'ms' },
    { what: 'layout shift, the same', budget: 0.01, measured: middle(2), unit: '' },
  ];
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
async function longBattle(browser, url) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watchTaps);
  const page = await context.newPage();
  await page.goto(url);
  await startBattle(page);
  console.log(`Playing a battle of ${OTHER_BATTLE} entries, then one of ${LONG_BATTLE}`);
  await play(page, OTHER_BATTLE);
  await untilOnDisk(page, entriesOnDisk, OTHER_BATTLE);
  const short = await opening(page, url);
  await page.goto(url);
  await startBattle(page);
  await play(page, LONG_BATTLE);
  await untilOnDisk(page, entriesOnDisk, LONG_BATTLE);
  const long = await opening(page, url);
  const paint4 = await tapsToPaint(page, 4);
  const paint6 = await tapsToPaint(page, 6);
  const disk4 = await clicksToDisk(page, 4);
  const slid = await slides(page, url, `battle of ${LONG_BATTLE} entries`);
  await context.close();
  const battle = `battle of ${LONG_BATTLE} entries`;
  return [
    { what: `open a battle of ${OTHER_BATTLE} entries, 4x CPU`, budget: 220, measured: short, unit: 'ms' },
    { what: `open a ${battle}, 4x CPU`, budget: 300, measured: long, unit: 'ms' },
    {
      what: `tap to paint p50, 4x CPU, ${battle}`,
      budget: 50,
      measured: percentile(paint4, 0.5),
      unit: 'ms',
    },
    {
      what: `tap to paint p95, 4x CPU, ${battle}`,
      budget: 50,
      measured: percentile(paint4, 0.95),
      unit: 'ms',
    },
    {
      what: `tap to disk p50, 4x CPU, ${battle}`,
      budget: 20,
      measured: percentile(disk4, 0.5),
      unit: 'ms',
    },
    {
      what: `tap to disk p95, 4x CPU, ${battle}`,
      budget: 20,
      measured: percentile(disk4, 0.95),
      unit: 'ms',
    },
    {
      what: `tap to paint p95, 6x CPU, ${battle}`,
      budget: 80,
      measured: percentile(paint6, 0.95),
      unit: 'ms',
    },
    ...slid,
  ];
}

/**
 * Two large armies: a tap is a casualty and changes health and score, on Fight and in the roster.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
async function largeWar(browser, url) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watchTaps);
  const page = await context.newPage();
  await page.goto(url);
  await startBattle(page);
  console.log(`Playing a battle of ${WAR_UNITS} units a side and ${WAR} entries`);
  await muster(page, WAR_UNITS);
  await skirmish(page, WAR);
  await untilOnDisk(page, entriesOnDisk, WAR);
  await page.getByRole('tab', { name: /^Red / }).click();
  const armies4 = await tapsToPaint(page, 4, [loses('Red 1'), loses('Red 2')]);
  await page.getByRole('link', { name: 'Fight' }).click();
  const fight4 = await tapsToPaint(page, 4, FIGHTERS.map(loses));
  await context.close();
  const what = (/** @type {string} */ room) =>
    `tap to paint p95 in ${room}, 4x CPU, ${WAR_UNITS} units a side, ${WAR} entries`;
  return [
    { what: what('Fight'), budget: 50, measured: percentile(fight4, 0.95), unit: 'ms' },
    { what: what('Armies'), budget: 50, measured: percentile(armies4, 0.95), unit: 'ms' },
    ...(await warBesideASkirmish(browser, url)),
  ];
}

/**
 * From the tap on the newest battle in the list until its Fight screen is painted: the median of several.
 * @param {Page} page
 * @param {string} url
 */
async function opening(page, url) {
  const times = [];
  await slowDown(page, 4);
  for (let time = 0; time < 5; time += 1) {
    await page.goto('about:blank');
    await page.goto(url);
    const newest = page.getByRole('link', { name: /^Resume/ }).first();
    await newest.waitFor();
    // Playwright loads its own script into the page on first use, which takes half as long as opening a
    // battle. So it is loaded before.
    await page.waitForFunction(() => true);
    await page.evaluate(() => {
      window.addEventListener(
        'click',
        (event) => {
          const look = () => {
            const there = [...document.querySelectorAll('button')].some((button) =>
              /^(Close|Next) round/.test(button.textContent ?? ''),
            );
            if (!there) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => Object.assign(window, { openedMs: performance.now() - event.timeStamp });
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    await sleep(SEEN_TO_TAPPED_MS);
    await newest.tap();
    await page.waitForFunction(() => 'openedMs' in window);
    times.push(await page.evaluate(() => Number(Reflect.get(window, 'openedMs'))));
  }
  await slowDown(page, 1);
  return percentile(times, 0.5);
}

/**
 * Real taps on the casualty tiles at the speed of a hurried thumb, until each is painted. Nothing else runs
 * in the page meanwhile.
 * @param {Page} page with the tiles
 * @param {number} slower times
 * @param {readonly string[]} tiles two of them, tapped in turn
 * @returns {Promise<number[]>} milliseconds from the lifting of the finger, as the page hears of it
 */
async function tapsToPaint(page, slower, tiles = [loses('Blue'), loses('Red')]) {
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
async function clicksToDisk(page, slower) {
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
function loses(who) {
  return `${who} loses 1 Health Point`;
}
