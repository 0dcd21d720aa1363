import { expect, test } from '../fixtures';
import { tapInches } from '../pages/break-test-sheet';
import { UnitTest } from '../pages/engage-sheet';
import { type War, WarRoom } from '../pages/war-room';

/*
 * The table, made by hand. 2,000 points a side, Matched Play, the tournament table "20–0, OCB".
 *
 * Blue scores                                            Red scores
 * Boyz      destroyed                            200     Knights   2 of 8 left, a quarter   250 / 2    125
 * Trolls    fled the table                       180     Spearmen  5 of 20 left, a quarter  200 / 2    100
 * Warlord   fleeing                  160 / 2      80     King of the Hill          1 × 100             100
 *           The King is Dead         1 × 100     100
 * Trophies of War                    1 × 50       50
 * Special Features                   1 × 200     200
 *                                                ---                                                   ---
 *                                                810                                                   325
 *
 * Difference 485: up to 600 the table has 13 : 7. At least 100 more and at least twice as many: a crushing
 * victory.
 */
/** Monstrous infantry is no Massed Infantry, and Open Order scores nothing. */
const FOOT = { 'Troop type': 'Monstrous infantry', Formation: 'Open Order' };

const WAR: War = {
  rulebook: 'Warhammer: The Old World',
  armyPoints: '2000',
  table: '20–0, OCB',
  players: { Blue: 'Anna', Red: 'Ben' },
  armies: {
    Blue: [
      {
        name: 'Elector',
        points: '150',
        healthEach: '3',
        marks: ['General', 'Character'],
        numbers: { 'or Unit Strength': 1 },
      },
      {
        name: 'Spearmen',
        points: '200',
        models: '20',
        marks: ['Standard'],
        numbers: { Leadership: 7, 'or Rank Bonus': 2, 'or Unit Strength': 20 },
        choices: FOOT,
      },
      {
        name: 'Knights',
        points: '250',
        models: '8',
        numbers: { 'Models wide': 8, 'or Unit Strength': 16 },
        choices: { ...FOOT, 'Troop type': 'Heavy cavalry' },
      },
    ],
    Red: [
      {
        name: 'Warlord',
        points: '160',
        healthEach: '3',
        marks: ['General', 'Character'],
        numbers: { Leadership: 9, 'or Unit Strength': 1 },
      },
      {
        name: 'Boyz',
        points: '200',
        models: '25',
        marks: ['Standard'],
        numbers: { Leadership: 7, 'or Rank Bonus': 2, 'or Unit Strength': 25 },
        choices: FOOT,
      },
      {
        name: 'Trolls',
        points: '180',
        models: '3',
        healthEach: '3',
        numbers: { Leadership: 5, 'Models wide': 3 },
        choices: { ...FOOT, 'Troop type': 'Monstrous infantry' },
      },
    ],
  },
};

