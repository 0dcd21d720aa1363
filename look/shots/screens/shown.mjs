/** @typedef {import('playwright').Page} Page */
/** @typedef {import('../stage.mjs').Scene} Scene */
/** @typedef {import('../stage.mjs').Stage} Stage */

/**
 * Waits for a heading.
 * @param {string | RegExp} name
 */
export const heading = (name) => (/** @type {Page} */ page) =>
  page.getByRole('heading', { name }).first().waitFor();

/** @param {string | RegExp} text */
export const text = (text) => (/** @type {Page} */ page) => page.getByText(text).first().waitFor();

/** @param {Page} page */
export const anyHeading = (page) => page.getByRole('heading').first().waitFor();

/** @param {Page} page */
export const anyItem = (page) => page.getByRole('listitem').first().waitFor();

/** @param {Page} page */
export const closeRound = (page) => page.getByRole('button', { name: /^Close round/ }).waitFor();

/**
 * Taps the button that opens a sheet, and waits for it.
 * @param {...((page: Page) => import('playwright').Locator)} buttons one after the other, each on the sheet
 * of the one before
 */
export const sheet =
  (...buttons) =>
  async (/** @type {Page} */ page) => {
    for (const button of buttons) {
      await button(page).first().click();
      await page.getByRole('dialog').last().waitFor();
    }
  };

/** @param {string | RegExp} name */
export const button = (name) => (/** @type {Page} */ page) => page.getByRole('button', { name });

/**
 * @param {Scene} scene
 * @param {string} place
 */
export const battle = (scene, place) => (/** @type {Stage} */ stage) => `/battle/${stage[scene]}/${place}`;
