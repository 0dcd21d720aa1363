import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { KeptArmiesPage } from '../pages/kept-armies-page';
import { ScorePage } from '../pages/score-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const LIST = `Anna Berg (anna) - Dwarven Holds
480 - King, General, Shield Bearers
390 - 20 Greybeards, Great Weapon, Musician, Standard Bearer
870`;

/**
 * The page dies in the moment when the last element of that selector goes: nothing that was not handed to the
 * disk by then reaches it.
 */
async function dieWhenGone(page: Page, selector: string): Promise<void> {
  await page.evaluate((gone) => {
    const watching = new MutationObserver(() => {
      if (document.querySelector(gone) !== null) return;
      watching.disconnect();
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('The page is gone', 'NotSupportedError');
      };
      location.reload();
    });
    watching.observe(document, { childList: true, subtree: true });
  }, selector);
}

test('a side that was said is kept when the question has gone', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.player('Blue').fill('Dora');
  const fight = await newBattle.fight();
  await (await fight.openMenu()).end('Red won');
  await ScorePage.open(page);
  const question = page.getByRole('region', { name: 'Which side was yours?' });
  await expect(question).toBeVisible();
  await dieWhenGone(page, '[aria-label="Which side was yours?"]');
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Blue · Dora' }).click();
  await reloaded;
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible();
  await expect(question).toBeHidden();
});

test('an army is kept when the sheet that took it has gone', async ({ page }) => {
  const armies = await KeptArmiesPage.open(page);
  await page.evaluate((list) => navigator.clipboard.writeText(list), LIST);
  await armies.addButton.click();
  const keep = page.getByRole('button', { name: 'Keep 2 units' });
  await expect(keep).toBeVisible();
  await dieWhenGone(page, '[role=dialog], dialog');
  const reloaded = page.waitForEvent('load');
  await keep.click();
  await reloaded;
  await armies.expectArmies('Dwarven Holds');
});

test('a side that was chosen for a new battle is kept when its fight has begun', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  await battles.newBattle();
  await page.getByRole('group', { name: 'Which side is mine' }).getByRole('radio', { name: 'Red' }).check();
  await dieWhenGone(page, '[aria-label="Which side is mine"], fieldset');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await reloaded;
  await BattlesPage.open(page);
  const { dialog } = await battles.options('Blue v Red');
  await expect(dialog.getByRole('radio', { name: 'Red' })).toBeChecked();
});
