import { PATIENCE_MS, RETRY_MS } from '../src/store/battle/save-queue';
import { clearStorage, setDiskHangs, withDiskThatMayHang } from './broken-browser';
import { expectOnDisk, storeAsNewerVersion } from './disk';
import { exported } from './exported';
import { setDiskRefuses, withFailingDisk } from './failing-disk';
import { expect, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

test('a battle whose storage is cleared under the page is written again whole with the next tap @chromium', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  await expectOnDisk(page, 4);
  await clearStorage(page);
  await fight.lose('Red', 1);
  const said = fight.alerts.filter({ hasText: 'storage was cleared while Warledger was open' });
  await expect(said).toContainText('Blue v Red was still here');
  await expectOnDisk(page, 5);
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await expect(fight.alerts).toHaveCount(0);
  await page.reload();
  await fight.expectScore(4, 0);
  await fight.undo('Red lost 1');
  await fight.expectScore(3, 0);
});

test('a disk that does not answer is said, tried again by itself, and loses nothing', async ({
  page,
  context,
}) => {
  await withDiskThatMayHang(context);
  await page.clock.install();
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await expectOnDisk(page, 2);
  await setDiskHangs(page, true);
  await fight.lose('Red', 1);
  await expectOnDisk(page, 3);
  await page.clock.fastForward(PATIENCE_MS);
  await expect(fight.alerts).toContainText('The phone’s storage does not answer. 1 tap is not saved yet.');
  await setDiskHangs(page, false);
  // The app may be waiting to retry, or waiting for the answer of a retry.
  await page.clock.fastForward(PATIENCE_MS);
  await page.clock.fastForward(RETRY_MS);
  await expect(fight.alerts).toHaveCount(0);
  await page.reload();
  await fight.expectScore(2, 0);
});

test('taps that the disk refused are saved by themselves when it is back', async ({ page, context }) => {
  await withFailingDisk(context);
  const fight = await startBattle(page);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 2);
  await expect(fight.alerts).toContainText('2 taps are not saved yet.');
  await setDiskRefuses(page, false);
  await expect(fight.alerts).toHaveCount(0);
  await expectOnDisk(page, 3);
});

test('a page with an unsaved tap asks before it goes, and one without does not', async ({
  page,
  context,
}) => {
  await withFailingDisk(context);
  const fight = await startBattle(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await fight.lose('Red', 1);
  await expectOnDisk(page, 2);
  await page.reload();
  await fight.expectScore(1, 0);
  expect(asked).toEqual([]);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 1);
  await expect(fight.alerts).toContainText('1 tap is not saved yet.');
  await page.reload();
  await fight.expectScore(1, 0);
  expect(asked).toEqual(['beforeunload']);
});

test('a page that a newer version closes still hands out what it had not saved', async ({
  page,
  context,
}) => {
  await withFailingDisk(context);
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await expectOnDisk(page, 2);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 2);
  await expect(fight.alerts).toContainText('2 taps are not saved yet.');
  const newer = await context.newPage();
  await BattlesPage.open(newer);
  await storeAsNewerVersion(newer);
  await expect(page.getByText('A newer version of Warledger was opened in another tab.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('2 taps are not saved yet.');
  const file = await exported(page, () =>
    page.getByRole('button', { name: 'Export the unsaved taps' }).click(),
  );
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([4]);
});

test('a part of the app that does not come is said where it belongs, and the rest works @chromium', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/armies-route*', (route) => route.abort());
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await expectOnDisk(page, 2);
  await page.goto('./#/armies');
  await expect(page.getByText('A part of Warledger could not be loaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const file = await exported(page, () => page.getByRole('button', { name: 'Export all battles' }).click());
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([2]);
  await page.getByRole('button', { name: 'To the battles' }).click();
  await new BattlesPage(page).openBattle('Blue v Red');
  await fight.expectScore(1, 0);
  // The browser and React report the missing part on the console; there is no other complaint.
  expect(complaints.filter((complaint) => !/armies-route|Failed to load resource/.test(complaint))).toEqual(
    [],
  );
  (complaints as string[]).length = 0;
});
