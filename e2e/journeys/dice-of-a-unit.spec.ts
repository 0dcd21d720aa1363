import { withDiceInTurn } from '../dice-in-turn';
import { expect, test } from '../fixtures';
import { type War, WarRoom } from '../pages/war-room';

const WAR: War = {
  rulebook: 'Warhammer: The Old World',
  armyPoints: '2000',
  players: { Blue: 'Anna', Red: 'Ben' },
  armies: {
    Blue: [{ name: 'Spearmen', points: '200', models: '20', numbers: { Leadership: 7 } }],
    Red: [{ name: 'Boyz', points: '200', models: '25', numbers: { Leadership: 7 } }],
  },
};

test('the app’s dice for a unit and for the length of the game show their faces', async ({ page }) => {
  await withDiceInTurn(page);
  const war = await WarRoom.begin(page, WAR);

  const fight = await war.fight();

  await test.step('a test of a unit: its outcome, what it was rolled against and both dice stay until they were seen', async () => {
    const armies = await war.armies('Red');
    const sheet = await armies.unit('Boyz').open();
    await sheet.button('Test now').click();
    await sheet.button('Roll for me').click();
    const result = sheet.dialog.getByRole('status');
    await expect(result).toContainText('Panic: Passed');
    await expect(result).toContainText('7 or less, rolled 3');
    await expect(result.getByText('rolled 1, 2', { exact: true })).toBeAttached();
    await expect(result.locator('svg')).toHaveCount(2);
    await expect(sheet.button('Roll for me')).toBeHidden();
    await sheet.dialog.getByRole('button', { name: /^Undo/ }).click();
    await sheet.button('Roll for me').click();
    await expect(result.getByText('rolled 5, 6', { exact: true })).toBeAttached();
    await expect(result).toContainText('Panic: Flees');
    await sheet.button('Done').click();
    await expect(sheet.dialog).toBeHidden();
  });

  await test.step('the length of the game: its die beside the words', async () => {
    for (const turn of [1, 2, 3, 4])
      await war.turnsTo(fight, `Turn ${turn} · Red`, `Turn ${turn + 1} · Blue`);
    await war.turnsTo(fight, 'Turn 5 · Red');
    const turn = await fight.openTurnSheet();
    expect(await turn.rollForEnd()).toMatch(/rolled 3, the battle goes on$/);
    await expect(turn.dialog.getByRole('status').locator('svg')).toHaveCount(1);
  });
});
