import type { Page } from '@playwright/test';
import { expectOnDisk } from '../disk';
import { expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { ScorePage } from '../pages/score-page';

/** A running battle with one Health Point lost, in its fight. */
async function running(page: Page) {
  const fight = await (await (await BattlesPage.open(page)).newBattle()).fight();
  await fight.lose('Red', 1);
  await expectOnDisk(page, 2);
  return fight;
}

async function expectShareScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Share live' })).toBeVisible();
}

test('sharing live is reached from the Score of a running battle', async ({ page }) => {
  await running(page);
  await ScorePage.open(page);
  const others = page.getByRole('region', { name: 'Other phones' });
  await expect(others.getByRole('button', { name: 'To another phone' })).toBeVisible();
  await others.getByRole('button', { name: 'Share live' }).click();
  await expectShareScreen(page);
});

test('sharing live is reached from the menu of a battle', async ({ page }) => {
  const fight = await running(page);
  await fight.openMenu();
  await page.getByRole('button', { name: 'Share live' }).click();
  await expectShareScreen(page);
});

test('sharing live is reached from To another phone, which says what it is for', async ({ page }) => {
  const fight = await running(page);
  await fight.openMenu();
  await page.getByRole('button', { name: 'To another phone' }).click();
  await expect(page.getByText('By a club, others follow while you play.')).toBeVisible();
  await page.getByRole('button', { name: 'Share live' }).click();
  await expectShareScreen(page);
});
