import { expect, test } from '../fixtures';
import { AssaultPage } from '../pages/assault-page';
import { FighterSheet } from '../pages/fighter-sheet';
import { ReviewPage } from '../pages/review-page';
import { Sheet } from '../pages/sheet';

/*
 * The table, made by hand. Two squads of ten, S4 T4, one Wound, 3+; Blue strikes first, with a blade that was
 * forgotten: AP3, no save.
 *
 * as entered                                  as it was
 * 10 attacks, 5 hit, 4 wound, 1 saved: 3      12 attacks (two models more), 6 hit, 4 wound, 2 saved: 2 lost
 */
test('numbers are mended before and after the dice, and counted answers are put right from the log', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: 'Veterans', stats: { Initiative: '5' } });
  await assault.next('Fight with sample squads').click();
  await assault.next('Fight: Initiative 5').click();
  await assault.expectFact('10 attacks hit on 4+');

  const mend = async (models: number) => {
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await new Sheet(page).dialog.getByRole('button', { name: /× Veterans$/ }).click();
    const sheet = await FighterSheet.of(page, 'Blue: change fighters');
    await sheet.fill({ models });
    await sheet.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(sheet.dialog).toBeHidden();
  };

  await test.step('before the first dice they are changed', async () => {
    await mend(11);
    await assault.expectFact('11 attacks hit on 4+');
    await assault.count('How many hit?', 5, '5 hit');
  });

  await test.step('after them the entry is corrected, and the hits stay what was counted', async () => {
    await mend(12);
    await assault.expectFact('5 hits wound on 4+');
    const log = await assault.openLog();
    await expect(log.line(/^Corrected: Veterans changed/)).toBeVisible();
    await log.openFight();
  });

  await assault.count('How many wound?', 4, '4 wound');
  await assault.count('How many are saved?', 1, '1 saved');

  await test.step('hits and saves are put right from the log; what came later keeps what was said', async () => {
    const log = await assault.openLog();
    await log.openCorrection('Veterans: 5 of 11 hit');
    const { dialog } = new Sheet(page);
    await dialog.getByRole('textbox', { name: 'Hits' }).fill('6');
    await dialog.getByRole('button', { name: 'Correct to these' }).click();
    await expect(dialog).toBeHidden();
    await log.openCorrection(/^Red squad: .*1 saved/);
    await dialog.getByRole('textbox', { name: 'Saved' }).fill('2');
    await dialog.getByRole('button', { name: 'Correct to these' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await log.openFight();
    await assault.expectFact('8 attacks hit on 4+');
  });

  await test.step('what later answers build on is refused, with the answer', async () => {
    const log = await assault.openLog();
    await log.openCorrection(/4 Wounds from 5 hits/);
    const { dialog } = new Sheet(page);
    await dialog.getByRole('textbox', { name: 'Wounds' }).fill('1');
    await dialog.getByRole('button', { name: 'Correct to these' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Not possible');
  });
});

/*
 * Five Blades cause two unsaved Wounds, and the round is closed at 2 : 0. Then it turns out that it was
 * three.
 */
test('a closed round that is corrected is read with both results: in the fight, the replay and the review', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await assault.fightToTwoToNothing();
  await assault.next('Red tests Morale').click();
  await assault.loser('Mob').getByRole('button', { name: 'Held' }).click();

  const log = await assault.openLog();
  await log.openCorrection(/2 Wounds from 3 hits/);
  const { dialog } = new Sheet(page);
  await dialog.getByRole('textbox', { name: 'Wounds' }).fill('3');
  await dialog.getByRole('button', { name: 'Correct to these' }).click();
  await expect(dialog).toBeHidden();
  await log.openFight();
  await assault.expectScore(2, 0, 'Blue wins by 2');
  const corrected = 'Corrected since: 3 : 0 · Blue wins by 3';
  await expect(assault.result).toContainText(corrected);

  await test.step('the review, and the replay from the correction on', async () => {
    await assault.openLog();
    const review = new ReviewPage(page);
    await review
      .line(/^Corrected: Blades/)
      .getByRole('link')
      .click();
    await expect(review.moment).toContainText(corrected);
    await review.step('One entry back');
    await expect(review.moment).toContainText('Blue wins by 2');
    await expect(review.moment).not.toContainText(corrected);
    await review.goTo('Combats');
    const main = page.getByRole('main');
    await expect(main).toContainText('2 : 0');
    await expect(main).toContainText(corrected);
    await expect(main).not.toContainText('By today’s rules');
  });
});
