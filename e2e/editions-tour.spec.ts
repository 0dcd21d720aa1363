import type { Page } from '@playwright/test';
import { isFought } from '../src/battle/state/edition-of';
import {
  assertNever,
  type CounterRow,
  EDITIONS,
  type Edition,
  type RowId,
  type ScoreRow,
  type ScoreSheet,
} from '../src/rules/index';
import { controlSizes, expect, test } from './fixtures';
import { ArmiesPage } from './pages/armies-page';
import { AssaultPage, POOL_RULEBOOKS } from './pages/assault-page';
import { BattlesPage } from './pages/battles-page';
import type { FightPage } from './pages/fight-page';
import { LogPage } from './pages/log-page';
import { ReviewPage } from './pages/review-page';
import { SIDE_NAMES, type SideName } from './pages/side-name';

/** Every edition with a combat card. The test does not know which: it reads the rows from the declaration. */
const OFFERED = (EDITIONS as readonly Edition[]).flatMap(({ combat, ...edition }) =>
  combat ? [{ ...edition, combat }] : [],
);

type Answer = number | boolean | string;
type Answers = Readonly<Record<SideName, Answer | null>>;
/** A small phone with a browser's bars: the controls of every combat are visible on it without scrolling. */
const SMALLEST = { width: 360, height: 560 };
const UNTOUCHED: Answers = { Blue: null, Red: null };

test('New battle offers each edition with a line that says what it is', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  for (const { name, inOneLine } of (EDITIONS as readonly Edition[]).filter(isFought)) {
    await newBattle.choose(name);
    await expect(page.getByText(`${name}: ${inOneLine}`, { exact: true })).toBeVisible();
  }
});

for (const { name, combat: sheet, breakTest } of OFFERED) {
  test(`${name}: the card stands on the smallest phone, every row is answered on both sides, and the lines add up`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const size = page.viewportSize() ?? SMALLEST;
    await page.setViewportSize(SMALLEST);
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.choose(name);
    const fight = await newBattle.fight();
    await fight.lose('Blue', 1);
    await expectToStand(page, fight, sheet, breakTest !== undefined);
    for (const row of sheet.rows) if (row.rare) await fight.reach(row.label);
    await controlSizes(page);
    await page.setViewportSize(size);

    let answers: Readonly<Record<RowId, Answers>> = {};
    const turns = sheet.rows.map((row) => ({ row, turns: turnsOf(row) }));
    for (let turn = 0; turn < Math.max(...turns.map((row) => row.turns.length)); turn++) {
      for (const { row, turns: all } of turns) {
        const [side, answer] = all[turn] ?? [];
        if (side === undefined || answer === undefined) continue;
        await test.step(`${row.label}, ${side}: ${answer}`, () =>
          giveAnswer(fight, sheet, row, side, answer));
        answers = { ...answers, [row.id]: { ...(answers[row.id] ?? UNTOUCHED), [side]: answer } };
      }
      const explained = await fight.explain();
      for (const row of sheet.rows) {
        const points = SIDE_NAMES.map((whose) => shown(pointsOf(row, answers[row.id] ?? UNTOUCHED, whose)));
        const called = lineCalled(sheet, row);
        await expect(explained.line(called)).toHaveAccessibleName(lineOf(called, points));
      }
      await explained.close();
    }

    const rare = sheet.rows.filter(({ rare: folds, input }) => folds && input !== 'signed');
    const folded = (side: SideName) =>
      rare.reduce((sum, row) => sum + pointsOf(row, answers[row.id] ?? UNTOUCHED, side), 0);
    if (rare.length > 0) await fight.expectFolded(shown(folded('Blue')), shown(folded('Red')));
    const totals = await addUp(fight);
    await fight.expectScore(totals.Blue, totals.Red);
    // The tour fills the rows that may take another one away, and leaves open whether they did.
    if (sheet.rows.some(({ lostTo }) => lostTo)) await fight.closeRoundAsItIs();
    else await fight.closeRound();
    await fight.expectScore(totals.Blue, totals.Red);
    const log = await fight.openLog();
    for (const row of sheet.rows) await expect(log.line(loggedAs(sheet, row)).first()).toBeVisible();
  });
}

/** Every edition whose combats nobody wins. */
const WITHOUT_SCORE = (EDITIONS as readonly Edition[]).filter(({ melee }) => melee !== undefined);

