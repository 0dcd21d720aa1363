import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe, controlSizes, expect, test } from '../fixtures';
import { startBattle } from '../pages/battles-page';
import { LogPage } from '../pages/log-page';
import { RestorePage } from '../pages/restore-page';
import { ReviewPage } from '../pages/review-page';

/** A picture of that size, as a phone's camera would give it. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('No canvas');
      pen.fillStyle = 'darkgreen';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

/** A log with two lines, in which a photo is being added. */
async function adding(page: Page): Promise<LogPage> {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.goToRoom('Log');
  const log = new LogPage(page);
  await page.getByRole('button', { name: 'Photo', exact: true }).tap();
  return log;
}

/** The battle report, reached from a review. */
async function toReport(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Play on' }).tap();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Battle report' }).tap();
}

const table = (buffer: Buffer) => ({ name: 'table.png', mimeType: 'image/png', buffer });

test('a photo of the table stands beside its line, in review and in the report, and is deleted with a way back', async ({
  page,
}) => {
  await adding(page);
  const input = page.getByLabel('Photo for: Red lost 2');
  await expect(input).toHaveAttribute('capture', 'environment');
  await page.getByRole('radio', { name: 'This phone' }).check();
  await expect(input).not.toHaveAttribute('capture');
  await controlSizes(page);
  await axe(page);
  await input.setInputFiles(table(await picture(page, 3200, 2400)));
  const small = page.getByRole('button', { name: 'Photo: Red lost 2' });
  await expect(small).toBeVisible();
  await expect(input).toBeHidden();

  await test.step('it is still there after a reload, scaled down', async () => {
    await page.reload();
    await small.tap();
    const whole = page.getByRole('dialog').getByRole('img', { name: 'Photo: Red lost 2' });
    await expect(whole).toBeVisible();
    expect(
      await whole.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    ).toEqual([1600, 1200]);
    await axe(page);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
  });

  await test.step('the review has it, and the report prints it under its line', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Review this battle' }).tap();
    await page.getByRole('navigation').getByRole('link', { name: 'Log' }).tap();
    await expect(small).toBeVisible();
    await toReport(page);
    const figure = page.getByRole('figure', { name: /Red lost 2/ });
    await expect(figure.getByRole('img')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(figure.getByRole('img')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
  });

  await test.step('deleted, put back, deleted', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Log' }).tap();
    await small.tap();
    await page.getByRole('button', { name: 'Delete photo' }).tap();
    await expect(small).toBeHidden();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await expect(small).toBeVisible();
    await small.tap();
    await page.getByRole('button', { name: 'Delete photo' }).tap();
    await expect(small).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Photo', exact: true })).toBeVisible();
    await expect(small).toBeHidden();
  });
});

test('a line that was tapped offers a photo in words beside the note, and so does a round in review', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.lose('Blue', 1);
  await fight.goToRoom('Log');
  const log = new LogPage(page);
  await log
    .line('Red lost 2')
    .getByRole('link', { name: /^Red lost 2/ })
    .tap();
  const review = new ReviewPage(page);
  const offer = review.controls.getByText('Photo', { exact: true });
  await expect(review.controls.getByText('Note', { exact: true })).toBeVisible();
  await offer.tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Red lost 2');
  await expect(sheet.getByLabel('Take a photo')).toHaveAttribute('capture', 'environment');
  const chosen = sheet.getByLabel('Choose from this phone');
  await expect(chosen).not.toHaveAttribute('capture');
  await controlSizes(page);
  await axe(page);

  await test.step('a file that is no picture is refused, and the next one is kept', async () => {
    await chosen.setInputFiles(table(Buffer.from('no picture')));
    await expect(sheet.getByRole('alert')).toContainText('Choose another');
    await chosen.setInputFiles(table(await picture(page, 300, 200)));
    await expect(sheet.getByRole('button', { name: 'Photo: Red lost 2' })).toBeVisible();
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    await sheet.getByLabel('Take a photo').setInputFiles(table(await picture(page, 200, 300)));
    await expect(sheet.getByRole('button', { name: /^Photo \d: Red lost 2$/ })).toHaveCount(2);
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(review.controls.getByText('2 photos', { exact: true })).toBeVisible();
  });

  await test.step('one of them is deleted there, and put back', async () => {
    await review.controls.getByText('2 photos', { exact: true }).tap();
    await page.getByRole('button', { name: 'Photo 2: Red lost 2' }).tap();
    await page.getByRole('button', { name: 'Delete photo' }).tap();
    await expect(page.getByRole('button', { name: 'Photo: Red lost 2' })).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('button', { name: /^Photo \d: Red lost 2$/ })).toHaveCount(2);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
  });

  await test.step('they stand at their line of the log, and in the report as it is printed', async () => {
    await review.goTo('Log');
    await expect(log.line('Red lost 2').getByRole('button', { name: /^Photo \d: Red lost 2$/ })).toHaveCount(
      2,
    );
    await toReport(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('figure', { name: /Red lost 2/ }).getByRole('img')).toHaveCount(2);
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
  });

  await test.step('a closed round in review has the same beside its note', async () => {
    await log.goToRoom('Fight');
    await fight.closeRound();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('button', { name: 'Review this battle' }).tap();
    await review.goTo('Combats');
    await page.getByRole('button', { name: 'Photo: round 1' }).tap();
    await page
      .getByRole('dialog')
      .getByLabel('Choose from this phone')
      .setInputFiles(table(await picture(page, 300, 200)));
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
    await expect(page.getByRole('button', { name: '1 photo: round 1' })).toBeVisible();
  });
});

