import type { Page } from '@playwright/test';
import { phoneThatSees } from '../fake-camera';
import { axe, controlSizes, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { ImportSheet } from '../pages/import-sheet';
import { KeptArmiesPage } from '../pages/kept-armies-page';
import { SendPage } from '../pages/send-page';

const LIST = `Anna Berg (anna) - Dwarven Holds
480 - King, General, Shield Bearers
390 - 20 Greybeards, Great Weapon, Musician, Standard Bearer
230 - 10 Clan Marksmen, Crossbow
1100`;
const OTHER = `Ben - Orcs and Goblins
500 - Orc Warlord, General
300 - 25 Orcs, Standard Bearer
800`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function copied(page: Page, text: string): Promise<void> {
  await page.evaluate((copiedText) => navigator.clipboard.writeText(copiedText), text);
}

async function keep(armies: KeptArmiesPage, list: string, units: number): Promise<void> {
  await copied(armies.page, list);
  await armies.addButton.click();
  await armies.page.getByRole('button', { name: `Keep ${units} units` }).click();
  await expect(armies.page.getByRole('dialog')).toHaveCount(0);
}

test('an army is kept, found, tagged, noted, changed, copied, thrown away and brought back', async ({
  page,
}) => {
  await BattlesPage.open(page);
  await page.getByRole('link', { name: 'Armies' }).click();
  const armies = new KeptArmiesPage(page);
  await expect(page.getByText('No army is kept here yet')).toBeVisible();
  await keep(armies, LIST, 3);
  await keep(armies, OTHER, 2);
  await armies.expectArmies('Orcs and Goblins', 'Dwarven Holds');

  const sheet = await armies.openArmy('Dwarven Holds');
  await sheet.getByRole('textbox', { name: 'What you call it' }).fill('Grudge');
  await sheet.getByRole('textbox', { name: 'New tag' }).fill('league');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Notes' }).fill('No artillery in spring');
  await sheet.getByRole('button', { name: 'Edit the units' }).click();
  await sheet.getByRole('button', { name: /^Greybeards 20/ }).click();
  await sheet.getByRole('textbox', { name: 'Points', exact: true }).fill('400');
  await expect(sheet.getByRole('status')).toHaveText(/add to 1,110, the list says 1,100/);
  await sheet.getByRole('button', { name: 'Save the units' }).click();
  await sheet.getByRole('button', { name: 'The list as it was pasted' }).click();
  await expect(sheet.getByText('390 - 20 Greybeards, Great Weapon')).toBeVisible();
  await axe(page);
  await controlSizes(page);
  await sheet.getByRole('button', { name: 'Done' }).click();

  await page.reload();
  await armies.expectArmies('Orcs and Goblins', 'Grudge');
  await armies.search.fill('artillery grey');
  await armies.expectArmies('Grudge');
  await armies.search.fill('');
  await page.getByRole('button', { name: 'league', exact: true }).click();
  await armies.expectArmies('Grudge');
  await expect(armies.list.getByRole('button')).toContainText('3 units, 1,110 points');
  await page.getByRole('button', { name: 'league', exact: true }).click();
  await axe(page);
  await controlSizes(page);

  const again = await armies.openArmy('Grudge');
  await again.getByRole('button', { name: 'Duplicate' }).click();
  await again.getByRole('button', { name: 'Delete' }).click();
  await armies.expectArmies('Orcs and Goblins', 'Grudge');
  await page.getByRole('button', { name: 'Undo' }).click();
  await armies.expectArmies('Grudge #2', 'Orcs and Goblins', 'Grudge');
  await expect(armies.list.getByText('The same list as “Grudge”')).toBeVisible();
});

test('the same list twice is noticed, and is taken as it was kept', async ({ page }) => {
  const armies = await KeptArmiesPage.open(page);
  await keep(armies, LIST, 3);
  const sheet = await armies.openArmy('Dwarven Holds');
  await sheet.getByRole('button', { name: 'Edit the units' }).click();
  await sheet.getByRole('button', { name: /^King/ }).click();
  await sheet.getByRole('textbox', { name: 'Points', exact: true }).fill('500');
  await sheet.getByRole('button', { name: 'Save the units' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();

  await (await BattlesPage.open(page)).newBattle();
  await copied(page, LIST);
  const pasted = await ImportSheet.open(page, 'Blue');
  await expect(pasted.dialog.getByText(/You keep this list already, as “Dwarven Holds”/)).toBeVisible();
  await pasted.dialog.getByRole('button', { name: 'Take it as I kept it' }).click();
  await expect(page.getByText('3 units, 1,120')).toBeVisible();
  await KeptArmiesPage.open(page);
  await armies.expectArmies('Dwarven Holds');
});

test('New battle offers the last armies with one tap', async ({ page }) => {
  const armies = await KeptArmiesPage.open(page);
  await keep(armies, LIST, 3);
  await keep(armies, OTHER, 2);
  await (await BattlesPage.open(page)).newBattle();
  await page.getByRole('button', { name: 'Use Dwarven Holds for Blue' }).click();
  // What the other side has is offered as such, and not mistaken for it.
  await expect(page.getByRole('button', { name: 'Use Dwarven Holds too for Red' })).toBeVisible();
  await expect(page.getByText('Use Dwarven Holds too', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use Orcs and Goblins for Red' }).click();
  await axe(page);
  await controlSizes(page);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  const room = await ArmiesPage.open(page);
  await room.expectUnits('King', 'Greybeards', 'Clan Marksmen');
});

test('a season counts by kept army', async ({ page }) => {
  const armies = await KeptArmiesPage.open(page);
  await keep(armies, LIST, 3);
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await page.getByRole('button', { name: 'Use Dwarven Holds for Blue' }).click();
  await page.getByRole('group', { name: 'Which side is mine' }).getByRole('radio', { name: 'Blue' }).check();
  const fight = await newBattle.fight();
  await (await fight.openMenu()).end('Blue won');
  await fight.backToBattles();
  const season = await new BattlesPage(page).openSeason();
  await expect(season.row('By kept army', 'Dwarven Holds')).toContainText('1 battle');
});

test('an army goes to the opponent’s phone by its codes', async ({ page, baseURL }, testInfo) => {
  const armies = await KeptArmiesPage.open(page);
  await keep(armies, LIST, 3);
  const sheet = await armies.openArmy('Dwarven Holds');
  await sheet.getByRole('button', { name: 'Show to a phone' }).click();
  await axe(page);
  const frames = await new SendPage(page).filmedAll();
  const { page: other, browser } = await phoneThatSees(frames, baseURL ?? '', testInfo);
  await (await BattlesPage.open(other)).newBattle();
  await other.getByRole('button', { name: 'Paste Red’s list' }).click();
  await other.getByRole('button', { name: 'Scan a phone' }).click();
  const taken = other.getByRole('button', { name: 'Take 3 units' });
  await expect(taken).toBeVisible({ timeout: 60_000 });
  await expect(other.getByRole('dialog').getByRole('button', { name: /^Greybeards/ })).toContainText(
    '20 × 1',
  );
  await taken.click();
  await expect(other.getByText('3 units, 1,100')).toBeVisible();
  await browser.close();
});