for (const { name, tests = [] } of WITHOUT_SCORE) {
  test(`${name}: units typed by hand are shot at, fight and test, on the smallest phone`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALLEST);
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.choose(name);
    const fight = await newBattle.fightWithoutScore();
    const armies = await ArmiesPage.open(page);
    for (const [side, unit] of [
      ['Blue', 'Knights'],
      ['Red', 'Spears'],
    ] as const) {
      await armies.show(side);
      const form = await armies.openAdding(side);
      await form.fill({ name: unit, points: '150' });
      await form.dialog.getByRole('textbox', { name: 'Nerve' }).fill('16');
      await form.add();
    }
    await controlSizes(page);
    await fight.goToRoom('Fight');
    await fight.damage('Spears', 2);
    await fight.expectUnit('Spears', 'Damage 2 of 16', '11 or less holds');
    await fight.test('Spears', 7, `${tests[0]?.label}: Steady`, 'rolled 7');
    await fight.fight('Knights', 'Spears');
    await fight.damage('Spears', 4);
    await controlSizes(page);
    await fight.test('Spears', 10, `${tests[1]?.label}: Routed`, '9 or less, rolled 10');
    await fight.goToRoom('Log');
    await expect(new LogPage(page).line('Spears +4 damage')).toBeVisible();
  });
}

for (const name of POOL_RULEBOOKS) {
  test(`${name}: squads meet on the smallest phone, are undone and told, and the review has them`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALLEST);
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.choose(name);
    await newBattle.fightButton.click();
    const assault = new AssaultPage(page);
    const stats = { Initiative: '5', 'Weapon AP': '2' };
    await assault.takeProposed('Blue', { name: 'Blades', models: 5, stats });
    await assault.takeProposed('Red', { name: 'Mob', models: 9 });
    await controlSizes(page);
    await assault.next('Fight: Initiative 5').click();
    await assault.count('How many hit?', 3, '3 hit');
    await page.getByRole('button', { name: /^Undo: .*3 of \d+ hit/ }).click();
    await assault.count('How many hit?', 3, '3 hit');
    await controlSizes(page);
    await assault.count('How many wound?', 2, '2 wound');
    await assault.next('Red loses 2').click();
    await assault.count('How many hit?', 0, '0 hit');
    await expect(assault.verdict).toContainText('Blue wins by');
    await controlSizes(page);
    const log = await assault.openLog();
    await expect(log.line(/3 of \d+ hit/).first()).toBeVisible();
    await (await assault.openMenu()).end('Blue won');
    await assault.openMenu();
    await page.getByRole('button', { name: 'Review this battle', exact: true }).click();
    await new ReviewPage(page).goTo('Combats');
    await expect(page.getByRole('main').getByText('Mob').first()).toBeVisible();
    await controlSizes(page);
  });
}

/**
 * Fails if a row that is used in every combat, the line of the rarer rows or the break test needs scrolling,
 * or if a name or a hint on a tile is cut off.
 */
