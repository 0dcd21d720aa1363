import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage, startBattle } from '../pages/battles-page';
import { NamedCombats } from '../pages/engage-sheet';
import { ImportSheet } from '../pages/import-sheet';

const SPEARS = { name: 'Spears', points: '200', models: '20' };

test('two units typed with one name are told apart on every control, and in undo', async ({ page }) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await armies.show('Blue');
  const form = await armies.openAdding('Blue');
  await form.fill(SPEARS);
  await form.addAnother('Spears');
  await form.fill(SPEARS);
  await form.addAnother('Spears #2');
  await form.fill({ name: 'Priest', points: '100', healthEach: '2' });
  await form.add();
  await armies.expectUnits('Spears', 'Spears #2', 'Priest');
  await armies.add('Red', { name: 'Boars', points: '200', models: '5' });
  const fight = await armies.openFight();
  await new NamedCombats(page).engage(['Spears', 'Spears #2', 'Boars']);
  await page.getByRole('button', { name: /^Spears #2: lose 1 / }).click();
  await expect(fight.undoButton).toHaveAccessibleName('Undo: Spears #2 −1');
});

test('who joined whom stands in the picker and in Who faces whom', async ({ page }) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', SPEARS, { name: 'Priest', points: '100', healthEach: '2' });
  await armies.add('Red', { name: 'Boars', points: '200', models: '5' });
  await armies.show('Blue');
  const priest = await armies.unit('Priest').open();
  await priest.button('It is a character').click();
  await priest.dialog.getByLabel('Joined to').selectOption({ label: 'Spears' });
  await priest.close();
  await armies.openFight();
  const combats = new NamedCombats(page);
  const units = await combats.openUnits();
  await expect(units.joinedTo('Priest')).toHaveText('joined to Spears');
  await units.join('Spears');
  await units.join('Boars');
  await units.showFaces();
  await expect(units.block('Spears')).toContainText('with Priest');
  await expect(units.facing('Boars', 'Spears')).toContainText('with Priest');
});

test('a list that does not say who is a character is asked, once for each name', async ({ page }) => {
  const list = 'Mage 250\nPriest 180\n20 Spears 300\n';
  const battles = await BattlesPage.open(page);
  await battles.newBattle();
  const sheet = await ImportSheet.open(page, 'Blue');
  await sheet.box.fill(list);
  await sheet.dialog.getByRole('button', { name: 'Read it' }).click();
  const priest = sheet.dialog.getByRole('switch', { name: 'Priest is a character' });
  await priest.click();
  await sheet.dialog.getByRole('button', { name: 'Mage is the General' }).click();
  await sheet.take(3);
  const other = await ImportSheet.open(page, 'Red');
  await other.box.fill(`${list}\n`);
  await other.dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(priest).toBeChecked();
});
