import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../scripts/browser.mjs';
import { FIRST_LOAD_BUDGET_BYTES, firstLoadScripts } from '../scripts/first-load.mjs';
import { play, startBattle, untilOnDisk } from './battle.mjs';
import { exactDistribution } from './distribution.mjs';
import { firstVisits } from './first-visit.mjs';
import { switchesOfLanguage } from './languages.mjs';
import { keptInMemory } from './memory.mjs';
import { slides } from './slide.mjs';
import { DIST, isWithin, PHONE, percentile, report, serveBuild, slowDown } from './stage.mjs';
import { tapBesideTheFloor } from './tap-cost.mjs';
import { clicksToDisk, loses, tapsToPaint } from './taps.mjs';
import { tapsOfTheOther } from './two-phones.mjs';
import { FIGHTERS, muster, skirmish, WAR_UNITS, warBesideASkirmish } from './war.mjs';
import { entriesOnDisk, watchTaps } from './watch.mjs';
import { yearsOfPlay } from './years-findings.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

const LONG_BATTLE = 5_000;
const OTHER_BATTLE = 1_000;
const WAR = 3_000;
/** A finger needs at least a quarter of a second to react to what the eye sees. */
const SEEN_TO_TAPPED_MS = 250;

/**
 * The measurements, part by part; each may be run alone.
 * @type {Record<string, (browser: Browser, url: string) => Finding[] | Promise<Finding[]>>}
 */
const PARTS = {
  load: firstLoad,
  distribution: async () => [await exactDistribution()],
  visits: firstVisits,
  floor: tapBesideTheFloor,
  memory: async (browser, url) => [await keptInMemory(browser, url)],
  battle: longBattle,
  war: largeWar,
  years: yearsOfPlay,
  languages: switchesOfLanguage,
  'two-phones': tapsOfTheOther,
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
      if (parts.length > 0 && !parts.includes(name)) continue;
      const measured = await measure(browser, server.url);
      findings.push(
        ...(isWithin(measured)
          ? measured
          : lower(measured, await again(name, () => measure(browser, server.url)))),
      );
    }
    return report(findings);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * A busy machine only ever makes a figure worse, so what is over its budget is measured once more.
 * @param {string} name of the part
 * @param {() => Finding[] | Promise<Finding[]>} measure
 */
async function again(name, measure) {
  console.log(`Over budget: measuring "${name}" again`);
  return measure();
}

/**
 * Of two measurements of the same, the lower of each.
 * @param {readonly Finding[]} first
 * @param {readonly Finding[]} second
 */
function lower(first, second) {
  return first.map((finding, index) => {
    const measured = second[index]?.measured ?? Number.NaN;
    return { ...finding, measured: measured < finding.measured ? measured : finding.measured };
  });
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
  const codes = await secondsOfCodes(page);
  await page.goBack();
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
    { what: `codes of a ${battle}, once through`, budget: 30, measured: codes, unit: 's' },
    ...slid,
  ];
}

/**
 * How long the codes of the battle on screen take, as its own screen says it.
 * @param {Page} page on the Fight screen
 */
async function secondsOfCodes(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'To another phone' }).click();
  const takes = page.getByText(/ s for all of them$/);
  await takes.waitFor();
  return Number(/(\d+) s/.exec(await takes.innerText())?.[1]);
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
