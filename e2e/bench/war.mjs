/** @typedef {import('playwright').Page} Page */

/** Units a side, all in one roster on screen. */
export const WAR_UNITS = 60;
const HEALTH_EACH = 50;
/** A unit of each side fights here: a tap on it is a casualty, a change of health and of the score at once. */
export const FIGHTERS = ['Blue 1', 'Red 1'];

/**
 * Fills both rosters through the app's own forms and sends the first unit of each side into the combat on screen; stands in
 * the Fight room afterwards.
 * @param {Page} page in any room of a battle
 */
export async function muster(page) {
  await page.getByRole('link', { name: 'Armies' }).click();
  for (const side of ['Blue', 'Red']) {
    await page.getByRole('tab', { name: new RegExp(`^${side} `) }).click();
    await page.getByRole('button', { name: 'Add unit', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.evaluate(fillForm, { side, units: WAR_UNITS, healthEach: HEALTH_EACH });
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.getByRole('link', { name: 'Fight' }).click();
  await page.getByRole('button', { name: /^Who fights in Combat/ }).click();
  for (const name of FIGHTERS)
    await page.getByRole('switch', { name: `${name} fights`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
}

/**
 * Runs in the page: types units as fast as the form takes them.
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
 * Plays until the battle has that many entries: every unit of both armies loses and gets back, by the tiles of the Armies room.
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
