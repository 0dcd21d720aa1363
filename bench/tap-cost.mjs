import { setTimeout as sleep } from 'node:timers/promises';
import { startBattle } from './battle.mjs';
import { serveFloor } from './floor.mjs';
import { layersSetUpByATap } from './layers.mjs';
import { PHONE, percentile } from './stage.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

const BETWEEN_TAPS_MS = 220;
const ROUNDS = 12;
const TAPS_A_ROUND = 14;
/** The lead of a side in an open round: so large that no tap changes who wins. */
const LEAD = 5;
const TOGGLE = 'Charge, Blue';
const BLUE_LOSES = 'Blue loses 1 Health Point';
const RED_LOSES = 'Red loses 1 Health Point';

/** What a tap costs the page's main thread, in milliseconds and in times. */
/**
 * @typedef {{ cpu: number, script: number, style: number, layout: number, styles: number, layouts: number }}
 * TapCost
 */

/**
 * The cost of a tap compared with the least that the same React needs (the floor). Both are measured in
 * turns, so that a busy machine slows both equally.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
export async function tapBesideTheFloor(browser, url) {
  const server = await serveFloor();
  const floor = await (await browser.newContext(PHONE)).newPage();
  await floor.goto(server.url);
  const app = await (await browser.newContext(PHONE)).newPage();
  await app.goto(url);
  // A phone has no mouse. After a mouse event, the browser checks after every drawing what is under the
  // mouse; the floor has no such cost.
  await startBattle(app, 'tap');
  // From a tie, every tap changes who wins, so that a break test appears or disappears: the most expensive
  // tap.
  const tied = await beside(floor, app);
  for (let lead = 0; lead < LEAD; lead += 1) await app.getByLabel(RED_LOSES, { exact: true }).tap();
  const underWay = await beside(floor, app);
  const setUp = await layersSetUpByATap(browser, app, TOGGLE, TAPS_A_ROUND);
  await floor.context().close();
  await app.context().close();
  await server.close();
  return [
    { what: 'CPU of a toggle, times the floor', budget: 2.1, measured: underWay.toggle, unit: '' },
    { what: 'CPU of a casualty, times the floor', budget: 2.2, measured: underWay.loss, unit: '' },
    { what: 'CPU of a toggle from a tie, times the floor', budget: 2.6, measured: tied.toggle, unit: '' },
    { what: 'CPU of a casualty from a tie, times the floor', budget: 2.8, measured: tied.loss, unit: '' },
    { what: 'layers set up anew by a toggle', budget: 0, measured: setUp, unit: '' },
  ];
}

/**
 * The cost of a toggle and of a casualty in the round on screen, as a multiple of the floor. Each is compared
 * with the floor of its own turn, because a machine's speed changes from minute to minute.
 * @param {Page} floor
 * @param {Page} app
 */
async function beside(floor, app) {
  /** @type {Record<'floor' | 'toggle' | 'loss', number[]>} */
  const cpu = { floor: [], toggle: [], loss: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    cpu.floor.push((await tapCost(floor, ['Toggle'], TAPS_A_ROUND)).cpu);
    cpu.toggle.push((await tapCost(app, [TOGGLE], TAPS_A_ROUND)).cpu);
    cpu.loss.push((await tapCost(app, [BLUE_LOSES, RED_LOSES], TAPS_A_ROUND)).cpu);
  }
  const [least = Number.NaN, toggle = Number.NaN, loss = Number.NaN] = [cpu.floor, cpu.toggle, cpu.loss].map(
    (measured) => percentile(measured, 0.5),
  );
  console.log(
    `Main thread a tap: floor ${least.toFixed(1)} ms, a toggle ${toggle.toFixed(1)} ms, a casualty ${loss.toFixed(1)} ms`,
  );
  /** @param {number[]} measured */
  const times = (measured) =>
    percentile(
      measured.map((each, round) => each / (cpu.floor[round] ?? Number.NaN)),
      0.5,
    );
  return { toggle: times(cpu.toggle), loss: times(cpu.loss) };
}

/**
 * Taps these controls in turn at the speed of a hurried thumb, and returns the median cost of one tap.
 * @param {Page} page
 * @param {readonly string[]} names accessible names
 * @param {number} taps
 * @returns {Promise<TapCost>}
 */
export async function tapCost(page, names, taps) {
  await page.bringToFront();
  const points = [];
  for (const name of names) {
    const box = await page.getByLabel(name, { exact: true }).boundingBox();
    if (box === null) throw new Error(`There is no control “${name}”`);
    points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const devtools = await page.context().newCDPSession(page);
  // The thread's own time: other processes must not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await sleep(BETWEEN_TAPS_MS);
  const before = await metrics(devtools);
  for (let tap = 0; tap < taps; tap += 1) {
    const touchPoints = points.slice(tap % points.length, (tap % points.length) + 1);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sleep(BETWEEN_TAPS_MS);
  }
  const after = await metrics(devtools);
  await devtools.detach();
  /** @param {string} name */
  const each = (name) => ((after[name] ?? 0) - (before[name] ?? 0)) / taps;
  return {
    cpu: 1_000 * each('TaskDuration'),
    script: 1_000 * each('ScriptDuration'),
    style: 1_000 * each('RecalcStyleDuration'),
    layout: 1_000 * each('LayoutDuration'),
    styles: each('RecalcStyleCount'),
    layouts: each('LayoutCount'),
  };
}

/**
 * @param {import('playwright').CDPSession} devtools
 * @returns {Promise<Record<string, number>>}
 */
async function metrics(devtools) {
  const { metrics: measured } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(measured.map(({ name, value }) => [name, value]));
}
