import { army, newBattle, paste, rulebook } from './taps.mjs';

/** @typedef {import('playwright').Page} Page */

/** A battle of each rulebook that fights in its own way, and the example. */
export const BOOKS = {
  /** Damage against Nerve: one unit has suffered, and must test. */
  nerve: async (/** @type {Page} */ page) => {
    await newBattle(page);
    await rulebook(page, /^Kings of War/, /^Kings of War/);
    for (const [side, unit] of [
      ['Blue', 'Bows'],
      ['Red', 'Spears'],
    ])
      await paste(page, String(side), army(String(side), [`200 - 20 ${unit}`]));
    await begin(page);
    const more = page.getByRole('main').getByRole('button', { name: /^Spears: damage \+1 / });
    for (let tap = 0; tap < 3; tap += 1) await more.click();
    await page.getByRole('button', { name: /^Undo: Spears/ }).waitFor();
  },
  /** The same two in a combat, whose damage is counted. */
  melee: async (/** @type {Page} */ page) => {
    await BOOKS.nerve(page);
    await page.getByRole('button', { name: 'New combat', exact: true }).last().click();
    const sheet = page.getByRole('dialog', { name: /^Who fights in Combat/ });
    for (const name of ['Bows', 'Spears'])
      await sheet.getByRole('switch', { name: `${name} fights`, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Spears: damage \+1 in combat/ }).click();
  },
  /** An assault by Strike Groups, before its first blow. */
  thirdHeresy: async (/** @type {Page} */ page) => {
    await newBattle(page);
    await rulebook(page, /^Horus Heresy/, /^Horus Heresy, 3rd/);
    await begin(page);
    await page.getByRole('region', { name: 'Fighters of Blue' }).waitFor();
  },
  example: async (/** @type {Page} */ page) => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Look at an example' }).click();
    await page.waitForURL(/#\/battle\/.+\/fight/);
  },
};

/** @param {Page} page */
async function begin(page) {
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await page.waitForURL(/#\/battle\/.+\/fight/);
}
