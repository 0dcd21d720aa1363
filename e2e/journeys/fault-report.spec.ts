import { axe, controlSizes, expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { loseOneOfRed, startBattle } from '../quick-battle';

test('Settings make a report of a fault that tells build, browser and taps, and no name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startBattle(page);
  await loseOneOfRed(page);
  await (await BattlesPage.open(page)).openSettings();
  await expect(
    page.getByText(/^\d+\.\d+\.\d+, ([0-9a-f]{8}\+? of \d{4}-\d\d-\d\d|built without git)$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copy for a report' }).click();
  await expect(page.getByText('Copied. It holds no name: read it below.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Warledger \d+\.\d+\.\d+, /);
  expect(copied).toContain('Battles: 1 running · 0 finished · 0 entries not saved');
  expect(copied).toMatch(/\n#\d+ v\d+ combatAnswered$/m);
  // What is copied is what is shown.
  await expect(page.locator('pre')).toHaveText(copied);
  await controlSizes(page);
  await axe(page);
});

test('where nothing may be copied, the report stands there to be marked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await (await BattlesPage.open(page)).openSettings();
  await page.getByRole('button', { name: 'Copy for a report' }).click();
  await expect(page.getByText('Mark the text below and copy it.')).toBeVisible();
  await expect(page.locator('pre')).toContainText('Battles: 0 running · 0 finished');
});
