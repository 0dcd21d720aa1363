import type { Page } from '@playwright/test';
import { axe, controlSizes, expect, installed, offlineTest, test } from '../fixtures';
import { ArmiesPage, type TypedUnit } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { LogPage } from '../pages/log-page';
import { ScorePage } from '../pages/score-page';
import type { SideName } from '../pages/side-name';

type Armies = Readonly<Record<SideName, readonly TypedUnit[]>>;

async function startArmies(
  page: Page,
  rulebook: string,
  points: string,
  armies: Armies,
): Promise<ArmiesPage> {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.choose(rulebook);
  await newBattle.player('Blue').fill('Anna');
  await newBattle.army('Red').fill('Dwarven Holds');
  await newBattle.armyPoints.fill(points);
  await newBattle.fight();
  const room = await ArmiesPage.open(page);
  await room.add('Blue', ...armies.Blue);
  await room.add('Red', ...armies.Red);
  return room;
}

async function lose(armies: ArmiesPage, unit: string, count: number): Promise<void> {
  const keypad = await armies.unit(unit).openKeypad();
  await keypad.loseMore(count);
}

async function say(armies: ArmiesPage, unit: string, fate: string): Promise<void> {
  await (await armies.unit(unit).open()).say(fate);
}

const NINTH_AGE: Armies = {
  Blue: [
    { name: 'Spearmen', points: '421', models: '20' },
    { name: 'Marshal', points: '365', healthEach: '3', marks: ['General', 'Character'] },
    { name: 'Knights', points: '540', models: '6' },
  ],
  Red: [
    { name: 'Miners', points: '211', models: '20' },
    { name: 'King', points: '365', healthEach: '4', marks: ['General', 'Character'] },
    { name: 'Greybeards', points: '523', models: '20' },
    { name: 'Thane', points: '200', healthEach: '2', marks: ['Battle Standard', 'Character'] },
  ],
};

offlineTest(
  'a battle of The Ninth Age 2 comes to what the hand-made table says, and the loser wins the objective',
  async ({ page, server }) => {
    const armies = await startArmies(page, 'The Ninth Age, 2nd edition', '4500', NINTH_AGE);
    await lose(armies, 'Miners', 15); // 5 of 20 is Shattered: ⌈211 / 2⌉ = 106
    await say(armies, 'Greybeards', 'Fleeing'); // ⌈523 / 2⌉ = 262
    await lose(armies, 'Thane', 2); // 200, and 200 for the Battle Standard: Blue 768
    await armies.show('Blue');
    await lose(armies, 'Spearmen', 15); // Shattered and …
    await say(armies, 'Spearmen', 'Fleeing'); // … fleeing: 421
    await lose(armies, 'Knights', 6); // 540
    await say(armies, 'Marshal', 'Fled the table'); // 365, and 200 for the General: Red 1,526

    const score = await ScorePage.open(page);
    // 758 of 4,500 is 16.8 percent: 12 : 8 for Red.
    await score.expectScore('Battle Points', '8', '12', 'Red leads by 758 · 16.8%');
    await score.expectStanding('If it ended now · Victory Points 768 : 1,526 of 4,500');
    await expect(score.litRow).toHaveText(/over 10 to 20%.*451–900.*12 : 8/);
    await score.expectLines('Blue', [
      ['Miners', 'Shattered, 5 of 20 left: half its cost', '106'],
      ['Greybeards', 'fleeing: half its cost', '262'],
      ['Thane', 'destroyed: whole cost', '200'],
      ['Enemy Battle Standard Bearer removed', '1 × 200', '200'],
    ]);
    await score.expectLines('Red', [
      ['Spearmen', 'fleeing, and Shattered (5 of 20 left): whole cost', '421'],
      ['Marshal', 'fled the table: whole cost', '365'],
      ['Knights', 'destroyed: whole cost', '540'],
      ['Enemy General removed', '1 × 200', '200'],
    ]);
    // 565 for the King and his bonus: 1,333 : 1,526 is 193 of 4,500.
    await expect(score.swings).toHaveText(['Blue kills the General, King +565 more10 : 10']);
    await expect(page.getByRole('banner').getByText('Blue 768 : 1,526 Red · 8 : 12')).toBeVisible();
    await expect(score.turnButton).toHaveAccessibleDescription('Blue 768 : 1,526 Red · 8 : 12');

    await test.step('the side that trails on points wins the objective by its counters', async () => {
      await score.chooseObjective('Hold the Ground');
      await score.count('Blue', 2);
      await score.count('Red', 1);
      await expect(score.objective).toHaveAccessibleName('Secondary Objective · Hold the Ground');
      await expect(score.objectiveTo('Blue +3')).toBeChecked();
      await score.expectScore('Battle Points', '11', '9', 'Red leads by 758 · 16.8%');
    });

    await test.step('the players’ word goes before the counters, until they follow them again', async () => {
      await score.objectiveTo('drawn').check();
      await score.expectScore('Battle Points', '8', '12', 'Red leads by 758 · 16.8%');
      await score.objective.getByRole('button', { name: 'As the counters say' }).click();
      await score.expectScore('Battle Points', '11', '9', 'Red leads by 758 · 16.8%');
    });

    await test.step('Battle Points are given and taken by hand', async () => {
      await score.adjust('Red', 'fewer', 2);
      await score.expectScore('Battle Points', '11', '7', 'Red leads by 758 · 16.8%');
      await score.undo('Battle Points −2, Red');
      await score.expectScore('Battle Points', '11', '8', 'Red leads by 758 · 16.8%');
    });

    await test.step('a bonus is overridden by a tap, and follows the armies again by another', async () => {
      const label = 'Enemy General removed';
      await expect(score.bonus(label, 'Red')).toBeChecked();
      await expect(score.bonus(label, 'Blue')).not.toBeChecked();
      await score.bonus(label, 'Red').click();
      await score.expectScore('Battle Points', '11', '8', 'Red leads by 558 · 12.4%');
      await score.followArmies(label, 'Red').click();
      await expect(score.bonus(label, 'Red')).toBeChecked();
      await expect(score.followArmies(label, 'Red')).toBeHidden();
      await score.expectScore('Battle Points', '11', '8', 'Red leads by 758 · 16.8%');
    });

    await test.step('the end is proposed by the score, and confirmed by both', async () => {
      const end = await score.openEnd();
      await expect(end.winner('Blue won')).toBeChecked();
      await end.leaveOpen();
      await end.confirmation('Blue').click();
      await end.confirmation('Red').click();
      await end.end();
    });

    await test.step('the result stands as it was noted, without the server too', async () => {
      await expectResult(score);
      await installed(page);
      await server.kill();
      await page.reload();
      await expectResult(score);
    });

    await test.step('it is reopened, and the log keeps both', async () => {
      await (await score.openMenu()).reopen();
      await expect(score.endButton).toBeEnabled();
      await score.expectScore('Battle Points', '11', '8', 'Red leads by 758 · 16.8%');
      await page.getByRole('navigation').getByRole('link', { name: 'Log' }).click();
      const log = new LogPage(page);
      await expect(log.line('The battle ended')).toContainText('Anna (Blue) won');
      await expect(log.line('The battle was reopened')).toBeVisible();
    });
  },
);

