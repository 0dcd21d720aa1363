import { expect, test } from '../fixtures';
import { type War, WarRoom } from '../pages/war-room';

const players = { Blue: 'Anna', Red: 'Ben' };
const infantry = (name: string, models: number) => ({
  name,
  points: '200',
  models: String(models),
  numbers: { 'or Unit Strength': models, 'or Rank Bonus': 0 },
});

test('a unit is wiped out and overrun, the army breaks, and the last turn is rolled for', async ({
  page,
}) => {
  const war = await WarRoom.begin(page, {
    rulebook: 'Warhammer: The Old World',
    armyPoints: '1000',
    players,
    armies: { Blue: [infantry('Spearmen', 20)], Red: [infantry('Goblins', 10), infantry('Boyz', 40)] },
  });
  const fight = await war.fight();

  await test.step('nobody is left to test, and the winner may overrun', async () => {
    await war.combats.engage(['Spearmen', 'Goblins']);
    const keypad = await fight.openLostKeypad('Red');
    await keypad.setTo(10);
    await expect(page.getByText('Goblins destroyed · Overrun 2D6', { exact: true })).toBeVisible();
    // Nobody said how the units stand, and the round is closed all the same.
    await fight.closeRoundButton.click();
    await page.getByRole('button', { name: 'Close as it is' }).click();
    const end = page.getByRole('region', { name: 'How the combat ended' });
    await expect(end).toContainText('Goblins destroyed');
    await expect(end).toContainText(/Blue \+[1-9]/);
    await expect(fight.nextRoundButton).toBeHidden();
  });

  await test.step('an army of 50 Unit Strength is broken below 12', async () => {
    await war.shoot('Red', 'Boyz', 28);
    const score = await war.score();
    await score.expectBreakPoint('Blue: Unit Strength 20 of 20, broken below 5');
    await score.expectBreakPoint('Red: Unit Strength 12 of 50, broken below 12');
    await war.shoot('Red', 'Boyz', 1);
    await war.score();
    await score.expectBreakPoint('Red: Unit Strength 11 of 50, broken, as it is below 12');
  });

  await test.step('from the end of turn 5 on a D6 says whether the battle goes on, and the log keeps it', async () => {
    for (const turn of [1, 2, 3, 4])
      await war.turnsTo(fight, `Turn ${turn} · Red`, `Turn ${turn + 1} · Blue`);
    const early = await fight.openTurnSheet();
    await expect(early.dialog.getByText('Random game length')).toBeHidden();
    await early.next('Turn 5 · Red');
    const sheet = await fight.openTurnSheet();
    const chance = 'Random game length: a D6 of 5 or more ends the battle with this turn, 33%';
    await expect(sheet.dialog.getByText(chance, { exact: true })).toBeVisible();
    const said = await sheet.rollForEnd();
    const rolled = Number(/rolled (\d)/.exec(said)?.[1]);
    expect(said.endsWith('ends')).toBe(rolled >= 5);
    await sheet.close();
    const log = await fight.openLog();
    await expect(log.line(said)).toBeVisible();
  });
});

const PROJECT: War = {
  rulebook: 'Warhammer Armies Project 2.3',
  armyPoints: '2000',
  players,
  armies: {
    Blue: [{ name: 'Swordsmen', points: '200', models: '20' }],
    Red: [{ name: 'Ogres', points: '200', models: '6' }],
  },
};

test('who gives up has lost by a Massacre, whatever the points say', async ({ page }) => {
  const war = await WarRoom.begin(page, PROJECT);
  await war.say('Blue', 'Swordsmen', 'Fled the table');
  await war.expectScoreLine('Blue 0 : 200 Red');
  const score = await war.score();
  const end = await score.openEnd();
  await expect(end.winner('Red won')).toBeChecked();
  await end.giveUp('Red');
  await expect(end.winner('Blue won')).toBeChecked();
  await end.end();
  await score.expectFact('Victory Points', '0 : 200');
  await score.expectFact('Margin', 'Massacre');

  await test.step('the fight says who won, and leads to the review and the report', async () => {
    const fight = await war.fight();
    const card = page.getByRole('region', { name: 'The battle has ended' });
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('Anna (Blue) won');
    await expect(card).toContainText('0 : 200');
    await card.getByRole('button', { name: 'Battle report' }).click();
    await expect(page).toHaveURL(/#\/report\//);
    await page.goBack();
    await card.getByRole('button', { name: 'Review this battle' }).click();
    await expect(page).toHaveURL(/#\/review\/[^/]+\/result/);
    await page.goBack();
    await expect(fight.closeRoundButton).toBeHidden();
  });
});
