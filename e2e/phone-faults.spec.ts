import type { BrowserContext, Page } from '@playwright/test';
import { expectOnDisk, storeAsNewerVersion } from './disk';
import { exported } from './exported';
import { setDiskRefuses, withFailingDisk } from './failing-disk';
import { expect, stands, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

test('a phone that only says that the page goes saves once more what the disk had refused', async ({
  page,
  context,
}) => {
  await withFailingDisk(context);
  // The clock stands still: nothing is tried again by itself.
  await page.clock.install();
  const fight = await startBattle(page);
  await expectOnDisk(page, 1);
  await page.clock.pauseAt(new Date('2099-01-01T12:00:00'));
  await setDiskRefuses(page, true);
  await fight.lose('Red', 1);
  await expect(fight.alerts).toContainText('1 tap is not saved yet.');
  await setDiskRefuses(page, false);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expectOnDisk(page, 2);
});

/** From now on the pages of this context can be made to hand out no file. */
async function withoutFiles(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const addressOf = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      if (Reflect.get(globalThis, 'noFiles') === true) throw new Error('no room for files');
      return addressOf.call(URL, file);
    };
  });
}

test('an export that fails says so, and the next one takes it back', async ({ page, context }) => {
  await withoutFiles(context);
  await withFailingDisk(context);
  const fight = await startBattle(page);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 1);
  const exportAll = fight.alerts.getByRole('button', { name: 'Export', exact: true });
  await page.evaluate(() => Reflect.set(globalThis, 'noFiles', true));
  await exportAll.click();
  const said = fight.alerts.filter({ hasText: 'The file could not be made or saved' });
  await expect(said).toContainText('no room for files');
  await page.evaluate(() => Reflect.set(globalThis, 'noFiles', false));
  const { battles } = await exported(page, () => exportAll.click());
  expect(battles.map(({ entries }) => entries.length)).toEqual([2]);
  await expect(said).toHaveCount(0);
});

test('and where the storage is closed to the page, the unsaved taps are still handed out after it', async ({
  page,
  context,
}) => {
  await withoutFiles(context);
  await withFailingDisk(context);
  const fight = await startBattle(page);
  await expectOnDisk(page, 1);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 1);
  await expect(fight.alerts).toContainText('1 tap is not saved yet.');
  const newer = await context.newPage();
  await BattlesPage.open(newer);
  await storeAsNewerVersion(newer);
  const exportUnsaved = page.getByRole('button', { name: 'Export the unsaved taps' });
  await expect(exportUnsaved).toBeVisible();
  await page.evaluate(() => Reflect.set(globalThis, 'noFiles', true));
  await exportUnsaved.click();
  const said = page.getByRole('alert').filter({ hasText: 'The file could not be made or saved' });
  await expect(said).toContainText('no room for files');
  await page.evaluate(() => Reflect.set(globalThis, 'noFiles', false));
  const { battles } = await exported(page, () => exportUnsaved.click());
  expect(battles.map(({ entries }) => entries.length)).toEqual([2]);
  await expect(said).toHaveCount(0);
});

test('a room that fails says so in its own place, and the others go on', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, where) {
      // As the log does when it is opened.
      if (typeof where === 'object' && where.block === 'end') throw new Error('the log fell over');
      scroll.call(this, where);
    };
  });
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.goToRoom('Log');
  // What is said stands in the page's one main part, not in a second one within it.
  const room = page.getByRole('main');
  await expect(room).toContainText('the log fell over');
  await expect(room.getByRole('button', { name: 'To the battles' })).toBeVisible();
  // The frame around it stands, and leads on.
  await fight.undo('Red lost 1');
  await fight.redo('Red lost 1');
  await fight.goToRoom('Score');
  await expect(page.getByRole('region', { name: 'Score of the battle' })).toBeVisible();
  await fight.goToRoom('Fight');
  await fight.lose('Red', 1);
  await fight.expectScore(3, 0);
  await expectOnDisk(page, 6);
  expect(complaints.filter((complaint) => !complaint.includes('the log fell over'))).toEqual([]);
  (complaints as string[]).length = 0;
});