async function expectResult(score: ScorePage): Promise<void> {
  await score.expectScore('Battle Points', '11', '8', 'Anna (Blue) won');
  await score.expectFact('Blue', 'Anna');
  await score.expectFact('Red', 'Dwarven Holds');
  await score.expectFact('Victory Points', '768 : 1,526');
  await score.expectFact('Difference', '758 · 16.8%');
  await score.expectFact('Army size', '4,500 points');
  await score.expectFact('Secondary Objective · Hold the Ground', 'Blue');
  // 768 and 20 percent of 4,500 for the objective against 1,526: 142 is below 10 percent.
  await score.expectFact('Simplified result', 'A draw');
  await score.expectFact('Turns played', '1 of 6');
  await score.expectFact('First turn', 'Blue');
  await score.expectFact('Ended', /^\d+ [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d$/);
  await score.expectFact('Confirmed', 'by both sides, on one phone');
  await expect(score.battlePoints.getByRole('listitem')).toHaveText([
    /^8From the tablea difference of 75812$/,
    /^\+3Secondary Objective−3$/,
    /^0By hand−1$/,
  ]);
  await expect(score.lines('Blue').getByRole('listitem')).toHaveCount(4);
}

const SIXTH_EDITION: Armies = {
  Blue: [
    { name: 'Spearmen', points: '300', models: '20' },
    { name: 'Lord', points: '250', healthEach: '3', marks: ['General', 'Character'] },
  ],
  Red: [
    { name: 'Orcs', points: '265', models: '25' },
    { name: 'Black Orcs', points: '400', models: '20' },
    { name: 'Warlord', points: '210', healthEach: '3', marks: ['General', 'Character'] },
  ],
};

test('a battle of Warhammer 6 comes to what the hand-made table says, and is named by the players’ own margins', async ({
  page,
}) => {
  const armies = await startArmies(page, 'Warhammer Fantasy Battle, 6th edition', '2000', SIXTH_EDITION);
  await lose(armies, 'Orcs', 13); // 12 of 25 is below half: ⌈265 / 2⌉ = 133
  await say(armies, 'Black Orcs', 'Fleeing'); // 400
  await say(armies, 'Warlord', 'Fleeing'); // 210, and 100 for the General
  await armies.show('Blue');
  await lose(armies, 'Spearmen', 10); // 10 of 20 is not below half: nothing
  await say(armies, 'Lord', 'Fled the table'); // 250, and 100 for the General

  const score = await ScorePage.open(page);
  await score.countBonus('Standards captured', 'Blue', 2); // 200
  await score.countBonus('Table quarters held', 'Blue', 1); // 100: Blue 1,143
  await score.countBonus('Table quarters held', 'Red', 3); // 300: Red 650
  await score.expectScore('Victory Points', '1,143', '650', 'Blue leads by 493 · 24.7%');
  await expect(score.objective).toBeHidden();
  await score.expectLines('Red', [
    ['Lord', 'fled the table: whole cost', '250'],
    ['Enemy General slain or fled', '1 × 100', '100'],
    ['Table quarters held', '3 × 100', '300'],
  ]);

  await score.margins.getByRole('button', { name: 'Type the margins from your book' }).click();
  await score.fillMargins(['300', '299', '599']);
  await expect(score.margins.getByRole('alert')).toHaveText(
    'Line 2 must go further up than the line before it.',
  );
  await score.fillMargins(['149', '299', '599']);
  await expect(score.litRow).toHaveText(/300–599.*Solid victory/);

  const end = await score.openEnd();
  await expect(end.winner('Blue won')).toBeChecked();
  await end.leaveOpen();
  await end.confirmation('Red').click();
  await end.winner('A draw').check();
  await expect(end.confirmation('Red')).not.toBeChecked();
  await end.winner('Blue won').check();
  await end.end();
  await score.expectScore('Victory Points', '1,143', '650', 'Anna (Blue) won');
  await score.expectFact('Margin', 'Solid victory');
  await score.expectFact('Confirmed', 'by nobody yet');
  await score.confirmed('Red').click();
  await score.expectFact('Confirmed', 'by Red, not yet by Blue');
  await score.goToRoom('Fight');
  await score.confirmed('Blue').click();
  await expect(score.confirmed('Blue')).toBeHidden();
  await score.goToRoom('Score');
  await score.expectFact('Confirmed', 'by both sides, on one phone');
  await score.undo('End confirmed, Blue');
  await score.expectFact('Confirmed', 'by Red, not yet by Blue');
  await expect(score.confirmed('Blue')).toBeVisible();
});

test('without an army size the room asks for it, and what is wrong is said', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  await (await battles.newBattle()).fight();
  const score = await ScorePage.open(page);
  await score.expectScore('Victory Points', '0', '0', 'Level');
  await score.agreeOn('lots');
  await expect(page.getByText('Army points are a whole number from 1 to 99,999.')).toBeVisible();
  await expect(score.armyPoints).toHaveValue('lots');
  await score.agreeOn('4,500');
  await score.expectScore('Battle Points', '10', '10', 'Level');
  await expect(score.armyPoints).toBeHidden();
  await expect(score.litRow).toHaveText(/up to 5%.*0–225.*10 : 10/);
  const end = await score.openEnd();
  await expect(end.winner('No result noted')).toBeChecked();
});

