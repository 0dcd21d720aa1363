import { expect, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

test('a double tap on Close round closes it, and does not begin the next', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  const box = await fight.closeRoundButton.boundingBox();
  if (!box) throw new Error('There is no button');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // Both are sent before either is answered: a double tap is as quick on a slow machine.
  await Promise.all([page.touchscreen.tap(middle.x, middle.y), page.touchscreen.tap(middle.x, middle.y)]);
  await expect(fight.nextRoundButton).toBeVisible();
  await expect(fight.nextRoundButton).toBeEnabled();
  await fight.expectScore(2, 0, 'Blue wins by 2');
  await fight.nextRoundButton.click();
  await fight.expectScore(0, 0);
});

test('who closes a round by keyboard is at the next step then, and not at the top of the page', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await fight.closeRoundButton.focus();
  await page.keyboard.press('Enter');
  await expect(fight.nextRoundButton).toBeVisible();
  await expect(page.locator('button:focus')).toHaveText(/^Next turn/);
});

test('a tap that is not to be felt moves nothing, and a screen that may sleep is not kept awake', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt, asked: 0 });
    Navigator.prototype.vibrate = (pattern) => felt.push(pattern) > 0;
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
      value: {
        request: async () => {
          Reflect.set(globalThis, 'asked', Number(Reflect.get(globalThis, 'asked')) + 1);
          return Object.assign(new EventTarget(), { release: async () => {} });
        },
      },
    });
  });
  const settings = await (await BattlesPage.open(page)).openSettings();
  await page.getByRole('group', { name: 'A tap can be felt' }).getByRole('radio', { name: 'Off' }).check();
  await page
    .getByRole('group', { name: 'Screen stays awake in a battle' })
    .getByRole('radio', { name: 'Off' })
    .check();
  await expect(settings.heading).toBeVisible();
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await fight.expectScore(1, 0);
  expect(
    await page.evaluate(() => [Reflect.get(globalThis, 'felt'), Reflect.get(globalThis, 'asked')]),
  ).toEqual([[], 0]);
});

test('the licences of what the app ships are read without a connection', async ({ page }) => {
  const settings = await (await BattlesPage.open(page)).openSettings();
  await expect(settings.heading).toBeVisible();
  await page.getByRole('button', { name: 'Licences' }).click();
  await page.getByText(/^react 19/).click();
  await expect(page.getByText('Copyright (c) Meta Platforms', { exact: false }).first()).toBeVisible();
});
