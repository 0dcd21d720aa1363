import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../scripts/page-checks/layout.mjs';
import { EDITIONS, type Edition } from '../src/rules/index';
import { expect, painted, test } from './fixtures';
import { ArmiesPage } from './pages/armies-page';
import { BattlesPage, startBattle } from './pages/battles-page';
import { NamedCombats } from './pages/engage-sheet';
import type { FightPage } from './pages/fight-page';
import { enterRoster } from './pages/full-roster';

/** Phones upright, with and without a browser's bars, one in landscape, and a tablet. */
const SIZES = [
  [360, 560],
  [360, 640],
  [390, 664],
  [390, 844],
  [412, 732],
  [430, 739],
  [844, 390],
  [768, 1024],
] as const;

const LONG_NAME = 'Halberdiers of the Old Guard of Altdorf!';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Nothing to measure: ${part}`);
  return box;
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x + 0.5 ||
    other.x + other.width <= one.x + 0.5 ||
    one.y + one.height <= other.y + 0.5 ||
    other.y + other.height <= one.y + 0.5;
  return !apart;
}

function inside(part: Box, whole: Box): boolean {
  return (
    part.x >= whole.x - 0.5 &&
    part.y >= whole.y - 0.5 &&
    part.x + part.width <= whole.x + whole.width + 0.5 &&
    part.y + part.height <= whole.y + whole.height + 0.5
  );
}

/** The digits of both totals as painted: the middle 0.72 em of their line, which is the height of a digit. */
async function paintedTotals(fight: FightPage): Promise<readonly Box[]> {
  return await fight.score.getByText(/^\d+$/).evaluateAll((figures) =>
    figures.map((figure) => {
      const { x, y, width, height } = figure.getBoundingClientRect();
      const painted = Number.parseFloat(getComputedStyle(figure).fontSize) * 0.72;
      return { x, y: y + (height - painted) / 2, width, height: painted };
    }),
  );
}

/** Fails if a total, the verdict or a casualty tile is cut off by the screen or covered. */
async function expectNothingCut(page: Page, fight: FightPage): Promise<void> {
  const screen = await boxOf(page.getByRole('main'));
  const totals = await paintedTotals(fight);
  expect(totals, 'totals').toHaveLength(2);
  const verdict = await boxOf(fight.score.getByText(/^\S+ by \d|^A tie/).first());
  const tiles = await Promise.all(
    (['Blue', 'Red'] as const)
      .map((side) => fight.losses(side))
      .map(async (tile) => ((await tile.isVisible()) ? [await boxOf(tile)] : [])),
  );
  for (const total of totals) {
    expect(inside(total, screen), 'a total is on the screen').toBe(true);
    expect(overlap(total, verdict), 'a total is not under the verdict').toBe(false);
  }
  expect(inside(verdict, screen), 'the verdict is on the screen').toBe(true);
  for (const tile of tiles.flat()) {
    expect(inside(tile, screen), 'a tile is on the screen').toBe(true);
    expect(overlap(tile, verdict), 'a tile is not under the verdict').toBe(false);
  }
  const cut = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[role=group] button')].flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return met && (button === met || button.contains(met)) ? [] : [button.getAttribute('aria-label')];
    }),
  );
  expect(cut, 'parts of tiles that a finger does not meet').toEqual([]);
  expect(await page.getByRole('main').evaluate(onABorder), 'words on the border of their tile').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Runs in the page: the words of a group's tiles that cross the frame of their tile. */
function onABorder(main: HTMLElement): readonly string[] {
  return [...main.querySelectorAll<HTMLElement>('[role=group] > div')].flatMap((tile) => {
    const inner = tile.getBoundingClientRect().left + tile.clientLeft;
    return [...tile.querySelectorAll('[aria-hidden]')]
      .filter((part) => part.childElementCount === 0 && part.textContent !== '')
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < inner || right > inner + tile.clientWidth;
      })
      .map((part) => part.textContent ?? '');
  });
}

async function expectNothingCutAtAnySize(page: Page, fight: FightPage): Promise<void> {
  for (const [width, height] of SIZES) {
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await painted(page);
      await expectNothingCut(page, fight);
    });
  }
}

/**
 * Fails if a part of the screen, or of the sheet over it, crosses an edge at the side, or a word leaves its
 * button.
 */
async function expectNothingClipped(page: Page): Promise<void> {
  const clipped = await page.evaluate(() => {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const parts = [
      ...(sheet ?? document.body).querySelectorAll<HTMLElement>('button, input, select, h1, h2, h3, p'),
    ];
    return parts
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
      .filter((part) => !part.closest('.sr-only'))
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isCut = part.tagName === 'BUTTON' && part.scrollWidth > part.clientWidth + 1;
        return left < -0.5 || right > innerWidth + 0.5 || isCut;
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent);
  });
  expect(clipped, 'what reaches over an edge').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

test('no total, verdict or tile of a fight by hand is cut or covered at any size', async ({ page }) => {
  const fight = await startBattle(page);
  const names = () =>
    Promise.all(['Blue', 'Red'].map((side) => boxOf(fight.score.getByText(side, { exact: true }))));
  await (await fight.openLostKeypad('Blue')).loseMore(9);
  await fight.expectScore(0, 9);
  const beforeTen = await names();
  await fight.lose('Blue', 3);
  await fight.expectScore(0, 12);
  expect(await names(), 'a second digit moves no name').toEqual(beforeTen);
  await (await fight.openLostKeypad('Red')).loseMore(10);
  await expectNothingCutAtAnySize(page, fight);
  await fight.closeRound();
  await expectNothingCutAtAnySize(page, fight);
});

test('nor one of a fight of two units a side, with long names and two digits', async ({ page }) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  const numbers = { 'Full Ranks': 0 };
  await enterRoster(armies, 'Blue', [
    { name: 'Spearmen', models: '40', numbers },
    { name: LONG_NAME, models: '20', numbers },
  ]);
  await enterRoster(armies, 'Red', [
    { name: 'Knights', models: '40', numbers },
    { name: `Other ${LONG_NAME.slice(6)}`, models: '20', numbers },
  ]);
  const fight = await armies.openFight();
  await new NamedCombats(page).engage(['Spearmen', LONG_NAME, 'Knights', `Other ${LONG_NAME.slice(6)}`]);
  await fight.lose('Blue', 12, 'Spearmen');
  await fight.lose('Red', 11, 'Knights');
  await expectNothingCutAtAnySize(page, fight);

  await test.step('and with text twice as large every control of it is whole', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    await painted(page);
    await expectNothingClipped(page);
    for (const tile of ['Spearmen', 'Knights'] as const) {
      const side = tile === 'Spearmen' ? 'Blue' : 'Red';
      await fight.lose(side, 1, tile);
      await fight.giveBack(side, tile);
    }
    await fight.toggle('Charge', 'Red').click();
    await fight.scoreButton.click();
    await expectNothingClipped(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await new NamedCombats(page).openUnits();
    await expectNothingClipped(page);
    await page.getByRole('button', { name: 'Who faces whom?' }).click();
    await expectNothingClipped(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: '2 units test' }).click();
    await page.getByRole('button', { name: 'Spearmen: the break test in full' }).click();
    await expectNothingClipped(page);
    await page.getByRole('dialog').last().getByRole('button', { name: 'Spearmen broke' }).click();
    await expectNothingClipped(page);
  });
});

/** The sizes of `npm run shots`, which checks every screen; here only the rooms of a battle. */
const SHOT_SIZES = [
  [360, 560],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;

test('no room of a battle cuts a text, covers a control or scrolls sideways at any size', async ({
  page,
}) => {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [{ name: LONG_NAME, models: '20' }]);
  await enterRoster(armies, 'Red', [{ name: `Other ${LONG_NAME.slice(6)}`, models: '120' }]);
  const fight = await armies.openFight();
  await new NamedCombats(page).engage([LONG_NAME, `Other ${LONG_NAME.slice(6)}`]);
  await (await fight.openLostKeypad('Red')).loseMore(104);
  for (const room of ['Fight', 'Armies', 'Score', 'Log'] as const) {
    await fight.goToRoom(room);
    for (const [width, height] of SHOT_SIZES) {
      await test.step(`${room}, ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect(page.getByRole('complementary')).toHaveCount(besides(room, width));
        await painted(page);
        expect(await page.evaluate(faultsOf, [LONG_NAME, `Other ${LONG_NAME.slice(6)}`])).toEqual([]);
      });
    }
  }
});

