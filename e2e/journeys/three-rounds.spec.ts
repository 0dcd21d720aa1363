import { expect, test } from '../fixtures';
import { BattlesPage, startBattle } from '../pages/battles-page';
import type { FightPage } from '../pages/fight-page';

/**
 * Blue: 20 Spearmen, 4 Full Ranks, a standard, charged; Red loses 3. Red: knights in Blue's flank without a
 * Full Rank, a standard and the Battle Standard; Blue loses 5.
 */
async function answerTheWorkedCombat(fight: FightPage): Promise<void> {
  await fight.toggle('Charge', 'Blue').click();
  await fight.more('Rank Bonus', 'Blue', 4);
  await fight.more('Standards', 'Blue');
  await fight.choice('Flank', 'Red').click();
  await fight.more('Standards', 'Red', 2);
  await fight.lose('Red', 3);
  await fight.lose('Blue', 5);
}

test('a battle of The Ninth Age needs no set-up: two taps, and the first round is fought', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await fight.expectTurn('Turn 1 · Blue');
  await fight.expectCombat(1);
  await fight.expectScore(0, 0, 'Nothing yet');
  await expect(fight.undoButton).toHaveAccessibleName('Nothing to undo');
  await expect(fight.undoButton).toBeDisabled();
  await fight.lose('Red', 1);
  await fight.expectScore(1, 0, 'Blue wins by 1');
});

test('the worked combat is a tie at 8 : 8, explained line by line, and one Health Point more decides it', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await answerTheWorkedCombat(fight);
  await fight.expectScore(8, 8, 'A tie: both are winners');
  await expect(page.getByRole('main').getByText('Without losses 5 : 3')).toBeVisible();

  const why = await fight.explain();
  await why.expectTitle('Why 8 : 8');
  await why.expectLines([
    '+3 Damage dealt Blue: the enemy lost 3 Health Points Red: the enemy lost 5 Health Points +5',
    '+1 Charge Blue: yes 0',
    '0 Flank Red: in the enemy’s flank +1',
    '0 Rear 0',
    '+3 Rank Bonus Blue: 4 Full Ranks, the first counts nothing 0',
    '+1 Standards Blue: 1 Standard Red: 2 Standards +2',
    '0 Overkill 0',
    '0 Other modifiers 0',
  ]);
  await why.close();

  await fight.lose('Red', 1);
  await fight.expectScore(9, 8, 'Blue wins by 1');
  await expect(page.getByRole('main').getByText('Red needs 2 more to win')).toBeVisible();
});

test('in a Duel, 5 excess Health Points add the 3 that overkill may add', async ({ page }) => {
  const fight = await startBattle(page);
  await answerTheWorkedCombat(fight);
  await fight.more('Overkill', 'Blue', 5);
  await fight.expectScore(11, 8, 'Blue wins by 3');
  const why = await fight.explain();
  const overkill = why.line('Overkill');
  await expect(overkill).toHaveAccessibleName('+3 Overkill Blue: 5 excess Health Points, at most +3 0');
});

test('a line of the explanation opens into the taps that made it, and no others', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.lose('Blue', 1);
  await fight.toggle('Charge', 'Blue').click();
  const why = await fight.explain();
  await why.open('Damage dealt');
  await expect(why.behind).toHaveText([
    /^Red lost 1\d\d:\d\d$/,
    /^Red lost 1\d\d:\d\d$/,
    /^Blue lost 1\d\d:\d\d$/,
  ]);
  await why.open('Rear');
  await expect(why.dialog.getByText('Nobody has touched this row in this round.')).toBeVisible();
});

