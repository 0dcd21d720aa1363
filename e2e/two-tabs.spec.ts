import type { BrowserContext, Page } from '@playwright/test';
import { expectOnDisk } from './disk';
import { exported } from './exported';
import { refuseUntilNextTap, setDiskRefuses, withFailingDisk } from './failing-disk';
import { expect, test } from './fixtures';
import { startBattle } from './pages/battles-page';
import { FightPage } from './pages/fight-page';
import { NewBattlePage } from './pages/new-battle-page';
import { SettingsPage } from './pages/settings-page';

const READING_ALONG = 'Another tab is writing this battle. You are reading along.';

/** The battle on screen in a second tab, as its address opens it. */
async function openSecondTab(page: Page): Promise<FightPage> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return new FightPage(tab);
}

async function takeOver(reader: FightPage): Promise<void> {
  await reader.alerts.getByRole('button', { name: 'Write here' }).click();
  await expect(reader.alerts).toHaveCount(0);
}

/** How many entries each battle has on disk; `exported` has seen that none is missing or twice. */
async function entriesOnDisk(page: Page): Promise<readonly number[]> {
  await page.goto('./#/settings');
  const settings = new SettingsPage(page);
  const backup = await settings.openBackup();
  const file = await exported(page, () => backup.saveButton.click());
  return file.battles.map(({ entries }) => entries.length);
}

test('a second tab reads along: it sees every new tap, and cannot tap itself', async ({ page }) => {
  const first = await startBattle(page);
  await first.lose('Red', 1);
  await first.expectScore(1, 0);
  const second = await openSecondTab(page);
  await expect(second.alerts).toContainText(READING_ALONG);
  await second.expectScore(1, 0);
  await expect(second.loseButton('Red')).toBeDisabled();
  await expect(second.undoButton).toBeDisabled();

  await first.lose('Red', 2);
  await first.toggle('Charge', 'Red').click();
  await second.expectScore(3, 1);
  await first.undo('Charge, Red');
  await second.expectScore(3, 0);
  await first.closeRound();
  await expect(second.page.getByRole('button', { name: /^Next turn/ })).toBeDisabled();
  await second.expectScore(3, 0, 'Blue wins by 3');
});

test('the second tab takes over, the first becomes the reader, and no entry is lost or doubled', async ({
  page,
}) => {
  const first = await startBattle(page);
  await first.lose('Red', 2);
  const second = await openSecondTab(page);
  await second.expectScore(2, 0);
  await takeOver(second);
  await expect(first.alerts).toContainText(READING_ALONG);
  await expect(first.loseButton('Red')).toBeDisabled();

  await second.lose('Red', 3);
  await first.expectScore(5, 0);
  await second.undo('Red lost 1');
  await first.expectScore(4, 0);

  await takeOver(first);
  await expect(second.alerts).toContainText(READING_ALONG);
  await first.lose('Blue', 1);
  await second.expectScore(4, 1);

  // The start, 2 taps, 3 taps, one undone, one tap.
  expect(await entriesOnDisk(page)).toEqual([8]);
});

test('when the writing tab is closed, the reader writes on by itself', async ({ page }) => {
  const first = await startBattle(page);
  await first.lose('Red', 1);
  const second = await openSecondTab(page);
  await expect(second.alerts).toContainText(READING_ALONG);
  await first.lose('Red', 1);
  await second.expectScore(2, 0);
  await page.close();
  await expect(second.alerts).toHaveCount(0);
  await second.expectScore(2, 0);
  await second.lose('Red', 1);
  await second.expectScore(3, 0);
  expect(await entriesOnDisk(second.page)).toEqual([4]);
});

test('when the writing tab leaves the battle, the reader writes on by itself', async ({ page }) => {
  const first = await startBattle(page);
  await first.lose('Red', 1);
  const second = await openSecondTab(page);
  await expect(second.alerts).toContainText(READING_ALONG);
  await first.backToBattles();
  await expect(second.alerts).toHaveCount(0);
  await second.lose('Blue', 1);
  await second.expectScore(1, 1);
});

/** From now on the pages of this context can be made to wait for what the browser says about other tabs. */
async function withSlowLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { request } = LockManager.prototype;
    Object.assign(LockManager.prototype, {
      async request(this: LockManager, ...given: Parameters<typeof request>) {
        await Reflect.get(globalThis, 'locksAnswer');
        return request.apply(this, given);
      },
    });
  });
}