/** Opens every part of a battle, each of which must have its heading and its rows. */
async function expectReadable(page: Page, id: string): Promise<void> {
  for (const address of [
    `battle/${id}/log`,
    `battle/${id}/score`,
    `review/${id}/replay`,
    `review/${id}/charts`,
    `report/${id}`,
    'season',
    '',
  ]) {
    // A page of its own: the screen before has a heading as well.
    await page.goto('about:blank');
    await page.goto(`./#/${address}`);
    await stands(page);
    await expect(page.getByText('That should not have happened'), address).toHaveCount(0);
  }
}

for (const [what, time] of [
  ['before 1970', '1969-02-03T20:00:00'],
  ['forty days ahead', new Date(Date.now() + 40 * 86_400_000).toISOString()],
] as const) {
  test(`what is fought on a phone whose clock stands ${what} is kept and read, there and by a true clock`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(time));
    const fight = await startBattle(page);
    await fight.lose('Red', 2);
    await expectOnDisk(page, 3);
    const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
    await expectReadable(page, id);
    await page.clock.setFixedTime(new Date());
    await page.reload();
    await expectReadable(page, id);
    await page.goto(`./#/battle/${id}/fight`);
    await fight.expectScore(2, 0);
    await fight.lose('Red', 1);
    await expectOnDisk(page, 4);
    await expectReadable(page, id);
  });
}

test('a clock that jumps forty days ahead, or back before 1970, empties no wastebasket', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await expectOnDisk(page, 3);
  await fight.backToBattles();
  const battles = new BattlesPage(page);
  await battles.delete('Blue v Red');
  const today = new Date();
  for (const time of [new Date(today.getTime() + 40 * 86_400_000), new Date('1969-02-03T20:00:00'), today]) {
    await page.clock.setFixedTime(time);
    await page.reload();
    // In a quiet moment after its start the page counts the day, and empties the wastebasket of what is due.
    await expect.poll(() => lastDayCounted(page), 'the day that was counted').toBe(isoDay(time));
    await page.reload();
    await (await battles.openWastebasket(1)).close();
  }
  const { dialog } = await battles.openWastebasket(1);
  await dialog.getByRole('button', { name: 'Bring back' }).click();
  await battles.openBattle('Blue v Red');
  await fight.expectScore(2, 0);
});

/** The day by a phone's own calendar. */
function isoDay(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The last day on which the app ran, as the page has noted it. */
function lastDayCounted(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open('warledger');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('records').objectStore('records').get('wastebasket');
          reading.onerror = () => fail(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result?.today ?? '');
          };
        };
      }),
  );
}

test('a battle whose log has a time that no calendar has blanks no screen: it is said, and the rest is read', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await expectOnDisk(page, 3);
  const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await page.goto('about:blank');
  await page.goto('./');
  await page.evaluate(timeOutOfCalendar);
  await page.reload();
  await expectReadable(page, id);
  await page.goto(`./#/battle/${id}/fight`);
  await fight.expectScore(1, 0);
  await expect(fight.alerts).not.toHaveCount(0);
  await expect(fight.loseButton('Red')).toBeDisabled();
  // Another battle is none the worse for it.
  const other = await startBattle(page);
  await other.lose('Blue', 1);
  await other.expectScore(0, 1);
});

/**
 * Runs in the page: the last entry on the disk, and the card of its battle, get a time beyond every calendar.
 */
function timeOutOfCalendar(): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('warledger');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const names = [...opening.result.objectStoreNames];
      const transaction = opening.result.transaction(names, 'readwrite');
      const entries = transaction.objectStore('entries').openCursor(null, 'prev');
      entries.onsuccess = () => {
        entries.result?.update({ ...entries.result.value, at: 1e300 });
      };
      transaction.oncomplete = () => {
        opening.result.close();
        done();
      };
      transaction.onabort = () => fail(transaction.error);
    };
  });
}
