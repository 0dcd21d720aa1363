import type { Page } from '@playwright/test';
import { expect, painted, test } from './fixtures';
import { ArmiesPage } from './pages/armies-page';
import { BattlesPage } from './pages/battles-page';
import { NamedCombats } from './pages/engage-sheet';
import type { FightPage } from './pages/fight-page';
import { enterRoster } from './pages/full-roster';

const SIZES = [
  [360, 560],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
] as const;
/** The size of the root's text: 100, 150 and 200 %. */
const TEXTS_PX = [16, 24, 32] as const;

const BLUE = ['Clan Guard', 'Seekers', 'Halberdiers of the Old Guard of Altdorf!'];
const RED = ['Trolls', 'Orcs', 'Wolf Riders'];

/**
 * Where the digits of both totals are, where the docked control ends, and by how much the page is too
 * high.
 */
type Standing = {
  readonly totals: readonly { readonly x: number; readonly y: number }[];
  readonly faults: readonly string[];
};

/** Runs in the page. */
function standing(): Standing {
  const faults: string[] = [];
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} px high`);
  const score = document.querySelector('section:has(> .score-bar)');
  const bar = score?.getBoundingClientRect();
  const figures = [...(score?.querySelectorAll('[aria-hidden] > span:last-child') ?? [])];
  const totals = figures.map((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    const line = range.getBoundingClientRect();
    const em = Number.parseFloat(getComputedStyle(figure).fontSize);
    const middle = line.top + line.height / 2;
    const isWhole =
      bar !== undefined && middle - em * 0.36 >= bar.top - 0.5 && middle + em * 0.36 <= bar.bottom + 0.5;
    if (!isWhole) faults.push(`${figure.textContent} is cut by its bar`);
    if (line.left < 0 || line.right > innerWidth || middle - em * 0.36 < 0)
      faults.push(`${figure.textContent} leaves the screen`);
    const met = document.elementFromPoint(line.left + line.width / 2, middle);
    if (!met || !score?.contains(met)) faults.push(`${figure.textContent} is covered`);
    return { x: Math.round(bar?.left ?? 0), y: Math.round(bar?.top ?? 0) };
  });
  if (totals.length !== 2) faults.push(`${totals.length} totals`);
  const buttons = [...document.querySelectorAll('button')];
  const undo = buttons.find((button) =>
    /^(Undo|Nothing to undo)/.test(button.getAttribute('aria-label') ?? ''),
  );
  const docked = buttons.filter(
    (button) =>
      button.parentElement === undo?.parentElement ||
      /^\d units? tests?|break test in full$/.test(button.textContent ?? ''),
  );
  if (docked.length < 3) faults.push('no docked control');
  for (const button of docked) {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 0.5 || left < 0 || right > innerWidth + 0.5)
      faults.push(`off the screen: ${button.textContent}`);
  }
  return { totals, faults };
}

/** Runs in the page: scrolls every part of the room that scrolls to its end. */
function scrollToTheEnd(): void {
  for (const part of document.querySelectorAll('main, main *, .battle'))
    if (part.scrollHeight > part.clientHeight) part.scrollTo(0, part.scrollHeight);
}

/** Fails unless the score is whole and stays where it is, whatever is scrolled. */
async function expectSteady(page: Page, heading: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const textPx of TEXTS_PX) {
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
        // As a browser does where the player's own text size changes.
        dispatchEvent(new Event('resize'));
      }, textPx);
      await painted(page);
      const at = `${heading}, ${width}x${height}, ${textPx} px`;
      const before = await page.evaluate(standing);
      expect(before.faults, at).toEqual([]);
      await page.evaluate(scrollToTheEnd);
      await painted(page);
      const after = await page.evaluate(standing);
      expect(after, `${at}, scrolled`).toEqual(before);
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize({ width: 390, height: 844 });
}

async function enterArmies(page: Page): Promise<FightPage> {
  const armies = await ArmiesPage.open(page);
  const unit = (name: string) => ({ name, points: '200', models: '40' });
  await enterRoster(armies, 'Blue', BLUE.map(unit));
  await enterRoster(armies, 'Red', RED.map(unit));
  return await armies.openFight();
}

/** Where the score is on the phone on screen. */
function barOf(fight: FightPage) {
  return fight.score.boundingBox();
}

for (const edition of ['The Ninth Age, 2nd edition', 'Warhammer: The Old World'])
  test(`the score of ${edition} is whole and never moves, at any size of screen and text`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.choose(edition);
    await newBattle.fight();
    const fight = await enterArmies(page);
    const combats = new NamedCombats(page);
    await combats.engage([...BLUE.slice(0, 2), ...RED.slice(0, 2)]);
    await fight.lose('Red', 12, 'Trolls');
    await fight.lose('Blue', 10, 'Clan Guard');
    const bar = await barOf(fight);
    await expectSteady(page, 'two units a side');
    await combats.engage([BLUE[2] ?? '', RED[2] ?? '']);
    await expectSteady(page, 'three units a side');
    for (const open of [2, 3]) {
      await (await fight.openCombats()).openAnother();
      await fight.lose('Red', 3);
      expect(await barOf(fight), `the bar of combat ${open}`).toEqual(bar);
      await expectSteady(page, `${open} combats`);
    }
    await fight.closeRoundButton.click();
    await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();
    expect(await barOf(fight), 'the bar of a closed round').toEqual(bar);
    await expectSteady(page, 'a closed round');
    await page.getByRole('button', { name: 'Next round' }).first().click();
    expect(await barOf(fight), 'the bar of the next round').toEqual(bar);
  });

test('every round and every combat begins at the top of its rows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await (await (await BattlesPage.open(page)).newBattle()).fight();
  const fight = await enterArmies(page);
  await new NamedCombats(page).engage([...BLUE, ...RED]);
  const rows = page.locator('main [data-rows]');
  const end = () => rows.evaluate((part) => part.scrollTo(0, part.scrollHeight));
  const top = () => rows.evaluate((part) => part.scrollTop);
  await end();
  expect(await top(), 'how far it was scrolled').toBeGreaterThan(20);
  await (await fight.openCombats()).openAnother();
  expect(await top()).toBe(0);
});
