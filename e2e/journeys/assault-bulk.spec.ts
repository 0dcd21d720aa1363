import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';

/*
 * The table, made by hand. Two squads of ten, S4 T4, one Wound, 3+; Blue charged, all at Initiative 4.
 *
 *                  attacks          hit on 4+    wound on 4+    saved on 3+    lost
 * Blue on Red      10 x (1 + 1)        11             6              3           3 of Red
 * Red on Blue      10 x 1               5             3              1           2 of Blue
 *
 * Blue wins by 1. Red tests on 8 - 1 = 7 or less: 21 of 36, 58 %. It fails, and 4 + D6 against 4 + D6 catches
 * on a tie: 21 of 36.
 */
test('two squads of ten are fought to the last survivor, and the armies have it', async ({ page }) => {
  const assault = await AssaultPage.start(page);
  const armies = await ArmiesPage.open(page);
  await armies.add('Red', { name: 'Veterans', points: '200', models: '10', healthEach: '1' });
  await armies.openFight();
  await assault.addFromArmy('Red', 'Veterans');
  await assault.next('Fight with sample squads').click();
  await assault.charge('Blue');
  await assault.expectCard('Blue', '20 attacks hit on 4+, wound on 4+, saved on 3+');
  await assault.expectCard('Red', '10 attacks hit on 4+, wound on 4+, saved on 3+');
  await assault.next('Fight: Initiative 4').click();

  await assault.expectFact('10 attacks hit on 4+');
  await assault.count('How many hit?', 5, '5 hit');
  await assault.expectFact('5 hits wound on 4+');
  await assault.count('How many wound?', 3, '3 wound');
  await assault.expectFact('20 attacks hit on 4+');
  await assault.count('How many hit?', 11, '11 hit');

  await page.reload();
  await assault.expectFact('11 hits wound on 4+');
  await assault.count('How many wound?', 6, '6 wound');
  await assault.expectFact('3 Wounds: save on 3+');
  await assault.count('How many are saved?', 1, '1 saved');
  await assault.expectFact('6 Wounds: save on 3+');
  await assault.count('How many are saved?', 3, '3 saved');

  await assault.expectScore(3, 2, 'Blue wins by 1');
  await assault.next('Red tests Morale').click();
  const veterans = assault.loser('Veterans');
  await expect(veterans).toContainText('Ld 8 −1: 7 or less');
  await expect(veterans).toContainText('58%');
  await veterans.getByRole('button', { name: 'Failed' }).click();
  await expect(veterans).toContainText('D6 + 4 against D6 + 4');
  await veterans.getByRole('button', { name: 'Caught: destroyed · 58%' }).click();
  await expect(veterans).toContainText('Caught: destroyed');
  await expect(page.getByRole('button', { name: 'Next turn Turn 1 · Red' })).toBeVisible();

  await ArmiesPage.open(page);
  await armies.show('Red');
  await expect(armies.roster.filter({ hasText: 'Veterans' })).toContainText('destroyed');
  const log = await assault.openLog();
  await expect(log.line(/11 of 20 hit/)).toBeVisible();
});
