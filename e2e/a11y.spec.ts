import type { Page } from '@playwright/test';
import { RARE_OPPONENT, writeYears } from '../bench/years.mjs';
import { EDITIONS, type Edition } from '../src/rules/index';
import { appendEntryOfNewerVersion, expectOnDisk, storeAsNewerVersion } from './disk';
import { setDiskRefuses, withFailingDisk } from './failing-disk';
import { axe, controlSizes, expect, test } from './fixtures';
import { ArmiesPage } from './pages/armies-page';
import { AssaultPage } from './pages/assault-page';
import { BattlesPage, startBattle } from './pages/battles-page';
import { HandOverPage } from './pages/hand-over-page';
import { ScorePage } from './pages/score-page';

const OFFERED = (EDITIONS as readonly Edition[]).filter(({ combat }) => combat !== undefined);
const LONGEST_NAME = 'Feldmarschall Wolfgang Amadeus von Stein';

/**
 * The checks for every screen and every sheet: axe finds nothing, every control is large enough for a finger,
 * and nothing overflows at the side.
 */
async function inspect(page: Page): Promise<void> {
  await axe(page);
  await controlSizes(page);
  const sideways = await page.locator('html, main, dialog').evaluateAll((parts) =>
    parts
      .filter((part) => part === document.documentElement || getComputedStyle(part).overflowX !== 'visible')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName),
  );
  expect(sideways, 'what scrolls sideways').toEqual([]);
}

/** Runs in the page. */
function heightsOf({ scrollHeight, clientHeight }: Element) {
  return { scrollHeight, clientHeight };
}

test('the battles, a new one and the settings are for everyone', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  await inspect(page);
  const newBattle = await battles.newBattle();
  await inspect(page);
  await newBattle.armyPoints.fill('lots');
  await newBattle.fightButton.click();
  await expect(newBattle.armyPoints).toHaveAttribute('aria-invalid', 'true');
  await expect(newBattle.armyPoints).toHaveAccessibleName('Army points');
  await expect(newBattle.armyPoints).toHaveAccessibleDescription(/^Army points are a whole number/);
  await inspect(page);
  await newBattle.armyPoints.fill('4500');
  await newBattle.player('Blue').fill('Anna');
  await (await newBattle.fight()).backToBattles();
  await inspect(page);
  const options = await battles.options('Anna v Red');
  await inspect(page);
  await options.close();
  await battles.delete('Anna v Red');
  await inspect(page);
  const wastebasket = await battles.openWastebasket(1);
  await inspect(page);
  await wastebasket.close();
  await battles.openSettings();
  await inspect(page);
});

test('years of battles are for everyone: searched, filtered, tagged, put away, and as a season', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  await writeYears(page, 40);
  await page.reload();
  await expect(battles.finished.first()).toBeVisible();
  await inspect(page);
  const filter = await battles.openFilter();
  await filter.result.selectOption({ label: 'Won' });
  await filter.from.fill('2001-02-03');
  await inspect(page);
  await filter.show();
  await expect(battles.chip('Won')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await battles.searchField.fill('zolc');
  await battles.expectFound(1, 40);
  await expect(battles.finished).toHaveCount(1);
  const name = await battles.finished.getByRole('button').getAttribute('aria-label');
  const sides = name?.replace('More for ', '') ?? '';
  expect(sides).toContain(RARE_OPPONENT);
  const tags = await battles.tags(sides);
  await tags.add('Alps');
  await inspect(page);
  await tags.done();
  await battles.archive(sides);
  await inspect(page);
  await battles.openSeason();
  await inspect(page);
  await page.getByRole('button', { name: 'Say which side was yours' }).click();
  await inspect(page);
});

