import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, installed, offlineTest, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

/** How long after the first the second tap of a double tap falls, in seconds. */
const DOUBLE_TAP_SECONDS = 0.2;

/** A finger at once on and off the middle of where a control stands. */
type TapAt = (place: Awaited<ReturnType<Locator['boundingBox']>>, timestamp: number) => Promise<void>;

/**
 * The time of a tap is said to the browser, in seconds, so that a double tap is as quick on a slow machine.
 */
async function tapsInTime(page: Page, context: BrowserContext): Promise<TapAt> {
  const devices = await context.newCDPSession(page);
  return async (place, timestamp) => {
    if (!place) throw new Error('There is nothing to tap');
    const touchPoints = [{ x: place.x + place.width / 2, y: place.y + place.height / 2 }];
    await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  };
}

test('a double tap on Close round closes it, and takes no step beyond', async ({ page, context }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  const tapAt = await tapsInTime(page, context);
  const primary = await fight.closeRoundButton.boundingBox();
  const first = Date.now() / 1000;
  await tapAt(primary, first);
  await expect(fight.nextRoundButton).toBeVisible();
  await tapAt(primary, first + DOUBLE_TAP_SECONDS);
  await fight.expectScore(2, 0, 'Blue wins by 2');
  await expect(fight.undoButton).toHaveAccessibleName('Undo: Round 1 closed 2 : 0');
  await fight.nextRoundButton.click();
  await fight.expectScore(0, 0);
});

test('a step counts however soon it follows another one, once the thumb was elsewhere in between', async ({
  page,
  context,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  const tapAt = await tapsInTime(page, context);
  const primary = await fight.closeRoundButton.boundingBox();
  const first = Date.now() / 1000;
  await tapAt(primary, first);
  await expect(page.getByRole('button', { name: /^Next turn/ })).toBeVisible();
  const elsewhere = await page.getByRole('link', { name: 'Fight', exact: true }).boundingBox();
  await tapAt(elsewhere, first + DOUBLE_TAP_SECONDS);
  await tapAt(primary, first + 2 * DOUBLE_TAP_SECONDS);
  await expect(page.getByRole('banner')).toContainText('Turn 1 · Red');
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
  await fight.closeRound();
  await fight.expectScore(1, 0);
  expect(
    await page.evaluate(() => [Reflect.get(globalThis, 'felt'), Reflect.get(globalThis, 'asked')]),
  ).toEqual([[], 0]);
});

offlineTest('the licences of what the app ships are read without a connection', async ({ page, server }) => {
  const settings = await (await BattlesPage.open(page)).openSettings();
  await expect(settings.heading).toBeVisible();
  await installed(page);
  await server.kill();
  await page.getByRole('button', { name: 'Licences' }).click();
  await page.getByText(/^react 19/).click();
  await expect(page.getByText('Copyright (c) Meta Platforms', { exact: false }).first()).toBeVisible();
});
