import { expectOnDisk } from '../disk';
import { exported } from '../exported';
import { expect, installed, offlineTest, test } from '../fixtures';
import { BattlesPage, startBattle } from '../pages/battles-page';
import { FightPage } from '../pages/fight-page';

/** 40 letters, the longest that a name may be. */
const LONGEST_NAME = 'Feldmarschall Wolfgang Amadeus von Stein';

offlineTest(
  'after a reload without a server everything is there: turn, combats, answers, and the combat on screen',
  async ({ page, server }) => {
    const fight = await startBattle(page);
    await (await fight.openTurnSheet()).next('Turn 1 · Red');
    await fight.lose('Red', 4);
    await fight.toggle('Charge', 'Blue').click();
    await fight.tapAround('Rear', 'Blue', 'in the enemy’s rear');
    await fight.more('Rank Bonus', 'Red', 3);
    await (await fight.openCombats()).openAnother();
    await fight.lose('Blue', 2);
    await (await fight.openCombats()).show(1);
    await fight.expectScore(7, 2, 'Blue wins by 5');
    await expectOnDisk(page, 14);
    await installed(page);
    await server.kill();

    await page.reload();
    await fight.expectTurn('Turn 1 · Red');
    await fight.expectCombat(1);
    await fight.expectScore(7, 2, 'Blue wins by 5');
    await fight.expectLost('Red', 4);
    await expect(fight.toggle('Charge', 'Blue')).toBeChecked();
    await fight.expectChosen('Rear', 'Blue', 'in the enemy’s rear');
    await fight.expectCount('Rank Bonus', 'Red', 3);
    await (await fight.openCombats()).show(2);
    await fight.expectScore(0, 2, 'Red wins by 2');
  },
);

offlineTest(
  'a closed round stands as it was recorded after a reload without a server',
  async ({ page, server }) => {
    const fight = await startBattle(page);
    await fight.lose('Red', 3);
    await fight.toggle('Charge', 'Red').click();
    await fight.closeRound();
    await expectOnDisk(page, 6);
    await installed(page);
    await server.kill();
    await page.reload();
    await fight.expectRecorded('Round 1 is closed', [
      ['+3', 'Damage dealt', '0'],
      ['0', 'Charge', '+1'],
    ]);
    await fight.nextRound();
    await fight.expectRound(2);
  },
);

test('a deleted battle comes back by undo, with everything in it', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 5);
  await fight.backToBattles();
  const battles = new BattlesPage(page);
  await battles.delete('Blue v Red');
  await expect(battles.running).toHaveCount(0);
  await battles.undoDeletion();
  await expect(battles.running).toHaveCount(1);
  await battles.openBattle('Blue v Red');
  await fight.expectScore(5, 0);
});

offlineTest(
  'a deleted battle comes back from the wastebasket after a reload without a server',
  async ({ page, server }) => {
    const fight = await startBattle(page);
    await fight.lose('Blue', 3);
    await fight.backToBattles();
    const battles = new BattlesPage(page);
    await battles.delete('Blue v Red');
    await expectOnDisk(page, 4);
    await installed(page);
    await server.kill();

    await page.reload();
    await expect(battles.newBattleButton).toBeVisible();
    await expect(battles.running).toHaveCount(0);
    const { dialog } = await battles.openWastebasket(1);
    await dialog.getByRole('button', { name: 'Bring back' }).click();
    await expect(battles.running).toHaveCount(1);
    await battles.openBattle('Blue v Red');
    await fight.expectScore(0, 3);
  },
);

test('of two battles only the chosen one is deleted', async ({ page }) => {
  for (const [index, player] of ['Anna', 'Ben'].entries()) {
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.player('Blue').fill(player);
    await newBattle.fight();
    await expectOnDisk(page, index + 1);
  }
  const battles = await BattlesPage.open(page);
  await expect(battles.running).toHaveCount(2);
  await battles.delete('Anna v Red');
  await expect(battles.running).toHaveCount(1);
  await expect(battles.card('Ben v Red')).toBeVisible();
});

test('New battle remembers the rulebook, after a reload too, and shows no more than its family', async ({
  page,
}) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await expect(newBattle.rulebook('The Ninth Age, 2nd edition')).toBeChecked();
  await newBattle.choose('Warhammer Fantasy Battle, 6th edition');
  const fight = await newBattle.fight();
  await expect(fight.toggle('Standard', 'Blue')).toBeVisible();
  await expectOnDisk(page, 1);

  await fight.backToBattles();
  await page.reload();
  const next = await new BattlesPage(page).newBattle();
  await expect(next.rulebook('Warhammer Fantasy Battle, 6th edition')).toBeChecked();
  await expect(next.fold('Warhammer Fantasy Battle, 6th edition')).toBeHidden();
  await expect(next.rulebook('The Ninth Age, 2nd edition')).toBeHidden();
  await expect(next.fold('The Ninth Age, 2nd edition')).toBeVisible();
});

