import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage, startBattle } from '../pages/battles-page';
import { ImportSheet } from '../pages/import-sheet';

const T9A_2 = 'The Ninth Age, 2nd edition';
const OLD_WORLD = 'Warhammer: The Old World';
const LIST =
  '===\nCup [380 pts]\nWarhammer: The Old World, Wood Elf Realms, Open War\n===\n\n++ Characters [180 pts] ++\n\nLord [180 pts]\n- General\n\n++ Core Units [200 pts] ++\n\n20 Glade Guard [200 pts]\n- Musician\n';

test('the frame names the rulebook, and it is changed while no round is closed', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.choose(T9A_2);
  await newBattle.player('Blue').fill('Anna');
  const fight = await newBattle.fight();
  const frame = page.getByRole('banner');
  await expect(frame.getByText(/^T9A 2( · |$)/)).toBeVisible();
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', { name: 'Spears', points: '200', models: '20' });
  await armies.openFight();
  const sheet = await fight.openTurnSheet();
  await sheet.dialog.getByRole('button', { name: 'Change the rulebook' }).click();
  await sheet.expectTitle('Rulebook');
  await sheet.dialog.getByRole('button', { name: /^Warhammer Fantasy / }).click();
  await sheet.dialog.getByRole('radio', { name: OLD_WORLD, exact: true }).check();
  await sheet.dialog.getByRole('button', { name: 'Begin anew by TOW' }).click();
  await expect(frame.getByText(/^TOW( · |$)/)).toBeVisible();
  const again = await ArmiesPage.open(page);
  await again.show('Blue');
  await again.expectUnits('Spears');
  await again.openFight();
  await fight.closeRoundButton.click();
  const settled = await fight.openTurnSheet();
  await expect(settled.dialog.getByText(OLD_WORLD, { exact: true })).toBeVisible();
  await expect(settled.dialog.getByRole('button', { name: 'Change the rulebook' })).toHaveCount(0);
  await settled.close();
  await fight.backToBattles();
  await expect(battles.running).toHaveCount(1);
  await expect(battles.running).toContainText('Anna');
});

test('a pasted list of another game asks which rulebook is played before the battle begins', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.choose(T9A_2);
  const sheet = await ImportSheet.open(page, 'Blue');
  await sheet.box.fill(LIST);
  await sheet.dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(sheet.dialog.getByRole('group', { name: 'Which rulebook do you play?' })).toBeVisible();
  await expect(sheet.dialog.getByRole('button', { name: 'Take 2 units' })).toHaveCount(0);
  await sheet.dialog.getByRole('button', { name: `Play ${OLD_WORLD}` }).click();
  await expect(sheet.dialog.getByText('The list was made for')).toHaveCount(0);
  await sheet.take(2);
  await newBattle.fight();
  await expect(page.getByRole('banner').getByText(/^TOW( · |$)/)).toBeVisible();
});

test('who stays with the chosen rulebook is told by what the list is read', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.choose(T9A_2);
  const sheet = await ImportSheet.open(page, 'Red');
  await sheet.box.fill(LIST);
  await sheet.dialog.getByRole('button', { name: 'Read it' }).click();
  await sheet.dialog.getByRole('button', { name: `Play ${T9A_2}` }).click();
  await expect(
    sheet.dialog.getByText(`The list was made for ${OLD_WORLD}. It is read for ${T9A_2}.`),
  ).toBeVisible();
  await sheet.take(2);
  await newBattle.fight();
  await expect(page.getByRole('banner').getByText(/^T9A 2( · |$)/)).toBeVisible();
});

for (const [played, short] of [
  [OLD_WORLD, 'TOW'],
  [T9A_2, 'T9A 2'],
] as const) {
  test(`a kept army of another game asks the same, and is taken for ${short}`, async ({ page }) => {
    const battles = await BattlesPage.open(page);
    const newBattle = await battles.newBattle();
    await newBattle.choose(OLD_WORLD);
    const sheet = await ImportSheet.open(page, 'Blue');
    await sheet.box.fill(LIST);
    await sheet.dialog.getByRole('button', { name: 'Read it' }).click();
    await sheet.take(2);
    await newBattle.choose(T9A_2);
    await ImportSheet.open(page, 'Red');
    const kept = sheet.dialog.getByRole('list', { name: 'Armies kept on this phone' });
    await kept.getByRole('button').first().click();
    await expect(sheet.dialog.getByRole('group', { name: 'Which rulebook do you play?' })).toBeVisible();
    await expect(sheet.dialog.getByText(`The list was made for ${OLD_WORLD}.`)).toBeVisible();
    await sheet.dialog.getByRole('button', { name: `Play ${played}` }).click();
    await expect(sheet.dialog).toHaveCount(0);
    await newBattle.fight();
    await expect(page.getByRole('banner').getByText(new RegExp(`^${short}( · |$)`))).toBeVisible();
    const armies = await ArmiesPage.open(page);
    await armies.show('Red');
    await armies.expectUnits('Lord', 'Glade Guard');
  });
}

for (const [where, closed] of [
  ['before a round is closed', false],
  ['after a round was closed', true],
] as const) {
  test(`a list of another game pasted in Armies asks before it is taken, ${where}`, async ({ page }) => {
    const fight = await startBattle(page);
    if (closed) {
      await fight.lose('Red', 2);
      await fight.closeRoundButton.click();
    }
    const armies = await ArmiesPage.open(page);
    await armies.show('Red');
    const sheet = await ImportSheet.openInArmies(page);
    await sheet.box.fill(LIST);
    await sheet.dialog.getByRole('button', { name: 'Read it' }).click();
    const asks = sheet.dialog.getByRole('group', { name: 'Take it for this battle all the same?' });
    await expect(asks).toBeVisible();
    await expect(sheet.dialog.getByRole('button', { name: 'Take 2 units' })).toHaveCount(0);
    await asks.getByRole('button', { name: 'Another list' }).click();
    await expect(sheet.box).toHaveValue(LIST);
    await sheet.dialog.getByRole('button', { name: 'Read it' }).click();
    await asks.getByRole('button', { name: `Take it for ${T9A_2}` }).click();
    await sheet.take(2);
    await armies.expectUnits('Lord', 'Glade Guard');
  });
}
