import type { Page } from '@playwright/test';
import { HERESY_ROSTER } from '../../src/testing/army-lists/roster-samples';
import { packed, rosterJson, rosterXml } from '../../src/testing/army-lists/rosters';
import { expectKept } from '../disk';
import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage, POOL_RULEBOOKS } from '../pages/assault-page';
import { BattlesPage } from '../pages/battles-page';
import { ImportSheet } from '../pages/import-sheet';
import { KeptArmiesPage } from '../pages/kept-armies-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function copied(page: Page, text: string): Promise<void> {
  await page.evaluate((copiedText) => navigator.clipboard.writeText(copiedText), text);
}

/** The preview of a list that is pasted for Blue in a new battle. */
async function pasted(page: Page, list: string): Promise<ImportSheet> {
  await (await BattlesPage.open(page)).newBattle();
  await copied(page, list);
  return ImportSheet.open(page, 'Blue');
}

function row(sheet: ImportSheet, unit: string) {
  return sheet.dialog.getByRole('button', { name: new RegExp(`^${unit} \\d`) });
}

test('a line that is not understood is attached to the unit above, or ignored; both may be taken back', async ({
  page,
}) => {
  const sheet = await pasted(
    page,
    'Dwarven Holds\n480 - King, General\nThe Old Grudge\n480\nThanks for reading',
  );
  const asked = sheet.dialog.getByRole('region', { name: 'Lines not understood (2)' });
  await expect(asked).toContainText('The Old Grudge');
  await sheet.settle('Attach to the unit above', 'The Old Grudge');
  await sheet.settle('Ignore', 'Thanks for reading');
  await expect(sheet.dialog.getByRole('region', { name: 'Lines not understood (0)' })).toBeVisible();
  await row(sheet, 'King').click();
  await expect(sheet.dialog.getByText('480 - King, General\nThe Old Grudge')).toBeVisible();
  await sheet.settle('Ignore', 'Thanks for reading');
  await expect(sheet.dialog.getByRole('region', { name: 'Lines not understood (1)' })).toBeVisible();
  await sheet.dialog.getByRole('button', { name: 'Take 1 unit' }).click();
  await expect(sheet.dialog).toHaveCount(0);
});

test('guesses are marked, the points for each or for all among them, and go when they are settled', async ({
  page,
}) => {
  const sheet = await pasted(page, 'Dread Elves\n475 - 2x5 Dark Raiders\n300 - Prince, General\nUnits: 3');
  const raiders = row(sheet, 'Dark Raiders').first();
  await expect(raiders).toContainText('points for each?');
  await expect(raiders).toContainText('Health Points?');
  await expect(sheet.guessed).toHaveText('Guessed: 5 things to check');
  await raiders.click();
  await sheet.dialog.getByRole('textbox', { name: 'Points', exact: true }).fill('238');
  await expect(raiders).not.toContainText('points for each?');
  await expect(sheet.guessed).toHaveText('Guessed: 4 things to check');
});

test('of two Generals the players say which', async ({ page }) => {
  const sheet = await pasted(page, '480 - King, General\n260 - Thane, General\n740');
  await expect(sheet.dialog.getByText('Several are marked as the General')).toBeVisible();
  await sheet.dialog.getByRole('button', { name: 'Thane is the General' }).click();
  await expect(sheet.dialog.getByText('Several are marked as the General')).toHaveCount(0);
  await expect(row(sheet, 'Thane')).toContainText('General');
  await expect(row(sheet, 'King')).not.toContainText('General');
});

test('saving is never blocked: a unit without name, points and models is taken', async ({ page }) => {
  const sheet = await pasted(page, '480 - King, General\n390 - 20 Greybeards\n900');
  await row(sheet, 'Greybeards').click();
  for (const field of ['Name', 'Points', 'Models', 'Health Points each']) {
    await sheet.dialog.getByRole('textbox', { name: field, exact: true }).fill('');
  }
  await expect(sheet.banner).toContainText('The units add to 480, the list says 900');
  await sheet.take(2);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await (await ArmiesPage.open(page)).expectUnits('King', '#2');
});

test('what was entered once is there the next time, and is not asked again', async ({ page }) => {
  const list = 'Dwarven Holds\n480 - King, General\n390 - 20 Greybeards, Musician\n870';
  const first = await pasted(page, list);
  await first.change('King', { 'Health Points each': '4', Discipline: '10', 'Base (mm)': '20x20' });
  await first.take(2);
  await expectKept(page, 'knownUnits');
  await page.reload();
  const again = await pasted(page, `${list}\n`.replace('870', '870 points'));
  const king = row(again, 'King');
  await expect(king).toContainText('1 × 4 Health Points');
  await expect(king).not.toContainText('Health Points?');
  await king.click();
  await expect(again.dialog.getByRole('textbox', { name: 'Discipline' })).toHaveValue('10');
  await expect(again.dialog.getByRole('textbox', { name: 'Base (mm)' })).toHaveValue('20x20');
  await expect(row(again, 'Greybeards')).toContainText('Health Points?');
});

test('what is changed of a unit in Armies holds for the next list too', async ({ page }) => {
  const list = 'Dwarven Holds\n480 - King, General\n480';
  await (await pasted(page, list)).dialog.getByRole('button', { name: 'Take 1 unit' }).click();
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  const unit = await (await ArmiesPage.open(page)).unit('King').open();
  await unit.dialog.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Health Points each' }).fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectKept(page, 'knownUnits');
  await page.goto('./');
  const again = await pasted(page, list.replace('480 -', '490 -'));
  await expect(row(again, 'King')).toContainText('1 × 5 Health Points');
  await expect(row(again, 'King')).not.toContainText('Health Points?');
});

