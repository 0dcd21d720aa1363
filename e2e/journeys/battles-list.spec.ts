import type { Page } from '@playwright/test';
import { RARE_OPPONENT, writeYears } from '../../bench/years.mjs';
import { expectOnDisk } from '../disk';
import { axe, controlSizes, expect, installed, offlineTest, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';

/** How many finished battles one page has. */
const PAGE = 30;

/** Home with so many finished battles, the newest from yesterday. */
async function openWithYears(page: Page, count: number): Promise<BattlesPage> {
  const battles = await BattlesPage.open(page);
  await writeYears(page, count);
  await page.reload();
  await expect(battles.finished).toHaveCount(Math.min(count, PAGE));
  return battles;
}

/** Home with these battles, each started by its two players and ended, the last one newest. */
async function openWithEnded(page: Page, ...pairs: readonly (readonly [string, string])[]) {
  for (const [blue, red] of pairs) {
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.player('Blue').fill(blue);
    await newBattle.player('Red').fill(red);
    const fight = await newBattle.fight();
    await (await fight.openMenu()).end('Blue won');
    await fight.backToBattles();
  }
  const battles = new BattlesPage(page);
  await expect(battles.finished).toHaveCount(pairs.length);
  return battles;
}

async function inspect(page: Page): Promise<void> {
  await axe(page);
  await controlSizes(page);
  const sideways = await page
    .locator('html, main, dialog')
    .evaluateAll((parts) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(sideways, 'parts that scroll sideways').toBe(0);
}

test('hundreds of battles come page by page, newest first', async ({ page }) => {
  const battles = await openWithYears(page, 2 * PAGE + 11);
  await battles.page.getByRole('button', { name: 'Show older battles' }).click();
  await expect(battles.finished).toHaveCount(2 * PAGE);
  await battles.page.getByRole('button', { name: 'Show older battles' }).click();
  await expect(battles.finished).toHaveCount(2 * PAGE + 11);
  await expect(battles.page.getByRole('button', { name: 'Show older battles' })).toBeHidden();
  await expect(battles.finished.last()).toContainText(RARE_OPPONENT);
  await inspect(page);
});

test('a notice waits while a finger is down, so that nothing moves under it', async ({ page }) => {
  const battles = await openWithYears(page, 12);
  const backUp = page.getByRole('button', { name: 'Back up' });
  await expect(backUp).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).hover();
  await page.mouse.down();
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await expect(battles.finished).toHaveCount(12);
  // While a finger is down a browser may hold its idle time back for ever.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestIdleCallback(() => requestIdleCallback(done, { timeout: 2_000 }), { timeout: 2_000 }),
      ),
  );
  await expect(backUp).toBeHidden();
  await page.mouse.up();
  await expect(backUp).toBeVisible();
});

test('the search goes through all battles, not only those on screen, and says how far it went', async ({
  page,
}) => {
  const battles = await openWithYears(page, 450);
  await battles.searchField.fill('zolc quintanilla');
  await battles.expectFound(5, 450);
  await expect(battles.finished).toHaveCount(5);
  await battles.searchField.fill('miners came too late');
  await battles.expectFound(9, 450);
  await inspect(page);
  await battles.searchField.fill('xyzzy');
  await battles.expectFound(0, 450);
  await expect(page.getByText('No battle is like that.')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(battles.finished).toHaveCount(PAGE);
});

test('filters narrow the list, show as chips, and one tap clears each', async ({ page }) => {
  const battles = await openWithYears(page, 60);
  const filter = await battles.openFilter();
  await inspect(page);
  await filter.rulebook.selectOption({ label: 'WFB 6' });
  await filter.result.selectOption({ label: 'Won' });
  await filter.opponent.fill('zoe');
  await inspect(page);
  await filter.show();
  await battles.expectFound(0, 60);
  await battles.chip('WFB 6').click();
  await battles.chip('Won').click();
  await battles.expectFound(1, 60);
  await expect(battles.finished).toContainText(RARE_OPPONENT);
  await battles.chip('against zoe').click();
  await expect(battles.finished).toHaveCount(PAGE);
});

test('a day filters from and up to it, the day itself included', async ({ page }) => {
  const battles = await openWithYears(page, 3);
  // The newest of the three began yesterday, by this phone's own calendar.
  const yesterday = await page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - 1);
    return new Intl.DateTimeFormat('en-CA').format(day);
  });
  const filter = await battles.openFilter();
  await filter.from.fill(yesterday);
  await filter.upTo.fill(yesterday);
  await filter.show();
  await battles.expectFound(1, 3);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(battles.finished).toHaveCount(3);
});

