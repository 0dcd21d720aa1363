import { axe, controlSizes, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { AssaultPage } from '../pages/assault-page';
import { ResultPage } from '../pages/hand-over-page';
import { ScorePage } from '../pages/score-page';

/*
 * The score, made by hand. Dominion: 1 for each objective held at the end of a turn, Slay the Warlord 1.
 *
 * turn      1  2  3  4  5  6   together
 * Blue      1  2  2  1  2  2   10, and 1 for the Warlord: 11
 * Red       1  1  1  2  1  0   6
 */
test('a mission over six turns is counted by one tap for each objective, and handed over', async ({
  page,
}) => {
  const assault = await AssaultPage.start(page);
  const armies = await ArmiesPage.open(page);
  await armies.add('Red', {
    name: 'Praetor',
    points: '150',
    healthEach: '3',
    marks: ['General', 'Character'],
  });
  const score = await ScorePage.open(page);
  await expect(page.getByText('Choose the mission, and its counters stand here.')).toBeVisible();
  await score.chooseMission('Dominion');

  const held = [
    ['1, Blue', '3, Red'],
    ['1, Blue', '2, Blue', '3, Red'],
    ['1, Blue', '2, Blue', '3, Red'],
    ['1, Blue', '2, Red', '3, Red'],
    ['1, Blue', '2, Blue', '3, Red'],
    ['1, Blue', '2, Blue'],
  ];
  for (const [index, objectives] of held.entries()) {
    const turn = index + 1;
    if (turn > 1) {
      await (await assault.openTurnSheet()).next(`Turn ${turn - 1} · Red`);
      await (await assault.openTurnSheet()).next(`Turn ${turn} · Blue`);
    }
    for (const objective of objectives) {
      const [place, side] = objective.split(', ');
      await score.place(`Objective ${place}, turn ${turn}, ${side}`).click();
    }
  }
  await score.expectScore('Victory Points', '10', '6', 'Blue leads by 4');
  await expect(score.turnOfPlaces('turn 4: Blue 1, Red 2')).toBeVisible();
  await axe(page);
  await controlSizes(page);

  await test.step('what is tapped wrong is taken over, or back', async () => {
    await score.place('Objective 1, turn 6, Red').click();
    await score.expectScore('Victory Points', '9', '7', 'Blue leads by 2');
    await score.undo('Objective 1, turn 6: Red');
    await score.expectScore('Victory Points', '10', '6', 'Blue leads by 4');
  });

  await test.step('the Warlord who is destroyed is proposed', async () => {
    await ArmiesPage.open(page);
    await armies.show('Red');
    await armies.unit('Praetor').lose(3);
    await ScorePage.open(page);
    await expect(score.bonus('Slay the Warlord', 'Blue')).toBeChecked();
    await score.expectLines('Blue', [
      ['Objective', '10 × 1', '10'],
      ['Slay the Warlord', '1 × 1', '1'],
    ]);
  });

  await test.step('a total that was agreed on holds with its reason', async () => {
    await score.agreePoints('11', '8', '');
    await expect(page.getByText('Say why these points were agreed')).toBeVisible();
    await page.getByRole('textbox', { name: 'Why' }).fill('Two cards of Red were forgotten');
    await page.getByRole('button', { name: 'These points hold' }).click();
    await score.expectScore('Victory Points', '11', '8', 'Blue leads by 3');
    await expect(page.getByText('Agreed: 11 : 8 · Two cards of Red were forgotten')).toBeVisible();
  });

  const end = await score.openEnd();
  await end.end();
  await score.expectFact('Mission', 'Dominion');
  await score.openResult();
  const result = new ResultPage(page);
  await result.expectField('Result', 'Blue won');
  await result.expectField('Victory Points, Red', '8');
  await result.expectField('Mission', 'Dominion');
  await result.expectField('Agreed points', '11 : 8 · Two cards of Red were forgotten');
  await result.expectField(
    'Victory Points, Blue, from',
    'Objective: 10 (10 × 1)\nSlay the Warlord: 1 (1 × 1)\nTotal: 11',
  );

  await test.step('Review says the same', async () => {
    const [, id] = /\/result\/([^/]+)/.exec(page.url()) ?? [];
    await page.goto(`./#/review/${id}/result`);
    await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
    await score.expectFact('Mission', 'Dominion');
    await score.expectFact('Agreed points', '11 : 8 · Two cards of Red were forgotten');
  });
});