test('a list over 8 kB is kept on the phone as it was pasted', async ({ page }) => {
  const units = Array.from(
    { length: 20 },
    (_, index) => `${200 + index} - ${10 + index} Marksmen, Crossbow${', Rune of Smashing'.repeat(30)}`,
  );
  const long = ['Dwarven Holds', '480 - King, General', ...units].join('\n');
  const sheet = await pasted(page, long);
  await sheet.take(21);
  await expectKept(page, 'source');
  await page.reload();
  const army = await (await KeptArmiesPage.open(page)).openArmy('Dwarven Holds');
  await army.getByRole('button', { name: 'The list as it was pasted' }).click();
  await expect(army.locator('pre')).toHaveText(long);
});

const deep = `${'{"roster":'.repeat(101)}1${'}'.repeat(101)}`;
const REFUSED: readonly (readonly [string, string, Buffer, RegExp])[] = [
  ['text over 200 kB', 'list.txt', Buffer.from('480 - King\n'.repeat(20_000)), /too long for a list: 200 kB/],
  ['JSON over 2 MB', 'list.json', Buffer.from(`["${'x'.repeat(2_100_000)}"]`), /too large: 2 MB/],
  [
    'a packed file that unpacks to over 5 MB',
    'list.rosz',
    Buffer.from(packed(`<roster>${' '.repeat(6_000_000)}</roster>`)),
    /packed in that file is too large: 5 MB/,
  ],
  [
    'XML with entities',
    'list.ros',
    Buffer.from('<!DOCTYPE roster [<!ENTITY a "b">]><roster>&a;</roster>'),
    /definitions of its own/,
  ],
  ['nesting over 100', 'list.json', Buffer.from(deep), /nests deeper than 100 levels/],
];
for (const [what, name, buffer, sentence] of REFUSED) {
  test(`${what} is refused with a sentence`, async ({ page }) => {
    const sheet = await pasted(page, 'nothing');
    await sheet.dialog.getByLabel('Open a file').setInputFiles({ name, mimeType: 'text/plain', buffer });
    await expect(sheet.dialog.getByRole('alert')).toHaveText(sentence);
  });
}

test('a file that is dropped is read', async ({ page }) => {
  const sheet = await pasted(page, 'nothing');
  const dropped = await page.evaluateHandle((xml) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([xml], 'army.ros'));
    return transfer;
  }, rosterXml(HERESY_ROSTER));
  await sheet.box.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(sheet.dialog.getByRole('button', { name: 'Take 3 units' })).toBeVisible();
});

test('a roster brings its fighters, so that an assault needs no typing', async ({ page }) => {
  const form = await (await BattlesPage.open(page)).newBattle();
  await form.choose(POOL_RULEBOOKS[0] ?? '');
  for (const side of ['Blue', 'Red'] as const) {
    await copied(page, rosterJson(HERESY_ROSTER));
    await (await ImportSheet.open(page, side)).take(3);
  }
  await form.fightButton.click();
  const assault = new AssaultPage(page);
  for (const side of ['Blue', 'Red'] as const) {
    const sheet = await assault.openAdding(side);
    await sheet.dialog.getByRole('button', { name: /^Tactical Squad 9 Legionary, 1 Sergeant/ }).click();
  }
  await expect(assault.fighters('Blue')).toContainText('Legionary');
  await expect(assault.fighters('Red')).toContainText('Sergeant');
  await expect(assault.next('Fight: Initiative 4')).toBeVisible();
});

test('everything guessed opens one after the other, and what is right is not asked the next time', async ({
  page,
}) => {
  const list =
    'Wood Elves - 2k points\n\nGlade Lord General on Stag\n16x Glade Guard\n6x Wild Riders [156pts]\n';
  const first = await pasted(page, list);
  await expect(first.banner).toContainText('3 units, 156 points');
  await expect(first.banner).toContainText('2 units without points');
  await expect(row(first, 'Glade Lord')).toContainText('points?');
  await first.guessed.click();
  await first.dialog.getByRole('textbox', { name: 'Points', exact: true }).fill('300');
  for (const unit of ['Glade Lord', 'Glade Guard', 'Wild Riders']) {
    await first.dialog.getByRole('button', { name: `${unit} is right as it stands` }).click();
  }
  await expect(first.guessed).toHaveCount(0);
  await first.take(3);
  await expectKept(page, 'knownUnits');
  await page.reload();
  const again = await pasted(page, `${list}\n`);
  await expect(row(again, 'Glade Lord')).not.toContainText('Health Points?');
  // The points of this list stay unknown: no answer of another list can tell them.
  await expect(again.guessed).toHaveText('Guessed: 2 things to check');
});

test('a title is no unit, and a total that differs is said', async ({ page }) => {
  const sheet = await pasted(
    page,
    '===\nCup [2000 pts]\nWarhammer: The Old World, Wood Elf Realms, Open War\n===\n\n++ Characters [180 pts] ++\n\nLord [180 pts]\n- General\n\n++ Core Units [200 pts] ++\n\n20 Glade Guard [200 pts]\n- Musician\n',
  );
  await expect(sheet.banner).toContainText('The units add to 380, the list says 2,000');
  await expect(sheet.dialog.getByText('The list was made for Warhammer: The Old World')).toBeVisible();
  await sheet.dialog.getByRole('button', { name: 'Play Warhammer: The Old World' }).click();
  await sheet.take(2);
});