test('what is looked for is still there after a look at a battle', async ({ page }) => {
  const battles = await openWithEnded(page, ['Anna', 'Ben'], ['Carl', 'Dora']);
  await battles.searchField.fill('anna');
  await battles.expectFound(1, 2);
  await battles.openReview('Anna v Ben');
  await page.getByRole('link', { name: 'Back to the battles' }).click();
  await expect(battles.searchField).toHaveValue('anna');
  const fight = await battles.openRooms('Anna v Ben');
  await fight.backToBattles();
  await expect(battles.searchField).toHaveValue('anna');
  await battles.expectFound(1, 2);
});

offlineTest(
  'a finished battle is tagged at its place, offline, found by its tag, and bad tags are told',
  async ({ page, server }) => {
    const battles = await openWithEnded(page, ['Anna', 'Ben'], ['Carl', 'Dora']);
    await expectOnDisk(page, 4);
    await installed(page);
    await server.kill();
    const tags = await battles.tags('Anna v Ben');
    await tags.enter('   ');
    await expect(tags.dialog).toContainText('A tag needs a letter at least.');
    await tags.enter('A tag that is far too long for a tag');
    await expect(tags.dialog).toContainText('A tag has 24 letters at most.');
    await inspect(page);
    await tags.add('Club night');
    await tags.enter('club  NIGHT');
    await expect(tags.dialog).toContainText('is there already');
    await tags.add('Alps');
    await tags.tag('Alps').click();
    await expect(tags.tag('Alps')).toBeHidden();
    await tags.done();
    await expect(battles.finished.last()).toContainText('Anna v Ben');
    await expect(battles.finished.last()).toContainText('Tags: Club night');

    const others = await battles.tags('Carl v Dora');
    await others.dialog.getByRole('button', { name: 'Add Club night' }).click();
    await expect(others.tag('Club night')).toBeVisible();
    await others.done();
    await page.reload();
    await battles.searchField.fill('club');
    await battles.expectFound(2, 2);
  },
);

test('an archived battle is out of the list until it is asked for, and undo or the archive gives it back', async ({
  page,
}) => {
  const battles = await openWithEnded(page, ['Anna', 'Ben'], ['Carl', 'Dora']);
  await battles.archive('Anna v Ben');
  await expect(battles.finished).toHaveCount(1);
  await battles.archiveNews.getByRole('button', { name: 'Undo' }).click();
  await expect(battles.finished).toHaveCount(2);

  await battles.archive('Anna v Ben');
  await page.reload();
  await expect(battles.finished).toHaveCount(1);
  await battles.searchField.fill('anna');
  await battles.expectFound(0, 1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Archived battles (1)' }).click();
  await battles.expectFound(1, 1);
  await inspect(page);
  const { dialog } = await battles.options('Anna v Ben');
  await inspect(page);
  await dialog.getByRole('button', { name: 'Take out of the archive' }).click();
  await expect(page.getByText('The archive is empty.')).toBeVisible();
  await battles.chip('archived only').click();
  await expect(battles.finished).toHaveCount(2);
});

test('running battles stand apart, in a search too', async ({ page }) => {
  const battles = await openWithEnded(page, ['Anna', 'Ben']);
  const newBattle = await battles.newBattle();
  await newBattle.player('Blue').fill('Anna');
  await (await newBattle.fight()).backToBattles();
  await battles.searchField.fill('anna');
  await battles.expectFound(2, 2);
  await expect(battles.running).toHaveCount(1);
  await expect(battles.finished).toHaveCount(1);
});

test('battles whose cards are of an older version are read anew, and shown as they come', async ({
  page,
}) => {
  const battles = await openWithEnded(page, ['Anna', 'Ben'], ['Carl', 'Dora']);
  await expectOnDisk(page, 4);
  await page.evaluate(ageCards);
  await page.reload();
  await expect(battles.finished).toHaveCount(2);
  await expect(battles.finished.last()).toContainText('Anna v Ben');
  await page.evaluate(ageCards);
  await page.reload();
  await battles.searchField.fill('carl');
  await battles.expectFound(1, 2);
});

/** Runs in the page: turns every card into one of an older version. */
function ageCards(): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('warledger');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('cards', 'readwrite');
      const cards = writing.objectStore('cards');
      const reading = cards.getAll();
      reading.onsuccess = () => {
        for (const { battleId, status, lastAt } of reading.result) {
          cards.put({ v: 0, battleId, status, lastAt });
        }
      };
      writing.oncomplete = () => {
        opening.result.close();
        done();
      };
      writing.onabort = () => fail(writing.error);
    };
  });
}
