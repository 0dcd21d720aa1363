import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';

/*
 * The table, made by hand. Three Terminators of Red, T4, two Wounds each, 2+ and 5+ invulnerable. At
 * Initiative 4 Blue's Veterans cause one Wound at S4 AP–, their Sergeant one at S8 AP1, which is Instant
 * Death against T4. Every save is failed. A new pool is a new choice, so that the defender may offer a model
 * that is hurt already.
 *
 * first      then      on whom                                        lost         Blue scores
 * S8 AP1     S4 AP–    model 1 is removed with 2 Wounds; model 2      2 + 1        3: Red tests on 5 or less, 10 of 36
 * S4 AP–     S8 AP1    model 1 loses 1; model 1 again, with 1 left    1 + 1        2: Red tests on 6 or less, 15 of 36
 */
test('two pools on models with two Wounds, in one order and, after undo, in the other', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', models: 5 });
  await assault.takeProposed('Red', {
    name: 'Terminators',
    models: 3,
    stats: { Wounds: '2', Initiative: '3', 'Armour save': '2+', 'Invulnerable save': '5+' },
  });
  await assault.addByHand('Blue', {
    name: 'Sergeant',
    models: 1,
    stats: { 'Weapon Strength': '8', 'Weapon AP': '1' },
  });
  await assault.expectCard(
    'Blue',
    '1 attack hits on 4+, wounds on 2+, invulnerable 5+ (AP1 against 2+), Instant Death',
  );
  await assault.next('Fight: Initiative 4').click();
  await assault.count('How many hit?', 2, '2 hit');
  await assault.count('How many wound?', 1, '1 wound');
  await assault.count('How many hit?', 1, '1 hit');
  await assault.count('How many wound?', 1, '1 wound');

  await test.step('the strong pool first', async () => {
    await expect(assault.pools()).toHaveCount(2);
    await assault.pools().nth(1).getByRole('button', { name: 'S8 AP1: earlier' }).click();
    await expect(assault.pools().first()).toContainText('S8 AP1');
    await assault.next('First S8 AP1').click();
    await assault.model('Terminators 1, 2 of 2 Wounds, in base contact').click();
    await assault.die('Terminators 1 saves on 5+, invulnerable', 4);
    await expect(assault.model('Terminators 1, removed')).toBeDisabled();

    await page.reload();
    await assault.model('Terminators 2, 2 of 2 Wounds, in base contact').click();
    await assault.die('Terminators 2 saves on 2+', 1);
    await assault.expectFact('2 attacks hit on 4+');
    await assault.count('How many hit?', 0, '0 hit');
    await assault.expectScore(3, 0, 'Blue wins by 3');
  });

  await test.step('the weak pool first', async () => {
    // Red's hits, two saves, two choices, and the order of the pools.
    for (let gesture = 0; gesture < 6; gesture += 1) await assault.undoButton.click();
    await expect(assault.pools()).toHaveCount(2);
    await assault.next('First S4 AP–').click();
    await assault.model('Terminators 1, 2 of 2 Wounds, in base contact').click();
    await assault.die('Terminators 1 saves on 2+', 1);
    await assault.model('Terminators 1, 1 of 2 Wounds, in base contact').click();
    await assault.die('Terminators 1 saves on 5+, invulnerable', 4);
    await assault.count('How many hit?', 0, '0 hit');
    await assault.expectScore(2, 0, 'Blue wins by 2');
    await assault.next('Red tests Morale').click();
    await expect(assault.loser('Terminators')).toContainText('Ld 8 −2: 6 or less');
    await expect(assault.loser('Terminators')).toContainText('42%');
    await assault.loser('Terminators').getByRole('button', { name: 'Held' }).click();
    await expect(assault.next('Next round')).toBeEnabled();
  });
});