async function expectToStand(
  page: Page,
  fight: FightPage,
  { rows, casualties }: ScoreSheet,
  tests: boolean,
): Promise<void> {
  const main = page.getByRole('main');
  expect(await main.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(0);
  const tapped = rows.filter(({ id, input, rare }) => id !== casualties && input !== 'signed' && !rare);
  for (const side of SIDE_NAMES) {
    await expect(fight.losses(side)).toBeInViewport({ ratio: 1 });
    for (const row of tapped) await expect(fight.control(row.label, side)).toBeInViewport({ ratio: 1 });
  }
  if (rows.some(({ rare }) => rare)) await expect(main.locator('summary')).toBeInViewport({ ratio: 1 });
  if (tests) await expect(fight.breakTest('Blue')).toBeInViewport({ ratio: 1 });
  const cut = await main.locator('[role=switch], [role=radiogroup]').evaluateAll((tiles) =>
    tiles.flatMap((tile) =>
      [...tile.querySelectorAll('span')].flatMap((part) => {
        const [text, whole] = [part.getBoundingClientRect(), tile.getBoundingClientRect()];
        const inside = text.left >= whole.left && text.right <= whole.right;
        return inside && part.scrollWidth <= part.clientWidth + 1 ? [] : [part.textContent];
      }),
    ),
  );
  expect(cut, 'words that are cut').toEqual([]);
}

/** The name of the row in the explanation: the enemy's losses are the damage that a side dealt. */
function lineCalled(sheet: ScoreSheet, row: ScoreRow): string {
  return row.id === sheet.casualties ? 'Damage dealt' : row.label;
}

/** What a line of the log says of the row: what was lost is counted, under the name of the side. */
function loggedAs(sheet: ScoreSheet, row: ScoreRow): string {
  return row.id === sheet.casualties ? ' lost' : row.label;
}

/** The answers of each side to a row, one after the other: enough for every option, limit and majority. */
function turnsOf(row: ScoreRow): readonly (readonly [SideName, Answer])[] {
  switch (row.input) {
    case 'counter': {
      const counts = row.score.kind === 'majority' ? [2, 3, 3] : [overTheTop(row), firstThatScores(row)];
      const [first = 0, second = 0, third] = counts.map((count) => Math.min(count, row.max ?? count));
      const turns = [
        ['Blue', first],
        ['Red', second],
      ] as const;
      return third === undefined ? turns : [...turns, ['Blue', third]];
    }
    case 'toggle':
      return SIDE_NAMES.map((side) => [side, true]);
    case 'choice': {
      const options = row.options.slice(1);
      return SIDE_NAMES.flatMap((side) => options.map(({ label }) => [side, label] as const));
    }
    case 'signed':
      return [
        ['Blue', 2],
        ['Red', -1],
      ];
    default:
      return assertNever(row);
  }
}

/** A count above the scoring limit, if the row has one. */
function overTheTop({ score }: CounterRow): number {
  return score.kind === 'each' && score.cap !== undefined ? (score.free ?? 0) + score.cap + 1 : 12;
}

function firstThatScores({ score }: CounterRow): number {
  return score.kind === 'each' ? (score.free ?? 0) + 1 : 1;
}

/** Answers through the row's own control. */
async function giveAnswer(
  fight: FightPage,
  sheet: ScoreSheet,
  row: ScoreRow,
  side: SideName,
  answer: Answer,
): Promise<void> {
  switch (row.input) {
    case 'counter':
      if (row.id === sheet.casualties) await (await fight.openLostKeypad(side)).setTo(Number(answer));
      else await fight.setCount(row.label, side, Number(answer));
      return;
    case 'toggle':
      await fight.reach(row.label);
      await fight.toggle(row.label, side).click();
      return;
    case 'choice':
      return fight.tapAround(row.label, side, String(answer));
    case 'signed': {
      const explained = await fight.explain();
      const points = Number(answer);
      for (let tap = 0; tap < Math.abs(points); tap++) await explained.modify(side, points > 0 ? 1 : -1);
      return explained.close();
    }
    default:
      return assertNever(row);
  }
}

/** The points of a row for a side, computed here from the declaration, without the product's rules. */
function pointsOf(row: ScoreRow, answers: Answers, side: SideName): number {
  const enemy = side === 'Blue' ? 'Red' : 'Blue';
  const own = answers[row.countedFrom === 'enemy' ? enemy : side];
  const other = answers[row.countedFrom === 'enemy' ? side : enemy];
  switch (row.input) {
    case 'counter': {
      const { score } = row;
      if (score.kind === 'majority') return Number(own) > Number(other) ? score.points : 0;
      const scoring = Math.min(
        Math.max(0, Number(own) - (score.free ?? 0)),
        score.cap ?? Number.POSITIVE_INFINITY,
      );
      return scoring * score.pointsEach;
    }
    case 'toggle':
      return own === true ? row.points : 0;
    case 'choice':
      return (row.options.find(({ label }) => label === own) ?? row.options[0]).points;
    case 'signed':
      return Number(own);
    default:
      return assertNever(row);
  }
}

/** Points as a line shows them. */
function shown(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

function lineOf(label: string, [blue = '', red = '']: readonly string[]): RegExp {
  const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literally(blue)} ${literally(label)} (.* )?${literally(red)}$`);
}

/**
 * The sum of all lines of the explanation, for each side. A line of only one side is a tie-break, shown at
 * its side.
 */
async function addUp(fight: FightPage): Promise<Readonly<Record<SideName, number>>> {
  const explained = await fight.explain();
  const points = await explained.points();
  await explained.close();
  const sum = (side: SideName) => points.reduce((total, line) => total + line[side], 0);
  return { Blue: sum('Blue'), Red: sum('Red') };
}
