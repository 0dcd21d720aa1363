import { expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { Sheet } from '../pages/sheet';

test('Warhammer 6 by hand: a flank asks whether the enemy’s ranks are lost, and does nothing by itself', async ({
  page,
}) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Warhammer Fantasy Battle, 6th edition');
  const fight = await newBattle.fight();
  await fight.more('Rank Bonus', 'Red', 3);
  const ask = page.getByRole('button', { name: 'Rank Bonus: lost?', exact: true });
  await expect(ask).toBeHidden();
  await fight.choice('Flank', 'Blue').click();
  await fight.expectScore(1, 3, 'Red wins by 2');
  await expect(page.getByText('Red’s lost?')).toBeVisible();

  await test.step('they stay where the players say so, and the question is gone', async () => {
    await ask.click();
    const sheet = new Sheet(page);
    await expect(sheet.dialog).toContainText('Does Red lose its Rank Bonus?');
    await expect(sheet.dialog).toContainText('Unit Strength 5 or more that charged');
    await sheet.dialog.getByRole('button', { name: 'It stays', exact: true }).click();
    await expect(sheet.dialog).toBeHidden();
    await fight.expectScore(1, 3, 'Red wins by 2');
    await expect(ask).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo: Rank Bonus stays, Red' })).toBeVisible();
  });

  await test.step('that is in the log: a reload does not ask again, and undo does', async () => {
    await page.reload();
    await fight.expectScore(1, 3, 'Red wins by 2');
    await expect(ask).toBeHidden();
    await fight.undoButton.click();
    await expect(ask).toBeVisible();
  });

  await test.step('a round does not close over the question in silence', async () => {
    await fight.closeRoundButton.click();
    const sheet = new Sheet(page);
    await expect(sheet.dialog).toContainText('Does Red lose its Rank Bonus?');
    await sheet.dialog.getByRole('button', { name: 'It stays', exact: true }).click();
    await expect(sheet.dialog).not.toContainText('Does Red lose');
    await sheet.close();
    await expect(ask).toBeHidden();
  });

  await test.step('asked again in the next round, they are lost with one tap, which undo takes back', async () => {
    await fight.closeRound();
    await fight.nextRound();
    await ask.click();
    await new Sheet(page).dialog.getByRole('button', { name: 'Lost', exact: true }).click();
    await fight.expectScore(1, 0, 'Blue wins by 1');
    await expect(ask).toBeHidden();
    await fight.undoButton.click();
    await expect(ask).toBeVisible();
  });
});
