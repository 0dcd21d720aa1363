import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';

test('a whole battle of The Old World: three outcomes, a pursuit that fights on, a unit tested, a table and the result', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.rulebook('Warhammer: The Old World').check();
  await page.getByLabel('Tournament table').selectOption({ label: '20–0, OCB' });
  await expect(page.getByText(/tabletoptournaments\.net.*No table is the rulebook’s law/)).toBeVisible();
  const fight = await newBattle.fight();

  await test.step('Blue loses by three: both limits and all odds are shown', async () => {
    await fight.lose('Blue', 3);
    await fight.expectScore(0, 3, 'Red wins by 3');
    const sheet = await fight.openBreakTest('Blue');
    await page
      .getByRole('radiogroup', { name: 'Leadership', exact: true })
      .getByRole('radio', { name: '8' })
      .check();
    const odds = page.getByRole('table', { name: 'How it can end' });
    await expect(odds.getByRole('row', { name: /^Gives Ground 5 or less.* 28%$/ })).toBeVisible();
    await expect(odds.getByRole('row', { name: /^Falls Back 6 to 8.* 44%$/ })).toBeVisible();
    await expect(odds.getByRole('row', { name: /^Breaks 9 or more.* 28%$/ })).toBeVisible();
    await page.getByRole('switch', { name: 'Battle Standard', exact: true }).click();
    await expect(odds.getByRole('columnheader', { name: 're-roll all but Gives Ground' })).toBeVisible();
    await sheet.close();
  });

  await test.step('it Falls Back, is caught, and they fight on', async () => {
    await fight.breakTest('Blue').getByRole('button', { name: 'Blue: Falls Back' }).click();
    const after = page.getByRole('region', { name: 'Falls Back' });
    await expect(after).toContainText('they fight on');
    await expect(after).toContainText('Restrain & Reform');
    await after.getByRole('textbox', { name: 'Blue falls back' }).fill('4');
    await after.getByRole('textbox', { name: 'Red pursues' }).fill('5');
    await after.getByRole('button', { name: 'Caught', exact: true }).click();
    await expect(after.getByRole('status')).toHaveText('Blue moved 4" and was caught (5"): they fight on');
    await page.keyboard.press('Escape');
  });

  await test.step('rarer rows fold under one line with their sum', async () => {
    await fight.unfold();
    await fight.toggle('High ground', 'Blue').click();
    await fight.expectScore(1, 3, 'Red wins by 2');
    await fight.closeRound();
  });

  await test.step('a unit is tested now, flees, and the log tells it', async () => {
    const armies = await ArmiesPage.open(page);
    await armies.add('Blue', { name: 'Spearmen', points: '200', models: '20' });
    await page.getByRole('button', { name: 'Spearmen', exact: true }).click();
    await page.getByRole('button', { name: 'Test now' }).click();
    await page
      .getByRole('radiogroup', { name: 'Leadership', exact: true })
      .getByRole('radio', { name: '7' })
      .check();
    await page.getByRole('button', { name: /^Flees/ }).click();
    const log = await fight.openLog();
    await expect(log.line('Spearmen: Panic, Flees').first()).toBeVisible();
  });

  await test.step('the score stands by the table that was agreed', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Score' }).click();
    await expect(page.getByRole('main')).toContainText('11 : 9');
    await expect(page.getByRole('main')).toContainText('Crushing victory, Red');
  });
});
