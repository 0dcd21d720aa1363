import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures';
import { ArmiesPage, UnitFormSheet } from '../pages/armies-page';
import { BattlesPage, startBattle } from '../pages/battles-page';
import { BreakTestSheet } from '../pages/break-test-sheet';
import { NamedCombats, UnitTest } from '../pages/engage-sheet';
import type { FightPage } from '../pages/fight-page';
import { enterRoster } from '../pages/full-roster';

/** Blue's Guard and its Captain against Red's Ogres and their Tyrant, in Combat 1. */
async function startWithCharacters(page: Page): Promise<FightPage> {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  const numbers = { 'Full Ranks': 0 };
  await enterRoster(armies, 'Blue', [
    { name: 'Guard', points: '200', models: '20', numbers },
    { name: 'Captain', points: '120', healthEach: '3', marks: ['Character'], numbers },
  ]);
  await enterRoster(armies, 'Red', [
    { name: 'Ogres', points: '300', models: '4', healthEach: '3', numbers },
    { name: 'Tyrant', points: '250', healthEach: '4', marks: ['Character'], numbers },
  ]);
  await armies.show('Blue');
  await armies.unit('Captain').open();
  await page.getByRole('combobox', { name: 'Joined to' }).selectOption('Guard');
  await axe(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  return armies.openFight();
}

test('a character joins a unit, and fights a duel that feeds Overkill', async ({ page }) => {
  const fight = await startWithCharacters(page);
  await new NamedCombats(page).engage(['Guard', 'Ogres', 'Tyrant']);
  // The whole card is on the screen: nothing needs scrolling.
  const isWhole = (main: HTMLElement) => main.scrollHeight <= main.clientHeight;
  expect(await page.getByRole('main').evaluate(isWhole)).toBe(true);
  await page.getByRole('button', { name: 'Duel', exact: true }).click();
  await page.getByRole('combobox', { name: 'Who struck' }).selectOption({ label: 'Tyrant · Red' });
  await page.getByRole('combobox', { name: 'Who was struck' }).selectOption({ label: 'Captain · Blue' });
  await page.getByRole('textbox', { name: 'Unsaved Health Points, in all' }).fill('5');
  await axe(page);
  await page.getByRole('button', { name: 'Tyrant deals 5 to Captain' }).click();
  await fight.expectScore(0, 5, 'Red wins by 5');
});

test('what was tapped wrongly is corrected from the log, and undone', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 4);
  await fight.expectScore(4, 0);
  const log = await fight.openLog();
  await log.line('Red lost 4').getByRole('button', { name: 'This was wrong: Red lost 4' }).click();
  await page.getByRole('button', { name: 'One fewer' }).click();
  await axe(page);
  await page.getByRole('button', { name: 'Correct to 3 lost' }).click();
  await expect(log.line(/Red lost 4.*corrected: Red lost 3/)).toBeVisible();
  await log.openFight();
  await fight.expectScore(3, 0);
  await page.reload();
  await fight.expectScore(3, 0);
});

test('a flight is told by two buttons, and nothing is destroyed unasked', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  const sheet = await fight.openBreakTest('Red');
  await sheet.sayBroke('Red');
  await axe(page);
  await sheet.dialog.getByRole('button', { name: 'Got away', exact: true }).click();
  await expect(sheet.dialog).toBeHidden();
  await expect(fight.breakTest('Red')).toContainText('Red fled and got away');
});

test('typed, fought, destroyed: a unit goes its way without a number tapped twice', async ({ page }) => {
  const fight = await startBattle(page);
  const armies = await ArmiesPage.open(page);

  await test.step('Enter in the name goes to the next field, and not to the next unit', async () => {
    await armies.show('Red');
    await armies.addUnitButton.click();
    const form = new UnitFormSheet(page);
    await form.name.fill('Wolves');
    await form.name.press('Enter');
    await expect(form.points).toBeFocused();
    await form.fill({ name: 'Wolves', points: '90', models: '5' });
    await form.field('Full Ranks').fill('0');
    await form.addAnother('Wolves');
    await form.fill({ name: 'Ogres', points: '300', models: '4' });
    await form.field('Full Ranks').fill('0');
    await form.add();
    await enterRoster(armies, 'Blue', [
      { name: 'Guard', points: '200', models: '20', numbers: { 'Full Ranks': 0 } },
    ]);
    await armies.openFight();
  });

  await test.step('the clock that runs is seen above the fight', async () => {
    const menu = await fight.openMenu();
    await menu.dialog.getByRole('button', { name: /^Blue’s clock/ }).click();
    await menu.close();
    await expect(page.getByRole('button', { name: /^Blue’s clock/ })).toBeVisible();
  });

  await test.step('All on the keypad takes what is left, and undo inside a sheet gives it back', async () => {
    await new NamedCombats(page).engage(['Guard', 'Wolves', 'Ogres']);
    await fight.lose('Red', 1, 'Wolves');
    const keypad = await fight.openLostKeypad('Red');
    await keypad.dialog.getByRole('button', { name: 'All', exact: true }).click();
    await keypad.confirm('Lose 4 more');
    await fight.expectLost('Red', 5);
    const again = await fight.openLostKeypad('Red');
    await again.dialog.getByRole('button', { name: 'Undo: Wolves −4' }).click();
    await again.close();
    await fight.expectLost('Red', 1);
  });

  await test.step('a unit set to destroyed is asked about once, and lies folded below the living', async () => {
    const room = await ArmiesPage.open(page);
    await room.show('Red');
    const ogres = await room.unit('Ogres').open();
    await ogres.fate('Destroyed').check();
    await expect(ogres.dialog.getByText('Were its 4 Health Points lost in Combat 1?')).toBeVisible();
    await ogres.button('Yes, they score').click();
    await ogres.close();
    await expect(page.getByText('1 unit off the table: Ogres')).toBeVisible();
    await expect(room.unit('Ogres').mark('Ogres')).toBeHidden();
    await room.unit('Ogres').expectStruckThrough();
    await room.openFight();
    await fight.expectScore(5, 0, 'Blue wins by 5');
    await page.reload();
    await fight.expectScore(5, 0, 'Blue wins by 5');
  });
});

