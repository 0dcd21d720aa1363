import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';
import { BattlesPage } from '../pages/battles-page';
import { FighterSheet } from '../pages/fighter-sheet';
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
 * Challenge Three Blades are fewer than five: no Outside Support. Focus: D6 + 5 against D6 + 4, 21 of the 31 throws that
 *           are not equal: 68 %. Guard Up against Flurry of Blows; 4 + 5 = 9 is more than 4 + 4: Blue strikes first.
 *           The Captain loses a Wound, the Praetor none. Blue ends it: 1 : 0, 1 glory.
 * Step 4    The Captain is out of the fight: three Blades at the Predator's rear, armour 10. WS4 against a vehicle's 1
 *           hits on 2+; 8 + 2 = 10 glances. All hit, two glance. A 4: Pinned, which it is: its last Hull Point. The
 *           other glance finds nobody.
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

  await test.step('the fighters of the assault', async () => {
    const squad = { Wounds: '1', Initiative: '4', Attacks: '1', 'Weapon Skill': '4' };
    await shooting.next('Next combat Combat 1').click();
    await assault.takeProposed('Red', {
      name: 'Captain',
      models: 1,
      rank: 'Command',
      stats: { 'Weapon Skill': '4', Wounds: '2', Attacks: '3', Leadership: '9' },
    });
    const sheet = await assault.openAdding('Red');
    await sheet.dialog.getByRole('button', { name: /^Predator/ }).click();
    await assault.addByHand('Blue', {
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
  });

  await test.step('the challenge', async () => {
    await answer('Challenge').click();
    const sheet = new Sheet(page);
    await sheet.dialog.getByRole('button', { name: 'Praetor challenges Red', exact: true }).click();
    await answer('Captain accepts').click();
    await answer('Guard Up').click();
    await expect(answer('Guard Up')).toBeHidden();
    await answer('Flurry of Blows').click();
    await answer('Enter the dice').click();
    for (const die of ['Blue: 4', 'Red: 4']) await answer(die).click();
    await answer('1 Wound').click();
    await expect(answer('2 Wounds')).toBeVisible();
    await answer('None').click();
    await answer('End: 1 glory for Blue').click();
  });

  await test.step('the Blades at its rear: what it is already costs its last Hull Point', async () => {
    await assault.next('Fight: Initiative 4').click();
    await assault.expectFact('3 attacks hit on 2+');
    await assault.count('How many hit?', 3, '3 hit');
    await assault.count('How many penetrate?', 0, '0 penetrate');
    await assault.count('How many glance?', 2, '2 glance');
    await assault.die('Predator: what does the glance do?', 4);
    await assault.expectScore(3, 0, 'Blue wins by 3');
  });

  await test.step('the check and the aftermath', async () => {
    await assault.next('Red checks Leadership').click();
    const check = page.getByRole('region', { name: 'Red: Leadership Check' });
    await expect(check).toContainText('LD 9 −3: 6 or less');
    await expect(check).toContainText('42%');
    await check.getByRole('button', { name: /^Enter the dice/ }).click();
    await answer('First die: 3').click();
    await answer('Second die: 5').click();
    await expect(check).toContainText('Routed: 3 + 5 = 8, needed 6 or less');
    await answer('Fall Back, Captain').click();
    await answer('Pursue, Praetor').click();
  });

  await test.step('the log and the review tell of it', async () => {
    const log = await assault.openLog();
    await expect(log.line('Predator: −2 Hull Points').first()).toBeVisible();
    await expect(log.line('Captain: Fall Back')).toHaveCount(1);
    const score = new ScorePage(page);
    await score.goToRoom('Score');
    const end = await score.openEnd();
    await end.leaveOpen();
    await end.end();
    await score.openReport();
    await expect(page.getByRole('main')).toContainText('Praetor v Captain');
    await page.goBack();
  });
});
