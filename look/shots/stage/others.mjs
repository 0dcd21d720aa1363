import { armies } from './battles.mjs';
import { BLUE_UNIT, engage, lose, RED_UNIT } from './taps.mjs';

/** @typedef {import('playwright').Page} Page */

/**
 * Battles of another rulebook than the first: one whose break test has three outcomes and whose units have
 * other tests.
 */
export const OTHERS = {
  /** The loser tests, in the last turn after which another may follow. */
  oldWorld: async (/** @type {Page} */ page) => {
    await armies(page, null, [/^Warhammer Fantasy/, /Old World/]);
    await engage(page, [BLUE_UNIT, RED_UNIT]);
    await lose(page, new RegExp(`^${RED_UNIT}: lose 1 `), 11);
    for (let turn = 1; turn < 10; turn += 1) await nextTurn(page);
  },
};

/** @param {Page} page */
async function nextTurn(page) {
  await page.getByRole('button', { name: /Change the turn$/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Next: Turn/ }).click();
  await sheet.waitFor({ state: 'detached' });
}