test('the fight is for everyone: open, closed, lost, ended, and with no combat at all', async ({ page }) => {
  const fight = await startBattle(page);
  await inspect(page);
  await fight.lose('Red', 3);
  await fight.toggle('Charge', 'Blue').click();
  await fight.choice('Flank', 'Red').click();
  await fight.more('Rank Bonus', 'Blue', 3);
  await inspect(page);
  await fight.closeRound();
  // The first text that is read explains the numbers.
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Damage dealt\+3/ }),
  ).toBeVisible();
  await inspect(page);
  await fight.nextRound();
  await (await fight.openCombats()).end(1);
  await expect(fight.openCombatButton).toBeVisible();
  await inspect(page);
  await (await fight.openMenu()).end('Blue won');
  await inspect(page);
  await fight.backToBattles();
  await inspect(page);
});

test('every sheet of a fight is for everyone', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  const why = await fight.explain();
  await why.open('Damage dealt');
  await inspect(page);
  await why.close();
  const keypad = await fight.openLostKeypad('Red');
  await expect(keypad.dialog.getByRole('button', { name: 'Lose more' })).toBeDisabled();
  await inspect(page);
  await keypad.close();
  const count = await fight.openCountKeypad('Standards', 'Blue');
  await inspect(page);
  await count.close();
  const combats = await fight.openCombats();
  await inspect(page);
  await combats.close();
  const breakTest = await fight.openBreakTest('Red');
  await inspect(page);
  await breakTest.sayBroke('Red');
  await inspect(page);
  await breakTest.close();
  const turn = await fight.openTurnSheet();
  await inspect(page);
  await turn.close();
  const menu = await fight.openMenu();
  await inspect(page);
  await menu.openSetup();
  await inspect(page);
  await menu.close();
  await (await fight.openMenu()).askToEnd();
  await inspect(page);
});

test('an assault is for everyone: fighters, odds, pools, allocation, result', async ({ page }) => {
  test.setTimeout(90_000);
  await BattlesPage.open(page);
  const assault = await AssaultPage.start(page);
  await inspect(page);
  const form = await assault.openProposed('Blue');
  await form.fill({ name: LONGEST_NAME, models: 20, rules: ['Rending'] });
  await inspect(page);
  await form.add();
  await assault.takeProposed('Red', { name: LONGEST_NAME, models: 12, stats: { Wounds: '2' } });
  await inspect(page);
  const readings = await assault.openReadings();
  await inspect(page);
  await readings.close();
  await assault.next('Fight: Initiative 4').click();
  await expectInView(page);
  await inspect(page);
  const odds = await assault.openOdds();
  await inspect(page);
  await odds.close();
  await assault.count('How many hit?', 20, '20 hit');
  await assault.count('How many 6s? They rend', 2, '2 on 6');
  await expectInView(page);
  await inspect(page);
  await assault.count('How many others wound?', 3, '3 wound');
  await assault.count('How many hit?', 0, '0 hit');
  await expectInView(page);
  await inspect(page);
  await assault.next('First S4 AP2').click();
  await expectInView(page);
  await inspect(page);
  await assault.model(new RegExp(`^${LONGEST_NAME} 7,`)).click();
  await expectInView(page);
  for (const left of ['2 of 2', '1 of 2']) {
    await expect(
      assault.model(`${LONGEST_NAME} 7, ${left} Wounds, in base contact, takes the Wounds`),
    ).toBeVisible();
    await assault.next('Lose 1 Wound').click();
  }
  await assault.model(new RegExp(`^${LONGEST_NAME} 8,`)).click();
  await expectInView(page);
  await inspect(page);
  await assault.die(`${LONGEST_NAME} 8 saves on 3+`, 1);
  await assault.die(`${LONGEST_NAME} 8 saves on 3+`, 2);
  await assault.model(new RegExp(`^${LONGEST_NAME} 9,`)).click();
  await assault.die(`${LONGEST_NAME} 9 saves on 3+`, 6);
  await expect(assault.verdict).toBeVisible();
  await inspect(page);
  await assault.next('Red tests Morale').click();
  await inspect(page);
});

test('the log is for everyone, with what was undone', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  await fight.undo('Red lost 1');
  await fight.closeRound();
  await (await fight.openTurnSheet()).next('Turn 1 · Red');
  await fight.openLog();
  await inspect(page);
});