/** The outcomes that are offered only where their rule is switched on. */
const RULE_OF_OUTCOME: Readonly<Record<string, RegExp>> = {
  losesDifference: /^Supernal/,
  destroyed: /^War Machine/,
};

test('the break test in full is at most one and a half screens of the commonest phone in every rulebook, with its odds and its outcome always in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const { name, breakTest } of EDITIONS as readonly Edition[]) {
    if (!breakTest) continue;
    await test.step(name, async () => {
      const battles = await BattlesPage.open(page);
      const newBattle = await battles.newBattle();
      await newBattle.choose(name);
      const fight = await newBattle.fight();
      await fight.lose('Red', 3);
      const sheet = await fight.openBreakTest('Red');
      const dialog = sheet.dialog.last();
      const screens = await dialog.evaluate((element) => element.scrollHeight / innerHeight);
      expect(screens).toBeLessThanOrEqual(1.5);
      const value = breakTest.inputs.find(({ id }) => id === breakTest.valueInput)?.label ?? '';
      const values = dialog.getByRole('radiogroup', { name: value, exact: true });
      await expect(values.locator('label')).toHaveText(['5', '6', '7', '8', '9', '10']);
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      for (const { id, label } of breakTest.outcomes) {
        const said = id === 'held' || id === 'broke' ? `Red ${id}` : `Red: ${label}`;
        const rule = RULE_OF_OUTCOME[id];
        if (rule) await dialog.getByRole('switch', { name: rule }).click();
        await expect(dialog.getByRole('button', { name: said, exact: true })).toBeInViewport({ ratio: 1 });
        if (rule) await dialog.getByRole('switch', { name: rule }).click();
      }
    });
  }
});

test('a value that few units have unfolds, and stays in view once it is chosen', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  const sheet = await fight.openBreakTest('Red');
  await expect(sheet.number('Discipline', 3)).toHaveCount(0);
  const rest = sheet.dialog.getByRole('button', { name: 'Discipline 0–4', exact: true });
  await rest.click();
  await sheet.number('Discipline', 3).check();
  await rest.click();
  await expect(sheet.number('Discipline', 3)).toBeChecked();
  await sheet.number('Discipline', 8).check();
  await expect(sheet.number('Discipline', 3)).toHaveCount(0);
});

/** How many columns stand beside a room on a screen of that width: the armies, and the log. */
function besides(room: 'Fight' | 'Armies' | 'Score' | 'Log', width: number): number {
  const armies = width === 768 || width === 1280 ? 2 : 0;
  const log = width === 1280 ? 1 : 0;
  return (room === 'Armies' ? 0 : armies) + (room === 'Log' ? 0 : log);
}
