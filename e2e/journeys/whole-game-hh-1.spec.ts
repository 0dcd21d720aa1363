import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';
import { CombatsSheet } from '../pages/combats-sheet';
import { enterRoster } from '../pages/full-roster';
import { ResultPage } from '../pages/hand-over-page';
import { ScorePage } from '../pages/score-page';
import { Sheet } from '../pages/sheet';
import { ShootingPage } from '../pages/shooting-page';
import { countTaps } from '../pages/tap-count';

/*
 * A whole game, six turns, made by hand: an assault with a challenge, a squad that shoots, an assault on a
 * vehicle, and a mission.
 *
 * turn 1  The Praetor (I5, 4 Attacks, AP2) challenges; the Champion accepts. Four hit, three wound, nobody saves: one takes the Champion,
 *         two go on to the Brutes. Blue wins by 3, Red's unit breaks and is caught.
 * turn 2  Ten Tactical models shoot at ten Veterans: 7 hit, 4 wound, 1 saved: 3 of 10 fall, who hold.
 * turn 3  A Destroyer weapon against a Land Raider of 4 Hull Points: three hit, one on 6, one on 2 to 5; the damage table shows 1.
 *
 * Dominion, 1 for each objective held at the end of a turn, 1 for the Warlord:
 * turn      1  2  3  4  5  6   together
 * Blue      1  2  2  1  2  2   10, and 1 for the Warlord: 11
 * Red       1  1  1  2  1  0   6
 */