test('the armies and the score are for everyone', async ({ page }) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await inspect(page);
  await armies.openAdding('Blue');
  await inspect(page);
  await armies.page.keyboard.press('Escape');
  await armies.add('Blue', { name: 'Spearmen', points: '325', models: '20', healthEach: '1' });
  await armies.add('Red', { name: 'Knights', points: '400', models: '4', healthEach: '2' });
  await armies.unit('Knights').lose(3);
  await inspect(page);
  const unit = await armies.unit('Knights').open();
  await inspect(page);
  await unit.say('Fleeing');
  await inspect(page);
  const keypad = await armies.unit('Knights').openKeypad();
  await inspect(page);
  await keypad.close();
  const score = await ScorePage.open(page);
  await inspect(page);
  await score.agreeOn('4500');
  await score.nameObjective('Hold the Ground');
  await inspect(page);
});

test('what leaves the app is for everyone: the report, the result and the table', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  await fight.closeRound();
  await (await fight.openMenu()).openReport();
  const report = new HandOverPage(page);
  await expect(report.content).toContainText('Combat 1, round 1: 3 : 0');
  await inspect(page);
  await report.backToBattle();
  await (await fight.openMenu()).openReview();
  await page.getByRole('button', { name: 'Hand over the result' }).click();
  await expect(report.content).toContainText('The battle is still running');
  await inspect(page);
  await report.backToBattle();
  await fight.backToBattles();
  const table = await (await new BattlesPage(page).openSettings()).openTable();
  await expect(table.content).toContainText('1 battle in the table.');
  await inspect(page);
});

test('what is the matter is for everyone: unsaved taps, another tab, a log that cannot be read', async ({
  page,
  context,
}) => {
  await withFailingDisk(context);
  const fight = await startBattle(page);
  await setDiskRefuses(page, true);
  await fight.lose('Red', 1);
  await expect(fight.alerts).toContainText('1 tap is not saved yet.');
  await inspect(page);
  await setDiskRefuses(page, false);
  await fight.lose('Red', 1);
  await expect(fight.alerts).toHaveCount(0);

  const reader = await context.newPage();
  await reader.goto(page.url());
  await expect(reader.getByRole('button', { name: 'Write here' })).toBeVisible();
  await inspect(reader);
  await reader.close();

  await expectOnDisk(page, 3);
  await fight.backToBattles();
  await appendEntryOfNewerVersion(page);
  await page.reload();
  await new BattlesPage(page).openBattle('Blue v Red');
  await expect(fight.alerts).toContainText('cannot be read by this version');
  await inspect(page);
  await fight.openLog();
  await inspect(page);
});

test('pages with one thing to say are for everyone', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  await page.goto('./#/battle/nope/fight');
  await expect(page.getByText('This battle is not on this phone.')).toBeVisible();
  await inspect(page);
  await page.getByRole('button', { name: 'To the battles' }).click();
  await expect(battles.newBattleButton).toBeVisible();
  await storeAsNewerVersion(page);
  await expect(page.getByText('A newer version of Warledger was opened')).toBeVisible();
  await inspect(page);
  await page.reload();
  await expect(page.getByText('written by a newer version')).toBeVisible();
  await inspect(page);
});

for (const { name } of OFFERED) {
  test(`${name}: a whole fight with the longest names stands on the smallest phone without scrolling`, async ({
    page,
  }) => {
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.choose(name);
    for (const side of ['Blue', 'Red'] as const) {
      await newBattle.player(side).fill(LONGEST_NAME);
      await newBattle.army(side).fill(LONGEST_NAME);
    }
    const fight = await newBattle.fight();
    await expectWholeFightInView(page);
    await axe(page);
    await controlSizes(page);

    await (await fight.openLostKeypad('Red')).setTo(18);
    await (await fight.openLostKeypad('Blue')).setTo(23);
    await fight.expectScore(18, 23, 'Red wins by 5');
    await expectWholeFightInView(page);
    await axe(page);
    await controlSizes(page);
  });
}

/**
 * Nothing scrolls, no control is outside or under another, and both totals are completely visible above the
 * verdict.
 */
