import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage, startBattle } from '../pages/battles-page';
import { EngageSheet, NamedCombats, UnitTest } from '../pages/engage-sheet';
import type { FightPage } from '../pages/fight-page';
import { enterRoster } from '../pages/full-roster';
import { countTaps } from '../pages/tap-count';

/** A battle that has begun, with two units a side. */
async function beginTwoAgainstTwo(page: Page): Promise<FightPage> {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  for (const [side, names] of [
    ['Blue', ['Spearmen', 'Archers']],
    ['Red', ['Knights', 'Wolves']],
  ] as const) {
    await enterRoster(
      armies,
      side,
      names.map((name) => ({
        name,
        points: '200',
        models: '20',
        numbers: { Discipline: 8, 'Full Ranks': 0 },
      })),
    );
  }
  return await armies.openFight();
}

test('the units of a new combat are in it after three taps, one against one', async ({ page }) => {
  await beginTwoAgainstTwo(page);
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'Who fights in Combat 1?' }).tap();
  const sheet = new EngageSheet(page);
  await sheet.unit('Spearmen').tap();
  await sheet.unit('Wolves').tap();
  expect(await taps()).toBe(3);
  await sheet.close();
  await new NamedCombats(page).expectShown('Spearmen v Wolves');
});

test('two units against two, from the armies to the closed round, take fifteen taps with the two of New battle', async ({
  page,
}) => {
  // New battle, Fight: two taps. The rosters come by typing or from a list, before the count goes on.
  const fight = await beginTwoAgainstTwo(page);
  const sheet = new EngageSheet(page);
  const taps = await countTaps(page);

  await test.step('who fights, and who faces whom: the guess pairs them, one of them hit a flank by a charge', async () => {
    await page.getByRole('button', { name: 'Who fights in Combat 1?' }).tap();
    for (const unit of ['Spearmen', 'Archers', 'Knights', 'Wolves']) await sheet.unit(unit).tap();
    await expect(sheet.dialog.getByText('Guess: Spearmen – Knights, Archers – Wolves')).toBeVisible();
    await sheet.dialog.getByRole('button', { name: 'Who faces whom?' }).tap();
    await expect(sheet.charged('Spearmen', 'Knights')).toBeChecked();
    await sheet.facing('Spearmen', 'Knights').tap();
    await sheet.dialog.getByRole('button', { name: 'To the card' }).tap();
  });

  await test.step('every unit loses something, and the round is closed with what the losers have not tested said', async () => {
    await fight.loseButton('Blue', 'Spearmen').tap();
    await fight.loseButton('Blue', 'Archers').tap();
    await fight.loseButton('Red', 'Knights').tap();
    await fight.loseButton('Red', 'Wolves').tap();
    await fight.expectScore(4, 2, 'Blue wins by 2');
    await expect(fight.closeRoundButton).toContainText('2 units not tested yet');
    await fight.closeRoundButton.tap();
    await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();
  });
  expect(2 + (await taps())).toBeLessThanOrEqual(15);
});

test('a unit that broke and got away: two taps, and one closes the combat with its end', async ({ page }) => {
  const fight = await beginTwoAgainstTwo(page);
  await new NamedCombats(page).engage(['Spearmen', 'Wolves']);
  await fight.loseButton('Red', 'Wolves').tap();
  const wolves = new UnitTest(page, 'Wolves');
  const taps = await countTaps(page);
  await wolves.line.getByRole('button', { name: 'Wolves broke' }).tap();
  await wolves.sheet.getByRole('button', { name: 'Got away', exact: true }).tap();
  await expect(wolves.sheet).toBeHidden();
  await fight.closeRoundButton.tap();
  await expect(page.getByRole('region', { name: 'How the combat ended' })).toContainText('Wolves fled');
  expect(await taps()).toBe(3);
  await expect(fight.nextRoundButton).toBeHidden();
});

