import type { Page } from '@playwright/test';
import { controlSizes, expect, test } from '../fixtures';
import { startBattle } from '../pages/battles-page';
import type { FightPage } from '../pages/fight-page';

/** A battle on a phone whose time moves only when the test moves it. */
async function startBattleWithStoppedTime(page: Page): Promise<FightPage> {
  await page.clock.install({ time: new Date('2026-03-07T14:00:00') });
  const fight = await startBattle(page);
  await page.clock.pauseAt(new Date('2026-03-07T16:00:00'));
  return fight;
}

/** From the fight to a limit of that many minutes, with that many in reserve. */
async function agree(fight: FightPage, minutes: number, reserve: number): Promise<void> {
  const menu = await fight.openMenu();
  await menu.dialog.getByRole('button', { name: 'Time limit: none' }).click();
  await menu.dialog.getByRole('radio', { name: 'Time left' }).check();
  await menu.dialog.getByRole('textbox', { name: 'Minutes for each player' }).fill(String(minutes));
  await menu.dialog.getByRole('textbox', { name: 'Minutes in reserve after that' }).fill(String(reserve));
  await menu.dialog.getByRole('textbox', { name: 'Warn: minutes before the end' }).fill('1');
  await menu.dialog.getByRole('button', { name: 'Save' }).click();
  const said = `Time limit: ${minutes} minutes each, then ${reserve} in reserve`;
  await expect(menu.dialog.getByRole('button', { name: said, exact: true })).toBeVisible();
  await menu.close();
}

test('the time of a match counts down, warns, uses the reserve, and the players say what a flag means', async ({
  page,
}) => {
  const fight = await startBattleWithStoppedTime(page);
  await agree(fight, 3, 1);
  const clock = page.getByRole('button', { name: /^(Blue|Red)’s clock/ });
  await expect(clock).toHaveAccessibleName('Blue’s clock, 3:00 left: start it');
  await clock.click();
  await page.clock.runFor(60_000);
  await expect(clock).toHaveAccessibleName('Blue’s clock, 2:00 left: tap for Red’s time');

  await test.step('one tap passes it', async () => {
    await clock.click();
    await page.clock.runFor(30_000);
    await expect(clock).toHaveAccessibleName('Red’s clock, 2:30 left: tap for Blue’s time');
    await clock.click();
  });

  await test.step('a reload and two minutes without the app cost that player two minutes', async () => {
    await page.clock.pauseAt(new Date('2026-03-07T16:03:00'));
    await page.reload();
    await expect(clock).toHaveAccessibleName('Blue’s clock, 0:30 soon over: tap for Red’s time');
  });

  await test.step('then the reserve runs, and then the flag falls', async () => {
    await page.clock.runFor(45_000);
    await expect(clock).toHaveAccessibleName('Blue’s clock, 0:45 of the reserve: tap for Red’s time');
    await page.clock.runFor(60_000);
    await expect(page.getByRole('alert').filter({ hasText: 'Blue’s time is up' })).toBeVisible();
    await expect(clock).toHaveAccessibleName('Blue’s clock, +0:15 over time: tap for Red’s time');
    await page.getByRole('button', { name: '5 more minutes for both' }).click();
    await expect(page.getByText('Blue’s time is up')).toBeHidden();
    await expect(clock).toHaveAccessibleName('Blue’s clock, 4:45 of the reserve: tap for Red’s time');
  });

  await test.step('the log tells each turn’s time, and what was agreed', async () => {
    await (await fight.openTurnSheet()).next('Turn 1 · Red');
    await fight.goToRoom('Log');
    await expect(page.getByRole('heading', { name: 'Turn 1 · Blue' })).toContainText('Blue 4:15 · Red 0:30');
    await expect(page.getByText('Time limit: 3 minutes each, then 1 in reserve')).toBeVisible();
    await expect(page.getByText('Time limit: 3 minutes each, then 6 in reserve')).toBeVisible();
  });
});

test('the clock face is for both players, and a tap on the own half starts the other’s time', async ({
  page,
}) => {
  const fight = await startBattleWithStoppedTime(page);
  const menu = await fight.openMenu();
  await menu.dialog.getByRole('button', { name: 'Clock face' }).click();
  const face = page.getByRole('dialog', { name: 'The clocks of both players' });
  const half = (side: 'Blue' | 'Red') => face.getByRole('button', { name: new RegExp(`^${side}’s clock`) });
  await half('Blue').click();
  await page.clock.runFor(75_000);
  await expect(half('Blue')).toContainText('1:15');
  await expect(half('Red')).toBeDisabled();
  await half('Blue').click();
  await page.clock.runFor(10_000);
  await expect(half('Red')).toContainText('0:10');
  await expect(half('Blue')).toContainText('1:15');
  await controlSizes(page, 44);
  await face.getByRole('button', { name: 'Pause' }).first().click();
  await page.clock.runFor(10_000);
  await expect(half('Red')).toContainText('0:10');
  await face.getByRole('button', { name: 'Close the clock face' }).first().click();
  await expect(face).toBeHidden();
});

test('a jump of the phone’s time is no time of a player, unless the players say so', async ({ page }) => {
  const fight = await startBattleWithStoppedTime(page);
  const menu = await fight.openMenu();
  await menu.dialog.getByRole('button', { name: /^Blue’s clock/ }).click();
  await menu.close();
  const clock = page.getByRole('button', { name: /^Blue’s clock/ });
  await page.clock.runFor(60_000);
  await expect(clock).toContainText('1:00');

  await test.step('an hour ahead', async () => {
    await page.clock.setSystemTime(new Date('2026-03-07T17:01:00'));
    await page.clock.runFor(1_000);
    await expect(
      page.getByText('The time of this phone jumped. Before that, Blue had used 1:01.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go on from 1:01' }).click();
    await expect(page.getByText('The time of this phone jumped')).toBeHidden();
    await page.clock.runFor(9_000);
    await expect(clock).toContainText('1:10');
  });

  await test.step('two hours back', async () => {
    await page.clock.setSystemTime(new Date('2026-03-07T15:01:00'));
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: 'Go on from 1:11' }).click();
    await page.clock.runFor(9_000);
    await expect(clock).toContainText('1:20');
  });

  await test.step('undo takes back what was said of the clock', async () => {
    await expect(fight.undoButton).toHaveAccessibleName(/Clock set to 1:11 used, Blue/);
  });
});
