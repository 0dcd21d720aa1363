import { axe, controlSizes, expect, test } from '../fixtures';
import { LogPage } from '../pages/log-page';
import { openNerveBattle } from '../pages/nerve-battle';

/*
 * A Nerve test whose dice were read wrongly, and damage that was one too many, put right from the log. Nerve 12,
 * damage 5: 6 or less holds; damage 3: 8 or less.
 */
test.use({ viewport: { width: 390, height: 664 } });

test('a wrong roll and wrong damage are corrected in the log, and what became of the unit follows', async ({
  page,
}) => {
  const fight = await openNerveBattle(page, { blue: [['Bows', 12]], red: [['Archers', 12]] });
  await fight.damage('Archers', 5);
  await fight.test('Archers', 7, 'After shooting: Wavering', '6 or less, rolled 7');
  const log = new LogPage(page);
  const sheet = page.getByRole('dialog');
  const dice = async (line: RegExp, total: number) => {
    await fight.goToRoom('Log');
    await log.openCorrection(line);
    await sheet.getByRole('textbox', { name: 'What the dice showed, in fact' }).fill(String(total));
    await axe(page);
    await controlSizes(page);
    await sheet.getByRole('button', { name: 'Correct to these' }).click();
    await expect(sheet).toBeHidden();
    await fight.goToRoom('Fight');
    await fight.look('Shooting');
  };

  await test.step('the dice showed 6: it stands', async () => {
    await dice(/Wavering/, 6);
    await expect(fight.unit('Archers')).not.toContainText('Wavering');
    await expect(fight.due('Archers')).toBeHidden();
  });

  await test.step('taken back, it wavers again', async () => {
    await fight.undoButton.click();
    await fight.expectUnit('Archers', 'Wavering');
  });

  await test.step('it was 3 damage, and with them 7 holds', async () => {
    await fight.goToRoom('Log');
    await log.openCorrection('Archers +5 damage');
    await sheet.getByRole('textbox', { name: 'Suffered, in fact' }).fill('3');
    await sheet.getByRole('button', { name: 'Correct to 3', exact: true }).click();
    await expect(sheet).toBeHidden();
    // The line of the test says so itself, until it is corrected.
    await expect(log.line('thrown before a correction; with it: 8 or less, Steady')).toBeVisible();
    await dice(/Wavering/, 7);
    await fight.goToRoom('Log');
    await expect(page.getByText(/thrown before a correction/)).toHaveCount(0);
    await fight.goToRoom('Fight');
    await fight.look('Shooting');
    await fight.expectUnit('Archers', 'Damage 3 of 12', '8 or less holds');
    await expect(fight.unit('Archers')).not.toContainText('Wavering');
  });
});
