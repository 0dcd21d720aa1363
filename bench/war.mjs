import { startBattle } from './battle.mjs';
import { PHONE, percentile } from './stage.mjs';
import { tapCost } from './tap-cost.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

/** Units of each side, all in one roster on screen. */
export const WAR_UNITS = 60;
const SKIRMISH_UNITS = 8;
const HEALTH_EACH = 50;
const ROUNDS = 5;
const TAPS_A_ROUND = 10;
/** A unit of each side fights: a tap on it is a casualty, and changes health and score. */
export const FIGHTERS = ['Blue 1', 'Red 1'];

/**
 * Fills both rosters with the app's own forms and engages the first unit of each side in the combat on
 * screen; ends in the Fight room.
 * @param {Page} page in any room of a battle
 * @param {number} units of each side
 */
export async function muster(page, units) {
  await page.getByRole('link', { name: 'Armies' }).click();
  for (const side of ['Blue', 'Red']) {
    await page.getByRole('tab', { name: new RegExp(`^${side} `) }).click();
    await page.getByRole('button', { name: 'Add unit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(fillForm, { side, units, healthEach: HEALTH_EACH });
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.getByRole('link', { name: 'Fight' }).click();
  await page.getByRole('button', { name: /^Who fights in Combat/ }).click();
  for (const name of FIGHTERS)
    await page.getByRole('switch', { name: `${name} fights`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
}

/**
 * Runs in the page: types units as fast as the form accepts them.
 * @param {{ side: string, units: number, healthEach: number }} roster
 */
async function fillForm({ side, units, healthEach }) {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const form = document.querySelector('dialog form');
  const more = [...(form?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Add and next',
  );
  /** @param {number} index @param {string} text */
  const type = (index, text) => {
    const input = form?.querySelectorAll('input')[index];
    value?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (let unit = 1; unit <= units; unit += 1) {
    const texts = [`${side} ${unit}`, '100', '20', String(healthEach)];
    for (const [index, text] of texts.entries()) type(index, text);
    await new Promise((next) => setTimeout(next));
    more?.click();
    await new Promise((next) => setTimeout(next));
  }
}

/**
 * Plays until the battle has that many entries: every unit of both armies loses health and gets it back, with
 * the tiles of the Armies room.
 * @param {Page} page in any room of the battle
 * @param {number} entries
 */
export async function skirmish(page, entries) {
  await page.getByRole('link', { name: 'Armies' }).click();
  await page
    .getByRole('button', { name: /loses? 1 / })
    .first()
    .waitFor();
  await page.evaluate(async (wanted) => {
    for (let made = 0; made < wanted; made += 1) {
      const tiles = [...document.querySelectorAll('button')].filter(({ ariaLabel }) =>
        / loses? 1 /.test(ariaLabel ?? ''),
      );
      tiles[made % tiles.length]?.click();
      await new Promise((next) => setTimeout(next));
    }
  }, entries);
}

/**
 * The cost of a casualty on the main thread with two large armies, as a multiple of the same tap with two
 * small ones; measured in turns.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
export async function warBesideASkirmish(browser, url) {
  const rooms = /** @type {const} */ ({ Fight: FIGHTERS, Armies: ['Red 1', 'Red 2'] });
  /** @type {{ page: Page, cpu: Record<keyof typeof rooms, number[]> }[]} */
  const battles = [];
  for (const units of [SKIRMISH_UNITS, WAR_UNITS]) {
    const page = await (await browser.newContext(PHONE)).newPage();
    await page.goto(url);
    await startBattle(page);
    await muster(page, units);
    await page.getByRole('link', { name: 'Armies' }).click();
    await page.getByRole('tab', { name: /^Red / }).click();
    battles.push({ page, cpu: { Fight: [], Armies: [] } });
  }
  const names = /** @type {(keyof typeof rooms)[]} */ (Object.keys(rooms));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const room of names) {
      for (const { page, cpu } of battles) {
        await page.bringToFront();
        await page.getByRole('link', { name: room }).click();
        const tiles = rooms[room].map((unit) => `${unit} loses 1 Health Point`);
        cpu[room].push((await tapCost(page, tiles, TAPS_A_ROUND)).cpu);
      }
    }
  }
  for (const { page } of battles) await page.context().close();
  return names.map((room) => {
    const [few = Number.NaN, many = Number.NaN] = battles.map(({ cpu }) => percentile(cpu[room], 0.5));
    const what = `CPU of a casualty in ${room}, ${WAR_UNITS} units a side, times that with ${SKIRMISH_UNITS}`;
    return { what, budget: 1.3, measured: many / few, unit: '' };
  });
}
