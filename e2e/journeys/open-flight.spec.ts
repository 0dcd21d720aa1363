import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { startBattle } from '../pages/battles-page';
import { NamedCombats, UnitTest } from '../pages/engage-sheet';
import { enterRoster } from '../pages/full-roster';
import { ScorePage } from '../pages/score-page';

/** Red's Wolves have lost to Blue's Spearmen and broke; the sheet of their flight is open. */
async function brokenWolves(page: Page) {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  for (const [side, name] of [
    ['Blue', 'Spearmen'],
    ['Red', 'Wolves'],
  ] as const) {
    const numbers = { Discipline: 8, 'Full Ranks': 0 };
    await enterRoster(armies, side, [{ name, points: '200', models: '20', numbers }]);
  }
  const fight = await armies.openFight();
  await new NamedCombats(page).engage(['Spearmen', 'Wolves']);
  await fight.loseButton('Red', 'Wolves').tap();
  const wolves = new UnitTest(page, 'Wolves');
  await wolves.line.getByRole('button', { name: 'Wolves broke' }).tap();
  await expect(wolves.sheet.getByRole('region', { name: 'Flee and pursuit' })).toBeVisible();
  return { fight, wolves };
}

test('a round is not closed over a flight before it has named it, and what is left open is said', async ({
  page,
}) => {
  const { fight, wolves } = await brokenWolves(page);
  await wolves.sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(fight.closeRoundButton).toContainText('Wolves: flight open');
  await fight.closeRoundButton.tap();
  const asked = page.getByRole('dialog', { name: 'Before you close the round' });
  await expect(asked).toContainText('Wolves: flight open. Caught, or got away?');
  await asked.getByRole('button', { name: 'Close as it is' }).tap();
  const end = page.getByRole('region', { name: 'How the combat ended' });
  await expect(end).toContainText('Wolves: flight open');
  await expect(end).toContainText('Blue +100, +200 if caught');
  await test.step('the closed round still takes the answer', async () => {
    await page.getByRole('button', { name: 'Wolves: Caught' }).tap();
    await expect(end).toContainText('Wolves caught');
    await expect(end).toContainText('Blue +200');
    await expect(page.getByRole('button', { name: 'Wolves: Caught' })).toBeHidden();
  });
});

test('an answer in the question settles the flight, and the round closes with its end', async ({ page }) => {
  const { fight, wolves } = await brokenWolves(page);
  await wolves.sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  await fight.closeRoundButton.tap();
  const asked = page.getByRole('dialog', { name: 'Before you close the round' });
  await asked.getByRole('button', { name: 'Wolves: Got away' }).tap();
  await asked.getByRole('button', { name: 'Close round' }).tap();
  const end = page.getByRole('region', { name: 'How the combat ended' });
  await expect(end).toContainText('Wolves fled');
  await expect(end).toContainText(/Blue \+100$/);
});

test('dice of a flight stay when the sheet is closed half-way, and both decide at once', async ({ page }) => {
  const { fight, wolves } = await brokenWolves(page);
  const inches = (of: string, total: string) =>
    wolves.sheet
      .getByRole('radiogroup', { name: of, exact: true })
      .getByRole('radio', { name: total, exact: true });
  await inches('Wolves fled', '6').tap();
  await wolves.sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(fight.closeRoundButton).toContainText('Wolves: 6" fled, pursuit open');
  await fight.closeRoundButton.tap();
  const asked = page.getByRole('dialog', { name: 'Before you close the round' });
  await expect(asked).toContainText('Wolves: 6" fled, pursuit open. Caught, or got away?');
  await asked.getByRole('button', { name: 'Wolves: flight and pursuit by dice' }).tap();
  await expect(inches('Wolves fled', '6')).toBeChecked();
  await inches('Blue pursues', '8').tap();
  await asked.getByRole('button', { name: 'Close round' }).tap();
  const end = page.getByRole('region', { name: 'How the combat ended' });
  await expect(end).toContainText('Wolves caught');
  await expect(end).toContainText('Blue +200');
});

test('the frame, the score and the report say that more may come, until the flight is settled', async ({
  page,
}) => {
  const { fight, wolves } = await brokenWolves(page);
  await wolves.sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  await fight.closeRoundButton.tap();
  await page.getByRole('button', { name: 'Close as it is' }).tap();
  const frame = page.getByRole('banner');
  await expect(frame.getByRole('button', { name: /^Turn 1/ })).toHaveAccessibleDescription(
    'Blue 100+ : 0 Red · 15 : 5? More may count for Blue.',
  );
  const score = await ScorePage.open(page);
  await score.expectStanding('If it ended now · Victory Points 100+ : 0 of 200, the larger roster');
  await expect(page.getByText('nobody said whether Wolves got away')).toBeVisible();
  await page.getByRole('link', { name: 'Fight' }).tap();
  await page.getByRole('button', { name: 'Wolves: Caught' }).tap();
  await expect(frame.getByText('Blue 200 : 0 Red · 17 : 3', { exact: true })).toBeVisible();
});