test('names of 40 letters are kept whole, and one letter more is not taken', async ({ page }) => {
  expect(LONGEST_NAME).toHaveLength(40);
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.player('Blue').pressSequentially(`${LONGEST_NAME}!`);
  await expect(newBattle.player('Blue')).toHaveValue(LONGEST_NAME);
  await newBattle.army('Blue').fill('Das Heer von der Inneren und Äußeren Mark');
  await newBattle.player('Red').fill('Ben');
  const fight = await newBattle.fight();
  await expect(fight.scoreButton).toBeInViewport({ ratio: 1 });
  await fight.backToBattles();
  const battles = new BattlesPage(page);
  await expect(battles.card(LONGEST_NAME)).toContainText('v Ben');
});

test('army points are taken with their separators', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.armyPoints.fill('4 500');
  const fight = await newBattle.fight();
  const setup = await (await fight.openMenu()).openSetup();
  await expect(setup.armyPoints).toHaveValue('4500');
  await setup.armyPoints.fill('2.250');
  await setup.save();
  await fight.backToBattles();
  await expect(battles.card('Blue v Red')).toContainText('2,250 points');
});

test('army points in letters are refused with a sentence, and nothing typed is lost', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.player('Blue').fill('Anna');
  await newBattle.army('Red').fill('Dread Elves');
  await newBattle.armyPoints.fill('lots');
  await newBattle.fightButton.click();
  await expect(page.getByText('Army points are a whole number from 1 to 99,999.')).toBeVisible();
  await expect(newBattle.heading).toBeVisible();
  await expect(newBattle.player('Blue')).toHaveValue('Anna');
  await expect(newBattle.army('Red')).toHaveValue('Dread Elves');
  await expect(newBattle.armyPoints).toHaveValue('lots');
  for (const wrong of ['0', '-3', '100000', '12 €']) {
    await newBattle.armyPoints.fill(wrong);
    await newBattle.fightButton.click();
    await expect(newBattle.armyPoints).toHaveAttribute('aria-invalid', 'true');
  }
  await newBattle.armyPoints.fill('4500');
  await newBattle.fight();
});

test('names and points can be said later, and taken back', async ({ page }) => {
  const fight = await startBattle(page);
  const setup = await (await fight.openMenu()).openSetup();
  await setup.player('Blue').fill('Anna');
  await setup.army('Red').fill('Orcs and Goblins');
  await setup.save();
  const card = page.getByRole('main');
  await expect(card).toContainText('Anna');
  await expect(card).toContainText('Orcs and Goblins');
  await fight.undo('Set-up changed');
  await expect(card).not.toContainText('Anna');
});

test('the address of a battle that is not there says so, and leads to the battles', async ({ page }) => {
  await page.goto('./#/battle/nope/fight');
  await expect(page.getByText('This battle is not on this phone.')).toBeVisible();
  await page.getByRole('button', { name: 'To the battles' }).click();
  await expect(new BattlesPage(page).newBattleButton).toBeVisible();
});

test('an address that is no screen leads to the battles', async ({ page }) => {
  await page.goto('./#/no/such/screen');
  await expect(new BattlesPage(page).newBattleButton).toBeVisible();
});

test('a battle is exported into a file that is read back whole', async ({ page }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 3);
  await fight.undo('Red lost 1');
  await fight.backToBattles();
  const { dialog } = await new BattlesPage(page).options('Blue v Red');
  const file = await exported(page, () => dialog.getByRole('button', { name: 'Export battle' }).click());
  expect(file.name).toMatch(/^warledger-\d{4}-\d{2}-\d{2}\.jsonl$/);
  // The start, three taps, one undone.
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([5]);
});

test('all battles are exported into one file, deleted ones too', async ({ page }) => {
  await startBattle(page);
  await expectOnDisk(page, 1);
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.backToBattles();
  const battles = new BattlesPage(page);
  await expect(battles.running).toHaveCount(2);
  await page.getByRole('button', { name: 'More for Blue v Red' }).first().click();
  await page.getByRole('button', { name: 'Delete battle' }).click();
  await expect(battles.running).toHaveCount(1);
  const settings = await battles.openSettings();
  const backup = await settings.openBackup();
  const file = await exported(page, () => backup.saveButton.click());
  expect(file.battles.map(({ entries }) => entries.length).toSorted()).toEqual([1, 3]);
});

test('a battle opened in a fresh tab by its address goes on where it was', async ({ page, context }) => {
  const fight = await startBattle(page);
  await fight.lose('Red', 2);
  await fight.expectScore(2, 0);
  await expectOnDisk(page, 3);
  const address = page.url();
  await page.close();
  const fresh = await context.newPage();
  await fresh.goto(address);
  const again = new FightPage(fresh);
  await again.expectScore(2, 0);
  await again.lose('Red', 1);
  await again.expectScore(3, 0);
});