test('the room is for everyone: running with the longest names, ending, and ended', async ({ page }) => {
  const longest = 'Feldmarschall Wolfgang Amadeus von Stein';
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  for (const side of ['Blue', 'Red'] as const) {
    await newBattle.player(side).fill(longest);
    await newBattle.army(side).fill(longest);
  }
  await newBattle.armyPoints.fill('99999');
  await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  await armies.add('Red', { name: longest, points: '54321', models: '20', marks: ['General'] });
  await lose(armies, longest, 19);
  const score = await ScorePage.open(page);
  await score.nameObjective(longest);
  // 27,161 of 99,999 is 27.2 percent.
  await score.expectScore('Battle Points', '13', '7', 'Blue leads by 27,161 · 27.2%');
  await inspect(page);
  const end = await score.openEnd();
  await inspect(page);
  await end.leaveOpen();
  await end.end();
  await expect(page.getByRole('button', { name: 'Hand over the result' })).toBeVisible();
  await inspect(page);
});

/** Axe finds nothing, every control is large enough for a finger, and nothing overflows at the side. */
async function inspect(page: Page): Promise<void> {
  await axe(page);
  await controlSizes(page);
  for (const element of [page.locator('html'), page.getByRole('main')]) {
    const [scrollWidth, clientWidth] = await element.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(scrollWidth).toBe(clientWidth);
  }
}