test('three rounds are settled one after the other: what is for the round goes, what is for the combat stays', async ({
  page,
}) => {
  const fight = await startBattle(page);
  await answerTheWorkedCombat(fight);
  await fight.lose('Red', 1);
  await fight.closeRound();
  await fight.expectScore(9, 8, 'Blue wins by 1');
  await fight.expectRecorded('Round 1 is closed', [
    ['+4', 'Damage dealt', '+5'],
    ['+1', 'Charge', '0'],
    ['0', 'Flank', '+1'],
    ['+3', 'Rank Bonus', '0'],
    ['+1', 'Standards', '+2'],
  ]);
  const whyFirst = await fight.explain();
  await whyFirst.expectTitle('Why 9 : 8');
  await expect(whyFirst.line('Damage dealt')).toHaveAccessibleName(
    '+4 Damage dealt Blue: the enemy lost 4 Health Points Red: the enemy lost 5 Health Points +5',
  );
  await whyFirst.close();

  await fight.nextRound();
  await fight.expectRound(2);
  await fight.expectScore(4, 3, 'Blue wins by 1');
  await fight.expectLost('Blue', 0);
  await fight.expectLost('Red', 0);
  await expect(fight.toggle('Charge', 'Blue')).not.toBeChecked();
  await fight.expectChosen('Flank', 'Red', 'in the enemy’s flank');
  await fight.expectCount('Rank Bonus', 'Blue', 4);
  await fight.expectCount('Standards', 'Blue', 1);
  await fight.expectCount('Standards', 'Red', 2);

  // A second unit of Blue charges the rear with a Full Rank; the Duel is fought; a rank of Spearmen is gone.
  await fight.toggle('Charge', 'Blue').click();
  await fight.tapAround('Rear', 'Blue', 'in the enemy’s rear with a Full Rank');
  await fight.fewer('Rank Bonus', 'Blue');
  await fight.more('Overkill', 'Red', 2);
  await fight.lose('Blue', 4);
  await fight.lose('Red', 2);
  await fight.expectScore(9, 9, 'A tie: both are winners');
  await fight.closeRound();
  await fight.expectRecorded('Round 2 is closed', [
    ['+2', 'Damage dealt', '+4'],
    ['+1', 'Charge', '0'],
    ['0', 'Flank', '+1'],
    ['+3', 'Rear', '0'],
    ['+2', 'Rank Bonus', '0'],
    ['+1', 'Standards', '+2'],
    ['0', 'Overkill', '+2'],
  ]);

  await fight.nextRound();
  await fight.expectRound(3);
  await fight.expectScore(6, 3, 'Blue wins by 3');
  await expect(page.getByRole('main').getByText('Without losses 6 : 3')).toBeVisible();
  await fight.expectChosen('Rear', 'Blue', 'in the enemy’s rear with a Full Rank');
  await fight.expectCount('Overkill', 'Red', 0);
  // Red's flanking units have fled from the field: tapped down to none. A banner's bonus counts for Red by
  // hand.
  await fight.choice('Flank', 'Red').click();
  await fight.choice('Flank', 'Red').click();
  await fight.lose('Blue', 6);
  const why = await fight.explain();
  await why.modify('Red', 1);
  await why.note('Red', 'Banner of Discipline');
  await why.expectTitle('Why 6 : 9');
  await why.expectLines([
    '0 Damage dealt Red: the enemy lost 6 Health Points +6',
    '0 Charge 0',
    '0 Flank 0',
    '+3 Rear Blue: in the enemy’s rear with a Full Rank 0',
    '+2 Rank Bonus Blue: 3 Full Ranks, the first counts nothing 0',
    '+1 Standards Blue: 1 Standard Red: 2 Standards +2',
    '0 Overkill 0',
    '0 Other modifiers Red: Banner of Discipline +1',
  ]);
  await why.close();
  await fight.expectScore(6, 9, 'Red wins by 3');
  await fight.closeRound();
  await fight.expectRecorded('Round 3 is closed', [
    ['0', 'Damage dealt', '+6'],
    ['+3', 'Rear', '0'],
    ['+2', 'Rank Bonus', '0'],
    ['+1', 'Standards', '+2'],
    ['0', 'Other modifiers', '+1'],
  ]);

  const log = await fight.openLog();
  await expect(log.line('Round 1 closed 9 : 8')).toContainText('Blue wins by 1');
  await expect(log.line('Round 2 closed 9 : 9')).toContainText('A tie: both are winners');
  await expect(log.line('Round 3 closed 6 : 9')).toContainText('Red wins by 3');
});

