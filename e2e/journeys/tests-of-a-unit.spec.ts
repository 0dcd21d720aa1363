import { withDiceInTurn } from '../dice-in-turn';
import { expect, test } from '../fixtures';
import { UnitTest } from '../pages/engage-sheet';
import { type War, WarRoom } from '../pages/war-room';

const players = { Blue: 'Anna', Red: 'Ben' };
const war = (rulebook: string, characteristic: string, facts: Record<string, number> = {}): War => ({
  rulebook,
  armyPoints: '2000',
  players,
  armies: {
    Blue: [{ name: 'Spearmen', points: '200', models: '20', numbers: { [characteristic]: 7, ...facts } }],
    Red: [{ name: 'Cannon', points: '200', models: '3', numbers: { [characteristic]: 7, ...facts } }],
  },
});

test('The Ninth Age 2: a unit tests now, with three dice for Frenzy, and a war machine breaks for good', async ({
  page,
}) => {
  await withDiceInTurn(page);
  const room = await WarRoom.begin(
    page,
    war('The Ninth Age, 2nd edition', 'Discipline', { 'Full Ranks': 0 }),
  );

  await test.step('Frenzy throws 3D6, and the lowest is shown as not counted', async () => {
    const armies = await room.armies('Blue');
    const sheet = await armies.unit('Spearmen').open();
    await sheet.button('Test now').click();
    await sheet.dialog.getByRole('radio', { name: 'Frenzy', exact: true }).check();
    await expect(sheet.dialog.getByText('3D6, the 2 highest count')).toBeVisible();
    // 69 of 216 throws.
    await expect(sheet.dialog.getByRole('button', { name: /^Passed\s*32%/ })).toBeVisible();
    await sheet.button('Roll for me').click();
    const result = sheet.dialog.getByRole('status');
    await expect(result).toContainText('Frenzy: Passed');
    await expect(result).toContainText('7 or less, rolled 5');
    await expect(result.getByText('rolled 3, 2, 1', { exact: true })).toBeAttached();
    await expect(result.locator('svg')).toHaveCount(3);
    await sheet.button('Done').click();
  });

  await test.step('the Cannon lost, and is destroyed when it breaks: nobody pursues it', async () => {
    await room.combats.engage(['Spearmen', 'Cannon']);
    await (await room.fight()).toggle('Charge', 'Blue').click();
    const cannon = new UnitTest(page, 'Cannon');
    await cannon.open();
    await cannon.applies('War Machine').click();
    await expect(cannon.sheet.getByText('A war machine that breaks is destroyed')).toBeVisible();
    await cannon.button('Cannon: Destroyed').click();
    await expect(cannon.sheet).toBeHidden();
    await expect(cannon.line).toContainText('Destroyed, lost by 1');
  });
});

test('The Ninth Age 2: a Supernal unit loses the difference only when it fails', async ({ page }) => {
  const room = await WarRoom.begin(
    page,
    war('The Ninth Age, 2nd edition', 'Discipline', { 'Full Ranks': 0 }),
  );
  await room.combats.engage(['Spearmen', 'Cannon']);
  await (await room.fight()).toggle('Charge', 'Blue').click();
  const cannon = new UnitTest(page, 'Cannon');
  await cannon.open();
  await cannon.applies('Supernal').click();
  await cannon.button('Cannon: Loses the difference').click();
  await expect(cannon.sheet).toBeHidden();
  await expect(cannon.line).toContainText('Loses the difference, lost by 1, 1 lost');
  const armies = await room.armies('Red');
  await expect(armies.unit('Cannon').item).toContainText('2');
});

test('The Ninth Age 2: Swiftstride flees with three dice, of which the lowest does not count', async ({
  page,
}) => {
  await withDiceInTurn(page);
  const room = await WarRoom.begin(
    page,
    war('The Ninth Age, 2nd edition', 'Discipline', { 'Full Ranks': 0 }),
  );
  await room.combats.engage(['Spearmen', 'Cannon']);
  await (await room.fight()).toggle('Charge', 'Blue').click();
  const cannon = new UnitTest(page, 'Cannon');
  await cannon.sayBroke();
  await expect(cannon.sheet.getByText('To stay where it is, the winner tests: Restraint.')).toBeVisible();
  await cannon.button('Cannon fled: roll 3D6, the 2 highest: Swiftstride').click();
  const fled = cannon.sheet.getByRole('radiogroup', { name: 'Cannon fled' });
  await expect(fled.getByRole('radio', { name: '5', exact: true })).toBeChecked();
});

test('Warhammer 6: Fear is tested now, and who is not outnumbered stands', async ({ page }) => {
  const room = await WarRoom.begin(page, war('Warhammer Fantasy Battle, 6th edition', 'Leadership'));
  const armies = await room.armies('Blue');
  const sheet = await armies.unit('Spearmen').open();
  await sheet.button('Test now').click();
  await sheet.dialog.getByRole('radio', { name: 'Fear, charged', exact: true }).check();
  await expect(sheet.dialog.getByRole('button', { name: /^Flees\s*42%/ })).toBeVisible();
  await sheet.dialog.getByRole('switch', { name: 'Unit Strength not lower', exact: true }).click();
  await sheet.dialog.getByRole('button', { name: /^Failed\s*42%/ }).click();
  await expect(sheet.dialog).toBeHidden();
});

test('The Ninth Age 3: a Shaken unit rallies on one die', async ({ page }) => {
  await withDiceInTurn(page);
  const room = await WarRoom.begin(page, war('The Ninth Age, 3rd edition', 'Courage'));
  const armies = await room.armies('Blue');
  const sheet = await armies.unit('Spearmen').open();
  await sheet.button('Test now').click();
  await sheet.dialog.getByRole('radio', { name: 'Rally', exact: true }).check();
  await expect(sheet.dialog.getByText('3 or more', { exact: true })).toBeVisible();
  await expect(sheet.dialog.getByRole('button', { name: /^Rallies\s*67%/ })).toBeVisible();
  await sheet.button('Roll for me').click();
  const result = sheet.dialog.getByRole('status');
  await expect(result).toContainText('Rally: Flee Move');
  await expect(result.locator('svg')).toHaveCount(1);
});
