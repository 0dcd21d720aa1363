import { writeYears } from '../../../bench/years.mjs';
import { army, BLUE_UNIT } from './taps.mjs';

/** @typedef {import('playwright').Page} Page */

const BATTLES = 30;

/** What the phone remembers besides these battles. */
export const MEMORIES = {
  years: async (/** @type {Page} */ page) => {
    await page.getByRole('link', { name: 'New battle' }).first().waitFor();
    await writeYears(page, BATTLES);
  },
  kept: async (/** @type {Page} */ page) => {
    await page.goto(page.url().replace(/#.*|$/, '#/armies'));
    for (const name of ['Blue', 'Red']) {
      await page.getByRole('button', { name: 'Paste a list' }).click();
      const sheet = page.getByRole('dialog');
      await sheet
        .getByRole('textbox', { name: /^The list/ })
        .fill(army(name, [`400 - 40 ${BLUE_UNIT}`]).join('\n'));
      await sheet.getByRole('button', { name: 'Read it', exact: true }).click();
      await sheet
        .getByRole('button', { name: /^(Keep|Take) / })
        .last()
        .click();
      await sheet.waitFor({ state: 'detached' });
    }
  },
};
