import { startBattle } from './battle.mjs';
import { serveFloor } from './floor.mjs';
import { LINE, slowLine } from './slow-line.mjs';
import { PHONE, percentile, slowDown } from './stage.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

const VISITS = 5;
const SLOWER = 4;

/**
 * What others needed beside our build of 25 November 2026, in one run at 390 x 844, on the same line and
 * processor; milliseconds.
 */
const PEERS = {
  'first paint': { 'Warledger then': 1_090, 'Turner Overdrive': 1_410, LifeTrinket: 2_340 },
  'first control': { 'Warledger then': 1_800, 'Turner Overdrive': 1_530, LifeTrinket: 2_540 },
  'first counter': { 'Warledger then': 5_400, LifeTrinket: 2_200 },
  'ready offline': { 'Warledger then': 17_200, LifeTrinket: 7_700 },
  Resume: { 'Warledger then': 746, LifeTrinket: 673 },
};

/**
 * First visits with an empty cache on a slow phone and a slow line, and a return without a connection: the
 * median of several. Each is a multiple of what the least page of the same React needs in the same turn; being
 * ready offline is a multiple of the time that its bytes take on the line.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
export async function firstVisits(browser, url) {
  const floorServer = await serveFloor();
  const floorLine = await slowLine(floorServer.url);
  /** @type {Record<string, number>[]} */
  const visits = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const floor = await visitFloor(browser, floorLine.url);
    visits.push({ ...(await visitApp(browser, url)), ...floor });
  }
  await floorLine.close();
  await floorServer.close();
  const middle = (/** @type {(visit: Record<string, number>) => number} */ of) =>
    percentile(visits.map(of), 0.5);
  const ms = (/** @type {string} */ what) => Math.round(middle((visit) => visit[what] ?? Number.NaN));
  for (const [what, peers] of Object.entries(PEERS)) {
    const others = Object.entries(peers).map(([name, took]) => `${name} ${took}`);
    console.log(`${what}: ${ms(what)} ms; on 25 November 2026: ${others.join(', ')}`);
  }
  const times = (/** @type {string} */ what, /** @type {string} */ floor) =>
    middle((visit) => (visit[what] ?? Number.NaN) / (visit[floor] ?? Number.NaN));
  const line = `${SLOWER}x CPU, 1.6 Mbit/s, ${LINE.latencyMs} ms`;
  return [
    {
      what: `first paint, times the floor, ${line}`,
      budget: 0.8,
      measured: times('first paint', 'floor'),
      unit: '',
    },
    {
      what: 'first control, times the floor',
      budget: 0.9,
      measured: times('first control', 'floor'),
      unit: '',
    },
    { what: 'the app stands, times the floor', budget: 2.2, measured: times('stands', 'floor'), unit: '' },
    {
      what: 'first counter, times the floor',
      budget: 3.6,
      measured: times('first counter', 'floor'),
      unit: '',
    },
    {
      what: 'ready offline, times its bytes',
      budget: 2.3,
      measured: times('ready offline', 'bytes'),
      unit: '',
    },
    {
      what: 'Resume without a connection, times the floor',
      budget: 1.3,
      measured: times('Resume', 'floor'),
      unit: '',
    },
    {
      what: 'layout shift of a first visit',
      budget: 0.01,
      measured: middle(({ shift = 1 }) => shift),
      unit: '',
    },
  ];
}

/**
 * When the floor's switch stands on the same line.
 * @param {Browser} browser
 * @param {string} url
 */
async function visitFloor(browser, url) {
  const page = await slowPhone(browser);
  const begun = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('switch', { name: 'Toggle' }).waitFor();
  const floor = Date.now() - begun;
  await page.context().close();
  return { floor };
}

/**
 * A first visit that only looks, one that goes straight to a battle, and the return of the first.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} milliseconds, and the layout shift
 */
async function visitApp(browser, url) {
  const line = await slowLine(url);
  const page = await slowPhone(browser);
  const begun = Date.now();
  await page.goto(line.url, { waitUntil: 'commit' });
  await page.getByText('New battle', { exact: true }).waitFor();
  const control = Date.now() - begun;
  // What the build drew is marked; the app's own has taken its place.
  await page.waitForFunction(
    () => document.querySelector('#root header') && !document.querySelector('[data-drawn]'),
  );
  const stands = Date.now() - begun;
  await page.getByText('Ready offline').waitFor();
  const offline = Date.now() - begun;
  const bytes = (line.bytes() / LINE.bytesPerSecond) * 1_000;
  const { paint, shift } = await page.evaluate(paintAndShift);
  await startBattle(page);
  await line.close();
  const resume = await resumed(page, line.url);
  await page.context().close();
  const counter = await firstCounter(browser, url);
  return {
    'first paint': paint,
    'first control': control,
    stands,
    'ready offline': offline,
    'first counter': counter,
    Resume: resume,
    bytes,
    shift,
  };
}

/**
 * From a first visit to the first counter, as fast as the controls can be tapped.
 * @param {Browser} browser
 * @param {string} url
 */
async function firstCounter(browser, url) {
  const line = await slowLine(url);
  const page = await slowPhone(browser);
  const begun = Date.now();
  await page.goto(line.url, { waitUntil: 'commit' });
  await startBattle(page);
  const took = Date.now() - begun;
  await page.context().close();
  await line.close();
  return took;
}

/**
 * When a page that is opened anew shows the running battle, without its server.
 * @param {Page} page on that battle
 * @param {string} url
 */
async function resumed(page, url) {
  const again = await page.context().newPage();
  await page.close();
  await slowDown(again, SLOWER);
  await again.goto(url, { waitUntil: 'commit' });
  await again
    .getByRole('link', { name: /^Resume/ })
    .first()
    .waitFor();
  return again.evaluate(() => performance.now());
}

/** @param {Browser} browser */
async function slowPhone(browser) {
  const page = await (await browser.newContext(PHONE)).newPage();
  await slowDown(page, SLOWER);
  return page;
}

/** In the page: its first paint with content in milliseconds, and how much moved by itself. */
function paintAndShift() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return /** @type {Promise<{ paint: number, shift: number }>} */ (
    new Promise((done) => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => done({ paint, shift }), 100);
    })
  );
}
