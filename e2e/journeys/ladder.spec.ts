import type { Page } from '@playwright/test';
import { axe, controlSizes, expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';

/** A battle between two players by their armies, ended so. */
async function fight(
  battles: BattlesPage,
  blue: readonly [string, string],
  red: readonly [string, string],
  ending: 'Blue won' | 'Red won' | 'A draw',
): Promise<void> {
  const newBattle = await battles.newBattle();
  await newBattle.player('Blue').fill(blue[0]);
  await newBattle.army('Blue').fill(blue[1]);
  await newBattle.player('Red').fill(red[0]);
  await newBattle.army('Red').fill(red[1]);
  const battle = await newBattle.fight();
  await (await battle.openMenu()).end(ending);
  await battle.backToBattles();
}

async function openLadder(page: Page): Promise<void> {
  await new BattlesPage(page).openSeason();
  await page.getByRole('link', { name: 'Ladder: ratings and armies' }).click();
  await expect(page.getByRole('heading', { name: 'Ladder', level: 1 })).toBeVisible();
}

async function inspect(page: Page): Promise<void> {
  await axe(page);
  await controlSizes(page);
  const sideways = await page
    .locator('html, main, dialog')
    .evaluateAll((parts) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(sideways, 'parts that scroll sideways').toBe(0);
}

test('a ladder of battles names nobody who has not agreed, and joins no names by itself', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  await openLadder(page);
  await expect(page.getByText(/^No game counts yet\./)).toBeVisible();
  await expect(page.getByText('new = old + 32 × (result − expected)')).toBeVisible();
  await controlSizes(page);
  await page.goto('./');

  await fight(battles, ['Anna Miller', 'Orcs'], ['Ben', 'Elves'], 'Blue won');
  await fight(battles, ['Cleo', 'Elves'], ['Anna Millar', 'Orcs'], 'A draw');
  await fight(battles, ['Cleo', 'Elves'], ['', ''], 'Blue won');
  await openLadder(page);
  const players = page.getByRole('region', { name: 'Players' });
  const lines = players.getByRole('listitem').getByRole('button');
  // 1516, twice 1500, 1484: and no name among them.
  await expect(lines).toHaveText([/1.*1.*516/, /2=.*1.*500/, /2=.*1.*500/, /4.*1.*484/]);
  await expect(page.getByText(/Anna|Ben|Cleo/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Does not count' })).toHaveText(
    /1 game without two different names/,
  );
  const armies = page.getByRole('region', { name: 'Armies' }).getByRole('listitem');
  await expect(armies).toHaveText([/Orcs75% of 2 games/, /Elves25% of 2 games/]);
  await inspect(page);

  await test.step('two spellings are joined by a tap, and parted by another', async () => {
    await page.getByRole('button', { name: 'Two names look alike: the same player?' }).click();
    await controlSizes(page);
    await page.getByRole('button', { name: 'Join Anna Millar and Anna Miller' }).click();
    await expect(lines).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'The same player?' })).toHaveCount(0);
    // Anna at 1516 drew with Cleo at 1500: 32 × (0.5 − 0.5230) = −0.74.
    await expect(lines.first()).toHaveText(/1.*2 games.*1.*515/);
    await lines.first().click();
    const sheet = page.getByRole('dialog');
    await controlSizes(page);
    await sheet.getByRole('button', { name: /^Anna Mill[ae]r is somebody else$/ }).click();
    await expect(sheet.getByRole('button', { name: /is somebody else/ })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(lines).toHaveCount(4);
  });

  await test.step('who agrees is named, also after a reload, and takes it back where it was given', async () => {
    await page.getByRole('button', { name: 'Who is named' }).click();
    const sheet = page.getByRole('dialog');
    await inspect(page);
    await sheet.getByRole('switch', { name: 'Ben agreed to be named' }).click();
    await expect(sheet.getByRole('switch', { name: 'Ben agreed to be named' })).toBeChecked();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(lines.last()).toHaveText(/Ben/);
    await page.reload();
    await expect(lines.last()).toHaveText(/Ben/);
    await expect(page.getByText(/Anna|Cleo/)).toHaveCount(0);
    await lines.last().click();
    await sheet.getByRole('switch', { name: 'Ben agreed to be named' }).click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(lines.last()).toHaveText(/Not named/);
  });

  await test.step('another rulebook, and events alone, are other ladders', async () => {
    await page.getByRole('combobox', { name: 'Games' }).selectOption('Events only');
    await expect(page.getByText('No game counts with this choice.')).toBeVisible();
  });
});
