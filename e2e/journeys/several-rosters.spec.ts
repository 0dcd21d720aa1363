import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { OLD_WORLD_ROSTER } from '../../src/testing/army-lists/roster-samples';
import { rosterXml } from '../../src/testing/army-lists/rosters';
import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { ImportSheet } from '../pages/import-sheet';

/** A roster of one unit under that name. */
function rosterOf(name: string, unit: string, points: number): string {
  return rosterXml({
    name,
    catalogue: OLD_WORLD_ROSTER.catalogue,
    total: points,
    selections: [{ name: unit, type: 'unit', points }],
  });
}

/** The question that a packed file with these two rosters, and something that is none, leads to. */
async function opened(page: Page, first: string, second: string): Promise<ImportSheet> {
  const packed = zipSync({
    'first.ros': strToU8(rosterOf(first, 'Spear Wall', 400)),
    'second.ros': strToU8(rosterOf(second, 'Thunder Riders', 650)),
    'notes.txt': strToU8('Bring the dice'),
  });
  await (await BattlesPage.open(page)).newBattle();
  const sheet = await ImportSheet.open(page, 'Blue');
  await sheet.dialog.getByLabel('Open a file').setInputFiles({
    name: 'both.rosz',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(packed),
  });
  await expect(sheet.dialog.getByText('That file holds several lists. Which one?')).toBeVisible();
  return sheet;
}

test('a packed file with two rosters asks which, and takes that one alone', async ({ page }) => {
  const sheet = await opened(page, 'For Saturday', 'For Sunday');
  const choices = sheet.dialog.getByRole('button', { name: /^For S/ });
  await expect(choices).toHaveText(['For Saturday · 1 unit · 400', 'For Sunday · 1 unit · 650']);
  await choices.last().click();
  await expect(sheet.banner).toContainText('650');
  await sheet.dialog.getByRole('button', { name: 'Take 1 unit' }).click();
  await expect(sheet.dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await (await ArmiesPage.open(page)).expectUnits('Thunder Riders');
});

for (const [told, name] of [
  ['one word of 300 letters', 'W'.repeat(300)],
  ['forty words', 'Wolfenburg '.repeat(40).trim()],
  ['letters and digits without a blank', 'a1'.repeat(100)],
] as const) {
  test(`a roster whose name is ${told} stays within its button`, async ({ page }) => {
    const sheet = await opened(page, name, 'For Sunday');
    const choice = sheet.dialog.getByRole('button', { name: /1 unit · 400$/ });
    const over = await choice.evaluate((button) => button.scrollWidth - button.clientWidth);
    expect(over, 'how much wider than the button its words are').toBeLessThanOrEqual(0);
  });
}
