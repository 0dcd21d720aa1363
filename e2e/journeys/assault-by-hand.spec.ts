import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { SWITCHER } from '../pages/engage-sheet';
import { FighterSheet } from '../pages/fighter-sheet';
import { Sheet } from '../pages/sheet';
import { ShootingPage } from '../pages/shooting-page';

/*
 * No army is entered: all fighters are typed. Blue shoots at ten Raiders; four fall.
 */
test('a squad typed by hand comes to the assault with what the shooting left, once', async ({ page }) => {
  await AssaultPage.start(page);
  const shooting = new ShootingPage(page);

  await test.step('four of ten fall to the shooting', async () => {
    await shooting.open('Blue');
    await shooting.next('Fight with sample squads').click();
    await shooting
      .targets('Red')
      .getByRole('button', { name: /^10 × Red squad/ })
      .click();
    const sheet = await FighterSheet.of(page, 'Red: change fighters');
    await sheet.fill({ name: 'Raiders', models: 10, stats: { Leadership: '10' } });
    await sheet.dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await shooting.next('Shoot').click();
    await shooting.count('How many hit?', 7, '7 hit');
    await shooting.count('How many wound?', 4, '4 wound');
    await shooting.count('How many are saved?', 0, '0 saved');
    await expect(shooting.settled).toContainText('Raiders: lost 4 of 10');
    await shooting.loser('Raiders').getByRole('button', { name: 'Held, Raiders', exact: true }).click();
  });

  await test.step('six are proposed for the assault, and nobody offers ten', async () => {
    await page.getByRole('banner').getByRole('button', { name: SWITCHER }).click();
    await new Sheet(page).dialog.getByRole('button', { name: /^Combat 1/ }).click();
    const assault = new AssaultPage(page);
    await expect(assault.fighters('Red')).toContainText('6 × Raiders');
    const adding = await assault.openAdding('Red');
    const here = adding.dialog.getByRole('region', { name: 'In this battle' });
    await expect(here.getByRole('button')).toHaveCount(1);
    await expect(adding.dialog.getByRole('button', { name: /^Raiders/ })).toHaveCount(1);
    await adding.close();
    await assault.next('Fight with sample squads').click();
    await expect(assault.fighters('Red')).toContainText('6 × Raiders');
  });
});

test('a Dreadnought shows its armour on its card, and its number is remembered', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const sheet = await assault.openProposed('Blue');
  await sheet.fill({ name: 'Dreadnought', models: 2, vehicle: true });
  await sheet.set('Front armour', '12');
  await sheet.add();
  await expect(assault.fighters('Blue')).toContainText('AV 12/');
  const again = await assault.openAdding('Red');
  await again.dialog.getByRole('button', { name: /^Dreadnought/ }).click();
  await expect(page.getByRole('button', { name: 'Add 2 models', exact: true })).toBeVisible();
});

test('a vehicle typed by hand is one tank that strikes nobody, and a slip of the finger is taken back', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await page.getByRole('button', { name: 'Add fighters to Red' }).click();
  // Nothing is there to choose from: the form is open.
  const sheet = await FighterSheet.of(page, 'Red: new fighters');
  const models = sheet.dialog.getByRole('textbox', { name: 'Models' });
  await sheet.fill({ name: 'Predator', vehicle: true });
  await expect(models).toHaveValue('1');
  await expect(sheet.dialog.getByRole('radio', { name: 'Hull Points 3', exact: true })).toBeVisible();
  await expect(sheet.dialog.getByRole('radio', { name: 'Attacks 0', exact: true })).toBeVisible();
  await sheet.dialog.getByRole('radio', { name: 'Models', exact: true }).check();
  await expect(models).toHaveValue('10');
  await sheet.dialog.getByRole('radio', { name: 'Vehicle or building' }).check();
  await sheet.add();
  await expect(assault.fighters('Red')).toContainText('1 × Predator');
  await assault.takeProposed('Blue', {});
  await assault.next('Fight: Initiative 4').click();
  await assault.expectFact('10 attacks hit on 3+');
});
