import { isFought } from '../src/battle/state/edition-of';
import {
  assertNever,
  type CounterRow,
  EDITIONS,
  type Edition,
  type ScoreRow,
  type ScoreSheet,
} from '../src/rules/index';
import { expect, test } from './fixtures';
import { BattlesPage } from './pages/battles-page';
import type { ExplainSheet } from './pages/explain-sheet';
import type { FightPage } from './pages/fight-page';
import { SIDE_NAMES, type SideName } from './pages/side-name';

/** Every edition that is fought on the combat card. Nothing here knows which: rows come from the declaration alone. */
const OFFERED = (EDITIONS as readonly Edition[]).flatMap(({ combat, ...edition }) =>
  combat ? [{ ...edition, combat }] : [],
);

type Answer = number | boolean | string;
type Answers = Readonly<Record<SideName, Answer | null>>;
const UNTOUCHED: Answers = { Blue: null, Red: null };

test('New battle offers each edition with a line that says what it is', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  for (const { name, inOneLine } of (EDITIONS as readonly Edition[]).filter(isFought)) {
    await newBattle.rulebook(name).check();
    await expect(page.getByText(inOneLine, { exact: true })).toBeVisible();
  }
});

for (const { name, combat: sheet } of OFFERED) {
  test(`${name}: every row is answered on both sides, its line says what it scores, and the lines add up`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.rulebook(name).check();
    const fight = await newBattle.fight();

    for (const row of sheet.rows) {
      let answers = UNTOUCHED;
      for (const [side, answer] of turnsOf(row)) {
        await test.step(`${row.label}, ${side}: ${answer}`, async () => {
          const explained = await giveAnswer(fight, sheet, row, side, answer);
          answers = { ...answers, [side]: answer };
          const points = SIDE_NAMES.map((whose) => shown(pointsOf(row, answers, whose)));
          const called = lineCalled(sheet, row);
          await expect(explained.line(called)).toHaveAccessibleName(lineOf(called, points));
          await explained.close();
        });
      }
    }

    const totals = await addUp(fight);
    await fight.expectScore(totals.Blue, totals.Red);
    await fight.closeRound();
    await fight.expectScore(totals.Blue, totals.Red);
    const log = await fight.openLog();
    for (const row of sheet.rows) await expect(log.line(row.label).first()).toBeVisible();
  });
}

/** How the explanation calls the row: what the enemy lost is the damage that a side dealt. */
function lineCalled(sheet: ScoreSheet, row: ScoreRow): string {
  return row.id === sheet.casualties ? 'Damage dealt' : row.label;
}

/** What each side is made to answer to a row, one after the other: enough to meet every option, limit and majority. */
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

/** A count above what may score, where the row has a limit. */
function overTheTop({ score }: CounterRow): number {
  return score.kind === 'each' && score.cap !== undefined ? (score.free ?? 0) + score.cap + 1 : 12;
}

function firstThatScores({ score }: CounterRow): number {
  return score.kind === 'each' ? (score.free ?? 0) + 1 : 1;
}

/** Answers through the row's own control, and opens the explanation. */
async function giveAnswer(
  fight: FightPage,
  sheet: ScoreSheet,
  row: ScoreRow,
  side: SideName,
  answer: Answer,
): Promise<ExplainSheet> {
  if (row.rare) await fight.unfold();
  switch (row.input) {
    case 'counter':
      if (row.id === sheet.casualties) await (await fight.openLostKeypad(side)).setTo(Number(answer));
      else await fight.setCount(row.label, side, Number(answer));
      return fight.explain();
    case 'toggle':
      await fight.toggle(row.label, side).click();
      return fight.explain();
    case 'choice':
      await fight.tapAround(row.label, side, String(answer));
      return fight.explain();
    case 'signed': {
      const explained = await fight.explain();
      const points = Number(answer);
      for (let tap = 0; tap < Math.abs(points); tap++) await explained.modify(side, points > 0 ? 1 : -1);
      return explained;
    }
    default:
      return assertNever(row);
  }
}

/** What a row scores for a side, worked out here from the declaration, apart from the product's own rules. */
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

/** The sum of all lines of the explanation, for each side. A line of one side alone is a tie-break, and stands at its side. */
async function addUp(fight: FightPage): Promise<Readonly<Record<SideName, number>>> {
  const explained = await fight.explain();
  const points = await explained.points();
  await explained.close();
  const sum = (side: SideName) => points.reduce((total, line) => total + line[side], 0);
  return { Blue: sum('Blue'), Red: sum('Red') };
}
