import type { Page } from '@playwright/test';
import { expectOnDisk } from '../disk';
import { expect, installed, offlineTest, test } from '../fixtures';
import { BattlesPage, startBattle } from '../pages/battles-page';
import type { FightPage } from '../pages/fight-page';
import { Fingers } from '../pages/fingers';

/**
 * A battle whose clock moves only when the test moves it, so that half a second is the same on any machine.
 */
async function startBattleWithStoppedClock(page: Page): Promise<FightPage> {
  await page.clock.install({ time: new Date('2026-03-07T14:00:00') });
  const fight = await startBattle(page);
  await page.clock.pauseAt(new Date('2026-03-07T16:00:00'));
  return fight;
}

test('undo names the gesture it takes back, one by one to the start of the battle', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.toggle('Charge', 'Blue').click();
  await fight.choice('Flank', 'Red').click();
  await fight.lose('Red', 1);
  await fight.more('Rank Bonus', 'Blue');
  await fight.closeRound();
  await fight.expectScore(2, 1);

  await fight.undo('Round 1 closed 2 : 1');
  await expect(fight.closeRoundButton).toBeVisible();
  await fight.undo('Rank Bonus 0 → 1, Blue');
  await fight.expectCount('Rank Bonus', 'Blue', 0);
  await fight.undo('Red lost 1');
  await fight.expectLost('Red', 0);
  await fight.undo('Flank, Red');
  await fight.expectChosen('Flank', 'Red', 'not in the enemy’s flank');
  await fight.undo('Charge, Blue');
  await expect(fight.toggle('Charge', 'Blue')).not.toBeChecked();
  await fight.expectScore(0, 0);
  await expect(fight.undoButton).toHaveAccessibleName('Nothing to undo');
  await expect(fight.undoButton).toBeDisabled();
});

test('redo does again what undo took back, until something else is done', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.toggle('Charge', 'Blue').click();
  await fight.lose('Red', 1);
  await fight.undo('Red lost 1');
  await fight.undo('Charge, Blue');
  await fight.redo('Charge, Blue');
  await fight.redo('Red lost 1');
  await fight.expectScore(2, 0);
  await expect(fight.redoButton).toHaveAccessibleName('Nothing to redo');

  await fight.undo('Red lost 1');
  await fight.lose('Blue', 1);
  await expect(fight.redoButton).toBeDisabled();
  await fight.expectScore(1, 1);
});

offlineTest('undo and redo are still there after a reload without a server', async ({ page, server }) => {
  const fight = await startBattle(page);
  await fight.toggle('Charge', 'Blue').click();
  await fight.lose('Red', 2);
  await fight.undo('Red lost 1');
  await fight.expectScore(2, 0);
  await expectOnDisk(page, 5);
  await installed(page);
  await server.kill();

  await page.reload();
  await fight.expectScore(2, 0);
  await fight.redo('Red lost 1');
  await fight.expectScore(3, 0);
  await expectOnDisk(page, 6);
  await page.reload();
  await fight.undo('Red lost 1');
  await fight.undo('Red lost 1');
  await fight.undo('Charge, Blue');
  await fight.expectScore(0, 0);
  await expectOnDisk(page, 9);
  await page.reload();
  await fight.expectScore(0, 0);
  await fight.redo('Charge, Blue');
  await fight.expectScore(1, 0);
});

test('what was undone stays in the log, struck through', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.toggle('Charge', 'Blue').click();
  await fight.lose('Red', 1);
  await fight.undo('Red lost 1');
  await fight.undo('Charge, Blue');
  await fight.redo('Charge, Blue');
  const log = await fight.openLog();
  await log.expectStruckThrough('Red lost 1');
  await expect(log.line('Red lost 1')).toContainText('undone');
  await log.expectInForce('Charge, Blue');
});

test('a burst of taps is one line of the log, and each tap can be undone', async ({ page }) => {
  const fight = await startBattleWithStoppedClock(page);
  await fight.lose('Red', 3);
  await page.clock.runFor(6_000);
  await fight.lose('Red', 2);
  const log = await fight.openLog();
  await expect(log.line('Red lost 3')).toContainText('0 → 3 lost · 3 taps');
  await expect(log.line('Red lost 2')).toContainText('3 → 5 lost · 2 taps');
  await log.undo('Red lost 1');
  await expect(log.line(/^Red lost 1/).first()).toContainText('3 → 4 lost');
});

