import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { FighterSheet } from '../pages/fighter-sheet';
import { ShootingPage } from '../pages/shooting-page';
import { countTaps } from '../pages/tap-count';

/*
 * Two heavy guns (S8 AP2) at the side of a tank with armour 13/11/10 and three Hull Points: a 3 glances, 4
 * and more penetrates. One hit glances; one penetrates and rolls a 5 on the damage table, 6 with the 1 of
 * AP2: immobilised. One Hull Point is left.
 */
test('a tank is shot at from the side: glancing, penetrating, the damage table', async ({ page }) => {
  await AssaultPage.start(page);
  const shooting = new ShootingPage(page);
  await shooting.open('Blue');
  await shooting.next('Fight with sample squads').click();
  await shooting.arm('Blue', 'Blue squad', { 'Strength of the shots': '8', 'AP of the shots': '2' });
  await shooting
    .targets('Red')
    .getByRole('button', { name: /^10 × Red squad/ })
    .click();
  const sheet = await FighterSheet.of(page, 'Red: change fighters');
  await sheet.fill({ name: 'Tank', models: 1, vehicle: true, stats: { 'Hull Points': '3' } });
  await sheet.set('Front armour', '13');
  await sheet.dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(shooting.targets('Red')).toContainText('AV 13/11/10');

  const taps = await countTaps(page);
  await shooting.targets('Red').getByRole('button', { name: 'Side 11' }).tap();
  await expect(shooting.shooters('Blue')).toContainText('glance side armour 11 on 3, penetrate on 4+');
  await shooting.next('Shoot').tap();
  await shooting.count('How many hit?', 2, '2 hit');
  await shooting.expectFact('2 hits glance side armour 11 on 3, penetrate on 4+');
  await shooting.count('How many penetrate?', 1, '1 penetrate');
  await shooting.count('How many glance?', 1, '1 glance');

  await test.step('the shooter takes the penetrating hit first, and its die is typed', async () => {
    await page.getByRole('button', { name: /^First Penetrating/ }).click();
    await shooting.die('Tank: the damage table, +1', 5);
    await expect(page.getByRole('region', { name: 'Tank loses 1 Hull Point, no save' })).toBeVisible();
    await shooting.next('Lose 1 Hull Point').click();
    const tapped = await taps();
    console.info(`Two guns at one tank: ${tapped} taps`);
    expect(tapped).toBeLessThanOrEqual(12);
  });

  await expect(shooting.settled).toContainText('Tank: −2 Hull Points, Immobilised');
  await expect(shooting.loser('Tank')).toHaveCount(0);
});