test('two units test and are both caught: the last answer closes the sheet, and no turn opens on a ghost', async ({
  page,
}) => {
  const fight = await beginTwoAgainstTwo(page);
  await new NamedCombats(page).engage(['Spearmen', 'Knights', 'Wolves']);
  await fight.loseButton('Red', 'Wolves').tap();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: '2 units test' }).tap();
  for (const unit of ['Knights', 'Wolves']) {
    const test = new UnitTest(page, unit);
    await test.line.getByRole('button', { name: `${unit} broke` }).tap();
    await test.sheet.getByRole('button', { name: 'Caught', exact: true }).tap();
    await expect(test.sheet).toBeHidden();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  // Who was caught leaves no empty tile behind.
  await expect(page.getByText('No unit')).toHaveCount(0);
  await fight.closeRoundButton.tap();
  const end = page.getByRole('region', { name: 'How the combat ended' });
  await expect(end).toContainText('Knights, Wolves caught');
  await expect(end).toContainText('Blue +400');
  expect(await taps()).toBe(6);
  // The second tap of a double one does nothing here.
  await expect(async () => {
    await page.getByRole('button', { name: /^Next turn/ }).tap({ timeout: 500 });
    await fight.expectTurn('Turn 1 · Red');
  }).toPass();
  await expect(page.getByText('No combat is being fought.')).toBeVisible();
  await expect(end).toBeHidden();
});

test('who faces whom is joined and parted by tapping two blocks, each pair asked once', async ({ page }) => {
  const fight = await beginTwoAgainstTwo(page);
  await page.getByRole('button', { name: 'Who fights in Combat 1?' }).click();
  const sheet = new EngageSheet(page);
  for (const unit of ['Spearmen', 'Archers', 'Knights', 'Wolves']) await sheet.join(unit);
  await sheet.showFaces();
  const pairs = sheet.dialog.getByRole('listitem');
  await expect(pairs).toHaveCount(2);
  await sheet.tapTwo('Archers', 'Knights');
  await expect(pairs).toHaveCount(3);
  await sheet.tapTwo('Wolves', 'Archers');
  await expect(pairs).toHaveCount(2);
  await sheet.dialog.getByRole('button', { name: 'Undo: Archers not against Wolves' }).click();
  await expect(pairs).toHaveCount(3);
  await sheet.close();
  await page.reload();
  await new NamedCombats(page).expectShown('Spearmen, Archers v Knights, Wolves');
  await expect(fight.undoButton).toHaveAccessibleName('Undo: Archers hit Knights');
});

test('the picker says who fights already, and where; a refusal is said in the sheet', async ({ page }) => {
  await beginTwoAgainstTwo(page);
  const combats = new NamedCombats(page);
  await combats.engage(['Spearmen', 'Knights']);
  await (await combats.open()).newCombat();
  const sheet = new EngageSheet(page);
  await expect(sheet.unit('Knights')).toContainText('in 1 · Spearmen v Knights');
  await sheet.unit('Knights').click();
  await expect(sheet.refusal).toContainText('Knights: already in Spearmen v Knights.');
});

test('a new combat asks at once who fights, the charge is preset by the turn, and a unit joins from the card', async ({
  page,
}) => {
  const fight = await beginTwoAgainstTwo(page);
  const combats = new NamedCombats(page);
  await (await combats.open()).newCombat();
  const sheet = new EngageSheet(page);
  const taps = await countTaps(page);
  await sheet.unit('Spearmen').tap();
  await sheet.unit('Wolves').tap();
  await expect(sheet.whoCharged('Blue')).toBeChecked();
  await sheet.dialog.getByRole('button', { name: 'To the card' }).tap();
  expect(await taps()).toBe(3);
  await combats.expectShown('Spearmen v Wolves', 2);
  await expect(fight.toggle('Charge', 'Blue')).toBeChecked();

  await test.step('the players turn it, and undo names what was turned', async () => {
    await page.getByRole('button', { name: '+ Unit joins' }).tap();
    await sheet.whoCharged('Red').check();
    await sheet.close();
    await expect(fight.toggle('Charge', 'Red')).toBeChecked();
    await expect(fight.toggle('Charge', 'Blue')).not.toBeChecked();
    await fight.undoButton.tap();
    await expect(fight.toggle('Charge', 'Blue')).toBeChecked();
  });

  await test.step('a unit joins what is being fought', async () => {
    await page.getByRole('button', { name: '+ Unit joins' }).tap();
    await sheet.join('Archers');
    await sheet.close();
    await combats.expectShown('Spearmen, Archers v Wolves', 2);
  });
});

