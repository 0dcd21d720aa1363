import { expect, installed, offlineTest, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { UnitTest } from '../pages/engage-sheet';
import type { FightPage } from '../pages/fight-page';
import { ScorePage } from '../pages/score-page';
import { type War, WarRoom } from '../pages/war-room';

/*
 * The table, made by hand. 4,500 points a side.
 *
 * Blue scores                                                 Red scores
 * Miners      fleeing, 14 of 20 left      ⌈333 / 2⌉  167      Spearmen   fleeing and Shattered, 5 of 20   333
 * Seekers     Shattered, 2 of 10 left     ⌈401 / 2⌉  201      Cannon     destroyed                        200
 * Thane       destroyed                              310      Marshal    fled the table                   365
 *             Battle Standard Bearer                 200                 General                          200
 *                                                             Knights    destroyed                        540
 *                                                    ---                                                 ----
 *                                                    878                                                1,638
 *
 * Difference 760 of 4,500 = 16.9 %: over 10 to 20 %, 12 : 8 for Red. Blue has the objective, 3 counters to 2:
 * 11 : 9 for Blue. Simplified: 878 and 20 % of 4,500 are 1,778 against 1,638: 140 are below 10 %, a draw.
 */
const WAR: War = {
  rulebook: 'The Ninth Age, 2nd edition',
  armyPoints: '4500',
  players: { Blue: 'Anna', Red: 'Ben' },
  armies: {
    Blue: [
      {
        name: 'Marshal',
        points: '365',
        healthEach: '3',
        marks: ['General', 'Character'],
        numbers: { Discipline: 9, 'Full Ranks': 0 },
      },
      {
        name: 'Standard Bearer',
        points: '240',
        healthEach: '3',
        marks: ['Battle Standard', 'Character'],
        numbers: { 'Full Ranks': 0 },
      },
      {
        name: 'Spearmen',
        points: '333',
        models: '20',
        marks: ['Standard', 'Scoring'],
        numbers: { Discipline: 7, 'Full Ranks': 4 },
      },
      {
        name: 'Knights',
        points: '540',
        models: '6',
        marks: ['Standard'],
        numbers: { Discipline: 8, 'Full Ranks': 0 },
      },
      {
        name: 'Halberdiers',
        points: '281',
        models: '20',
        marks: ['Scoring'],
        numbers: { Discipline: 7, 'Full Ranks': 4 },
      },
      { name: 'Cannon', points: '200', healthEach: '5', numbers: { Discipline: 7, 'Full Ranks': 0 } },
    ],
    Red: [
      {
        name: 'King',
        points: '480',
        healthEach: '4',
        marks: ['General', 'Character'],
        numbers: { Discipline: 10, 'Full Ranks': 0 },
      },
      {
        name: 'Thane',
        points: '310',
        healthEach: '3',
        marks: ['Battle Standard', 'Character'],
        numbers: { 'Full Ranks': 0 },
      },
      {
        name: 'Greybeards',
        points: '523',
        models: '20',
        marks: ['Standard', 'Scoring'],
        numbers: { Discipline: 9, 'Full Ranks': 4 },
      },
      {
        name: 'Miners',
        points: '333',
        models: '20',
        marks: ['Standard', 'Scoring'],
        numbers: { Discipline: 9, 'Full Ranks': 4 },
      },
      { name: 'Bolt Thrower', points: '210', healthEach: '5', numbers: { 'Full Ranks': 0 } },
      { name: 'Seekers', points: '401', models: '10', numbers: { Discipline: 10, 'Full Ranks': 0 } },
    ],
  },
};

offlineTest(
  'a whole battle of The Ninth Age 2: six turns, and the score of the hand-made table',
  async ({ page, server }) => {
    test.slow();
    const war = await WarRoom.begin(page, WAR);
    const fight = await war.fight();
    await war.expectScoreLine('Blue 0 : 0 Red · 10 : 10');

    await test.step('turn 1: both sides shoot', async () => {
      await war.shoot('Red', 'Miners', 2);
      await war.turnsTo(fight, 'Turn 1 · Red');
      await war.shoot('Blue', 'Knights', 1);
      await war.turnsTo(fight, 'Turn 2 · Blue');
    });

    await test.step('turn 2, Blue: two charges go in, and are fought side by side', async () => {
      await war.fight();
      await war.combats.engage(
        ['Knights', 'Miners'],
        [{ unit: 'Knights', enemy: 'Miners', facing: 'front', charged: true }],
      );
      await war.combats.engageAnother(
        ['Spearmen', 'Greybeards'],
        [{ unit: 'Spearmen', enemy: 'Greybeards', facing: 'front', charged: true }],
      );
      await war.combats.expectShown('Spearmen v Greybeards', 2);
      await fight.lose('Blue', 6);
      await war.combats.show('Knights v Miners');
      await fight.lose('Red', 4);
      await fight.lose('Blue', 1);
      await war.combats.show('Spearmen v Greybeards');
      await fight.lose('Red', 2);
      // Losses 2, charge 1, ranks 3, standard 1; losses 6, ranks 3, standard 1.
      await fight.expectScore(7, 10, 'Red wins by 3');
      await war.combats.show('Knights v Miners');
      // Losses 4, charge 1, standard 1; losses 1, ranks 3, standard 1.
      await fight.expectScore(6, 5, 'Blue wins by 1');
      await war.combats.open();
      await expect(war.combats.combat('Knights v Miners')).toHaveAttribute('aria-current', 'true');
      await expect(war.combats.combat('Spearmen v Greybeards')).toContainText('round 1');
      await war.combats.combat('Knights v Miners').click();
    });

    await test.step('turn 2, Blue: the Miners break and get away, the Spearmen hold', async () => {
      const miners = new UnitTest(page, 'Miners');
      await expect(miners.line).toContainText('Steadfast · 9 or less');
      await miners.sayBroke();
      await miners.pursue('Blue', 7, 5);
      await expect(miners.line).toContainText('Miners fled 7" and got away (5")');
      await fight.closeRound();
      await war.endCombat(1);
      await war.combats.show('Spearmen v Greybeards');
      const spearmen = new UnitTest(page, 'Spearmen');
      await expect(spearmen.line).toContainText('4 or less (−3)');
      await spearmen.sayHeld();
      await fight.closeRound();
      // Fleeing with 14 of 20 left: half of 333, rounded up.
      await war.expectScoreLine('Blue 167 : 0 Red · 10 : 10');
    });

    await test.step('turn 2, Red: in the second round the Spearmen break, cut down to a quarter', async () => {
      await war.turnsTo(fight, 'Turn 2 · Red');
      await fight.nextRound();
      await fight.lose('Blue', 9);
      await fight.lose('Red', 1);
      // The charge was in the round before. Five spearmen fill no second rank: losses 1, standard 1;
      // losses 9, ranks 3, standard 1.
      await fight.expectScore(2, 13, 'Red wins by 11');
      const spearmen = new UnitTest(page, 'Spearmen');
      await spearmen.sayBroke();
      await spearmen.pursue('Red', 8, 6);
      await fight.closeRound();
      await war.endCombat(2);
      // Half for fleeing and half for Shattered are 333 together, never 334.
      await war.expectScoreLine('Blue 167 : 333 Red · 10 : 10');
      const armies = await war.armies('Blue');
      await armies.unit('Spearmen').expectHealth(15, '5 of 20');
      await armies.unit('Spearmen').expectWorth('+333 to Red');
    });

    await test.step('turn 2 ends: the objective is counted from now on', async () => {
      const score = await war.score();
      await score.chooseObjective('Hold the Ground');
      await score.count('Blue', 1);
      await war.turnsTo(score, 'Turn 3 · Blue');
    });

    await test.step('turn 3: Red’s King takes the Cannon while the Seekers break on the Halberdiers', async () => {
      await war.turnsTo(fight, 'Turn 3 · Red');
      await war.fight();
      await war.combats.engageAnother(
        ['Cannon', 'King'],
        [{ unit: 'King', enemy: 'Cannon', facing: 'front', charged: true }],
      );
      await war.combats.engageAnother(
        ['Halberdiers', 'Seekers'],
        [{ unit: 'Seekers', enemy: 'Halberdiers', facing: 'front', charged: true }],
      );
      await fight.lose('Blue', 4);
      await (await fight.openLostKeypad('Red')).loseMore(8);
      // Losses 8, ranks 3; losses 4, charge 1.
      await fight.expectScore(11, 5, 'Blue wins by 6');
      await war.combats.show('Cannon v King');
      await (await fight.openLostKeypad('Blue')).loseMore(5);
      // No enemy is left in contact with the King: only Health Points count.
      await fight.expectScore(0, 5, 'Cannon destroyed');
      await fight.closeRound();
      await war.endCombat(3);
      await war.combats.show('Halberdiers v Seekers');
      const seekers = new UnitTest(page, 'Seekers');
      await expect(seekers.line).toContainText('4 or less (−6)');
      await seekers.sayHeld();
      await fight.closeRound();
      await war.endCombat(4);
      // 167 and ⌈401 / 2⌉ for 2 of 10 Seekers; 333 and 200. Blue holds the objective by 1 counter to 0.
      await war.expectScoreLine('Blue 368 : 533 Red · 13 : 7');
    });

    await test.step('turn 4: the General flees the table, the Battle Standard Bearer and the Knights fall', async () => {
      const score = await war.score();
      await score.count('Red', 1);
      await war.expectScoreLine('Blue 368 : 533 Red · 10 : 10');
      await war.turnsTo(score, 'Turn 4 · Blue');
      await war.say('Blue', 'Marshal', 'Fled the table');
      await war.expectScoreLine('Blue 368 : 1,098 Red · 8 : 12');
      await war.shoot('Red', 'Thane', 3);
      await war.turnsTo(score, 'Turn 4 · Red');
      await war.shoot('Blue', 'Knights', 4);
      await war.expectScoreLine('Blue 878 : 1,638 Red · 8 : 12');
    });

    const score = await war.score();
    await test.step('turns 5 and 6: the loser wins the objective', async () => {
      await war.turnsTo(score, 'Turn 5 · Blue', 'Turn 5 · Red');
      await score.count('Blue', 1);
      await score.count('Red', 1);
      await war.turnsTo(score, 'Turn 6 · Blue', 'Turn 6 · Red');
      await war.expectScoreLine('Blue 878 : 1,638 Red · 8 : 12');
      await score.count('Blue', 1);
      await expect(score.objectiveTo('Blue +3')).toBeChecked();
    });

    await test.step('the score is the table’s', async () => {
      await expectTheTable(score);
      await score.expectScore('Battle Points', '11', '9', 'Red leads by 760 · 16.9%');
      await expect(score.litRow).toHaveText(/over 10 to 20%.*451–900.*12 : 8/);
    });

    await test.step('every entry stands under its turn', async () => {
      const log = await fight.openLog();
      await expect(log.turn('Turn 2 · Blue').filter({ hasText: 'Miners broke' })).toBeVisible();
      await expect(
        log.turn('Turn 2 · Red').filter({ hasText: 'Spearmen fled 8" and got away' }),
      ).toBeVisible();
      await expect(log.turn('Turn 3 · Red').filter({ hasText: 'Cannon −5' })).toBeVisible();
      await expect(log.turn('Turn 4 · Blue').filter({ hasText: 'Marshal fled the table' })).toBeVisible();
    });

    await test.step('both confirm the end, and the list has it', async () => {
      await war.score();
      const end = await score.openEnd();
      await expect(end.winner('Blue won')).toBeChecked();
      await end.leaveOpen();
      await end.confirmation('Blue').click();
      await end.confirmation('Red').click();
      await end.end();
      await expectTheResult(score);
      await score.backToBattles();
      const battles = new BattlesPage(page);
      await expect(battles.running).toHaveCount(0);
      await expect(battles.finished).toHaveCount(1);
      await expect(battles.card('Anna v Ben')).toContainText('Anna (Blue) won');
      await expect(battles.card('Anna v Ben')).toContainText('4,500 points · 5 rounds settled');
    });

    await test.step('without the server the result is still there, and undo takes the end back', async () => {
      await installed(page);
      await server.kill();
      await page.reload();
      const again: FightPage = await new BattlesPage(page).openRooms('Anna v Ben');
      await ScorePage.open(page);
      await expectTheResult(score);
      await page.reload();
      await expectTheResult(score);
      await again.undo('The battle ended');
      await score.expectScore('Battle Points', '11', '9', 'Red leads by 760 · 16.9%');
      await score.expectTurn('Turn 6 · Red');
      await expectTheTable(score);
    });
  },
);

async function expectTheTable(score: ScorePage): Promise<void> {
  await score.expectLines('Blue', [
    ['Thane', 'destroyed: whole cost', '310'],
    ['Miners', 'fleeing: half its cost', '167'],
    ['Seekers', 'Shattered, 2 of 10 left: half its cost', '201'],
    ['Enemy Battle Standard Bearer removed', '1 × 200', '200'],
  ]);
  await score.expectLines('Red', [
    ['Marshal', 'fled the table: whole cost', '365'],
    ['Spearmen', 'fleeing, and Shattered (5 of 20 left): whole cost', '333'],
    ['Knights', 'destroyed: whole cost', '540'],
    ['Cannon', 'destroyed: whole cost', '200'],
    ['Enemy General removed', '1 × 200', '200'],
  ]);
}

async function expectTheResult(score: ScorePage): Promise<void> {
  await score.expectScore('Battle Points', '11', '9', 'Anna (Blue) won');
  await score.expectFact('Blue', 'Anna');
  await score.expectFact('Red', 'Ben');
  await score.expectFact('Victory Points', '878 : 1,638');
  await score.expectFact('Difference', '760 · 16.9%');
  await score.expectFact('Army size', '4,500 points');
  await score.expectFact('Secondary Objective · Hold the Ground', 'Blue');
  await score.expectFact('Simplified result', 'A draw');
  await score.expectFact('Turns played', '6 of 6');
  await score.expectFact('First turn', 'Blue');
  await score.expectFact('Confirmed', 'by both sides, on one phone');
  await expect(score.battlePoints.getByRole('listitem')).toHaveText([
    /^8From the tablea difference of 76012$/,
    /^\+3Secondary Objective−3$/,
  ]);
  await expectTheTable(score);
}
