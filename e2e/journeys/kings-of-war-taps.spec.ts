import { expect, painted, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { appStands, BattlesPage } from '../pages/battles-page';
import { MeleePage } from '../pages/melee-page';
import { NewBattlePage } from '../pages/new-battle-page';
import { countTaps } from '../pages/tap-count';

/*
 * Damage against Nerve by visible controls alone, on a small phone, as somebody plays who has read nothing: from
 * Home to the enemy's turn, every tap counted, those at the fields of a unit too.
 */
test.use({ viewport: { width: 390, height: 664 } });

type Typed = readonly [name: string, points: string, numbers: Readonly<Record<string, string>>];

const BLUE: readonly Typed[] = [
  ['Bows', '100', { Nerve: '12' }],
  ['Cannon', '100', { Nerve: '10' }],
  ['Knights', '200', { Nerve: '16', Attacks: '18' }],
];
const RED: readonly Typed[] = [
  ['Archers', '100', { Nerve: '12' }],
  ['Spears', '150', { Nerve: '16' }],
];

test('five units by hand are 24 taps, and a turn of shooting and combat with them is 21', async ({
  page,
}) => {
  await page.goto('/');
  await appStands(page);
  const taps = await countTaps(page);
  const dialog = page.getByRole('dialog');
  const typed = async (units: readonly Typed[]) => {
    // By the mouse where another button has just stood: a thumb waits, so that a double tap does no harm.
    await page.getByRole('button', { name: 'Add unit', exact: true }).click();
    for (const [index, [name, points, numbers]] of units.entries()) {
      // The name has the focus already.
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.type(name);
      for (const [field, number] of Object.entries({ Points: points, ...numbers })) {
        await dialog.getByRole('textbox', { name: field, exact: true }).tap();
        await page.keyboard.type(number);
      }
      const isLast = index === units.length - 1;
      await dialog.getByRole('button', { name: isLast ? 'Add and close' : 'Add and next' }).tap();
    }
    await expect(dialog).toBeHidden();
  };
  await new BattlesPage(page).newBattleButton.tap();
  await new NewBattlePage(page).rulebook('Kings of War, 4th edition').tap();
  await page.getByRole('button', { name: 'Fight', exact: true }).tap();
  await page.getByRole('button', { name: 'Enter armies' }).tap();
  await typed(BLUE);
  await page.getByRole('tab', { name: /^Red / }).tap();
  await typed(RED);
  await page.getByRole('navigation').getByRole('link', { name: 'Fight' }).tap();
  expect(await taps()).toBe(24);

  const fight = new MeleePage(page);
  const damage = async (name: string, count: number) => {
    const more = fight.unit(name).getByRole('button', { name: new RegExp(`^${name}: damage \\+1 `) });
    for (let tap = 0; tap < count; tap++) await more.tap();
  };
  const test2D6 = async (name: string, total: string, outcome: string) => {
    await fight.due(name).tap();
    await dialog.getByRole('radio', { name: total, exact: true }).tap();
    await expect(dialog.getByRole('status')).toContainText(outcome);
    await dialog.getByRole('button', { name: 'Done', exact: true }).tap();
  };
  await damage('Archers', 3);
  // Nerve 12, damage 3: 8 or less holds.
  await test2D6('Archers', '9', 'Wavering');
  await page.getByRole('button', { name: 'New combat', exact: true }).tap();
  for (const name of ['Knights', 'Spears']) {
    await dialog.getByRole('switch', { name: `${name} fights`, exact: true }).tap();
  }
  await dialog.getByRole('button', { name: 'To the card' }).tap();
  await expect(fight.dice('Knights')).toContainText('18 in the front: 18 dice');
  await damage('Spears', 6);
  // Nerve 16, damage 6: 9 or less holds.
  await test2D6('Spears', '9', 'Steady');
  await fight.closeRoundButton.tap();
  await page.getByRole('button', { name: /^Next turn/ }).click();
  await fight.expectTurn('Turn 1 · Red');
  expect(await taps()).toBe(24 + 21);
});

test('in text twice as large on the smallest phone the first unit is seen without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Kings of War, 4th edition');
  const fight = await newBattle.fightWithoutScore();
  const armies = await ArmiesPage.open(page);
  for (const side of ['Blue', 'Red'] as const) await armies.add(side, { name: 'Archers', points: '100' });
  await fight.goToRoom('Fight');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await painted(page);
  const name = await fight.unit('Archers').getByText('Archers', { exact: true }).boundingBox();
  const bar = await fight.undoButton.boundingBox();
  if (!name || !bar) throw new Error('Nothing to measure');
  expect(name.y + name.height).toBeLessThan(bar.y);
});
