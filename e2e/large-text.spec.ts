import type { Locator, Page } from '@playwright/test';
import { shownIn } from '../scripts/english-left.mjs';
import { offered } from '../scripts/messages.mjs';
import { fighters, inAssault } from '../src/testing/battles/assaults';
import { begun, played } from '../src/testing/battles/battles';
import { expect, painted, test } from './fixtures';
import { ArmiesPage } from './pages/armies-page';
import { AssaultPage } from './pages/assault-page';
import { BattlesPage, startBattle } from './pages/battles-page';
import { NamedCombats } from './pages/engage-sheet';
import { enterRoster } from './pages/full-roster';
import { ShootingPage } from './pages/shooting-page';
import { show, speaks } from './walked-screens';

const LONG_NAME = 'Halberdiers of the Old Guard of Altdorf!';

/** Shows the page as a browser does for a player who asks for text twice as large. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
}

/**
 * The horizontal gaps between the painted texts of a list, in ems of their own; texts that are not drawn do
 * not count.
 */
async function gaps(texts: Locator): Promise<readonly number[]> {
  return await texts.evaluateAll((elements) => {
    const range = document.createRange();
    const painted = elements.flatMap((element) => {
      range.selectNodeContents(element);
      const { left, right, top, width } = range.getBoundingClientRect();
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      return width === 0 ? [] : [{ left, right, top, em }];
    });
    return painted.flatMap(({ left, top, em }, index) => {
      const before = painted[index - 1];
      return before && Math.abs(before.top - top) < em / 2 ? [(left - before.right) / em] : [];
    });
  });
}

/** Runs in the page: by how many pixels it is higher than the screen. */
function beyondScreen(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/** Whether all of a text is painted, and not cut off by its own box. */
function isWhole(text: Locator): Promise<boolean> {
  return text.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 4,
  );
}

test('with text twice as large on a phone on its side, the bars leave the fight a third of the screen, and the score stays', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  await page.setViewportSize({ width: 844, height: 390 });
  await doubleText(page);
  const row = fight.toggle('Charge', 'Red');
  const score = await fight.score.boundingBox();
  await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  expect(await fight.score.boundingBox()).toEqual(score);
  const bars = [fight.undoButton, page.getByRole('navigation', { name: 'Rooms of the battle' })];
  const ends = (score?.y ?? 0) + (score?.height ?? 0);
  expect(ends, 'the lower edge of the score').toBeLessThan(390 / 3);
  for (const bar of bars) {
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, 'the upper edge of a bar').toBeGreaterThan(390 * 0.66);
  }
  await row.click();
  await expect(row).toBeChecked();
});

test('with text twice as large what a break test asks for is in reach, and how it went stays in view', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  for (const [width, height] of [
    [844, 390],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await doubleText(page);
    const sheet = await fight.openBreakTest('Red');
    await sheet.number('Discipline', 8).check();
    await expect(sheet.dialog.getByRole('button', { name: 'Red held' })).toBeInViewport({ ratio: 1 });
    const asked = sheet.dialog.getByRole('heading', { name: 'What applies' });
    await asked.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    const room = await asked.evaluate((element) => innerHeight - element.getBoundingClientRect().top);
    expect(room, 'left for what is asked').toBeGreaterThan(height / 5);
    await sheet.close();
  }
});

test('with text twice as large a test of three outcomes leaves room for what it asks', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Warhammer: The Old World');
  const fight = await newBattle.fight();
  await fight.lose('Red', 3);
  await page.setViewportSize({ width: 390, height: 664 });
  await doubleText(page);
  const sheet = await fight.openBreakTest('Red');
  await sheet.number('Leadership', 8).check();
  const asked = sheet.dialog.getByRole('heading', { name: 'What applies' });
  await asked.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const room = await asked.evaluate((element) => innerHeight - element.getBoundingClientRect().top);
  expect(room, 'left for what is asked').toBeGreaterThan(664 / 5);
  for (const outcome of ['Gives Ground', 'Falls Back', 'Breaks']) {
    const said = sheet.dialog.getByRole('button', { name: `Red: ${outcome}`, exact: true });
    await expect(said).toBeInViewport({ ratio: 1 });
    expect(await isWhole(said.getByText(outcome))).toBe(true);
  }
});

test('with text twice as large the steps of initiative stand apart, and what was rolled says by whom', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  await assault.takeProposed('Blue', { name: LONG_NAME, stats: { Initiative: '5' } });
  await assault.takeProposed('Red', { name: 'Mob' });
  await page.setViewportSize({ width: 360, height: 640 });
  await doubleText(page);
  const steps = assault.ladder.locator('[aria-hidden]').filter({ hasText: /^\d+$/ });
  const apart = await gaps(steps);
  expect(apart.length, 'steps beside each other').toBeGreaterThan(0);
  for (const gap of apart) expect(gap).toBeGreaterThan(0.3);
  await assault.next('Fight: Initiative 5').click();
  await page.getByRole('button', { name: '10 hit', exact: true }).click();
  const soFar = page.getByRole('region', { name: 'Initiative 5 so far' });
  expect(await isWhole(soFar.getByText(LONG_NAME).last())).toBe(true);
});

