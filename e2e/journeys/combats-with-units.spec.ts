import type { Page } from '@playwright/test';
import { expect, installed, offlineTest, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { startBattle } from '../pages/battles-page';
import { type Fight, ForgottenSheet, NamedCombats, UnitTest } from '../pages/engage-sheet';
import { enterRoster, type FullUnit } from '../pages/full-roster';

const SPEARMEN: FullUnit = {
  name: 'Spearmen',
  points: '333',
  models: '20',
  marks: ['Standard'],
  numbers: { Discipline: 7, 'Full Ranks': 4 },
};
const HALBERDIERS: FullUnit = {
  name: 'Halberdiers',
  points: '280',
  models: '15',
  numbers: { Discipline: 8, 'Full Ranks': 3 },
};
/** Four knights: three lost leave one of four, which is Shattered. */
const KNIGHTS: FullUnit = {
  name: 'Knights',
  points: '481',
  models: '4',
  marks: ['Standard', 'Battle Standard'],
  numbers: { Discipline: 8, 'Full Ranks': 0 },
};
const DRAGON: FullUnit = {
  name: 'Dragon',
  points: '650',
  healthEach: '6',
  numbers: { Discipline: 9, 'Full Ranks': 0 },
};

/** Spearmen have charged the Knights' front, and are held in their own flank. */
const WORKED: readonly Fight[] = [
  { unit: 'Spearmen', enemy: 'Knights', facing: 'front', charged: true },
  { unit: 'Knights', enemy: 'Spearmen', facing: 'left flank' },
];

async function startWithArmies(page: Page, blue: readonly FullUnit[], red: readonly FullUnit[]) {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', blue);
  await enterRoster(armies, 'Red', red);
  const fight = await armies.openFight();
  return { armies, fight, combats: new NamedCombats(page) };
}

/** The small line above every room. */
async function expectScoreLine(page: Page, victoryPoints: string): Promise<void> {
  await expect(page.getByRole('banner').getByText(victoryPoints)).toBeVisible();
}

async function loseInArmies(page: Page, side: 'Blue' | 'Red', unit: string, count: number): Promise<void> {
  const armies = await ArmiesPage.open(page);
  await armies.show(side);
  await armies.unit(unit).lose(count);
}

test('the worked combat is proposed by its units; a tap on the tile or on the unit is one entry with three effects', async ({
  page,
}) => {
  const { armies, fight, combats } = await startWithArmies(page, [SPEARMEN], [KNIGHTS]);

  await test.step('the units propose every row but the casualties', async () => {
    await combats.engage(['Spearmen', 'Knights'], WORKED);
    await combats.expectShown('Spearmen v Knights');
    await fight.expectScore(5, 3, 'Blue wins by 2');
    await expect(fight.toggle('Charge', 'Blue')).toBeChecked();
    await expect(fight.toggle('Charge', 'Red')).not.toBeChecked();
    await fight.expectChosen('Flank', 'Red', 'in the enemy’s flank');
    await fight.expectCount('Rank Bonus', 'Blue', 4);
    await fight.expectCount('Standards', 'Blue', 1);
    await fight.expectCount('Standards', 'Red', 2);
  });

  await test.step('casualties on the tile are losses of the unit', async () => {
    await fight.lose('Blue', 3);
    await fight.lose('Red', 2);
    await expectScoreLine(page, 'Blue 0 : 0 Red');
    await loseInArmies(page, 'Blue', 'Spearmen', 2);
    await armies.unit('Spearmen').expectHealth(5, '15 of 20');
    await armies.show('Red');
    await armies.unit('Knights').expectHealth(2, '2 of 4');
  });

  await test.step('a loss of the unit is a casualty in the combat, and moves the score of the battle', async () => {
    await armies.unit('Knights').lose(1);
    await expect(armies.unit('Knights').mark('Shattered')).toBeVisible();
    await expectScoreLine(page, 'Blue 241 : 0 Red');
    await armies.openFight();
    await fight.expectLost('Blue', 5);
    await fight.expectLost('Red', 3);
    await fight.expectScore(8, 8, 'A tie: both are winners');
  });

  await test.step('undo takes the three effects of one gesture back together, and redo gives them again', async () => {
    await fight.undo('Knights −1');
    await fight.expectScore(7, 8, 'Red wins by 1');
    await expectScoreLine(page, 'Blue 0 : 0 Red');
    await fight.redo('Knights −1');
    await fight.expectScore(8, 8);
    await expectScoreLine(page, 'Blue 241 : 0 Red');
  });

  await test.step('each tap is an entry of its own, whichever room it was made in', async () => {
    await fight.undo('Knights −1');
    await fight.undo('Spearmen −1');
    await fight.undo('Spearmen −1');
    await fight.undo('Knights −1');
    await fight.undo('Knights −1');
    for (let tap = 0; tap < 3; tap++) await fight.undo('Spearmen −1');
    await fight.expectScore(5, 3);
    await expect(fight.undoButton).toHaveAccessibleName('Undo: Knights hit Spearmen in the left flank');
  });
});

test('the last Health Point destroys the unit in the same tap; give back brings it back', async ({
  page,
}) => {
  const { fight, combats } = await startWithArmies(page, [SPEARMEN], [KNIGHTS]);
  await combats.engage(['Spearmen', 'Knights'], WORKED);
  await fight.lose('Red', 3);
  await expectScoreLine(page, 'Blue 241 : 0 Red');
  await fight.lose('Red', 1);
  // The whole cost, and 200 for the Battle Standard.
  await expectScoreLine(page, 'Blue 681 : 0 Red');
  await fight.giveBack('Red', 'Knights');
  await fight.expectLost('Red', 3);
  await expectScoreLine(page, 'Blue 241 : 0 Red');
});

test('with several units a side has one tile for each, which loses and gives back for that unit alone', async ({
  page,
}) => {
  const { armies, fight, combats } = await startWithArmies(page, [SPEARMEN], [KNIGHTS, DRAGON]);
  await combats.engage(['Spearmen', 'Knights', 'Dragon'], WORKED);
  await combats.expectShown('Spearmen v Knights, Dragon');

  await test.step('each tap falls on the unit of its tile, and the side’s sum says what it scored', async () => {
    await fight.lose('Red', 2, 'Dragon');
    await fight.lose('Red', 1, 'Knights');
    await fight.expectLost('Red', 3);
    await expect(fight.losses('Red')).toContainText('Red: 3 lost · Blue +3');
    await expect(fight.losses('Red')).toContainText('2 lost · 4 left');
  });

  await test.step('the last one tapped is the largest', async () => {
    await expect(fight.lostNumber('Red')).toHaveAccessibleName(/^Knights lost 1 /);
    await fight.lose('Red', 1, 'Dragon');
    await expect(fight.lostNumber('Red')).toHaveAccessibleName(/^Dragon lost 3 /);
  });

  await test.step('what is given back goes to the unit of the tile, whoever lost last', async () => {
    await fight.giveBack('Red', 'Knights');
    await ArmiesPage.open(page);
    await armies.show('Red');
    await armies.unit('Dragon').expectHealth(3, '3 of 6');
    await armies.unit('Knights').expectHealth(0, '4 of 4');
    await armies.openFight();
    await fight.expectLost('Red', 3);
    await expect(fight.giveBackButton('Red', 'Knights')).toBeDisabled();
  });

  await test.step('a unit with nothing left loses no more, and the next round counts from 0', async () => {
    await fight.lose('Red', 3, 'Dragon');
    await expect(fight.loseButton('Red', 'Dragon')).toBeDisabled();
    await fight.giveBack('Red', 'Dragon');
    await fight.closeRound();
    await fight.nextRound();
    await fight.expectLost('Red', 0);
    await fight.lose('Red', 1, 'Knights');
    await expect(fight.undoButton).toHaveAccessibleName('Undo: Knights −1');
  });
});

test('a large number falls on the unit whose number was opened, all of it, or without a unit', async ({
  page,
}) => {
  const { armies, fight, combats } = await startWithArmies(page, [SPEARMEN], [KNIGHTS, DRAGON]);
  await combats.engage(['Spearmen', 'Knights', 'Dragon'], WORKED);
  await fight.lose('Red', 1, 'Dragon');
  await (await fight.openLostKeypad('Red')).loseMore(2);
  await expect(fight.undoButton).toHaveAccessibleName('Undo: Dragon −2');
  await (await fight.openLostKeypad('Red')).setTo(1);
  await fight.expectLost('Red', 1);
  await expect(fight.undoButton).toHaveAccessibleName('Undo: Dragon +2');

  const all = await fight.openLostKeypad('Red');
  await all.dialog.getByRole('button', { name: 'All', exact: true }).click();
  await all.confirm('Lose 5 more');
  await fight.expectLost('Red', 6);
  await expect(fight.loseButton('Red', 'Dragon')).toBeDisabled();

  await fight.lose('Red', 1, 'Knights');
  const keypad = await fight.openLostKeypad('Red');
  await keypad.type(2);
  await keypad.confirm('Lose 2 without a unit');
  await fight.expectLost('Red', 9);
  await ArmiesPage.open(page);
  await armies.show('Red');
  await armies.unit('Knights').expectHealth(1, '3 of 4');
  await armies.openFight();
  await fight.giveBack('Red', 'Red');
  await fight.expectLost('Red', 8);
});

test('what a spell kills costs health and Victory Points, but does not score in the combat', async ({
  page,
}) => {
  const { armies, fight, combats } = await startWithArmies(page, [SPEARMEN], [KNIGHTS]);
  await combats.engage(['Spearmen', 'Knights'], WORKED);
  await ArmiesPage.open(page);
  await armies.show('Red');
  const sheet = await armies.unit('Knights').open();
  await sheet.notFromCombat(1).click();
  await sheet.close();
  await armies.unit('Knights').lose(2);
  await armies.openFight();
  await fight.expectLost('Red', 0);
  await fight.expectScore(5, 3);
  await fight.lose('Red', 1);
  await fight.expectScore(6, 3);
  await expectScoreLine(page, 'Blue 241 : 0 Red');
});

test('an answer by hand says so, and what it leaves out is said once with one tap to add it', async ({
  page,
}) => {
  const { fight, combats } = await startWithArmies(page, [SPEARMEN], [KNIGHTS]);
  await combats.engage(['Spearmen', 'Knights'], WORKED);
  await fight.fewer('Standards', 'Red');
  await fight.fewer('Standards', 'Red');
  await fight.more('Rank Bonus', 'Blue');
  await fight.expectScore(5, 1);
  await expect(page.getByRole('main').getByText('by hand')).toHaveCount(2);

  const forgotten = new ForgottenSheet(page);
  await fight.closeRoundButton.click();
  await forgotten.expectSaid('Standards, Red: proposed by the units, but not in the score.');
  await forgotten.add('+2');
  await fight.expectScore(5, 3);
  await forgotten.closeRound();
  await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();

  await fight.undo('Round 1 closed 5 : 3');
  await fight.undo('Standards reset, Red');
  await fight.expectScore(5, 1);
  await fight.closeRoundButton.click();
  await forgotten.closeRound();
  await expect(page.getByRole('heading', { name: 'Round 1 is closed' })).toBeVisible();
  await fight.expectScore(5, 1);
});

test('each unit of the losing side tests alone: one holds, one breaks, is caught and has left the next round', async ({
  page,
}) => {
  const { armies, fight, combats } = await startWithArmies(page, [SPEARMEN, HALBERDIERS], [DRAGON]);
  await combats.engage(
    ['Spearmen', 'Halberdiers', 'Dragon'],
    [{ unit: 'Halberdiers', enemy: 'Dragon', facing: 'right flank' }],
  );
  await combats.expectShown('Spearmen, Halberdiers v Dragon');
  await fight.lose('Blue', 10, 'Spearmen');
  // Ten spearmen fill no more than three ranks: 2, a standard, the flank with a Full Rank 2: 5 against 10.
  await fight.expectScore(5, 10, 'Red wins by 5');

  await test.step('both test, each on its own Discipline', async () => {
    const several = await UnitTest.openSeveral(page, 2);
    const spearmen = new UnitTest(page, 'Spearmen');
    const halberdiers = new UnitTest(page, 'Halberdiers');
    // Steadfast: more Full Ranks than the dragon, which has none.
    await expect(spearmen.line).toContainText('Steadfast · 7 or less');
    await expect(halberdiers.line).toContainText('Steadfast · 8 or less');
    await halberdiers.sayHeld();
    await spearmen.sayBroke();
    await spearmen.pursue('Red', 6, 9);
    await expect(several).toBeHidden();
    await page.getByRole('button', { name: 'Spearmen broke · Halberdiers held' }).click();
    await expect(spearmen.line).toContainText('Spearmen fled 6" and got caught (9")');
    await expect(halberdiers.line).toContainText('Held, lost by 5, 8 or less');
    await several.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('the broken one is fleeing, the caught one destroyed, and undo goes back the same way', async () => {
    await expectScoreLine(page, 'Blue 0 : 333 Red');
    await fight.undo('Spearmen fled 6" and got caught (9")');
    // Whether Spearmen were caught is open again: more may come.
    await expectScoreLine(page, 'Blue 0 : 167+ Red');
    await ArmiesPage.open(page);
    await armies.show('Blue');
    await expect(armies.unit('Spearmen').mark('fleeing')).toBeVisible();
    await armies.undo('Spearmen: 6" fled, pursuit open');
    await armies.undo('Spearmen broke');
    await expect(armies.unit('Spearmen').mark('fleeing')).toBeHidden();
    await armies.redo('Spearmen broke');
    await armies.redo('Spearmen: 6" fled, pursuit open');
    await armies.redo('Spearmen fled 6" and got caught (9")');
    await armies.unit('Spearmen').expectStruckThrough();
    await armies.openFight();
  });

  await test.step('the next round is fought, and proposed, by those who are left', async () => {
    await fight.closeRound();
    await fight.nextRound();
    await combats.expectShown('Halberdiers v Dragon');
    // No standard, and two ranks after the first; still in the flank.
    await fight.expectScore(4, 0);
    await fight.expectCount('Rank Bonus', 'Blue', 3);
    await fight.expectCount('Standards', 'Blue', 0);
    await fight.lose('Blue', 1);
    await fight.expectLost('Blue', 1);
    await expect(fight.undoButton).toHaveAccessibleName('Undo: Halberdiers −1');
  });
});

test('a unit fights in one combat only, and one that fights is not removed: both say where', async ({
  page,
}) => {
  const { armies, combats } = await startWithArmies(page, [SPEARMEN, HALBERDIERS], [KNIGHTS]);
  await combats.engage(['Spearmen', 'Knights'], WORKED);
  await (await combats.open()).openAnother();
  await combats.expectShown('Combat 2', 2);
  const sheet = await combats.openUnits();
  await sheet.join('Halberdiers');
  await sheet.unit('Knights').click();
  await expect(sheet.refusal).toHaveText(
    'Knights: already in Spearmen v Knights. End that combat, or take the unit out of it first.',
  );
  await expect(sheet.unit('Knights')).not.toBeChecked();
  await sheet.close();
  await combats.expectShown('Halberdiers v …', 2);

  await ArmiesPage.open(page);
  await armies.show('Red');
  const knights = await armies.unit('Knights').open();
  await knights.button('Remove').click();
  await expect(knights.refusal).toHaveText(
    'Knights: already in Spearmen v Knights. End that combat, or take the unit out of it first.',
  );
  await knights.close();
  await armies.expectUnits('Knights');
});

offlineTest(
  'a combat with units goes on where it was after a reload without a server',
  async ({ page, server }) => {
    const { armies, fight, combats } = await startWithArmies(page, [SPEARMEN], [KNIGHTS, DRAGON]);
    await combats.engage(['Spearmen', 'Knights'], WORKED);
    await fight.lose('Red', 3);
    await combats.engageAnother(['Dragon']);
    await fight.lose('Red', 1);
    await installed(page);
    await server.kill();
    await page.reload();

    await combats.expectShown('… v Dragon', 2);
    await fight.expectLost('Red', 1);
    await combats.show('Spearmen v Knights');
    await fight.expectScore(8, 3, 'Blue wins by 5');
    await expectScoreLine(page, 'Blue 241 : 0 Red');
    await fight.lose('Blue', 5);
    await fight.expectScore(8, 8);
    await fight.giveBack('Red');
    await expectScoreLine(page, 'Blue 0 : 0 Red');
    await ArmiesPage.open(page);
    await armies.show('Red');
    await armies.unit('Knights').expectHealth(2, '2 of 4');
    await armies.unit('Dragon').expectHealth(1, '5 of 6');
  },
);