test('a hold of half a second adds the step of 3 and swallows its tap; undo takes back all of it @chromium', async ({
  page,
}) => {
  const fight = await startBattleWithStoppedClock(page);
  const fingers = await Fingers.on(page);
  await fingers.press(fight.loseButton('Red'));
  await page.clock.runFor(499);
  await fight.expectLost('Red', 0);
  await page.clock.runFor(1);
  await fight.expectLost('Red', 3);
  await fingers.lift();
  await fight.lose('Blue', 1);
  await fight.expectLost('Blue', 1);
  await fight.expectLost('Red', 3);

  await fight.undo('Blue lost 1');
  await fight.undo('Red lost 3');
  await fight.expectLost('Red', 0);
});

test('a hold goes on adding, and stops with the finger @chromium', async ({ page }) => {
  const fight = await startBattleWithStoppedClock(page);
  const fingers = await Fingers.on(page);
  await fingers.press(fight.loseButton('Blue'));
  await page.clock.runFor(1_500);
  await fight.expectLost('Blue', 9);
  await fingers.lift();
  await page.clock.runFor(5_000);
  await fight.expectLost('Blue', 9);
});

test('a press shorter than half a second is a tap @chromium', async ({ page }) => {
  const fight = await startBattleWithStoppedClock(page);
  const fingers = await Fingers.on(page);
  await fingers.press(fight.loseButton('Red'));
  await page.clock.runFor(400);
  await fingers.lift();
  await page.clock.runFor(5_000);
  await fight.expectLost('Red', 1);
});

test('a long press adds what the settings say @chromium', async ({ page }) => {
  await page.clock.install();
  const battles = await BattlesPage.open(page);
  const settings = await battles.openSettings();
  await settings.longPressAdds(10).check();
  await settings.backToBattles();
  const newBattle = await battles.newBattle();
  const fight = await newBattle.fight();
  await page.clock.pauseAt(new Date('2099-01-01T12:00:00'));
  const fingers = await Fingers.on(page);
  await fingers.press(fight.loseButton('Red'));
  await page.clock.runFor(500);
  await fingers.lift();
  await fight.expectLost('Red', 10);
});

test('a finger that slides away from the tile does nothing @chromium', async ({ page }) => {
  const fight = await startBattle(page);
  const fingers = await Fingers.on(page);
  await fingers.press(fight.loseButton('Red'));
  await fingers.slide(0, 90);
  await fingers.lift();
  await fingers.press(fight.giveBackButton('Red'));
  await fingers.lift();
  await fight.lose('Blue', 1);
  await fight.expectLost('Blue', 1);
  await fight.expectLost('Red', 0);
});

test('a finger that slides within the tile and back is no tap either @chromium', async ({ page }) => {
  const fight = await startBattle(page);
  const fingers = await Fingers.on(page);
  await fingers.press(fight.loseButton('Red'));
  await fingers.slide(0, 24);
  await fingers.slide(0, -24);
  await fingers.lift();
  await fight.lose('Blue', 1);
  await fight.expectLost('Blue', 1);
  await fight.expectLost('Red', 0);
});

test('two fingers on both tiles both count @chromium', async ({ page }) => {
  const fight = await startBattle(page);
  const fingers = await Fingers.on(page);
  await fingers.press(fight.loseButton('Blue'));
  await fingers.press(fight.loseButton('Red'));
  await fingers.lift();
  await fight.expectLost('Blue', 1);
  await fight.expectLost('Red', 1);
  await fight.expectScore(1, 1);
});

test('ten quick taps of a finger are ten @chromium', async ({ page }) => {
  const fight = await startBattle(page);
  const fingers = await Fingers.on(page);
  for (let tap = 0; tap < 10; tap++) {
    await fingers.press(fight.loseButton('Red'));
    await fingers.lift();
  }
  await fight.expectLost('Red', 10);
});

