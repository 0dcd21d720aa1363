import type { Page } from '@playwright/test';
import { EMPTY_SETUP } from '../../src/battle/state/setup';
import { writeBackup } from '../../src/storage/backup-file';
import { begun } from '../../src/testing/battles/battles';
import { axe, controlSizes, expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { LogPage } from '../pages/log-page';
import { RestorePage } from '../pages/restore-page';
import { ScorePage } from '../pages/score-page';

/** A battle of a rulebook that is not offered yet: it comes from a file. */
async function begin(page: Page, setup = EMPTY_SETUP): Promise<ScorePage> {
  const restore = await RestorePage.open(page);
  const battles = [{ battleId: 'b1', entries: begun('hh-3', setup).entries }];
  await restore.choose(writeBackup({ exportedAt: 1_760_000_500_000, appVersion: '0.1.0', battles }));
  await restore.goButton.click();
  await restore.toBattlesButton.click();
  await new BattlesPage(page).openBattle('Blue v Red');
  return ScorePage.open(page);
}

/*
 * Take and Hold: two markers of 3, each scoring takes 1 off. Blue scores marker 1 in turn 1 with Line 2 (3 + 2),
 * Red in its own turn (3 − 1 = 2), and Red breaks a unit there with Vanguard (+1): 5 : 3.
 */
test('a mission is scored by the side whose turn it is, and taken back', async ({ page }) => {
  const score = await begin(page);
  await score.chooseMission('Take and Hold');
  const marker = (name: string) => score.place(`Marker ${name}`);
  await marker('1, turn 1, Blue').click();
  await score.markerRules('Marker 1, turn 1, Blue').click();
  const line = page.getByRole('button', { name: 'Line, Marker 1, turn 1, Blue: one more' });
  await line.click();
  await line.click();
  await score.expectScore('Victory Points', '5', '0', 'Blue leads by 5');
  await expect(score.playerTurn('Red 1 –, turn 1: 0')).toBeDisabled();

  await (await score.openTurnSheet()).next('Turn 1 · Red');
  await expect(marker('2, turn 1, Red')).toHaveText('no');
  await marker('1, turn 1, Red').click();
  await expect(marker('1, turn 1, Red')).toHaveText('+2');
  // What was unfolded in Blue's turn stays so.
  await page.getByRole('button', { name: 'Broken there, Marker 1, turn 1, Red: one more' }).click();
  await score.expectScore('Victory Points', '5', '3', 'Blue leads by 2');
  await axe(page);
  await controlSizes(page);

  await score.playerTurn('Blue 1 5, turn 1: 5').click();
  await expect(marker('1, turn 1, Blue')).toHaveText('+5');
  await score.undo('Marker 1, Red turn 1: scored');
  await score.expectScore('Victory Points', '5', '2', 'Blue leads by 3');
  await score.goToRoom('Log');
  const log = new LogPage(page);
  await expect(log.line('+1 by Vanguard')).toContainText('undone');
  await expect(log.line('Marker 1, Red turn 1: scored')).toHaveCount(2);
});

test('reactions are counted in the turn, stand in the log, and are taken back', async ({ page }) => {
  const score = await begin(page, { ...EMPTY_SETUP, armyPoints: 3_000 });
  const sheet = await score.openTurnSheet();
  await sheet.dialog.getByText('Reactions of Red', { exact: true }).click();
  await expect(sheet.dialog.getByText('0 of 2')).toBeVisible();
  await sheet.dialog.getByRole('button', { name: 'Return Fire' }).click();
  await sheet.dialog.getByRole('button', { name: 'Evade' }).click();
  await expect(sheet.dialog.getByText('2 of 2')).toBeVisible();
  await expect(sheet.dialog.getByText('Return Fire, Evade')).toBeVisible();
  await axe(page);
  await controlSizes(page);
  await sheet.next('Turn 1 · Red');
  await (await score.openTurnSheet()).dialog.getByText('Reactions of Blue', { exact: true }).click();
  await expect(sheet.dialog.getByText('0 of 2')).toBeVisible();
  await sheet.backTo('Turn 1 · Blue');
  await expect(sheet.dialog.getByText('2 of 2')).toBeVisible();
  await sheet.close();
  await score.goToRoom('Log');
  const log = new LogPage(page);
  await expect(log.line('Red reacted: Return Fire')).toHaveCount(1);
  await expect(log.line('Red reacted: Evade')).toHaveCount(1);
});