test('a charge with lists, held, takes nine taps', async ({ page }) => {
  const fight = await beginTwoAgainstTwo(page);
  await fight.closeRound();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'New combat' }).first().tap();
  const sheet = new EngageSheet(page);
  await sheet.unit('Spearmen').tap();
  await sheet.unit('Wolves').tap();
  await sheet.dialog.getByRole('button', { name: 'To the card' }).tap();
  await fight.loseButton('Red', 'Wolves').tap();
  await fight.loseButton('Red', 'Wolves').tap();
  await page.getByRole('button', { name: 'Wolves held' }).tap();
  await expect(fight.undoButton).toHaveAccessibleName(/^Undo: /);
  if (await fight.closeRoundButton.isVisible()) await fight.closeRoundButton.tap();
  await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(9);
});

test('an Old World combat between units of bare lists takes at most eighteen taps', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('Warhammer: The Old World');
  const fight = await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', { name: 'Grave Guard', points: '200', models: '24' });
  await armies.add('Red', { name: 'Clanrats', points: '100', models: '31' });
  await armies.openFight();
  await fight.closeRoundButton.click();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'New combat' }).first().tap();
  const picker = new EngageSheet(page);
  await picker.unit('Grave Guard').tap();
  await picker.unit('Clanrats').tap();
  await picker.dialog.getByRole('button', { name: 'To the card' }).tap();

  await test.step('what they are is asked in one sheet, three taps a unit, and the score is seen to follow', async () => {
    const say = 'Say what they are: Grave Guard, Clanrats';
    await page.getByRole('button', { name: say, exact: true }).tap();
    for (const [unit, width] of [
      ['Grave Guard', 6],
      ['Clanrats', 5],
    ] as const) {
      const dialog = page.getByRole('dialog', { name: `Say what they are: ${unit}`, exact: true });
      await dialog.getByRole('button', { name: 'Regular infantry', exact: true }).tap();
      await dialog.getByRole('button', { name: 'Close Order', exact: true }).tap();
      await dialog
        .getByRole('radiogroup', { name: 'Models wide' })
        .getByText(String(width), { exact: true })
        .tap();
      await dialog.getByRole('button', { name: /^(Next: Clanrats|To the card)$/ }).tap();
    }
  });
  await expect(page.getByRole('button', { name: /: not known\./ })).toHaveCount(0);
  for (let lost = 0; lost < 3; lost++) await fight.loseButton('Red', 'Clanrats').tap();
  await fight.closeRoundButton.tap();
  await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(18);
});

test('two units against one, in its flank, which breaks and is caught, take at most fourteen taps', async ({
  page,
}) => {
  const fight = await beginTwoAgainstTwo(page);
  await fight.closeRound();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'New combat' }).first().tap();
  const sheet = new EngageSheet(page);
  for (const unit of ['Spearmen', 'Archers', 'Wolves']) await sheet.unit(unit).tap();
  await sheet.dialog.getByRole('button', { name: 'Who faces whom?' }).tap();
  await sheet.facing('Archers', 'Wolves').tap();
  await sheet.dialog.getByRole('button', { name: 'To the card' }).tap();
  await expect(fight.toggle('Charge', 'Blue')).toBeChecked();
  await fight.loseButton('Red', 'Wolves').tap();
  await fight.loseButton('Red', 'Wolves').tap();
  const wolves = new UnitTest(page, 'Wolves');
  await wolves.line.getByRole('button', { name: 'Wolves broke' }).tap();
  await wolves.sheet.getByRole('button', { name: 'Caught', exact: true }).tap();
  await fight.closeRoundButton.tap();
  await expect(page.getByRole('region', { name: 'How the combat ended' })).toContainText('Wolves caught');
  expect(await taps()).toBeLessThanOrEqual(14);
});