async function expectWholeFightInView(page: Page): Promise<void> {
  for (const part of [page.getByRole('main'), page.locator('html')]) {
    const { scrollHeight, clientHeight } = await part.evaluate(heightsOf);
    expect(scrollHeight, `the height of ${part}`).toBeLessThanOrEqual(clientHeight);
  }
  expect(await page.locator('button, a[href], [role=radiogroup]').evaluateAll(outOfReach)).toEqual([]);
  expect(await page.getByRole('region', { name: 'Score of this round' }).evaluate(cutOff)).toEqual([]);
}

/** In a fight nothing scrolls: the question, its control, undo and the primary button are all in view. */
async function expectInView(page: Page): Promise<void> {
  const { scrollHeight, clientHeight } = await page.getByRole('main').evaluate(heightsOf);
  expect(scrollHeight, 'the height of the question').toBeLessThanOrEqual(clientHeight);
  expect(await page.locator('main button, main [role=radio]').evaluateAll(outOfReach)).toEqual([]);
}

/** Runs in the page: the visible controls whose middle a finger cannot touch. */
function outOfReach(controls: readonly Element[]): readonly string[] {
  return controls
    .filter((control) => control.checkVisibility())
    .filter((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return !control.contains(met);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

/**
 * Runs in the page: the parts of the score that are cut off. The height of a digit counts, not that of its
 * line.
 */
function cutOff(score: Element): readonly string[] {
  const button = score.querySelector('button');
  const verdict = score.querySelector('p > span');
  const pen = document.createElement('canvas').getContext('2d');
  if (!button || !verdict || !pen) return ['the score'];
  const frame = button.getBoundingClientRect();
  const seam = verdict.getBoundingClientRect();
  const crosses = (one: DOMRect) => one.left < seam.right - 1 && one.right > seam.left + 1;
  const words = [...score.querySelectorAll('span')].filter(
    (span) => !span.children.length && span !== verdict,
  );
  const totals = words.filter((span) => /^\s*\d+\s*$/.test(span.textContent ?? ''));
  const cut = totals.filter((total) => {
    pen.font = getComputedStyle(total).font;
    const {
      fontBoundingBoxAscent,
      fontBoundingBoxDescent,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = pen.measureText(total.textContent ?? '');
    const line = total.getBoundingClientRect();
    const baseline = line.top + (line.height + fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
    const whole =
      baseline - actualBoundingBoxAscent >= frame.top &&
      baseline + actualBoundingBoxDescent <= frame.bottom &&
      line.left >= frame.left &&
      line.right <= frame.right &&
      !crosses(line);
    return !whole;
  });
  const covered = words.filter(
    (span) => !span.closest('p') && !totals.includes(span) && crosses(span.getBoundingClientRect()),
  );
  const short = [...score.querySelectorAll('p, p > span')].filter(
    (text) => text.clientWidth > 1 && text.scrollWidth > text.clientWidth,
  );
  const found = totals.length === 2 ? [] : [`${totals.length} totals`];
  return [...found, ...[...cut, ...covered, ...short].map((element) => element.textContent ?? '')];
}

test('the theme is kept, and System follows the phone', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const battles = await BattlesPage.open(page);
  const day = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(day);
  const candle = await paper();

  const settings = await battles.openSettings();
  await settings.theme('Day').check();
  await expect.poll(paper).toBe(day);
  await page.reload();
  await expect(settings.theme('Day')).toBeChecked();
  expect(await paper()).toBe(day);
  await page.emulateMedia({ colorScheme: 'light' });
  await settings.theme('Dark (candle)').check();
  await expect.poll(paper).toBe(candle);
});

test('a fight is fought by keyboard alone, and the focus is always to be seen', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.toggle('Charge', 'Blue').focus();
  await page.keyboard.press('Enter');
  await fight.expectScore(1, 0);
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe('solid');
  await fight.scoreButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(fight.scoreButton).toBeFocused();
});

test('a new score is announced', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: 'Blue 2, Red 0. Blue wins by 2' }),
  ).toHaveCount(1);
});
