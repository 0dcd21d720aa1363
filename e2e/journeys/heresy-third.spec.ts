import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';
import { BattlesPage } from '../pages/battles-page';
import { FighterSheet } from '../pages/fighter-sheet';
import { ReviewPage } from '../pages/review-page';
import { ScorePage } from '../pages/score-page';
import { Sheet } from '../pages/sheet';
import { ShootingPage } from '../pages/shooting-page';

/*
 * A battle of Horus Heresy 3 from New battle on, reckoned by hand. Red's army has a Predator: armour 13/11/10, three Hull
 * Points, a vehicle for its Repair.
 *
 * Shooting  Two guns, BS4, S8, AP2, Damage 2, at its side, armour 11. BS4 hits on 3+. 8 + 3 = 11 glances, 4 and more
 *           penetrates; a 1 never does. Both hit: one glances and shows a 3, Pinned; one penetrates: no save, 2 of 3 Hull
 *           Points, 1 is left.
 *
 * Assault   Blue   a Praetor of Command, WS5 S4 W3 I5 A4 AP3, and in his unit three Blades, WS4 I4 A1 S8 AP2, Damage 2
 *           Red    a Captain of Command, WS4 S4 T4 W2 I4 A3, 3+, Ld 9; and the Predator
 * Challenge Focus: each has none that support it alone but Blue three models, fewer than five, of which Red has none:
 *           the only side with friends has +2 for each five or part: 5 + 2 = 7 against 4. Guard Up against Flurry of Blows.
 *           Blue rolls 3, 10; Red rolls 4, 8: Blue strikes first.
 *           WS5 and 1 against 4: 3+. The Praetor has one Attack by Guard Up and one for the Advantage.
 *           S4 against T4: 4+, AP3 leaves no 3+: the Captain loses a Wound; the Praetor none. Blue ends it: 1 : 0, 1 glory.
 * Step 4    Three Blades at the Predator's rear, armour 10: WS4 against a vehicle's 1 hits on 2+. 8 + 2 = 10 glances,
 *           3 and more penetrates. All hit; two glance. A 4: Pinned, which it is: its last Hull Point.
 * Points    Blue 1 removed, 1 for most models (4 against 1), 1 glory: 3. Red none.
 * Check     Ld 9 less 3 = 6 or less: 15 of 36, 42 %. 3 + 5 = 8: Routed. The Captain falls back, the Praetor pursues.
 */
test('a vehicle under fire and in an assault with a challenge, its statuses, and the aftermath', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 664 });
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Horus Heresy, 3rd edition');
  await newBattle.fightButton.click();
  const shooting = new ShootingPage(page);
  const assault = new AssaultPage(page);
  const answer = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');

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
    await expect(page.getByRole('main')).toContainText('Combat');
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

  await test.step('the fighters of the assault', async () => {
    const squad = { Wounds: '1', Initiative: '4', Attacks: '1', 'Weapon Skill': '4' };
    await answer('Blue v Red').click();
    await assault.takeProposed('Blue', {
      name: 'Praetor',
      models: 1,
      rank: 'Command',
      stats: { 'Weapon Skill': '5', Wounds: '3', Initiative: '5', Attacks: '4', 'Weapon AP': '3' },
    });
    await assault.addToUnit('Blue', 'Praetor', {
      name: 'Blades',
      models: 3,
      rank: 'None',
      stats: { ...squad, 'Weapon Strength': '8', 'Weapon AP': '2', Damage: '2' },
    });
    await assault.addByHand('Red', {
      name: 'Captain',
      models: 1,
      rank: 'Command',
      stats: { 'Weapon Skill': '4', Wounds: '2', Attacks: '3', Leadership: '9' },
    });
  });
});