test('six turns with shooting, two assaults, a challenge, a vehicle and mission points', async ({ page }) => {
  test.slow();
  const assault = await AssaultPage.start(page);
  const answer = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const score = new ScorePage(page);
  const total = await countTaps(page);
  /** The list of combats, from the last button of the bar above. */
  const openCombats = async () => {
    await page.getByRole('banner').getByRole('button').filter({ hasNotText: 'Menu' }).last().click();
    const sheet = new CombatsSheet(page);
    await sheet.expectTitle('Combats');
    return sheet;
  };
  const nextTurn = async (turn: string) => (await assault.openTurnSheet()).next(turn);
  const hold = async (turn: number, ...places: readonly string[]) => {
    await score.goToRoom('Score');
    for (const place of places) {
      const [objective, side] = place.split(' ');
      await score.place(`Objective ${objective}, turn ${turn}, ${side}`).click();
    }
    await score.goToRoom('Fight');
  };

  await test.step('turn 1: an assault with a challenge, won', async () => {
    const unhurt = { Initiative: '3', Attacks: '1', 'Armour save': '–' };
    await assault.takeProposed('Blue', {
      name: 'Praetor',
      models: 1,
      rank: 'Independent',
      stats: { Initiative: '5', Attacks: '4', 'Weapon AP': '2' },
    });
    await assault.takeProposed('Red', {
      name: 'Champion',
      models: 1,
      rank: 'Character',
      stats: { Initiative: '4' },
    });
    await assault.addToUnit('Red', 'Champion', { name: 'Brute', models: 3, rank: 'No', stats: unhurt });
    await answer('Challenge').click();
    const sheet = new Sheet(page);
    await sheet.dialog.getByRole('button', { name: 'Praetor challenges Red', exact: true }).click();
    await expect(sheet.dialog).toBeHidden();
    await answer('Champion accepts').click();
    await assault.next('Fight: Initiative 5').click();
    await assault.expectFact('4 attacks hit on 4+');
    await assault.count('How many hit?', 4, '4 hit');
    await assault.count('How many wound?', 3, '3 wound');
    await assault.next('Red loses 3').click();
    await assault.expectFact('1 attack hits on 4+');
    await assault.count('How many hit?', 0, '0 hit');
    await assault.expectScore(3, 0, 'Blue wins by 3');
    await assault.next('Red tests Morale').click();
    await assault
      .loser('Champion')
      .getByRole('button', { name: /^Failed/ })
      .click();
    await page.getByRole('button', { name: /^Caught: destroyed/ }).click();
    await expect(page.getByRole('button', { name: /^Next turn / })).toBeVisible();
  });

  await test.step('the mission is chosen, and the first turn counted', async () => {
    await score.goToRoom('Score');
    await score.chooseMission('Dominion');
    await score.bonus('Slay the Warlord', 'Blue').click();
    await hold(1, '1 Blue', '3 Red');
  });

  await test.step('turn 2: ten shoot at ten, three fall, and they hold', async () => {
    await nextTurn('Turn 1 · Red');
    await nextTurn('Turn 2 · Blue');
    const armies = await ArmiesPage.open(page);
    await enterRoster(armies, 'Blue', [{ name: 'Tactical Squad', points: '150', models: '10' }]);
    await enterRoster(armies, 'Red', [{ name: 'Veterans', points: '200', models: '10' }]);
    await armies.openFight();
    const shooting = new ShootingPage(page);
    await (await openCombats()).dialog.getByRole('button', { name: 'Blue shoots', exact: true }).click();
    await shooting.shooters('Blue').getByRole('button', { name: 'Tactical Squad', exact: true }).tap();
    await shooting.targets('Red').getByRole('button', { name: 'Veterans', exact: true }).tap();
    await expect(shooting.shooters('Blue')).toContainText('10 shots hit on 3+, wound on 4+, saved on 3+');
    await shooting.next('Shoot').click();
    await shooting.expectFact('10 shots hit on 3+');
    await shooting.count('How many hit?', 7, '7 hit');
    await shooting.count('How many wound?', 4, '4 wound');
    await shooting.count('How many are saved?', 1, '1 saved');
    await shooting.loser('Veterans').getByRole('button', { name: /^Held/ }).click();
    await expect(shooting.settled).toContainText('Veterans: lost 3 of 10');
    await hold(2, '1 Blue', '2 Blue', '3 Red');
  });

  await test.step('turn 3: a vehicle is struck by a Destroyer weapon', async () => {
    await nextTurn('Turn 2 · Red');
    await nextTurn('Turn 3 · Blue');
    await (await openCombats()).openAnother();
    await assault.addByHand('Blue', {
      name: 'Moritat',
      models: 1,
      stats: { Attacks: '3', Initiative: '5', 'Weapon Strength': 'D', 'Weapon AP': '1' },
    });
    await assault.addByHand('Red', {
      name: 'Land Raider',
      models: 1,
      vehicle: true,
      stats: { 'Hull Points': '4', Attacks: '0' },
    });
    await assault.next('Fight: Initiative 5').click();
    await assault.count('How many hit?', 3, '3 hit');
    await assault.count('How many 6s? Devastating Hit', 0, '0 on 6');
    await assault.count('How many 2 to 5? Solid Hit', 1, '1 on 2–5');
    await assault.die('Land Raider: the damage table, +2', 1);
    await assault.die('Land Raider loses D3', 3);
    await expect(assault.result).toContainText('Land Raider: 1 model left');
    await (await openCombats()).end(2);
    await hold(3, '1 Blue', '2 Blue', '3 Red');
  });

  await test.step('turns 4 to 6: objectives alone', async () => {
    const held = {
      4: ['1 Blue', '2 Red', '3 Red'],
      5: ['1 Blue', '2 Blue', '3 Red'],
      6: ['1 Blue', '2 Blue'],
    };
    for (const [turn, places] of Object.entries(held)) {
      await nextTurn(`Turn ${Number(turn) - 1} · Red`);
      await nextTurn(`Turn ${turn} · Blue`);
      await hold(Number(turn), ...places);
    }
  });

  await test.step('the score, the result and the report', async () => {
    await score.goToRoom('Score');
    await score.expectScore('Victory Points', '11', '6', 'Blue leads by 5');
    const end = await score.openEnd();
    await end.leaveOpen();
    await end.end();
    const tapped = await total();
    console.info(`A whole game of six turns: ${tapped} taps`);
    expect(tapped).toBeLessThanOrEqual(140);
    await score.openReport();
    const report = page.getByRole('main');
    await expect(report).toContainText('Praetor struck Champion: 4 of 4 hit, 3 Wounds.');
    await expect(report).toContainText('Initiative 5: Moritat struck Land Raider: 3 of 3 hit, 1 Solid Hit.');
    await expect(report).toContainText('Mission: Dominion. Objectives by turn: turn 1 1 : 1, turn 2 2 : 1');
    await page.goBack();
    await score.openResult();
    const result = new ResultPage(page);
    await result.expectField('Result', 'Blue won');
    await result.expectField('Victory Points, Blue', '11');
    await result.expectField('Victory Points, Red', '6');
    await result.expectField('Mission', 'Dominion');
  });
});