test('a whole battle of The Old World: six turns, three outcomes, and the score of the hand-made table', async ({
  page,
}) => {
  test.slow();
  const war = await WarRoom.begin(page, WAR);
  const fight = await war.fight();
  const boyz = new UnitTest(page, 'Boyz');
  const main = page.getByRole('main');

  await test.step('turn 1, Blue: both limits and all odds are shown; the Boyz Fall Back, are caught, and fight on', async () => {
    await war.combats.engage(
      ['Spearmen', 'Boyz'],
      [{ unit: 'Spearmen', enemy: 'Boyz', facing: 'front', charged: true }],
    );
    await fight.lose('Blue', 3);
    await fight.lose('Red', 6);
    // Wounds 6, Rank Bonus 2, standard 1; wounds 3, Rank Bonus 2, standard 1.
    await fight.expectScore(9, 6, 'Blue wins by 3');
    await expect(boyz.line).toContainText('holds 4, falls back to 7');
    await boyz.line.getByRole('button', { name: 'Boyz: the break test in full' }).click();
    const odds = page.getByRole('table', { name: 'How it can end' });
    await expect(odds.getByRole('row', { name: /^Gives Ground 4 or less.* 17%$/ })).toBeVisible();
    await expect(odds.getByRole('row', { name: /^Falls Back 5 to 7.* 42%$/ })).toBeVisible();
    await expect(odds.getByRole('row', { name: /^Breaks 8 or more.* 42%$/ })).toBeVisible();
    await boyz.sheet.getByRole('switch', { name: 'Battle Standard', exact: true }).click();
    await expect(odds.getByRole('columnheader', { name: 're-roll all but Gives Ground' })).toBeVisible();
    await boyz.sheet.getByRole('switch', { name: 'Battle Standard', exact: true }).click();
    await page.keyboard.press('Escape');
    await boyz.line.getByRole('button', { name: 'Boyz: Falls Back' }).click();
    const after = page.getByRole('region', { name: 'Falls Back' });
    await expect(after).toContainText('Restrain & Reform');
    await tapInches(after, 'Boyz fell back', 4);
    await tapInches(after, 'Blue pursues', 5);
    await expect(after).toBeHidden();
    await expect(boyz.line).toContainText('Boyz fell back 4" and got caught (5"): they fight on');
    await fight.closeRound();
  });

  await test.step('turn 1, Red: the Boyz Break, are run down, and leave their standard', async () => {
    await war.turnsTo(fight, 'Turn 1 · Red');
    await fight.nextRound();
    await fight.lose('Blue', 2);
    await fight.lose('Red', 7);
    await fight.expectScore(10, 5, 'Blue wins by 5');
    await expect(boyz.line).toContainText('holds 2, falls back to 7');
    await boyz.line.getByRole('button', { name: 'Boyz: Breaks' }).click();
    await boyz.pursue('Blue', 6, 9);
    await fight.closeRound();
    await war.endCombat(1);
    // The Boyz had a standard and were run down, so that it is counted by itself.
    await war.score();
    await war.expectScoreLine('Blue 250 : 0 Red · 11 : 9');
  });

  await test.step('turns 2 to 4: a quarter left is worth half, who fled the table the whole', async () => {
    await war.turnsTo(fight, 'Turn 2 · Blue', 'Turn 2 · Red');
    await war.shoot('Blue', 'Knights', 5);
    await war.expectScoreLine('Blue 250 : 0 Red · 11 : 9');
    await war.turnsTo(fight, 'Turn 3 · Blue', 'Turn 3 · Red');
    await war.shoot('Blue', 'Knights', 1);
    await war.expectScoreLine('Blue 250 : 125 Red · 11 : 9');
    await war.turnsTo(fight, 'Turn 4 · Blue');
    await war.say('Red', 'Trolls', 'Fled the table');
    await war.expectScoreLine('Blue 430 : 125 Red · 12 : 8');
    await war.turnsTo(fight, 'Turn 4 · Red');
    await war.shoot('Blue', 'Spearmen', 10);
    await war.expectScoreLine('Blue 430 : 225 Red · 11 : 9');
  });

  await test.step('turn 5: the Warlord is tested now, flees, and the King is Dead; the game may end', async () => {
    await war.turnsTo(fight, 'Turn 5 · Blue');
    const armies = await war.armies('Red');
    const sheet = await armies.unit('Warlord').open();
    await sheet.button('Test now').click();
    await page.getByRole('button', { name: /^Flees/ }).click();
    await war.expectScoreLine('Blue 610 : 225 Red · 12 : 8');
    const log = await (await war.fight()).openLog();
    await expect(log.line('Warlord: Panic, Flees').first()).toBeVisible();
    await war.turnsTo(fight, 'Turn 5 · Red');
    const turn = await fight.openTurnSheet();
    await expect(
      turn.dialog.getByText('a D6 of 5 or more ends the battle with this turn, 33%'),
    ).toBeVisible();
    await turn.close();
    await war.turnsTo(fight, 'Turn 6 · Blue', 'Turn 6 · Red');
  });

  await test.step('turn 6: the objectives are counted, and the agreed table gives 13 : 7', async () => {
    const score = await war.score();
    await page.getByText('Objectives', { exact: true }).click();
    await score.countBonus('Special Features', 'Blue', 1);
    await score.countBonus('King of the Hill', 'Red', 1);
    await war.expectScoreLine('Blue 810 : 325 Red · 13 : 7');
    await expect(main).toContainText('13 : 7');
    await expect(main).toContainText('Crushing victory, Blue');
    await expect(page.getByRole('region', { name: 'Break point' })).toContainText('Blue: Unit Strength');
    await score.expectLines('Blue', [
      ['Warlord', 'fleeing: half its cost', '80'],
      ['Boyz', 'destroyed: whole cost', '200'],
      ['Trolls', 'fled the table: whole cost', '180'],
      ['The King is Dead', '1 × 100', '100'],
      ['Trophies of War', '1 × 50', '50'],
      ['Special Features', '1 × 200', '200'],
    ]);
    await score.expectLines('Red', [
      ['Spearmen', 'a quarter left, 5 of 20 left: half its cost', '100'],
      ['Knights', 'a quarter left, 4 of 16 left: half its cost', '125'],
      ['King of the Hill', '1 × 100', '100'],
    ]);
    const end = await score.openEnd();
    await expect(end.winner('Blue won')).toBeChecked();
    await end.leaveOpen();
    await end.end();
    await score.expectFact('Victory Points', '810 : 325');
    await score.expectFact('Margin', 'Crushing victory');
  });
});
