import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { startBattle } from '../pages/battles-page';
import { NamedCombats } from '../pages/engage-sheet';
import type { FightPage } from '../pages/fight-page';

/** Blue's Guard and its Captain against Red's Ogres and their Tyrant, in Combat 1. */
async function startWithCharacters(page: Page): Promise<FightPage> {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await armies.add(
    'Blue',
    { name: 'Guard', points: '200', models: '20' },
    { name: 'Captain', points: '120', healthEach: '3', marks: ['Character'] },
  );
  await armies.add(
    'Red',
    { name: 'Ogres', points: '300', models: '4', healthEach: '3' },
    { name: 'Tyrant', points: '250', healthEach: '4', marks: ['Character'] },
  );
  await armies.show('Blue');
  await armies.unit('Captain').open();
  await page.getByRole('combobox', { name: 'Joined to' }).selectOption('Guard');
  await axe(page);
  await page.screenshot({ path: test.info().outputPath('joined.png') });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  return armies.openFight();
}

test('a character joins a unit, and fights a duel that feeds Overkill', async ({ page }) => {
  const fight = await startWithCharacters(page);
  await new NamedCombats(page).engage(['Guard', 'Ogres', 'Tyrant']);
  await page.getByRole('button', { name: 'Duel', exact: true }).click();
  await page.getByRole('combobox', { name: 'Who struck' }).selectOption({ label: 'Tyrant · Red' });
  await page.getByRole('combobox', { name: 'Who was struck' }).selectOption({ label: 'Captain · Blue' });
  await page.getByRole('textbox', { name: 'Unsaved Health Points, in all' }).fill('5');
  await axe(page);
  await page.screenshot({ path: test.info().outputPath('duel.png') });
  await page.getByRole('button', { name: 'Tyrant deals 5 to Captain' }).click();
  await fight.expectScore(0, 5, 'Red wins by 5');
  await page.screenshot({ path: test.info().outputPath('fight.png') });
});

test('what was tapped wrongly is corrected from the log, and undone', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 4);
  await fight.expectScore(4, 0);
  const log = await fight.openLog();
  await log.line('Red lost 4').getByRole('button', { name: 'This was wrong: Red lost 4' }).click();
  await page.getByRole('button', { name: 'One fewer' }).click();
  await axe(page);
  await page.screenshot({ path: test.info().outputPath('correct.png') });
  await page.getByRole('button', { name: 'Correct to 3 lost' }).click();
  await expect(log.line(/Red lost 4.*corrected: Red lost 3/)).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('log.png') });
  await log.openFight();
  await fight.expectScore(3, 0);
  await page.reload();
  await fight.expectScore(3, 0);
});

test('a flight is told by two buttons, and nothing is destroyed unasked', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  const sheet = await fight.openBreakTest('Red');
  await sheet.sayBroke('Red');
  await axe(page);
  await page.screenshot({ path: test.info().outputPath('flight.png') });
  await sheet.dialog.getByRole('button', { name: 'Got away', exact: true }).click();
  await expect(sheet.dialog.getByRole('status')).toHaveText('Red fled and got away');
});