test('a further round, held, takes at most seven taps', async ({ page }) => {
  const fight = await beginTwoAgainstTwo(page);
  await new NamedCombats(page).engage(['Spearmen', 'Wolves']);
  await fight.lose('Red', 1, 'Wolves');
  await page.getByRole('button', { name: 'Wolves held' }).click();
  await fight.closeRoundButton.click();
  await page.getByRole('button', { name: /^Next turn/ }).click();
  const taps = await countTaps(page);
  await expect(async () => {
    // The second tap of a double one does nothing here.
    await fight.nextRoundButton.tap({ timeout: 500 });
    await expect(fight.closeRoundButton).toBeVisible({ timeout: 500 });
  }).toPass();
  await fight.loseButton('Red', 'Wolves').tap();
  await fight.loseButton('Red', 'Wolves').tap();
  await fight.loseButton('Blue', 'Spearmen').tap();
  await page.getByRole('button', { name: 'Wolves held' }).tap();
  await fight.closeRoundButton.tap();
  await expect(page.getByRole('heading', { name: 'Round 2 is closed' })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(7);
});

test('the first combat by hand is settled after six taps, the two of New battle counted', async ({
  page,
}) => {
  const fight = await startBattle(page);
  const taps = await countTaps(page);
  await fight.loseButton('Red').tap();
  await fight.loseButton('Red').tap();
  await page.getByRole('button', { name: 'Red held' }).tap();
  await fight.closeRoundButton.tap();
  await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();
  expect(2 + (await taps())).toBeLessThanOrEqual(6);
});

test('a charge that breaks its enemy, who gets away by the inches rolled, takes at most eleven taps', async ({
  page,
}) => {
  const fight = await beginTwoAgainstTwo(page);
  await fight.closeRound();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'New combat' }).first().tap();
  const sheet = new EngageSheet(page);
  await sheet.unit('Spearmen').tap();
  await sheet.unit('Wolves').tap();
  await sheet.dialog.getByRole('button', { name: 'To the card' }).tap();
  for (let lost = 0; lost < 3; lost++) await fight.loseButton('Red', 'Wolves').tap();
  await new UnitTest(page, 'Wolves').sayBroke();
  await new UnitTest(page, 'Wolves').pursue('Blue', 9, 7);
  await fight.closeRoundButton.tap();
  const end = page.getByRole('region', { name: 'How the combat ended' });
  await expect(end).toContainText('Wolves fled');
  expect(await taps()).toBeLessThanOrEqual(11);
});

test('one unit against two that both test and are caught takes at most eighteen taps, a flank among them', async ({
  page,
}) => {
  const fight = await beginTwoAgainstTwo(page);
  await fight.closeRound();
  const taps = await countTaps(page);
  await page.getByRole('button', { name: 'New combat' }).first().tap();
  const sheet = new EngageSheet(page);
  for (const unit of ['Spearmen', 'Knights', 'Wolves']) await sheet.unit(unit).tap();
  await sheet.dialog.getByRole('button', { name: 'Who faces whom?' }).tap();
  await sheet.facing('Spearmen', 'Wolves').tap();
  await sheet.dialog.getByRole('button', { name: 'To the card' }).tap();
  await fight.loseButton('Red', 'Knights').tap();
  await fight.loseButton('Red', 'Wolves').tap();
  await fight.loseButton('Red', 'Wolves').tap();
  await page.getByRole('button', { name: '2 units test' }).tap();
  for (const unit of ['Knights', 'Wolves']) {
    const test = new UnitTest(page, unit);
    await test.line.getByRole('button', { name: `${unit} broke` }).tap();
    await test.sheet.getByRole('button', { name: 'Caught', exact: true }).tap();
  }
  await fight.closeRoundButton.tap();
  await expect(page.getByRole('region', { name: 'How the combat ended' })).toContainText(
    'Knights, Wolves caught',
  );
  expect(await taps()).toBeLessThanOrEqual(18);
});
