import { expect, test } from '../fixtures';
import { openNerveBattle } from '../pages/nerve-battle';
import { countTaps } from '../pages/tap-count';

/*
 * A turn with five units a side by visible controls on a small phone, its taps counted, and its steps taken back. Nerve
 * minus damage is the lowest total of 2D6 that fails.
 *
 * Shooting  Archers  12 − 3: 8 or less holds; 9: Wavering
 *           Trolls   16 − 4: 11 or less holds; 12 is thrown again because of Inspiring, 6: Steady
 *           Wolves   13 − 2: 10 or less holds; 10: Steady
 * Combat 1  Spears   16 − 6: 9 or less holds; 10: Routed
 * Combat 2  Rabble   21 − 5: all hold; a double 6 adds D6 damage: 3, then 13 or less holds
 */
test.use({ viewport: { width: 390, height: 664 } });

test('a turn of shooting and two combats with five units a side is 46 taps, and undo walks back', async ({
  page,
}) => {
  const fight = await openNerveBattle(page, {
    blue: [
      ['Bows', 12],
      ['Guns', 11],
      ['Cannon', 10],
      ['Knights', 16, { attacks: 18 }],
      ['Swords', 15, { attacks: 12 }],
    ],
    red: [
      ['Archers', 12],
      ['Trolls', 16, { inspiring: true }],
      ['Wolves', 13],
      ['Spears', 16, { attacks: 12 }],
      ['Rabble', 21, { attacks: 25 }],
    ],
  });
  const dialog = page.getByRole('dialog');
  const taps = await countTaps(page);
  const damage = async (name: string, count: number) => {
    const more = fight.unit(name).getByRole('button', { name: new RegExp(`^${name}: damage \\+1 `) });
    for (let tap = 0; tap < count; tap++) await more.tap();
  };
  const shows = (total: number) => dialog.getByRole('radio', { name: String(total), exact: true }).tap();
  const done = async (outcome: string) => {
    await expect(dialog.getByRole('status')).toContainText(outcome);
    await dialog.getByRole('button', { name: 'Done', exact: true }).tap();
    await expect(dialog).toBeHidden();
  };
  const meet = async (one: string, other: string) => {
    await page.getByRole('button', { name: 'New combat', exact: true }).last().tap();
    for (const name of [one, other]) {
      await dialog.getByRole('switch', { name: `${name} fights`, exact: true }).tap();
    }
    await dialog.getByRole('button', { name: 'To the card' }).tap();
    await expect(dialog).toBeHidden();
  };

  await test.step('three of five are shot at: three tests are due', async () => {
    await damage('Archers', 3);
    await damage('Trolls', 4);
    await damage('Wolves', 2);
    await fight.expectUnit('Archers', 'Damage 3 of 12', '8 or less holds');
    await fight.expectUnit('Trolls', 'Damage 4 of 16', '11 or less holds');
    await fight.expectUnit('Wolves', 'Damage 2 of 13', '10 or less holds');
    for (const name of ['Spears', 'Rabble']) await expect(fight.due(name)).toBeHidden();
  });

  await test.step('one wavers, one is thrown again, one stands', async () => {
    await fight.due('Archers').tap();
    await shows(9);
    await done('Wavering');
    await fight.due('Trolls').tap();
    await shows(12);
    await expect(dialog.getByRole('status')).toContainText('First 12. Inspiring');
    await shows(6);
    await done('Steady');
    await fight.due('Wolves').tap();
    await shows(10);
    await done('Steady');
    await fight.expectUnit('Archers', 'Wavering');
  });

  await test.step('the Knights rout the Spears', async () => {
    await meet('Knights', 'Spears');
    await expect(fight.dice('Knights')).toContainText('18 in the front: 18 dice');
    await damage('Spears', 6);
    await fight.expectUnit('Spears', 'Damage 6 of 16', '9 or less holds');
    await fight.due('Spears').tap();
    await shows(10);
    await done('Routed');
    await fight.closeRoundButton.tap();
    await expect(fight.closeRoundButton).toBeHidden();
  });

  await test.step('the Rabble holds with a double 6, and suffers a die more', async () => {
    await meet('Swords', 'Rabble');
    await expect(fight.dice('Swords')).toContainText('12 in the front: 12 dice');
    await damage('Rabble', 5);
    await fight.due('Rabble').tap();
    await shows(12);
    await expect(dialog).toContainText('We Are Doomed!');
    await shows(3);
    await expect(dialog).toBeHidden();
    await fight.expectUnit('Rabble', 'Damage 8 of 21', 'any roll holds');
    await fight.closeRoundButton.tap();
    await expect(fight.closeRoundButton).toBeHidden();
  });

  const turn = await taps();
  console.info(`A turn of five a side: ${turn} taps`);
  expect(turn).toBe(46);

  await test.step('undo walks back through the combat, the die, the throw and the damage', async () => {
    await fight.undoButton.tap();
    await expect(fight.closeRoundButton).toBeVisible();
    await fight.undoButton.tap();
    await fight.expectUnit('Rabble', 'Damage 5 of 21');
    await fight.undoButton.tap();
    await expect(fight.due('Rabble')).toBeVisible();
    await fight.undoButton.tap();
    await fight.expectUnit('Rabble', 'Damage 4 of 21');
    for (let step = 0; step < 4; step++) await fight.redoButton.tap();
    await fight.expectUnit('Rabble', 'Damage 8 of 21');
    await expect(fight.closeRoundButton).toBeHidden();
  });

  await test.step('the turn ends, and all of it is there', async () => {
    await fight.next('Turn 1 · Red');
    await fight.goToRoom('Armies');
    await page.getByRole('tab', { name: /^Red / }).click();
    await fight.expectUnit('Archers', 'Damage 3 of 12', 'Wavering');
    await fight.expectUnit('Trolls', 'Damage 4 of 16');
    await fight.expectUnit('Wolves', 'Damage 2 of 13');
    await fight.expectUnit('Rabble', 'Damage 8 of 21');
    await expect(page.getByText('1 unit off the table: Spears')).toBeVisible();
  });
});
