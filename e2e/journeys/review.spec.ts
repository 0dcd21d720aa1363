import type { Page } from '@playwright/test';
import { appendEntryOfNewerVersion, expectOnDisk, recordAsOlderRules } from '../disk';
import { axe, controlSizes, expect, installed, offlineTest, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { NamedCombats } from '../pages/engage-sheet';
import { FightPage } from '../pages/fight-page';
import { enterRoster } from '../pages/full-roster';
import { ReviewPage, type ReviewRoomName } from '../pages/review-page';

const LONGEST_NAME = 'Feldmarschall Wolfgang Amadeus von Stein';
const ROOMS: readonly ReviewRoomName[] = ['Result', 'Replay', 'Log', 'Combats', 'Units', 'Charts'];

/** Axe, the size of every control, and no overflow at the side. */
async function inspect(page: Page): Promise<void> {
  await axe(page);
  await controlSizes(page);
  const sideways = await page
    .locator('html, main, dialog')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map(({ tagName }) => tagName),
    );
  expect(sideways, 'what scrolls sideways').toEqual([]);
}

/**
 * A short battle, played through the app. Entries: 1 start, 2 Spearmen, 3 Greybeards, 4 and 5 engaged, 6 and
 * 7 Greybeards −1, 8 Spearmen −1, 9 that undone, 10 closed, 11 Turn 1 · Red, 12 Spearmen −4 by shooting.
 */
async function playBattle(page: Page, blue = 'Spearmen', red = 'Greybeards'): Promise<FightPage> {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.choose('The Ninth Age, 2nd edition');
  await newBattle.player('Blue').fill('Anna');
  await newBattle.player('Red').fill('Ben');
  await newBattle.armyPoints.fill('1000');
  await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  const numbers = { 'Full Ranks': 0 };
  await enterRoster(armies, 'Blue', [{ name: blue, points: '333', models: '20', numbers }]);
  await enterRoster(armies, 'Red', [{ name: red, points: '401', models: '20', numbers }]);
  const fight = await armies.openFight();
  await new NamedCombats(page).engage([blue, red]);
  await fight.lose('Red', 2);
  await fight.lose('Blue', 1);
  await fight.undo(`${blue} −1`);
  await fight.closeRound();
  await (await fight.openTurnSheet()).next('Turn 1 · Red');
  const room = await ArmiesPage.open(page);
  await room.show('Blue');
  await (await room.unit(blue).openKeypad()).loseMore(4);
  return new FightPage(page);
}

async function playAndEnd(page: Page): Promise<ReviewPage> {
  const fight = await playBattle(page);
  await (await fight.openMenu()).end('Blue won');
  return (await fight.openMenu()).review();
}

offlineTest(
  'a finished battle is read without its server: result, any moment, a filtered log, a unit’s story',
  async ({ page, server }) => {
    await playAndEnd(page);
    await expectOnDisk(page, 13);
    await installed(page);
    await server.kill();
    await page.reload();
    const review = new ReviewPage(page);

    await expect(page.getByText('Anna (Blue) won').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText('Anna');

    await review.goTo('Replay');
    await review.expectMoment('Entry 13 of 13', 'The battle ended');
    await review.expectUnitThen('Blue', 'Spearmen', '16 of 20');
    await review.slideTo(7);
    await review.expectMoment('Entry 7 of 13', 'Greybeards −1');
    await review.expectUnitThen('Red', 'Greybeards', '18 of 20');
    await review.expectUnitThen('Blue', 'Spearmen', '20 of 20');
    await expect(review.moment.getByText('2 : 0')).toBeVisible();
    await review.step('One entry on');
    await review.expectMoment('Entry 8 of 13', 'Spearmen −1');
    await expect(review.controls.getByText('undone later')).toBeVisible();
    await review.expectUnitThen('Blue', 'Spearmen', '19 of 20');
    await review.step('One entry on');
    await review.expectMoment('Entry 9 of 13', 'Undone: Spearmen −1');
    await review.expectUnitThen('Blue', 'Spearmen', '20 of 20');
    await review.toTurn('Turn 1 · Red');
    await review.expectMoment('Entry 11 of 13', 'Turn 1 · Red');

    await review.goTo('Log');
    await review.filter('Unit', 'Greybeards');
    await expect(review.line('Greybeards −2')).toBeVisible();
    await expect(review.line('Round 1 closed')).toBeVisible();
    await expect(review.line('Spearmen −4')).toHaveCount(0);
    await review.filter('What', 'Score');
    await expect(page.getByText('Nothing in the log fits all of that.')).toBeVisible();
    await review.showEverything();
    await review.filter('Side', 'Blue');
    await expect(review.line('Spearmen −4')).toBeVisible();
    await expect(review.line('Greybeards −2')).toHaveCount(0);
    await review.line('Spearmen −4').getByRole('link').click();
    await review.expectMoment('Entry 12 of 13', 'Spearmen −4');

    await review.goTo('Units');
    await review.line('Spearmen').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Spearmen' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Health: 20, 16' })).toBeVisible();
    await expect(page.getByText('16 of 20 left · fighting')).toBeVisible();
    await expect(review.line('Spearmen −1').locator('s')).toBeVisible();
    await expect(review.line('Greybeards −2')).toHaveCount(0);
  },
);

