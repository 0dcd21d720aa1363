import { appendEntryOfNewerVersion, expectOnDisk, storeAsNewerVersion } from './disk';
import { exported } from './exported';
import {
  refuseUntilNextTap,
  setDiskRefuses,
  takeRecords,
  withFailingDisk,
  withRefusedRecords,
  withSmallDisk,
} from './failing-disk';
import { expect, installed, offlineTest, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

offlineTest(
  'a tap that the disk refuses stays on screen, and is saved by Try again when the disk is back',
  async ({ page, context, server }) => {
    await withFailingDisk(context);
    const fight = await startBattle(page);
    await fight.lose('Red', 1);
    await expectOnDisk(page, 2);
    await expect(fight.alerts).toHaveCount(0);

    await setDiskRefuses(page, true);
    await fight.lose('Red', 1);
    await expect(fight.alerts).toContainText('1 tap is not saved yet.');
    await fight.expectScore(2, 0);

    await refuseUntilNextTap(page);
    await fight.alerts.getByRole('button', { name: 'Try again' }).click();
    await expect(fight.alerts).toHaveCount(0);
    await expectOnDisk(page, 3);
    await installed(page);
    await server.kill();
    await page.reload();
    await fight.expectScore(2, 0);
    await fight.undo('Red lost 1');
    await fight.expectScore(1, 0);
  },
);

test('many taps that the disk refuses are counted and exported; the next one tries again, and saves them all', async ({
  page,
  context,
}) => {
  await withFailingDisk(context);
  const fight = await startBattle(page);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 2);
  await fight.toggle('Charge', 'Blue').click();
  await expect(fight.alerts).toContainText('3 taps are not saved yet.');
  await fight.expectScore(3, 0);
  const file = await exported(page, () => fight.alerts.getByRole('button', { name: 'Export' }).click());
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([4]);

  await setDiskRefuses(page, false);
  await fight.lose('Blue', 1);
  await expect(fight.alerts).toHaveCount(0);
  await expectOnDisk(page, 5);
  await page.reload();
  await fight.expectScore(3, 1);
  await fight.undo('Blue lost 1');
  await fight.undo('Charge, Blue');
  await fight.expectScore(2, 0);
});

test('what is not saved is still said, and not lost, in the list of battles', async ({ page, context }) => {
  await withFailingDisk(context);
  const fight = await startBattle(page);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 3);
  await expect(fight.alerts).toContainText('3 taps are not saved yet.');
  await fight.backToBattles();
  await expect(fight.alerts).toContainText('3 taps are not saved yet.');

  const battles = new BattlesPage(page);
  await battles.openBattle('Blue v Red');
  await fight.expectScore(3, 0);
  await setDiskRefuses(page, false);
  await fight.lose('Red', 1);
  await expect(fight.alerts).toHaveCount(0);
  await expectOnDisk(page, 5);
  await page.reload();
  await fight.expectScore(4, 0);
});

offlineTest('a full disk is called a full disk @chromium', async ({ page, baseURL }) => {
  const disk = await withSmallDisk(page, baseURL);
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await installed(page);
  await expectOnDisk(page, 2);
  await disk.fill();
  await fight.lose('Red', 1);
  await expect(fight.alerts).toContainText('The phone’s storage is full. 1 tap is not saved yet.');
  await fight.expectScore(2, 0);

  await expect(fight.alerts.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The app tries again by itself.
  await disk.makeRoom();
  await expect(fight.alerts).toHaveCount(0);
  await expectOnDisk(page, 3);
  await page.reload();
  await fight.expectScore(2, 0);
});

test('battles of a newer version are not touched: the page says so, and exports them', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.expectScore(2, 0);
  await expectOnDisk(page, 3);
  await storeAsNewerVersion(page);

  await page.reload();
  await expect(page.getByText('Your battles were written by a newer version of Warledger.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const file = await exported(page, () => page.getByRole('button', { name: 'Export all battles' }).click());
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([3]);
});

test('a page whose database a newer version takes over says so, and writes no more', async ({
  page,
  context,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await fight.expectScore(1, 0);
  const newer = await context.newPage();
  await BattlesPage.open(newer);
  await storeAsNewerVersion(newer);
  await expect(
    page.getByText('A newer version of Warledger was opened in another tab. Reload to go on.'),
  ).toBeVisible();
  await expect(fight.loseButton('Red')).toBeHidden();
});

test('a battle with an entry of a newer version is read, and nothing is written to it', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.expectScore(2, 0);
  await expectOnDisk(page, 3);
  await fight.backToBattles();
  await appendEntryOfNewerVersion(page);

  const battles = await BattlesPage.open(page);
  await battles.openBattle('Blue v Red');
  await expect(fight.alerts).toContainText('cannot be read by this version');
  await fight.expectScore(2, 0);
  await expect(fight.loseButton('Red')).toBeDisabled();
  await expect(fight.toggle('Charge', 'Blue')).toBeDisabled();
  await expect(fight.undoButton).toBeDisabled();
  await expect(fight.closeRoundButton).toBeDisabled();

  const log = await fight.openLog();
  await expect(log.line('Entry 4: from a newer version')).toBeVisible();
  const file = await exported(page, () => log.alerts.getByRole('button', { name: 'Export' }).click());
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([4]);
});

test('a setting that was not saved says so where it was chosen, until trying again saves it', async ({
  page,
  context,
}) => {
  await withRefusedRecords(context, 'settings');
  const settings = await (await BattlesPage.open(page)).openSettings();
  await settings.longPressAdds(10).check();
  const notice = page.getByRole('alert').filter({ hasText: 'Your settings could not be saved.' });
  await expect(notice).toBeVisible();
  await takeRecords(page);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(settings.longPressAdds(10)).toBeChecked();
});