test('the tile works by keyboard', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.loseButton('Red').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await fight.expectLost('Red', 2);
  await fight.giveBackButton('Red').focus();
  await page.keyboard.press('Enter');
  await fight.expectLost('Red', 1);
  await fight.toggle('Charge', 'Blue').focus();
  await page.keyboard.press('Space');
  await fight.expectScore(2, 0);
});

test('the small part of the tile gives back, down to nothing', async ({ page }) => {
  const fight = await startBattle(page);
  await expect(fight.giveBackButton('Blue')).toBeDisabled();
  await fight.lose('Blue', 2);
  await fight.giveBack('Blue');
  await fight.expectScore(0, 1);
  await fight.giveBack('Blue');
  await fight.expectScore(0, 0);
  await expect(fight.giveBackButton('Blue')).toBeDisabled();
  await fight.undo('Blue got back 1');
  await fight.expectScore(0, 1);
});

test('a large hit is typed in, added or set, and is one gesture', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  const more = await fight.openLostKeypad('Red');
  await more.expectTitle('Red lost Health Points: 1');
  await more.loseMore(12);
  await fight.expectLost('Red', 13);
  const set = await fight.openLostKeypad('Red');
  await set.type(45);
  await set.deleteDigit();
  await set.confirm('Set to 4');
  await fight.expectLost('Red', 4);
  await fight.undo('Red got back 9');
  await fight.expectLost('Red', 13);
  await fight.undo('Red lost 12');
  await fight.expectLost('Red', 1);
});

test('a keypad closed without a word changes nothing', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  const keypad = await fight.openLostKeypad('Red');
  await keypad.type(7);
  await keypad.close();
  await fight.expectLost('Red', 2);
  const escaped = await fight.openLostKeypad('Red');
  await page.keyboard.press('Escape');
  await expect(escaped.dialog).toBeHidden();
  await fight.expectLost('Red', 2);
});

test('a bubble says what the last taps did for three seconds beside the marked number, and each tap starts both again', async ({
  page,
}) => {
  const fight = await startBattleWithStoppedClock(page);
  await fight.lose('Red', 1);
  await expect(fight.bubble).toHaveText('−1 → 1 lost');
  await expect(fight.justChanged).toHaveCount(1);
  await page.clock.runFor(2_900);
  await fight.lose('Red', 1);
  await expect(fight.bubble).toHaveText('−2 → 2 lost');
  await page.clock.runFor(2_900);
  await expect(fight.bubble).toHaveText('−2 → 2 lost');
  await expect(fight.justChanged).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(fight.bubble).toBeHidden();
  await expect(fight.justChanged).toHaveCount(0);

  await page.clock.runFor(5_000);
  await fight.giveBack('Red');
  await expect(fight.bubble).toHaveText('+1 → 1 lost');
  await fight.undo('Red got back 1');
  await expect(fight.bubble).toBeHidden();
});

test('the bubble of one side stays for its three seconds while the other side loses models too', async ({
  page,
}) => {
  const fight = await startBattleWithStoppedClock(page);
  await fight.lose('Blue', 1);
  await page.clock.runFor(1_000);
  await fight.lose('Red', 1);
  await expect(fight.bubble).toHaveText(['−1 → 1 lost', '−1 → 1 lost']);
  await page.clock.runFor(1_000);
  await fight.lose('Red', 1);
  await expect(fight.bubble).toHaveText(['−1 → 1 lost', '−2 → 2 lost']);
  await page.clock.runFor(1_100);
  await expect(fight.bubble).toHaveText(['−2 → 2 lost']);
  await page.clock.runFor(2_000);
  await expect(fight.bubble).toBeHidden();
});

test('bubble and log take the same taps for one burst, however long it goes on', async ({ page }) => {
  const fight = await startBattleWithStoppedClock(page);
  for (let tap = 0; tap < 4; tap++) {
    await fight.lose('Red', 1);
    await page.clock.runFor(2_000);
  }
  await expect(fight.bubble).toHaveText('−4 → 4 lost');
  const log = await fight.openLog();
  await expect(log.line('Red lost 4')).toContainText('0 → 4 lost · 4 taps');
});