test('a battle that was left is on screen at once, and takes taps as soon as it is known who writes it', async ({
  page,
  context,
}) => {
  await withSlowLocks(context);
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.backToBattles();
  await page.evaluate(() => {
    const answer = new Promise((known) => Reflect.set(globalThis, 'letLocksAnswer', known));
    Reflect.set(globalThis, 'locksAnswer', answer);
  });
  await page.getByRole('link', { name: /^Resume/ }).click();
  await fight.expectScore(2, 0);
  const opening = page.getByRole('status').filter({ hasText: 'Opening the battle…' });
  await expect(opening).toBeVisible();
  // Where it takes that long, every tap is answered.
  await fight.loseButton('Red').tap();
  await expect(fight.alerts).toContainText(
    'The battle is still being opened. Nothing was changed; tap again.',
  );
  await fight.expectScore(2, 0);
  await page.evaluate(() => Reflect.get(globalThis, 'letLocksAnswer')());
  await expect(opening).toHaveCount(0);
  await fight.lose('Red', 1);
  await fight.expectScore(3, 0);
  await expect(fight.alerts).toHaveCount(0);
  expect(await entriesOnDisk(page)).toEqual([4]);
});

test('two battles are written in two tabs at once', async ({ page, context }) => {
  const first = await startBattle(page);
  const other = await startBattle(await context.newPage());
  await expect(other.alerts).toHaveCount(0);
  await other.lose('Blue', 2);
  await first.lose('Red', 1);
  await first.expectScore(1, 0);
  await other.expectScore(0, 2);
  // What one tab has on screen the other reads from the disk only.
  await expectOnDisk(page, 5);
  expect((await entriesOnDisk(page)).toSorted()).toEqual([2, 3]);
});

test('the list in another tab follows the battles as they are fought', async ({ page, context }) => {
  const first = await startBattle(page);
  const list = await context.newPage();
  await list.goto('./');
  const card = list.getByRole('link', { name: /^Resume/ });
  await expect(card).toContainText('Turn 1 · Blue');
  await (await first.openTurnSheet()).next('Turn 1 · Red');
  await expect(card).toContainText('Turn 1 · Red');
});

/**
 * A battle that two tabs took different ways: the first one's tap could not be saved before the second one
 * took over.
 */
async function partedByAnotherTab(page: Page, context: BrowserContext) {
  await withFailingDisk(context);
  const first = await startBattle(page);
  await first.lose('Red', 1);
  const second = await openSecondTab(page);
  await second.expectScore(1, 0);
  await setDiskRefuses(page, true);
  await first.lose('Red', 1);
  await expect(first.alerts).toContainText('1 tap is not saved yet.');
  await takeOver(second);
  await second.lose('Blue', 1);
  await second.expectScore(1, 1);
  await refuseUntilNextTap(page);
  await first.alerts.getByRole('button', { name: 'Try again' }).click();
  const parted = page.getByRole('alert').filter({ hasText: 'Another tab has taken Blue v Red another way.' });
  return { first, second, parted };
}

test('a course that was kept beside is said on every screen, and another battle goes on saving meanwhile', async ({
  page,
  context,
}) => {
  const { parted } = await partedByAnotherTab(page, context);
  for (const screen of ['#/', '#/season', '#/settings', '#/backup', '#/new']) {
    await page.evaluate((hash) => location.assign(hash), screen);
    await expect(parted, screen).toBeVisible();
  }
  const other = await new NewBattlePage(page).fight();
  await other.lose('Red', 2);
  await expect(parted).toBeVisible();
  await expect(other.alerts.filter({ hasText: 'not saved yet' })).toHaveCount(0);
  // Both courses with their beginning and two taps, and the other battle.
  await expectOnDisk(page, 9);
});

test('taps that could not be saved before another tab went on are kept beside it, and both go on', async ({
  page,
  context,
}) => {
  const { first, second, parted } = await partedByAnotherTab(page, context);
  await expect(parted).toContainText('kept as a battle of its own, split at entry 3');
  // Both courses stand, each on its screen, and each goes on.
  await first.expectScore(2, 0);
  await second.expectScore(1, 1);
  await second.lose('Blue', 1);
  await first.lose('Red', 1);
  await first.expectScore(3, 0);
  await second.expectScore(1, 2);
  await parted.getByRole('button', { name: 'Show the other' }).click();
  await expect(first.alerts).toContainText(READING_ALONG);
  await first.expectScore(1, 2);
  expect((await entriesOnDisk(second.page)).toSorted()).toEqual([4, 4]);
});
