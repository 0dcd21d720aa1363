import type { Locator, Page } from '@playwright/test';
import { axe, controlSizes, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage, startBattle } from '../pages/battles-page';
import { NamedCombats } from '../pages/engage-sheet';
import { enterRoster } from '../pages/full-roster';
import { countTaps } from '../pages/tap-count';

const SMALLEST = { width: 360, height: 560 };
/** As they stand, so that nothing of the score is open. */
const RANKLESS = { 'Full Ranks': 0 };
const LONG = 'Halberdiers of the Old Guard of Altdorf!';
const LONGER = 'Crossbowmen of the Silver Company of Nuln';

function stripOf(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Open combats' });
}

async function enterArmies(
  page: Page,
  blue: readonly string[],
  red: readonly string[],
  numbers: Readonly<Record<string, number>> = {},
): Promise<ArmiesPage> {
  const armies = await ArmiesPage.open(page);
  const unit = (name: string) => ({ name: name.slice(0, 40), points: '200', models: '20', numbers });
  await enterRoster(armies, 'Blue', blue.map(unit));
  await enterRoster(armies, 'Red', red.map(unit));
  return armies;
}

/** Taps a unit of the roster on screen, then the enemy that it charges. */
async function charge(page: Page, unit: string, enemy: string): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: unit }).first().tap();
  await page.getByRole('button', { name: 'Charge' }).tap();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: enemy }).tap();
}

/** Fails if any part of the fight needs scrolling. */
async function expectNoScroll(page: Page): Promise<void> {
  const { scrollHeight, clientHeight } = await page
    .locator('main [data-rows]')
    .evaluate((rows) => ({ scrollHeight: rows.scrollHeight, clientHeight: rows.clientHeight }));
  expect(scrollHeight, 'what the room holds').toBeLessThanOrEqual(clientHeight);
}

test('from the armies a unit is in a combat after three taps, one against one, as a charge', async ({
  page,
}) => {
  const fight = await startBattle(page);
  const armies = await enterArmies(page, ['Clan Guard', 'Miners'], ['Wild Host', 'Wolves'], RANKLESS);
  await armies.show('Blue');
  const taps = await countTaps(page);
  await charge(page, 'Clan Guard', 'Wild Host');
  await fight.expectScore(1, 0, 'Blue wins by 1');
  expect(await taps()).toBe(3);
  await new NamedCombats(page).expectShown('Clan Guard v Wild Host');
  await expect(fight.toggle('Charge', 'Blue')).toBeChecked();

  await test.step('one gesture: undo takes it back whole, and the combat is free again', async () => {
    await fight.undoButton.click();
    await fight.expectScore(0, 0);
    await fight.expectCombat(1);
  });

  await test.step('whoever fights already is not sent twice, and joins whom it hits', async () => {
    await fight.redoButton.click();
    await ArmiesPage.open(page);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Clan Guard' }).first().tap();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Charge' })).toBeHidden();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Miners' }).first().tap();
    await page.getByRole('button', { name: 'Charge' }).tap();
    const enemy = page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'Wild Host' });
    await expect(enemy).toContainText('in 1 · Clan Guard v Wild Host');
    await axe(page);
    await controlSizes(page);
    await enemy.tap();
    await new NamedCombats(page).expectShown('Clan Guard, Miners v Wild Host');
  });
});

test('open combats stand in a strip, one tap apart, and nothing of a fight slides below the fold for it', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  const fight = await startBattle(page);
  await expect(stripOf(page)).toBeHidden();
  await expectNoScroll(page);
  await fight.lose('Red', 3);
  await (await fight.openCombats()).openAnother();
  const strip = stripOf(page);
  await expect(strip.getByRole('button')).toHaveText(['Combat 1', 'Combat 2']);
  await expect(strip.getByRole('button', { name: 'Combat 2' })).toHaveAttribute('aria-current', 'true');
  await fight.lose('Blue', 12);
  for (const [width, height] of [
    [360, 560],
    [360, 640],
    [390, 664],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoScroll(page);
    await controlSizes(page);
  }
  await axe(page);
  await strip.getByRole('button', { name: 'Combat 1' }).tap();
  await fight.expectScore(3, 0, 'Blue wins by 3');
  await expect(strip.getByRole('button', { name: 'Combat 1' })).toHaveAttribute('aria-current', 'true');
  await (await fight.openCombats()).end(1);
  await fight.expectScore(0, 12);
  await expect(strip).toBeHidden();
});

test('chips have the short names, the card the long ones, and the header cuts neither side', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  await startBattle(page);
  const armies = await enterArmies(page, [LONG, 'Clan Guard'], [LONGER, 'Wild Host']);
  await armies.show('Blue');
  await charge(page, LONG, LONGER.slice(0, 40));
  await ArmiesPage.open(page);
  await charge(page, 'Clan Guard', 'Wild Host');
  const strip = stripOf(page);
  await expect(strip.getByRole('button')).toHaveText(['1 Halberdiers v Crossbowmen', '2 Clan v Wild']);
  await strip.getByRole('button').first().tap();
  const combats = new NamedCombats(page);
  await expect(combats.button).toHaveText('1 Halberdiers v Crossbowmen▾');
  const cut = await combats.button.evaluate((button) =>
    [button, ...button.querySelectorAll('span')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => part.textContent),
  );
  expect(cut, 'what is cut').toEqual([]);
  await expect(page.getByRole('main').getByText(LONG, { exact: true }).first()).toBeVisible();
  await axe(page);
  await controlSizes(page);
});

test('the combats of an assault are at hand as well', async ({ page }) => {
  await page.setViewportSize(SMALLEST);
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.choose('Horus Heresy 1.0');
  await newBattle.fightButton.click();
  await expect(page.getByRole('heading', { name: 'Fight' })).toBeAttached();
  const armies = await enterArmies(page, ['Veletaris', 'Tactical Squad'], ['Castellax', 'Breachers']);
  await armies.show('Blue');
  await charge(page, 'Veletaris', 'Castellax');
  await new NamedCombats(page).expectShown('Veletaris v Castellax');
  await expect(stripOf(page)).toBeHidden();
  await ArmiesPage.open(page);
  await charge(page, 'Tactical Squad', 'Breachers');
  await expect(stripOf(page).getByRole('button')).toHaveText([
    '1 Veletaris v Castellax',
    '2 Tactical v Breachers',
  ]);
  await stripOf(page).getByRole('button').first().tap();
  await new NamedCombats(page).expectShown('Veletaris v Castellax', 2);
  await expect(
    page
      .getByRole('main')
      .getByText(/Castellax/)
      .first(),
  ).toBeVisible();
  await axe(page);
  await controlSizes(page);
});
