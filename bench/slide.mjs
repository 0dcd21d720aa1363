import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, slowDown } from './stage.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

const MOVES = 150;
const BETWEEN_MOVES_MS = 16;
const STEPS = 60;
const BETWEEN_STEPS_MS = 60;

/**
 * Drags the slider of a review back and forth, then taps step by step, and measures the time until each
 * moment is painted.
 * @param {Page} page on any room of the battle
 * @param {string} url of the app
 * @param {string} battle its name in the findings
 * @returns {Promise<Finding[]>}
 */
export async function slides(page, url, battle) {
  const id = new URL(page.url()).hash.split('/')[2];
  await page.goto(`${url}#/review/${id}/replay`);
  const slider = page.getByRole('slider', { name: 'Moment of the battle' });
  await slider.waitFor();
  const box = await slider.boundingBox();
  if (box === null) throw new Error('There is no slider');
  await page.evaluate(watchMoments);
  const devtools = await slowDown(page, 4);
  const knob = 16;
  const touch = (/** @type {number} */ share) => [
    { x: box.x + knob + (box.width - 2 * knob) * share, y: box.y + box.height / 2 },
  ];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(1) });
  for (let move = 0; move < MOVES; move += 1) {
    const touchPoints = touch((1 + Math.cos(move / 12)) / 2);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    await sleep(BETWEEN_MOVES_MS);
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const drawn = await page.evaluate(() => Reflect.get(window, 'momentMs').splice(0));
  if (drawn.length < MOVES / 3) throw new Error(`${MOVES} moves of a thumb were ${drawn.length} moments`);
  const stepped = await page.evaluate(
    async ({ steps, betweenMs }) => {
      const back = [...document.querySelectorAll('button')].find(
        (button) => button.ariaLabel === 'One entry back',
      );
      for (let step = 0; step < steps; step += 1) {
        back?.click();
        await new Promise((next) => setTimeout(next, betweenMs));
      }
      return Reflect.get(window, 'momentMs');
    },
    { steps: STEPS, betweenMs: BETWEEN_STEPS_MS },
  );
  await slowDown(page, 1);
  const finding = (
    /** @type {string} */ what,
    /** @type {number} */ budget,
    /** @type {number[]} */ times,
  ) => ({
    what: `${what} p95, 4x CPU, ${battle}`,
    budget,
    measured: percentile(times, 0.95),
    unit: 'ms',
  });
  return [finding('slide to paint', 80, drawn), finding('step to paint', 50, stepped)];
}

/** Runs in the page: records when a requested moment is painted. */
function watchMoments() {
  /** @type {number[]} */
  const momentMs = [];
  const note = () => {
    const since = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => momentMs.push(performance.now() - since);
      port2.postMessage(null);
    });
  };
  window.addEventListener('input', note, { capture: true });
  window.addEventListener('click', note, { capture: true });
  Object.assign(window, { momentMs });
}
