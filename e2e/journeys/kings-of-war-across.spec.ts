import { axe, expect, test } from '../fixtures';
import { AcrossPage } from '../pages/across-page';
import { openNerveBattle } from '../pages/nerve-battle';

/*
 * A combat that nobody wins with the phone between the players. Knights charge Spears: Nerve 16, 7 damage, so 8 or
 * less holds, 26 of 36. Then the Spears strike back: Nerve 12, 5 damage, 6 or less, 15 of 36.
 */
test.use({ viewport: { width: 390, height: 664 } });

test('across the table each counts its own damage and tests its own Nerve, and either takes it back', async ({
  page,
}) => {
  const fight = await openNerveBattle(page, {
    gameTurn: 2,
    blue: [['Knights', 12, { attacks: 18 }]],
    red: [['Spears', 16, { troopType: 'regiment' }]],
  });
  await fight.fight('Knights', 'Spears');
  const across = await AcrossPage.open(page);
  const [blue, red] = [across.half('Blue'), across.half('Red')];
  const more = (half: typeof red, unit: string) =>
    half.getByRole('button', { name: new RegExp(`^${unit}: damage \\+1 in combat$`) });
  const dialog = (unit: string) => page.getByRole('dialog', { name: `${unit}: test`, exact: true });
  const throws = async (half: typeof red, unit: string, total: number, outcome: string) => {
    await half.getByRole('button', { name: /^Test now: / }).click();
    await dialog(unit)
      .getByRole('radio', { name: String(total), exact: true })
      .click();
    await expect(dialog(unit).getByRole('status')).toContainText(outcome);
    await dialog(unit).getByRole('button', { name: 'Done', exact: true }).click();
    await expect(dialog(unit)).toHaveCount(0);
  };

  await test.step('Red counts, and reads what its unit holds on', async () => {
    for (let tap = 0; tap < 8; tap += 1) await more(red, 'Spears').click();
    await expect(red).toContainText('7 or less holds · 58%');
    await expect(blue).not.toContainText('Spears: damage');
    await blue.getByRole('button', { name: /^Undo: Spears/ }).click();
    await expect(red).toContainText('8 or less holds · 72%');
    await expect(more(blue, 'Spears')).toHaveCount(0);
    await axe(page);
  });

  await test.step('it stands', async () => {
    await throws(red, 'Spears', 8, 'After Combat: Steady');
    await expect(red.getByRole('button', { name: /^Test now: / })).toHaveCount(0);
  });

  await test.step('the Spears strike back, and the Knights are routed on Blue’s half', async () => {
    for (let tap = 0; tap < 5; tap += 1) await more(blue, 'Knights').click();
    await expect(blue).toContainText('6 or less holds · 42%');
    await throws(blue, 'Knights', 7, 'After Combat: Routed');
    await expect(blue).not.toContainText('Test now');
  });

  await test.step('Red takes the throw back, and another one counts', async () => {
    await red.getByRole('button', { name: /^Undo: Knights/ }).click();
    await throws(blue, 'Knights', 6, 'After Combat: Steady');
  });

  await across.back();
  await fight.expectUnit('Spears', 'Damage 7 of 16');
  await fight.expectUnit('Knights', 'Damage 5 of 12');
  await expect(page.getByRole('main')).not.toContainText(/wins by|\btie\b|\bdraw\b/i);
  await fight.closeRound();
});