/* Where a rulebook has twenty steps and more, those at which nobody strikes may not crowd out the others. */
for (const steps of [[5, 4], [10, 20, 15, 12, 1, 0], Array.from({ length: 20 }, (_, index) => 20 - index)]) {
  test(`of many steps of initiative ${steps.length} with strikers stand apart on a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    const squads = steps.map((step, index) =>
      fighters({
        side: index % 2 === 0 ? 'a' : 'b',
        name: `Squad ${step}`,
        initiative: Math.min(10, step),
        ...(step > 10 && { weaponInitiative: { kind: 'add', by: step - 10 } as const }),
        ...(step === 0 && { weaponInitiative: { kind: 'set', to: 0 } as const }),
      }),
    );
    const assault = await AssaultPage.restore(
      page,
      played(begun('hh-3'), inAssault({ type: 'addFighters', fighters: squads })),
    );
    const digits = assault.ladder.locator('[aria-hidden]').filter({ hasText: /^\d+$/ });
    const shown = (await digits.allTextContents()).map(Number);
    expect(
      steps.filter((step) => !shown.includes(step)),
      'steps that are not shown',
    ).toEqual([]);
    for (const gap of await gaps(digits)) expect(gap).toBeGreaterThan(0.1);
    const across = page.getByRole('button', { name: 'Across the table', exact: true });
    await expect(across).toBeInViewport({ ratio: 1 });
  });
}

test('with text twice as large a shooting attack says in full who shoots at whom', async ({ page }) => {
  await AssaultPage.start(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await doubleText(page);
  await new ShootingPage(page).open('Blue');
  const sides = page.getByText('Blue shoots · Red is shot at', { exact: true });
  await expect(sides).toBeVisible();
  expect(await isWhole(sides)).toBe(true);
});

test('a unit with three signs takes two lines of the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [
    { name: 'Greybeards', models: '20', switches: ['Standard', 'Musician'] },
    { name: 'Miners', models: '10' },
  ]);
  await enterRoster(armies, 'Red', [{ name: 'Knights', models: '10' }]);
  await armies.openFight();
  await new NamedCombats(page).engage(['Greybeards', 'Knights']);
  await ArmiesPage.open(page);
  await armies.show('Blue');
  const heightOf = async (name: string) =>
    (await page.getByRole('listitem').filter({ hasText: name }).boundingBox())?.height;
  expect(await heightOf('Greybeards')).toBe(await heightOf('Miners'));
  expect(await isWhole(page.getByText('Greybeards', { exact: true }))).toBe(true);
});

test('a row that is off says so in a word, also where the rulebook has a few of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const fight = await startBattle(page);
  const flank = fight.control('Flank', 'Blue');
  await expect(flank).toHaveText(/^Flank\s*no\s*tap twice: with a Full Rank$/);
  const inside = await flank.evaluate((tile) => {
    const range = document.createRange();
    range.selectNodeContents(tile);
    const texts = range.getBoundingClientRect();
    const { top, bottom } = tile.getBoundingClientRect();
    return texts.top >= top - 1 && texts.bottom <= bottom + 1;
  });
  expect(inside, 'all three lines stand within the tile').toBe(true);
});

test('with larger text no room of a battle makes the page itself scroll', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  for (const [width, height] of [
    [360, 560],
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const textPx of [16, 24, 32]) {
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`;
      }, textPx);
      for (const room of ['Fight', 'Armies', 'Score', 'Log'] as const) {
        await fight.goToRoom(room);
        await painted(page);
        expect(await page.evaluate(beyondScreen), `${room}, ${width}x${height}, ${textPx} px`).toBe(0);
      }
    }
  }
});

/* Languages whose words are longer than the English ones. */
for (const language of ['de', 'fr', 'pl']) {
  test.describe(language, () => {
    test.use({ locale: language });
    test(`with text twice as large each action of a review is read whole in ${language}`, async ({
      page,
    }) => {
      const said = shownIn(language);
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto('./');
      await page.getByRole('button', { name: said('first-minute', 'example') }).click();
      await page.waitForURL(/#\/battle\//);
      const id = page.url().split('/battle/')[1]?.split('/')[0] ?? '';
      await page.goto(`./#/review/${id}/result`);
      const actions = page.getByRole('region', { name: said('review', 'actions') }).getByRole('button');
      await expect(actions.first()).toBeVisible();
      await doubleText(page);
      await painted(page);
      for (const action of await actions.all())
        expect(await isWhole(action), await action.innerText()).toBe(true);
    });
  });
}

/** What stands side by side in a battle and after it: where, and which texts. */
const SIDE_BY_SIDE: Readonly<Record<string, readonly [path: string, texts: (page: Page) => Locator]>> = {
  rooms: ['battle/ID/fight', (page) => page.getByRole('navigation').getByRole('link').locator('span')],
  sides: ['battle/ID/armies', (page) => page.getByRole('tab')],
  'ways out': ['report/ID', (page) => page.getByRole('contentinfo').getByRole('button').locator('span')],
  score: ['review/ID/replay', (page) => page.getByRole('region').first().locator('.grid span')],
  'names above it': [
    'review/ID/replay',
    (page) => page.getByRole('region').first().locator('.grid p > :first-child'),
  ],
};

test('with text twice as large what stands side by side stays apart and on the screen in every language', async ({
  page,
}) => {
  await startBattle(page);
  const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const armies = await ArmiesPage.open(page);
  for (const side of ['Blue', 'Red'] as const)
    await enterRoster(armies, side, [{ name: 'Pikes', points: '3490' }]);
  await page.setViewportSize({ width: 360, height: 560 });
  const faults: string[] = [];
  for (const language of offered()) {
    await speaks(page, language);
    for (const [what, [path, texts]] of Object.entries(SIDE_BY_SIDE)) {
      await show(page, `/${path.replace('ID', id)}`);
      await doubleText(page);
      await painted(page);
      await expect(texts(page).nth(1)).toBeVisible();
      const apart = Math.min(...(await gaps(texts(page))));
      if (apart < 0.2) faults.push(`${language}, ${what}: ${apart.toFixed(2)} em apart`);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) faults.push(`${language}, ${what}: ${beyond} px beyond the screen`);
    }
  }
  expect(faults).toEqual([]);
});
