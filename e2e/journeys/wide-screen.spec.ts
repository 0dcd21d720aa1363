import type { Page } from '@playwright/test';
import { axe, expect, stands, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { startBattle } from '../pages/battles-page';
import { NamedCombats } from '../pages/engage-sheet';

const TABLET = { width: 1024, height: 768 };
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test('a wide screen has both armies beside the fight, and the widest the log; a phone loads neither', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', { name: 'Spearmen', models: '20' });
  await armies.add('Red', { name: 'Knights', models: '10' });
  const fight = await armies.openFight();
  await new NamedCombats(page).engage(['Spearmen', 'Knights']);
  const blue = page.getByRole('complementary', { name: 'Army of Blue' });
  const red = page.getByRole('complementary', { name: 'Army of Red' });
  const log = page.getByRole('complementary', { name: 'Log' });
  await expect(blue).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('side-panels'))).toEqual([]);

  await page.setViewportSize(TABLET);
  await expect(blue.getByText('Spearmen', { exact: true })).toBeVisible();
  await expect(log).toHaveCount(0);
  await red.getByRole('button', { name: /^Knights: lose 1 / }).click();
  await fight.expectScore(1, 0);
  await axe(page);

  await page.setViewportSize(WIDE);
  await expect(log.getByText('Knights −1', { exact: true })).toBeVisible();
  await axe(page);

  await test.step('a sheet that was opened beside the fight outlives folding the screen', async () => {
    await blue.getByText('Spearmen', { exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Spearmen', exact: true });
    await page.setViewportSize(PHONE);
    await expect(blue).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(sheet).toHaveCount(0);
    await fight.expectScore(1, 0);
  });

  await test.step('as does one of the fight when the screen is turned', async () => {
    const sheet = await fight.explain();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(sheet.dialog).toBeVisible();
    await page.setViewportSize(WIDE);
    await expect(sheet.dialog).toBeVisible();
  });
});

test('the room of the armies shows both beside each other, and a new unit goes to the one that is chosen', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await armies.show('Red');
  const form = await armies.openAdding('Red');
  await form.fill({ name: 'Knights', models: '10' });
  await form.add();
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Red' }).getByText('Knights', { exact: true })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Blue' }).getByText(/^Blue has no units|No units of Blue/),
  ).toBeVisible();
  await axe(page);
});

const TURNED = { width: 844, height: 390 };
const UPRIGHT_TABLET = { width: 768, height: 1024 };
/** A phone that is turned, a foldable that is opened, a desktop, and back. */
const ON_THE_WAY = [TURNED, UPRIGHT_TABLET, WIDE, TABLET, PHONE] as const;

test('turning, unfolding and folding close no sheet, and lose nothing of what was typed in it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const fight = await startBattle(page);
  await test.step('on Fight: digits that were typed, and are not entered yet', async () => {
    const keypad = await fight.openLostKeypad('Red');
    await keypad.dialog.getByRole('button', { name: '1', exact: true }).click();
    for (const size of ON_THE_WAY) {
      await page.setViewportSize(size);
      await expect(keypad.dialog.getByRole('button', { name: 'Lose 1 more', exact: true })).toBeVisible();
    }
    await keypad.dialog.getByRole('button', { name: '2', exact: true }).click();
    await keypad.dialog.getByRole('button', { name: 'Lose 12 more', exact: true }).click();
    await fight.expectScore(12, 0);
  });

  await test.step('on Fight: the phone between the players', async () => {
    await page.getByRole('button', { name: 'Across the table', exact: true }).click();
    const across = page.getByRole('dialog', { name: 'Across the table', exact: true });
    for (const size of ON_THE_WAY) {
      await page.setViewportSize(size);
      await expect(across.getByRole('region', { name: 'Red’s edge' })).toBeVisible();
    }
    await across.getByRole('button', { name: 'Back to the card, Blue’s edge' }).first().click();
  });

  const armies = await ArmiesPage.open(page);
  await test.step('on Armies: a unit that is being typed', async () => {
    const form = await armies.openAdding('Blue');
    await form.fill({ name: 'Spearmen', models: '20' });
    for (const size of ON_THE_WAY) {
      await page.setViewportSize(size);
      await expect(form.dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Spearmen');
    }
    await form.add();
    await armies.expectUnits('Spearmen');
  });

  await test.step('on Armies: the page of a unit', async () => {
    const { dialog } = await armies.unit('Spearmen').open();
    for (const size of ON_THE_WAY) {
      await page.setViewportSize(size);
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    }
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await armies.expectUnits('Spearmen');
  });
});

/** The columns side by side on the screen, each wide enough for a sentence. */
function columnsBeside(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tracks = [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).display === 'grid')
      .map((part) => getComputedStyle(part).gridTemplateColumns.split(' ').map(Number.parseFloat))
      .map((widths) => widths.filter((width) => width >= 220).length);
    return Math.max(...tracks);
  });
}

test('the screens around a battle have columns on a tablet and on a desk, and one on a phone', async ({
  page,
}) => {
  await startBattle(page);
  for (const address of ['', 'new', 'season', 'armies', 'settings', 'backup']) {
    await test.step(`#/${address}`, async () => {
      await page.goto(`./#/${address}`);
      await stands(page);
      await page.setViewportSize(PHONE);
      await expect.poll(() => columnsBeside(page)).toBe(1);
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect.poll(() => columnsBeside(page)).toBe(2);
      await page.setViewportSize(WIDE);
      await expect.poll(() => columnsBeside(page)).toBeGreaterThanOrEqual(2);
    });
  }
});
