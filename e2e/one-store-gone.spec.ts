import type { Page } from '@playwright/test';
import { emptyStore, expectOnDisk } from './disk';
import { expect, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

/**
 * Two battles on the disk, of which the one of Anna is open, with three Health Points lost: 3 + 4 entries.
 */
async function twoBattles(page: Page) {
  const first = await startBattle(page);
  await first.lose('Red', 2);
  await first.backToBattles();
  const newBattle = await new BattlesPage(page).newBattle();
  await newBattle.player('Blue').fill('Anna');
  const fight = await newBattle.fight();
  await fight.lose('Red', 3);
  await expectOnDisk(page, 7);
  return fight;
}

async function expectBothListed(page: Page): Promise<void> {
  const battles = new BattlesPage(page);
  await expect(battles.card('Anna v Red')).toBeVisible();
  await expect(battles.card('Blue v Red')).toBeVisible();
}

test('a battle whose entries are gone is written again whole with the next tap, and says so', async ({
  page,
}) => {
  const fight = await twoBattles(page);
  await emptyStore(page, 'entries');
  await fight.lose('Red', 1);
  await expect(fight.alerts.filter({ hasText: 'Anna v Red was still here' })).toBeVisible();
  await expectOnDisk(page, 5);
  await page.reload();
  await fight.expectScore(4, 0);
  await fight.undo('Red lost 1');
  await fight.expectScore(3, 0);
});

test('a battle that this page still has whole is opened whole after its entries are gone, and written again', async ({
  page,
}) => {
  const fight = await twoBattles(page);
  await fight.backToBattles();
  await emptyStore(page, 'entries');
  await new BattlesPage(page).openBattle('Anna v Red');
  await fight.expectScore(3, 0);
  await expectOnDisk(page, 4);
  await page.reload();
  await fight.expectScore(3, 0);
});

test('cards that are gone are made again from the logs with the next tap', async ({ page }) => {
  const fight = await twoBattles(page);
  await emptyStore(page, 'cards');
  await fight.lose('Red', 1);
  await expectOnDisk(page, 8);
  await fight.backToBattles();
  await expectBothListed(page);
  await page.reload();
  await expectBothListed(page);
});

test('cards that are gone are made again from the logs at the next start', async ({ page }) => {
  const fight = await twoBattles(page);
  await fight.backToBattles();
  await emptyStore(page, 'cards');
  await page.reload();
  await expectBothListed(page);
  await new BattlesPage(page).openBattle('Blue v Red');
  await fight.expectScore(2, 0);
});