test('a break test asks the roster who is in reach, and for the value where it is rolled without one', async ({
  page,
}) => {
  const fight = await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [{ name: 'Guard', models: '20', numbers: { 'Full Ranks': 0 } }]);
  await enterRoster(armies, 'Red', [
    { name: 'Wolves', models: '9', numbers: { 'Full Ranks': 0 } },
    { name: 'Boss', marks: ['General'], numbers: { Discipline: 9 } },
    { name: 'Banner', marks: ['Battle Standard'] },
  ]);
  await armies.openFight();
  await new NamedCombats(page).engage(['Guard', 'Wolves']);
  await fight.lose('Red', 2);
  const sheet = new BreakTestSheet(page);
  await page.getByRole('button', { name: 'Wolves: the break test in full' }).click();
  const { dialog } = sheet;

  await sheet.rollForMe();
  await dialog.getByRole('radiogroup', { name: 'Roll on which Discipline?' }).getByText('6').click();
  await expect(dialog.getByText(/^(Held|Broke) \(lost by 2, 4 or less, rolled \d+\)$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Undo: Wolves (held|broke)/ }).click();

  await dialog.getByRole('button', { name: 'Boss in reach?' }).click();
  await expect(dialog.getByText('7 or less (−2)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Banner in reach?' }).click();
  await expect(sheet.applies('Battle Standard')).toBeChecked();
  // The odds stay in view below the title, however long the list of switches is.
  await sheet.applies('Battle Standard').scrollIntoViewIfNeeded();
  await expect(dialog.getByText('83%')).toBeInViewport();
});

test('after a round comes what comes next in the game: another combat, the next turn, the result', async ({
  page,
}) => {
  const fight = await startBattle(page);
  const next = page.getByRole('button', { name: /^Next / });
  await fight.lose('Red', 1);
  await (await fight.openCombats()).openAnother();
  await fight.expectCombat(2);
  await fight.lose('Blue', 1);
  await fight.closeRoundButton.click();
  await expect(next.first()).toBeVisible();
  await page.getByRole('button', { name: 'Next combat Combat 1' }).click();
  await fight.expectCombat(1);
  await fight.expectScore(1, 0);
  await fight.closeRoundButton.click();
  await expect(page.getByRole('button', { name: 'Next turn Turn 1 · Red' })).toBeVisible();
  await page.getByRole('button', { name: 'End combat' }).click();
  await fight.expectCombat(2);
  await page.getByRole('button', { name: 'End combat' }).click();
  await expect(page.getByRole('heading', { name: 'Turn 1 · Blue: every combat is fought' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Combat 11 : 0 · Blue wins by 1',
    'Combat 20 : 1 · Red wins by 1',
  ]);
  await page.getByRole('button', { name: 'Next turn Turn 1 · Red' }).click();
  await fight.expectTurn('Turn 1 · Red');
  await (await fight.openMenu()).end('Blue won');
  await expect(page.getByRole('button', { name: 'Hand over the result' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeHidden();
});

test('who should have fled and is still engaged is asked about before the next round removes it', async ({
  page,
}) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('The Ninth Age, 3rd edition');
  const fight = await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  const numbers = { 'Proper Ranks': 0, Height: 1 };
  await enterRoster(armies, 'Blue', [{ name: 'Guard', models: '20', numbers }]);
  await enterRoster(armies, 'Red', [
    { name: 'Wolves', models: '9', numbers },
    { name: 'Bows', models: '9', numbers },
  ]);
  await armies.openFight();
  await new NamedCombats(page).engage(['Guard', 'Wolves', 'Bows']);
  await fight.lose('Red', 2, 'Wolves');
  for (const unit of ['Wolves', 'Bows']) {
    const tests = await UnitTest.openSeveral(page, 2);
    await new UnitTest(page, unit).sayBroke();
    await new UnitTest(page, unit).sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await tests.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await fight.closeRoundButton.click();
  const asked = page.getByRole('dialog', { name: 'Before you close the round' });
  await expect(asked).toContainText('Bows: flight open. Caught, or got away?');
  await asked.getByRole('button', { name: 'Close as it is' }).click();
  await fight.nextRoundButton.click();
  const sheet = page.getByRole('dialog', { name: 'Before the next round' });
  await axe(page);
  const bows = sheet.getByRole('group', { name: 'Bows: Broken and Shaken, and still engaged' });
  await bows.getByRole('radio', { name: /^Got away/ }).check();
  await sheet.getByRole('button', { name: 'Next round' }).click();
  await fight.expectScore(1, 0, 'Wolves destroyed');
  await new NamedCombats(page).expectShown('Guard v Wolves');
  await fight.undo('Round 2 began');
  await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();
});
