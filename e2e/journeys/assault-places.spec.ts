import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { Sheet } from '../pages/sheet';

/*
 * The table, made by hand. Two Veterans at Initiative 5 and one Champion at Initiative 4 strike four Ogres of
 * two Wounds each; all weapons are AP2, so that nobody saves. Ogres 3 and 4 are in contact, and after them
 * Ogre 2 is closer than Ogre 1.
 *
 * step    Wounds    on whom
 * 5       2         3 is chosen, and falls with the second
 * 4       1         places are asked anew; as before, so that only 4 is in contact
 */
test('the next closest model is entered, and a new Initiative step asks again where models stand', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  const stats = { 'Weapon AP': '2' };
  await assault.takeProposed('Blue', { name: 'Veterans', models: 2, stats: { ...stats, Initiative: '5' } });
  await assault.takeProposed('Red', {
    name: 'Ogres',
    models: 4,
    stats: { Wounds: '2', Initiative: '1', Attacks: '0' },
  });
  await assault.addByHand('Blue', { name: 'Champion', models: 1, stats });
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 2, '2 hit');
  await assault.count('How many wound?', 2, '2 wound');

  await test.step('two are not in contact, and the second of them is the closer one', async () => {
    await page.getByRole('button', { name: 'Who stands where' }).click();
    const { dialog } = new Sheet(page);
    for (const ogre of [1, 2]) {
      await dialog.getByRole('button', { name: `Ogres ${ogre}, 2 of 2 Wounds, in base contact` }).click();
    }
    await dialog.getByRole('radio', { name: 'By order' }).check();
    await dialog.getByRole('button', { name: 'Ogres 2: closer' }).click();
    await expect(
      dialog.getByRole('button', { name: 'Ogres 2, 2 of 2 Wounds, not in base contact, 1st closest' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(assault.model(/Ogres 2, .* not in base contact, 1st closest/)).toBeDisabled();
    await expect(assault.model('Ogres 4, 2 of 2 Wounds, in base contact')).toBeEnabled();
  });

  await assault.model('Ogres 3, 2 of 2 Wounds, in base contact').click();
  await assault.next('Lose 1 Wound').click();
  await assault.next('Lose 1 Wound').click();
  await expect(assault.undoButton).toBeVisible();

  await test.step('the next step asks, and takes the places again when it is told to', async () => {
    await assault.count('How many hit?', 1, '1 hit');
    await assault.count('How many wound?', 1, '1 wound');
    await assault.expectFact('Who is in contact now?');
    await page.reload();
    await assault.expectFact('Who is in contact now?');
    await assault.next('As before').click();
    // Only one is in contact: it is chosen automatically.
    await expect(assault.next('Lose 1 Wound')).toBeEnabled();
    await expect(assault.model('Ogres 4, 2 of 2 Wounds, in base contact, takes the Wounds')).toBeVisible();
    await assault.undoButton.click();
    await assault.next('All in contact').click();
    await expect(assault.model('Ogres 1, 2 of 2 Wounds, in base contact')).toBeEnabled();
  });
});

/*
 * Twelve Rending attacks on a Warden with a 2+ and two Levies without a save, all of one Wound: the Wounds
 * of the 6s are AP2, those of the others AP–. Emptied first, the 6s take the Warden and all three fall
 * with 51 %; last, with 22 %.
 */
test('the odds of a strike with two pools are those of the order that is chosen', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Blades', models: 12, rules: ['Rending'] });
  await assault.takeProposed('Red', {
    name: 'Warden',
    models: 1,
    stats: { 'Armour save': '2+', Initiative: '1' },
  });
  await assault.addToUnit('Red', 'Warden', {
    name: 'Levy',
    models: 2,
    stats: { 'Armour save': '–', Attacks: '1' },
    rank: 'No',
  });
  await assault.next('Fight: Initiative 4').click();
  const odds = await assault.openOdds();
  const orders = odds.dialog.getByRole('group', { name: /Two pools/ });
  await expect(orders.getByRole('radio', { name: 'Rending 6s first kills all 51%' })).toBeChecked();
  await expect(odds.dialog.getByRole('definition').filter({ hasText: '51%' })).toBeVisible();
  await orders.getByRole('radio', { name: 'The others first kills all 22%' }).check();
  await expect(odds.dialog.getByRole('definition').filter({ hasText: '22%' })).toBeVisible();
});
