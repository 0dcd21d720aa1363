import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';

/*
 * The table, made by hand. Six Blades at Initiative 5 strike a Sergeant, who was entered first, and four
 * Troopers of his unit; all have one Wound and a 3+. Three Wounds, of which one is saved: two of Red's
 * choice fall, and the Sergeant is none of them. At Initiative 4 a Champion causes one more, for which the
 * phone rolls: on whom, Red says first.
 */
test('the defender chooses who falls, before the phone rolls too', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Blades', models: 6, stats: { Initiative: '5' } });
  await assault.takeProposed('Red', {
    name: 'Sergeant',
    models: 1,
    stats: { Initiative: '1', 'Armour save': '3+' },
  });
  await assault.addToUnit('Red', 'Sergeant', {
    name: 'Trooper',
    models: 4,
    stats: { Attacks: '1' },
    rank: 'No',
  });
  await assault.addByHand('Blue', { name: 'Champion', models: 1 });
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 6, '6 hit');
  await assault.count('How many wound?', 3, '3 wound');
  await assault.count('How many are saved?', 1, '1 saved');

  await test.step('two fall: as many as that of one group at a tap, or each by itself', async () => {
    await assault.expectFact('2 models fall');
    await expect(assault.next('Tap 2 more')).toBeDisabled();
    await assault.model('Trooper 3, in base contact').click();
    await expect(assault.next('Tap 1 more')).toBeDisabled();
    await page.getByRole('button', { name: 'Choose anew' }).click();
    await page.getByRole('button', { name: '2 × Trooper', exact: true }).click();
    // After undo, both answers can be changed.
    await assault.undoButton.click();
    await page.getByRole('button', { name: '1 saved: change' }).click();
    await assault.count('How many are saved?', 1, '1 saved');
    await assault.model('Trooper 2, in base contact').click();
    await assault.model('Trooper 4, in base contact').click();
  });

  await test.step('the odds say who falls first', async () => {
    const odds = await assault.openOdds();
    const first = odds.dialog.getByRole('group', { name: /Who falls first/ });
    await first.getByRole('radio', { name: 'Trooper' }).check();
    await odds.close();
  });

  await test.step('the phone rolls for those who were chosen', async () => {
    await assault.count('How many hit?', 1, '1 hit');
    await assault.count('How many wound?', 1, '1 wound');
    await assault.next('Roll for me').click();
    await expect(assault.next('Roll for me')).toBeDisabled();
    await assault.model('Trooper 3, in base contact').click();
    await assault.next('Roll for me').click();
    // Whether saved or not, the Wound was not the Sergeant's: he still strikes, alone or with the Troopers.
    await assault.expectFact('1 attack hits on 4+');
  });
});
