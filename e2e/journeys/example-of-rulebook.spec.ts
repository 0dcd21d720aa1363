import { axe, controlSizes, expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { MeleePage } from '../pages/melee-page';
import { ReviewPage } from '../pages/review-page';

/*
 * A rulebook that has an example of its own opens it from New battle: a battle that was fought already, up to a step
 * that is the player's. It counts in no season, and the list keeps one example alone.
 */
test.use({ viewport: { width: 390, height: 664 } });

test('the example of Kings of War waits for a Nerve test, and is played on and reviewed', async ({
  page,
}) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Kings of War, 4th edition');
  await controlSizes(page);
  await page.getByRole('button', { name: 'Look at an example' }).click();
  const fight = new MeleePage(page);
  await fight.expectTurn('Turn 4 · Red');
  // Nerve 21, damage 17: 3 or less holds, 3 of 36.
  await fight.expectUnit('Spears', 'Damage 17 of 21', '3 or less holds · 8%');
  await axe(page);
  await fight.test('Spears', 3, 'After Combat: Steady', '3 or less, rolled 3');
  await fight.closeRound();
  await fight.goToRoom('Score');
  await expect(page.getByRole('region', { name: 'Markers at the end' })).toContainText('2 : 1');
  await (await fight.openMenu()).review();
  const review = new ReviewPage(page);
  await review.goTo('Units');
  await expect(review.line('Boar Riders')).toContainText('Damage 17 of 15');
});

test('the example of the third Heresy waits for a Leadership Check, and begins afresh as one of its rulebook', async ({
  page,
}) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Horus Heresy, 3rd edition');
  await page.getByRole('button', { name: 'Look at an example' }).click();
  const check = page.getByRole('region', { name: 'Red: Leadership Check' });
  // Leadership 10, lost by 3: 7 or less, 21 of 36.
  await expect(check).toContainText('7 or less');
  await expect(check).toContainText('58%');
  await axe(page);
  await check.getByRole('button', { name: /^Enter the dice/ }).click();
  await page.getByRole('button', { name: 'First die: 4', exact: true }).click();
  await page.getByRole('button', { name: 'Second die: 4', exact: true }).click();
  await expect(check).toContainText('Routed: 4 + 4 = 8');

  await page.goto('/');
  const battles = new BattlesPage(page);
  const options = await battles.options('Ada · Wardens v Bruno · Storm Riders');
  await options.dialog.getByRole('button', { name: 'Start the example afresh' }).click();
  await expect(check).toContainText('58%');
  await expect(check).not.toContainText('Routed: 4');
});