test('what is no picture is refused in words, and another file is taken after it', async ({ page }) => {
  await adding(page);
  const input = page.getByLabel('Photo for: Red lost 2');
  const whole = await picture(page, 300, 200);
  for (const broken of [Buffer.from('no picture'), Buffer.alloc(0), whole.subarray(0, 40)]) {
    await input.setInputFiles(table(broken));
    await expect(
      page.getByRole('alert').filter({ hasText: 'Choose another, or take the photo again' }),
    ).toBeVisible();
  }
  await input.setInputFiles(table(whole));
  await expect(page.getByRole('button', { name: 'Photo: Red lost 2' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'picture' })).toHaveCount(0);
});

test('a full disk refuses the photo and not the battle, whose taps go on', async ({ page }) => {
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      if (this.name === 'photos') throw new DOMException('no room', 'QuotaExceededError');
      return add.apply(this, args);
    };
  });
  const log = await adding(page);
  await page.getByLabel('Photo for: Red lost 2').setInputFiles(table(await picture(page, 300, 200)));
  await expect(
    page.getByRole('alert').filter({ hasText: 'Delete something on it, then add the photo again' }),
  ).toBeVisible();
  await log.goToRoom('Fight');
  const redLoses = page.getByRole('button', { name: /^Red loses 1/ });
  await redLoses.tap();
  await page.reload();
  await log.goToRoom('Log');
  await expect(page.getByRole('main')).toContainText('Red lost 3');
});

test('photos go into a backup only where they are wanted, and come back from it once', async ({ page }) => {
  await adding(page);
  const small = page.getByRole('button', { name: 'Photo: Red lost 2' });
  await page.getByLabel('Photo for: Red lost 2').setInputFiles(table(await picture(page, 300, 200)));
  await expect(small).toBeVisible();
  await page.getByRole('link', { name: 'Back to the battles' }).tap();
  await page.getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: 'Backup and restore' }).tap();
  const choice = page.getByRole('group', { name: 'Photos of the table' });
  await expect(choice.getByRole('radio', { name: 'Not in it' })).toBeChecked();
  await controlSizes(page);
  await axe(page);
  const saved = async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).tap();
    return readFileSync(await (await saving).path(), 'utf8');
  };
  expect(await saved()).not.toContain('base64');
  await choice.getByRole('radio', { name: /^1 photo, / }).check();
  const file = await saved();
  expect(file).toContain('base64');

  await test.step('the phone is lost, and the file brings back both the battle and its photo', async () => {
    await page.evaluate(async () => {
      for (const name of ['warledger', 'warledger-photos']) {
        const gone = indexedDB.deleteDatabase(name);
        await new Promise((done) => {
          gone.onsuccess = done;
        });
      }
    });
    await page.goto('about:blank');
    const restore = await RestorePage.open(page);
    await restore.choose(file);
    await expect(page.getByText('1 photo of the table is added')).toBeVisible();
    await restore.goButton.tap();
    await restore.expectDone('1 battle added', '1 photo added');
    await page.getByRole('button', { name: 'Open the battle' }).tap();
    await page.getByRole('navigation').getByRole('link', { name: 'Log' }).tap();
    await expect(small).toBeVisible();
  });

  await test.step('another time it has nothing to add; without the photo it has the photo alone', async () => {
    const restore = await RestorePage.open(page);
    await restore.choose(file);
    await expect(restore.status).toHaveText('There is nothing to restore: all of it is here.');
    await page.goBack();
    await small.tap();
    await page.getByRole('button', { name: 'Delete photo' }).tap();
    await expect(small).toBeHidden();
    await RestorePage.open(page);
    await restore.choose(file);
    await page.getByRole('button', { name: 'Restore 1 photo' }).tap();
    await restore.expectDone('1 battle here already', '1 photo added');
  });
});
