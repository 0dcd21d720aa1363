import { expect, installed, offlineTest, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { UnitTest } from '../pages/engage-sheet';
import type { ScorePage } from '../pages/score-page';
import { type War, WarRoom } from '../pages/war-room';

/*
 * The table, made by hand. 2,250 points a side.
 *
 * Blue scores                                                 Red scores
 * Boyz        destroyed                              325      Elector    fled the table                   250
 * Black Orcs  fleeing, whole once (9 of 20 left)     400                 General                          100
 * Trolls      1 of 4 left, below half ⌈221 / 2⌉      111      Spearmen   12 of 25 left    ⌈325 / 2⌉       163
 * Standards captured             1 × 100             100      Bannerman  destroyed                        130
 * Table quarters                 2 × 100             200                 battle standard captured         100
 *                                                             Table quarters          1 × 100             100
 *                                                  -----                                                  ---
 *                                                  1,136                                                  843
 *
 * Handgunners with 10 of 20 left are not below half: nothing. Difference 293 of 2,250 = 13 %; by the players'
 * own margins (0–149 a draw, 150–299 minor, 300–599 solid) a minor victory of Blue.
 */
const WAR: War = {
  rulebook: 'Warhammer Fantasy Battle, 6th edition',
  armyPoints: '2250',
  players: { Blue: 'Anna', Red: 'Ben' },
  armies: {
    Blue: [
      {
        name: 'Elector',
        points: '250',
        healthEach: '3',
        marks: ['General', 'Character'],
        numbers: { Leadership: 9, 'Unit Strength': 1 },
      },
      {
        name: 'Bannerman',
        points: '130',
        healthEach: '2',
        marks: ['Battle Standard', 'Character'],
        numbers: { 'Unit Strength': 1 },
      },
      {
        name: 'Spearmen',
        points: '325',
        models: '25',
        marks: ['Standard', 'Musician'],
        numbers: { Leadership: 7, 'Models wide': 5, 'Unit Strength': 25 },
      },
      {
        name: 'Knights',
        points: '320',
        models: '8',
        numbers: { Leadership: 8, 'Models wide': 8, 'Unit Strength': 16 },
      },
      {
        name: 'Handgunners',
        points: '160',
        models: '20',
        numbers: { Leadership: 7, 'Models wide': 10, 'Unit Strength': 20 },
      },
    ],
    Red: [
      {
        name: 'Warlord',
        points: '210',
        healthEach: '3',
        marks: ['General', 'Character'],
        numbers: { Leadership: 9, 'Unit Strength': 1 },
      },
      {
        name: 'Boyz',
        points: '325',
        models: '25',
        marks: ['Standard', 'Musician'],
        numbers: { Leadership: 7, 'Models wide': 5, 'Unit Strength': 25 },
      },
      {
        name: 'Black Orcs',
        points: '400',
        models: '20',
        marks: ['Standard'],
        numbers: { Leadership: 8, 'Models wide': 5, 'Unit Strength': 20 },
      },
      {
        name: 'Wolf Riders',
        points: '120',
        models: '10',
        numbers: { Leadership: 6, 'Unit Strength': 20 },
        switches: ['No rank bonus'],
      },
      {
        name: 'Trolls',
        points: '221',
        models: '4',
        healthEach: '3',
        numbers: { 'Unit Strength': 12 },
        switches: ['Causes fear'],
      },
    ],
  },
};

offlineTest(
  'a whole battle of Warhammer 6: six turns, and the score of the hand-made table',
  async ({ page, server }) => {
    test.slow();
    const war = await WarRoom.begin(page, WAR);
    const fight = await war.fight();
    await war.expectScoreLine('Blue 0 : 0 Red');

    await test.step('turn 1: the Handgunners shoot', async () => {
      await war.shoot('Red', 'Boyz', 3);
      await war.turnsTo(fight, 'Turn 1 · Red', 'Turn 2 · Blue');
    });

    await test.step('turn 2, Blue: front and flank charge, and the General fights alone elsewhere', async () => {
      await war.fight();
      await war.combats.engage(
        ['Spearmen', 'Knights', 'Boyz'],
        [
          { unit: 'Spearmen', enemy: 'Boyz', facing: 'front', charged: true },
          { unit: 'Knights', enemy: 'Boyz', facing: 'right flank', charged: true },
        ],
      );
      await fight.expectCount('Outnumber', 'Blue', 41);
      await fight.expectCount('Outnumber', 'Red', 22);
      await fight.expectCount('Rank Bonus', 'Blue', 4);
      // Taken by the Knights in the flank.
      await fight.expectCount('Rank Bonus', 'Red', 0);
      await war.combats.engageAnother(['Elector', 'Wolf Riders']);
      await war.combats.expectShown('Elector v Wolf Riders', 2);
      await fight.lose('Red', 3);
      await fight.lose('Blue', 1);
      await war.combats.show('Spearmen, Knights v Boyz');
      await fight.lose('Red', 6);
      await fight.lose('Blue', 6, 'Spearmen');
      // Wounds 6, ranks 3, outnumber 1, standard 1, flank 1; wounds 6, standard 1.
      await fight.expectScore(12, 7, 'Blue wins by 5');
      await war.combats.show('Elector v Wolf Riders');
      // Wounds 3; wounds 1, outnumber 1.
      await fight.expectScore(3, 2, 'Blue wins by 1');
    });

    await test.step('turn 2, Blue: the Wolf Riders hold, the Boyz are run down with their standard', async () => {
      const riders = new UnitTest(page, 'Wolf Riders');
      await expect(riders.line).toContainText('5 or less (−1)');
      await riders.sayHeld();
      await fight.closeRound();
      await war.combats.show('Spearmen, Knights v Boyz');
      const boyz = new UnitTest(page, 'Boyz');
      await expect(boyz.line).toContainText('2 or less (−5)');
      await boyz.sayBroke();
      await boyz.pursue('Blue', 5, 9);
      await expect(boyz.line).toContainText('Boyz fled 5" and got caught (9")');
      // They were there when the round was counted.
      await fight.expectScore(12, 7, 'Blue wins by 5');
      await fight.closeRound();
      await war.endCombat(1);
      const score = await war.score();
      await score.countBonus('Standards captured', 'Blue', 1);
      await war.expectScoreLine('Blue 425 : 0 Red');
    });

    await test.step('turn 2, Red: the General breaks and flees, which is worth all of him', async () => {
      await war.turnsTo(fight, 'Turn 2 · Red');
      await war.fight();
      await war.combats.show('Elector v Wolf Riders');
      await fight.nextRound();
      await fight.expectCount('Outnumber', 'Red', 14);
      await fight.lose('Blue', 1);
      await fight.expectScore(0, 2, 'Red wins by 2');
      const elector = new UnitTest(page, 'Elector');
      await expect(elector.line).toContainText('7 or less (−2)');
      await elector.sayBroke();
      await elector.pursue('Red', 12, 8);
      await fight.closeRound();
      await war.endCombat(2);
      await war.expectScoreLine('Blue 425 : 350 Red');
      await war.turnsTo(fight, 'Turn 3 · Blue');
      await war.say('Blue', 'Elector', 'Fled the table');
      await war.expectScoreLine('Blue 425 : 350 Red');
    });

    await test.step('turn 3, Red: the Black Orcs charge what is left of the Spearmen', async () => {
      await war.turnsTo(fight, 'Turn 3 · Red');
      await war.fight();
      await war.combats.engageAnother(
        ['Spearmen', 'Black Orcs'],
        [{ unit: 'Black Orcs', enemy: 'Spearmen', facing: 'front', charged: true }],
      );
      await fight.expectCount('Outnumber', 'Blue', 19);
      await fight.lose('Blue', 5);
      await fight.lose('Red', 5);
      // Ranks as they stood when the round began: wounds 5, ranks 3, standard 1; wounds 5, ranks 3, standard
      // 1, outnumber 1 (15 to 14).
      await fight.expectScore(9, 10, 'Red wins by 1');
      await new UnitTest(page, 'Spearmen').sayHeld();
      await fight.closeRound();
    });

    await test.step('turn 4, Blue: the next round is proposed from who is left, and the Black Orcs break', async () => {
      await war.turnsTo(fight, 'Turn 4 · Blue');
      await fight.nextRound();
      // 14 and 15 models, five wide: two ranks behind the first each.
      await fight.expectCount('Rank Bonus', 'Blue', 2);
      await fight.expectCount('Rank Bonus', 'Red', 2);
      await fight.expectScore(3, 4, 'Red wins by 1');
      await fight.lose('Blue', 2);
      await fight.lose('Red', 6);
      // Wounds 6, ranks 2, standard 1, outnumber 1 (12 to 9); wounds 2, ranks 2, standard 1.
      await fight.expectScore(10, 5, 'Blue wins by 5');
      const orcs = new UnitTest(page, 'Black Orcs');
      await expect(orcs.line).toContainText('3 or less (−5)');
      await orcs.sayBroke();
      await orcs.letGo();
      await expect(orcs.line).toContainText('Black Orcs fled and got away');
      await fight.closeRound();
      await war.endCombat(3);
      // Fleeing and below half: 400 once. 12 of 25 Spearmen: 163.
      await war.expectScoreLine('Blue 825 : 513 Red');
    });

    await test.step('turns 4 to 6: losses outside combat, and exactly half is not below half', async () => {
      await war.turnsTo(fight, 'Turn 4 · Red');
      await war.shoot('Blue', 'Handgunners', 10);
      await war.shoot('Blue', 'Bannerman', 2);
      await war.turnsTo(fight, 'Turn 5 · Blue');
      await war.shoot('Red', 'Trolls', 6);
      await war.expectScoreLine('Blue 825 : 643 Red');
      await war.turnsTo(fight, 'Turn 5 · Red', 'Turn 6 · Blue');
      await war.shoot('Red', 'Trolls', 3);
      await war.expectScoreLine('Blue 936 : 643 Red');
      await war.turnsTo(fight, 'Turn 6 · Red');
    });

    const score = await war.score();
    await test.step('the players count standards and quarters, and fill in their margins', async () => {
      await score.countBonus('Battle standard captured', 'Red', 1);
      await score.countBonus('Table quarters held', 'Blue', 2);
      await score.countBonus('Table quarters held', 'Red', 1);
      await score.expectScore('Victory Points', '1,136', '843', 'Blue leads by 293 · 13%');
      await expectTheTable(score);
      await score.margins.getByRole('button', { name: 'Type the margins from your book' }).click();
      await score.fillMargins(['149', '299', '599']);
      await expect(score.litRow).toHaveText(/150–299.*Minor victory/);
      await expect(score.objective).toBeHidden();
    });

    await test.step('both confirm the end, and the list has it', async () => {
      const end = await score.openEnd();
      await expect(end.winner('Blue won')).toBeChecked();
      await end.leaveOpen();
      await end.confirmation('Blue').click();
      await end.confirmation('Red').click();
      await end.end();
      await expectTheResult(score);
      await score.backToBattles();
      const battles = new BattlesPage(page);
      await expect(battles.finished).toHaveCount(1);
      await expect(battles.card('Anna v Ben')).toContainText('Anna (Blue) won');
      await expect(battles.card('Anna v Ben')).toContainText('2,250 points · 5 rounds settled');
      await battles.openRooms('Anna v Ben');
      await war.score();
    });

    await test.step('without the server the result is still there, and undo takes the end back', async () => {
      await installed(page);
      await server.kill();
      await page.reload();
      await expectTheResult(score);
      await score.undo('The battle ended');
      await score.expectScore('Victory Points', '1,136', '843', 'Blue leads by 293 · 13%');
      await score.expectTurn('Turn 6 · Red');
      await expectTheTable(score);
    });
  },
);

async function expectTheTable(score: ScorePage): Promise<void> {
  await score.expectLines('Blue', [
    ['Boyz', 'destroyed: whole cost', '325'],
    ['Black Orcs', 'fleeing: whole cost', '400'],
    ['Trolls', 'below half, 1 of 4 left: half its cost', '111'],
    ['Standards captured', '1 × 100', '100'],
    ['Table quarters held', '2 × 100', '200'],
  ]);
  await score.expectLines('Red', [
    ['Elector', 'fled the table: whole cost', '250'],
    ['Bannerman', 'destroyed: whole cost', '130'],
    ['Spearmen', 'below half, 12 of 25 left: half its cost', '163'],
    ['Enemy General slain or fled', '1 × 100', '100'],
    ['Battle standard captured', '1 × 100', '100'],
    ['Table quarters held', '1 × 100', '100'],
  ]);
}

async function expectTheResult(score: ScorePage): Promise<void> {
  await score.expectScore('Victory Points', '1,136', '843', 'Anna (Blue) won');
  await score.expectFact('Victory Points', '1,136 : 843');
  await score.expectFact('Difference', '293 · 13%');
  await score.expectFact('Army size', '2,250 points');
  await score.expectFact('Margin', 'Minor victory');
  await score.expectFact('Turns played', '6 of 6');
  await score.expectFact('Confirmed', 'by both sides, on one phone');
  await expectTheTable(score);
}
