import { expectOnDisk } from '../disk';
import { expect, test } from '../fixtures';
import { startBattle } from '../pages/battles-page';
import { tapInches } from '../pages/break-test-sheet';
import type { FightPage } from '../pages/fight-page';

/** Red loses by 3: Blue charged, and took two Health Points. */
async function letRedLoseByThree(fight: FightPage): Promise<void> {
  await fight.toggle('Charge', 'Blue').click();
  await fight.lose('Red', 2);
  await fight.expectScore(3, 0, 'Blue wins by 3');
}

test('nobody tests in a tie, and the test of the losing side appears with its loss', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await fight.giveBack('Red');
  await expect(page.getByText('Nobody tests')).toBeVisible();
  await fight.lose('Red', 1);
  await expect(fight.breakTest('Red')).toBeVisible();
  await expect(fight.breakTest('Blue')).toBeHidden();
  await fight.lose('Blue', 2);
  await expect(fight.breakTest('Blue')).toBeVisible();
  await expect(fight.breakTest('Red')).toBeHidden();
});

test('the test says what it needs and why, with its odds, and follows the score', async ({ page }) => {
  const fight = await startBattle(page);
  await letRedLoseByThree(fight);
  const sheet = await fight.openBreakTest('Red');
  await sheet.number('Discipline', 8).check();
  await expect(sheet.dialog.getByText('5 or less (−3)')).toBeVisible();
  // 10 of the 36 results of two dice are 5 or less.
  await expect(sheet.dialog.getByText('28%')).toBeVisible();
  await expect(sheet.dialog.getByText('The difference: −3')).toBeVisible();
  await sheet.close();
  await expect(fight.breakTest('Red')).toContainText('5 or less');
  await fight.lose('Red', 1);
  await expect(fight.breakTest('Red')).toContainText('4 or less');
});

test('a test that broke leads to flight and pursuit: an equal roll catches, one less does not', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await letRedLoseByThree(fight);
  const sheet = await fight.openBreakTest('Red');
  await sheet.sayBroke('Red');
  await sheet.dialog.getByRole('button', { name: 'Red fled: roll 2D6' }).click();
  const dice = (await sheet.dialog.getByText(/^rolled [1-6], [1-6]$/).textContent()) ?? '';
  const [first, second] = dice.match(/[1-6]/g) ?? [];
  const fled = sheet.dialog.getByRole('radiogroup', { name: 'Red fled' });
  await expect(fled.getByRole('radio', { checked: true })).toHaveAccessibleName(
    String(Number(first) + Number(second)),
  );
  await sheet.pursue('Red', 7, 7);
  await expect(fight.breakTest('Red')).toContainText('Red fled 7" and got caught (7")');
  await fight.openBreakTest('Red');
  await tapInches(sheet.dialog, 'Blue pursues', 6);
  await expect(sheet.dialog).toBeHidden();
  await expect(fight.breakTest('Red')).toContainText('Red fled 7" and got away (6")');
  const log = await fight.openLog();
  await expect(log.line('Red broke')).toContainText('lost by 3');
  await expect(log.line('Red fled 7" and got caught')).toBeVisible();
});

test('dice of a flight count as they are thrown: half of them are kept, both decide, and players overrule', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await letRedLoseByThree(fight);
  const sheet = await fight.openBreakTest('Red');
  const inches = (name: string, count: number) =>
    sheet.dialog.getByRole('radiogroup', { name }).getByRole('radio', { name: String(count), exact: true });
  const end = (name: string) => sheet.dialog.getByRole('button', { name, exact: true });
  await sheet.sayBroke('Red');
  await inches('Red fled', 6).click();
  await sheet.close();
  await expect(fight.closeRoundButton).toContainText('Red: 6" fled, pursuit open');
  await page.reload();
  await expect(fight.breakTest('Red')).toContainText('Red: 6" fled, pursuit open');
  await fight.openBreakTest('Red');
  await expect(inches('Red fled', 6)).toBeChecked();
  await inches('Blue pursues', 8).click();
  await expect(sheet.dialog).toBeHidden();
  await expect(fight.breakTest('Red')).toContainText('Red fled 6" and got caught (8")');
  await expect(fight.closeRoundButton).not.toContainText('Red');
  await fight.openBreakTest('Red');
  await expect(end('Caught')).toHaveAttribute('aria-pressed', 'true');
  await end('Got away').click();
  await expect(sheet.dialog).toBeHidden();
  await expect(fight.breakTest('Red')).toContainText('Red fled 6" and got away (8")');
  await fight.undoButton.click();
  await expect(fight.breakTest('Red')).toContainText('Red fled 6" and got caught (8")');
});

test('a test taken at another difference says so, and is offered again', async ({ page }) => {
  const fight = await startBattle(page);
  await letRedLoseByThree(fight);
  await fight.breakTest('Red').getByRole('button', { name: 'Red held', exact: true }).click();
  await expect(fight.breakTest('Red')).toContainText('Held, lost by 3');
  await expect(fight.breakTest('Red').getByRole('button', { name: 'Red held', exact: true })).toBeHidden();
  await fight.lose('Red', 1);
  await expect(fight.breakTest('Red')).toContainText('Held at −3: take it again?');
  await fight.breakTest('Red').getByRole('button', { name: 'Red held', exact: true }).click();
  await expect(fight.breakTest('Red')).toContainText('Held, lost by 4');
});

test('the result of a test is undone by name, and is there after a reload', async ({ page }) => {
  const fight = await startBattle(page);
  await letRedLoseByThree(fight);
  await fight.breakTest('Red').getByRole('button', { name: 'Red held', exact: true }).click();
  await fight.closeRound();
  await expectOnDisk(page, 6);
  await page.reload();
  await expect(fight.breakTest('Red')).toContainText('Held, lost by 3');
  await fight.undo('Round 1 closed 3 : 0');
  await fight.undo('Red held');
  await expect(fight.breakTest('Red').getByRole('button', { name: 'Red held', exact: true })).toBeVisible();
});

test('the app rolls only when asked, and shows what it rolled', async ({ page }) => {
  const fight = await startBattle(page);
  await letRedLoseByThree(fight);
  const sheet = await fight.openBreakTest('Red');
  await sheet.number('Discipline', 8).check();
  await expect(sheet.dialog.getByText(/rolled/)).toBeHidden();
  await sheet.rollForMe();
  const result = sheet.dialog.getByText(/rolled \d+\)$/);
  await expect(result).toBeVisible();
  const [, outcome, rolled] = /^(Held|Broke).*rolled (\d+)/.exec((await result.textContent()) ?? '') ?? [];
  expect(outcome).toBe(Number(rolled) <= 5 ? 'Held' : 'Broke');
  // Both dice show faces that add up to this total.
  const dice = sheet.dialog.getByText(/^rolled [1-6], [1-6]$/);
  const [first, second] = ((await dice.textContent()) ?? '').match(/[1-6]/g) ?? [];
  expect(Number(first) + Number(second)).toBe(Number(rolled));
});