test('two combats are fought side by side, and ended one by one', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await (await fight.openCombats()).openAnother();
  await fight.expectCombat(2);
  await fight.expectScore(0, 0);
  await fight.lose('Blue', 3);
  await fight.expectScore(0, 3, 'Red wins by 3');

  await (await fight.openCombats()).show(1);
  await fight.expectCombat(1);
  await fight.expectScore(2, 0, 'Blue wins by 2');

  const combats = await fight.openCombats();
  await expect(combats.combat(1)).toHaveAttribute('aria-current', 'true');
  await combats.end(1);
  const ended = await fight.openCombats();
  await expect(ended.combat(1)).toContainText('ended after round 1 · Blue wins by 2');
  await expect(ended.combat(2)).toContainText('round 1');
  await ended.show(2);
  await fight.expectScore(0, 3, 'Red wins by 3');
});

test('the combat chosen last is still there after a look at the log', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await (await fight.openCombats()).openAnother();
  await (await fight.openCombats()).show(1);
  const log = await fight.openLog();
  await log.openFight();
  await fight.expectCombat(1);
  await fight.expectScore(2, 0);
});

test('from a closed round the players go on with another combat, or end this one', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.closeRound();
  await page.getByRole('button', { name: 'New combat' }).click();
  await fight.expectCombat(2);
  await fight.lose('Blue', 1);
  await fight.closeRound();
  await page.getByRole('button', { name: 'End combat' }).click();
  await fight.expectCombat(1);
  await page.getByRole('button', { name: 'End combat' }).click();
  await expect(fight.openCombatButton).toBeVisible();
  await fight.openCombatButton.click();
  await fight.expectCombat(3);
  await fight.expectScore(0, 0);
});

test('turns go on side by side, and back', async ({ page }) => {
  const fight = await startBattle(page);
  const first = await fight.openTurnSheet();
  await first.expectTitle('Turn 1 of 6');
  await first.next('Turn 1 · Red');
  await fight.expectTurn('Turn 1 · Red');
  await (await fight.openTurnSheet()).next('Turn 2 · Blue');
  await fight.expectTurn('Turn 2 · Blue');
  await fight.lose('Red', 1);

  const second = await fight.openTurnSheet();
  await second.backTo('Turn 1 · Red');
  await second.close();
  await fight.expectTurn('Turn 1 · Red');
  const log = await fight.openLog();
  await expect(log.turn('Turn 2 · Blue').filter({ hasText: 'Red lost 1' })).toBeVisible();
});

test('where Red has the first turn, Red begins every Game Turn', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.beginWith('Red');
  const fight = await newBattle.fight();
  await fight.expectTurn('Turn 1 · Red');
  await (await fight.openTurnSheet()).next('Turn 1 · Blue');
  await (await fight.openTurnSheet()).next('Turn 2 · Red');
  await fight.expectTurn('Turn 2 · Red');
});

test('the end of a battle is asked once, stands in the list, and undo takes it back', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.closeRound();

  const thoughtBetter = await fight.openMenu();
  await thoughtBetter.askToEnd();
  await thoughtBetter.cancel();
  await expect(fight.nextRoundButton).toBeEnabled();

  await (await fight.openMenu()).end('Blue won');
  await expect(fight.nextRoundButton).toBeHidden();
  const log = await fight.openLog();
  await expect(log.line('The battle ended')).toContainText('Blue won');
  await log.backToBattles();

  const battles = new BattlesPage(page);
  await expect(battles.running).toHaveCount(0);
  await expect(battles.finished).toHaveCount(1);
  await expect(battles.card('Blue v Red')).toContainText('Blue won');
  await expect(battles.card('Blue v Red')).toContainText('1 round settled');

  await battles.openRooms('Blue v Red');
  await fight.undo('The battle ended');
  await fight.nextRound();
  await fight.lose('Red', 1);
  await fight.expectScore(1, 0);
  await fight.backToBattles();
  await expect(battles.finished).toHaveCount(0);
  await expect(battles.running).toHaveCount(1);
  await expect(battles.card('Blue v Red')).toContainText('Resume · Turn 1 · Blue');
});
