import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { FighterSheet } from '../pages/fighter-sheet';
import { ShootingPage } from '../pages/shooting-page';

/*
 * A battle of Horus Heresy 3 from New battle on, reckoned by hand. Red's army has a Predator: armour 13/11/10, three Hull
 * Points, a vehicle for its Repair.
 *
 * Two guns of a squad, BS4, S8, AP2, Damage 2, at its side, armour 11. BS4 hits on 3+. 8 + 3 = 11 glances, 4 and more
 * penetrates; a 1 never does. One glances and shows a 3: Pinned. One penetrates: no save, 2 of 3 Hull Points; 1 is left.
 */
test('a vehicle under fire: armour, a glance, and what it makes of its unit', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 664 });
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Horus Heresy, 3rd edition');
  await newBattle.fightButton.click();
  const shooting = new ShootingPage(page);

  await test.step('the vehicle in its army', async () => {
    const armies = await ArmiesPage.open(page);
    await armies.show('Red');
    const form = await armies.openAdding('Red');
    await form.fill({ name: 'Predator', points: '150', models: '1', healthEach: '3' });
    await form.dialog.getByRole('switch', { name: /^Vehicle/ }).click();
    await form.add();
    await shooting.goToRoom('Fight');
  });

  await test.step('two guns at its side: one glances, one goes through', async () => {
    await shooting.open('Blue');
    await shooting.next('Fight with sample squads').click();
    await shooting.targets('Red').getByRole('button', { name: 'Predator', exact: true }).click();
    await shooting
      .targets('Red')
      .getByRole('button', { name: /^1 × Predator/ })
      .click();
    const tank = await FighterSheet.of(page, 'Red: change fighters');
    await tank.fill({ vehicle: true, stats: { 'Hull Points': '3' } });
    await tank.set('Front armour', '13');
    await expect(tank.dialog.getByRole('switch', { name: /Open-topped/ })).toHaveCount(0);
    await tank.done();
    await shooting.targets('Red').getByRole('button', { name: 'Side 11' }).click();
    await shooting.arm('Blue', 'Blue squad', {
      'Strength of the shots': '8',
      'AP of the shots': '2',
      Damage: '2',
    });
    await expect(shooting.shooters('Blue')).toContainText('glance side armour 11 on 3, penetrate on 4+');
    await shooting.next('Shoot').click();
    await shooting.count('How many hit?', 2, '2 hit');
    await shooting.count('How many penetrate?', 1, '1 penetrate');
    await shooting.count('How many glance?', 1, '1 glance');
    await shooting.next('Lose 2 Hull Points').click();
    await shooting.die('Predator: what does the glance do?', 3);
    await expect(shooting.settled).toContainText('Predator: −2 Hull Points, Pinned');
  });

  await test.step('what the glance did is on its unit, and its Repair is due in its own turn', async () => {
    const armies = await ArmiesPage.open(page);
    await armies.show('Red');
    const row = armies.unit('Predator');
    await expect(row.mark('Pinned')).toBeVisible();
    await row.expectHealth(2, '1 of 3');
    const sheet = await row.open();
    await expect(sheet.dialog.getByRole('switch', { name: /^Pinned/ })).toBeChecked();
    await expect(sheet.button('End phase, check: Pinned')).toHaveCount(0);
    await sheet.close();
    await shooting.undo('Predator: Pinned');
    await expect(row.mark('Pinned')).toHaveCount(0);
    await shooting.redo('Predator: Pinned');
    await expect(row.mark('Pinned')).toBeVisible();
    await shooting.goToRoom('Fight');
  });
});