test('a note after the end stands beside the round it corrects, and changes nothing of it', async ({
  page,
}) => {
  const review = await playAndEnd(page);
  await review.goTo('Combats');
  const combat = review.combat('1 · Spearmen v Greybeards');
  await expect(combat.getByText('Blue wins by 2')).toBeVisible();
  await expect(combat.getByRole('list', { name: 'Lines of round 1' })).toContainText('Damage dealt');
  await expect(page.getByRole('region', { name: 'By today’s rules' })).toHaveCount(0);

  const sheet = await review.openNote('Add a note: round 1');
  await sheet.trySaving('   ');
  await expect(sheet.dialog.getByRole('alert')).toHaveText(
    'Write something first: a note has one letter at least.',
  );
  await sheet.trySaving('x'.repeat(501));
  await expect(sheet.dialog.getByRole('alert')).toHaveText('The note is too long: 500 letters at most.');
  await inspect(page);
  await sheet.save('We forgot the banner of the Greybeards.');
  await expect(combat.getByRole('list', { name: 'Notes' })).toContainText('We forgot the banner');
  await expect(combat.getByText('Blue wins by 2')).toBeVisible();
  await inspect(page);

  await review.goTo('Log');
  await expect(review.line('Round 1 closed').first()).toContainText('We forgot the banner');
  await (await review.openNote('Add a note')).save('A fine evening.');
  await review.filter('What', 'Notes');
  await expect(review.line('A fine evening.')).toBeVisible();
  await review.goTo('Result');
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('A fine evening.');

  await expectOnDisk(page, 15);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('A fine evening.');
});

test('what older rules recorded stands, and what today’s rules would say stands beside it', async ({
  page,
}) => {
  const review = await playAndEnd(page);
  await expectOnDisk(page, 13);
  await recordAsOlderRules(page, 3);
  await page.reload();
  await review.goTo('Combats');
  const combat = review.combat('1 · Spearmen v Greybeards');
  await expect(combat.getByText('Blue wins by 5')).toBeVisible();
  await expect(combat.getByRole('region', { name: 'By today’s rules' })).toContainText(
    '2 : 0 · Blue wins by 2',
  );
  await inspect(page);
});

test('the charts say in a table what they show', async ({ page }) => {
  const review = await playAndEnd(page);
  await review.goTo('Charts');
  const health = page.getByRole('region', { name: 'Health Points left' });
  await expect(
    health.getByRole('img', {
      name: 'Health Points left by turn: Blue from 20 to 16, Red from 20 to 18',
    }),
  ).toBeVisible();
  await health.getByText('As a table').click();
  await expect(health.getByRole('row', { name: 'Turn 1 · Blue 20 18' })).toBeVisible();
  await expect(health.getByRole('row', { name: 'Turn 1 · Red 16 18' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Victory Point difference' })).toContainText('Level');
  const damage = page.getByRole('region', { name: 'Who did the damage' });
  await expect(damage.getByRole('listitem')).toHaveText([/Blue Spearmen.*2/]);
  await inspect(page);
});

test('a running battle is reviewed, a moment of its log is seen, and it is played on', async ({ page }) => {
  const fight = await playBattle(page);
  await fight.openLog();
  const review = new ReviewPage(page);
  await review.line('Greybeards −2').getByRole('link').click();
  await review.expectMoment('Entry 7 of 12', 'Greybeards −1');
  await review.goTo('Result');
  await expect(page.getByText('It has not ended yet: this is how it stands.')).toBeVisible();
  await page.getByRole('link', { name: 'Play on' }).click();
  await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible();
  await expectOnDisk(page, 12);
});

test('a log that cannot be read whole is shown as far as it is known, and takes no note', async ({
  page,
}) => {
  const review = await playAndEnd(page);
  await expectOnDisk(page, 13);
  await appendEntryOfNewerVersion(page);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be read by this version' })).toBeVisible();
  await review.goTo('Replay');
  await review.expectMoment('Entry 13 of 13', 'The battle ended');
  await expect(review.controls.getByRole('button', { name: 'Add a note about this entry' })).toBeDisabled();
  await review.goTo('Log');
  await expect(page.getByText('Entry 14: from a newer version')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeDisabled();
  await inspect(page);
});

test('every room is for everyone, with the longest names', async ({ page }) => {
  const fight = await playBattle(page, LONGEST_NAME, LONGEST_NAME.replace('Stein', 'Holz'));
  await (await fight.openMenu()).end('Blue won');
  const review = await (await fight.openMenu()).review();
  for (const room of ROOMS) {
    await review.goTo(room);
    await inspect(page);
  }
  await review.goTo('Units');
  await review.line(LONGEST_NAME).getByRole('link').click();
  await expect(page.getByRole('img', { name: /^Health: / })).toBeVisible();
  await inspect(page);
  await review.goTo('Log');
  await review.filter('Side', 'Blue');
  await inspect(page);
});
