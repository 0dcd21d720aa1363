import type { Page } from '@playwright/test';
import { writeYears } from '../../bench/years.mjs';
import { keepRecordsBusy, takeRecords, withRefusedRecords } from '../failing-disk';
import { axe, controlSizes, expect, installed, offlineTest, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { ScorePage } from '../pages/score-page';
import type { SeasonPage } from '../pages/season-page';

/** The season of so many battles, one in five without the owner's side. */
async function openSeason(page: Page, count: number): Promise<SeasonPage> {
  const battles = await BattlesPage.open(page);
  await writeYears(page, count);
  await page.reload();
  await expect(battles.finished.first()).toBeVisible();
  return battles.openSeason();
}

async function inspect(page: Page): Promise<void> {
  await axe(page);
  await controlSizes(page);
  const sideways = await page
    .locator('html, main, dialog')
    .evaluateAll((parts) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(sideways, 'parts that scroll sideways').toBe(0);
}

offlineTest(
  'a season of one battle, played here: who won it, how, and which unit did it',
  async ({ page, server }) => {
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.player('Blue').fill('Me');
    await newBattle.army('Blue').fill('Dwarven Holds');
    await newBattle.player('Red').fill('Anna');
    await page
      .getByRole('group', { name: 'Which side is mine' })
      .getByRole('radio', { name: 'Blue' })
      .check();
    const fight = await newBattle.fight();
    await fight.lose('Red', 2);
    await fight.closeRound();
    const breakTest = await fight.openBreakTest('Red');
    await breakTest.sayBroke('Red');
    await breakTest.close();
    await (await fight.openMenu()).end('Blue won');
    await fight.backToBattles();
    await installed(page);
    await server.kill();
    await page.reload();

    const season = await new BattlesPage(page).openSeason();
    await expect(season.part('Record')).toContainText('1 battle · 100% won');
    await expect(season.row('By army', 'Dwarven Holds')).toContainText('1 battle');
    await expect(season.row('By opponent', 'Anna')).toBeVisible();
    await expect(season.part('Rounds of Combat')).toContainText('from 1 battle');
    await expect(season.part('Break tests and luck')).toContainText('1 test of unknown odds is left out.');
    await expect(season.part('Best units')).toContainText('No unit has fought alone');
    await inspect(page);
    await season.backToBattles();
    await expect(page.getByRole('link', { name: 'New battle' })).toBeVisible();
  },
);

test('no battle yet, and battles without a side, each say what to do', async ({ page }) => {
  const season = await (await BattlesPage.open(page)).openSeason();
  await expect(page.getByText('No battle has ended yet.')).toBeVisible();
  await inspect(page);
  await season.backToBattles();
  const newBattle = await new BattlesPage(page).newBattle();
  const fight = await newBattle.fight();
  await (await fight.openMenu()).end('Red won');
  await fight.backToBattles();
  await new BattlesPage(page).openSeason();
  await expect(page.getByText('1 battle without your side is left out.')).toBeVisible();
  await expect(page.getByText('say which side was yours.')).toBeVisible();
  await page.getByRole('button', { name: 'Say which side was yours' }).click();
  await inspect(page);
  await page.getByRole('dialog').getByRole('radio', { name: 'Red' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(season.part('Record')).toContainText('1 battle · 100% won');
  await page.reload();
  await expect(season.part('Record')).toContainText('1 battle · 100% won');
});

test('hundreds of battles: every group sums to the whole, and says how many stand behind it', async ({
  page,
}) => {
  const season = await openSeason(page, 300);
  await expect(season.part('Record')).toContainText('240 battles');
  await expect(page.getByText('60 battles without your side are left out.')).toBeVisible();
  await season
    .part('By period')
    .getByRole('button', { name: /^Show all/ })
    .click();
  for (const group of ['By army', 'By opponent', 'By rulebook', 'By period']) {
    const behind = season.part(group).getByText(/^\d+ battles?$/);
    const counted = async () =>
      (await behind.allTextContents()).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    await expect.poll(counted, group).toBe(240);
  }
  await inspect(page);
});

test('a rulebook and a period narrow the season, and are remembered while the page lives', async ({
  page,
}) => {
  const season = await openSeason(page, 100);
  await page.getByRole('combobox', { name: 'Rulebook' }).selectOption('WFB 6');
  await expect(season.part('By rulebook').getByRole('rowheader')).toHaveCount(1);
  await season.backToBattles();
  await new BattlesPage(page).openSeason();
  await expect(season.part('By rulebook').getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('From day to day…');
  await page.getByRole('textbox', { name: 'From' }).fill('2001-01-01');
  await page.getByRole('textbox', { name: 'Up to' }).fill('2001-12-31');
  await expect(page.getByText('No battle by this rulebook in this period.')).toBeVisible();
  await inspect(page);
  await page.getByRole('combobox', { name: 'Period' }).selectOption('All time');
  await page.getByRole('combobox', { name: 'Rulebook' }).selectOption('Any');
  await expect(season.part('Record')).toContainText('80 battles');
});

test('an archived battle still counts, and a side said in the list too', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.player('Blue').fill('Anna');
  const fight = await newBattle.fight();
  await (await fight.openMenu()).end('A draw');
  await fight.backToBattles();
  const { dialog } = await battles.options('Anna v Red');
  await dialog.getByRole('radio', { name: 'Blue' }).check();
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  const season = await battles.openSeason();
  await expect(season.part('Record')).toContainText('1 battle');
});

test('a side said in the list is marked at the tap, however busy the disk, and kept', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  const fight = await (await battles.newBattle()).fight();
  await (await fight.openMenu()).end('A draw');
  await fight.backToBattles();
  const { dialog } = await battles.options('Blue v Red');
  const free = await keepRecordsBusy(page);
  for (const side of ['Blue', 'Neither', 'Red']) await dialog.getByRole('radio', { name: side }).check();
  await free();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await battles.options('Blue v Red');
  await expect(dialog.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test('a side that the disk refuses is not marked, and the menu says why and what to do', async ({
  page,
  context,
}) => {
  await withRefusedRecords(context, 'side.');
  const battles = await BattlesPage.open(page);
  await takeRecords(page);
  const fight = await (await battles.newBattle()).fight();
  await (await fight.openMenu()).end('A draw');
  await fight.backToBattles();
  await takeRecords(page, false);
  const { dialog } = await battles.options('Blue v Red');
  await dialog.getByRole('radio', { name: 'Blue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The side is not saved (no room). Tap it again.');
  await expect(dialog.getByRole('radio', { name: 'Blue' })).not.toBeChecked();
  await takeRecords(page);
  await dialog.getByRole('radio', { name: 'Blue' }).check();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('an answer that the disk refuses is asked again, and the question says why', async ({
  page,
  context,
}) => {
  await withRefusedRecords(context, 'side.');
  const battles = await BattlesPage.open(page);
  await takeRecords(page);
  const fight = await (await battles.newBattle()).fight();
  await (await fight.openMenu()).end('Red won');
  await ScorePage.open(page);
  await takeRecords(page, false);
  const question = page.getByRole('region', { name: 'Which side was yours?' });
  await question.getByRole('button', { name: 'Blue' }).click();
  await expect(question.getByRole('alert')).toHaveText('The answer is not saved (no room). Tap it again.');
  await takeRecords(page);
  await question.getByRole('button', { name: 'Blue' }).click();
  await expect(question).toBeHidden();
});

test('old cards are made anew while the season is on screen, and a battle that cannot be read is left out', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  await writeYears(page, 40);
  await page.evaluate(ageAndBreak);
  const season = await battles.openSeason();
  await expect(page.getByText('1 battle that cannot be read is left out.')).toBeVisible();
  await expect(season.part('Record')).toContainText('32 battles');
});

/**
 * Runs in the page: turns every card into one of an older version, and adds one that belongs to a battle
 * without a log.
 */
function ageAndBreak(): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('warledger');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('cards', 'readwrite');
      const cards = writing.objectStore('cards');
      const reading = cards.getAll();
      reading.onsuccess = () => {
        for (const { battleId, status, lastAt } of reading.result) {
          cards.put({ v: 0, battleId, status, lastAt });
        }
        cards.put({ v: 0, battleId: 'broken', status: 'finished', lastAt: 1 });
      };
      writing.oncomplete = () => {
        opening.result.close();
        done();
      };
      writing.onabort = () => fail(writing.error);
    };
  });
}

test('sides of many battles are said at once, by name or chosen together, and asked for after the next battle', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  for (const [blue, red] of [
    ['Anna', 'Bert'],
    ['Carl', 'Anna'],
    ['', ''],
    ['', ''],
  ] as const) {
    const newBattle = await battles.newBattle();
    if (blue !== '') await newBattle.player('Blue').fill(blue);
    if (red !== '') await newBattle.player('Red').fill(red);
    const fight = await newBattle.fight();
    await (await fight.openMenu()).end('Blue won');
    await fight.backToBattles();
  }
  const season = await battles.openSeason();
  await expect(page.getByText('4 battles without your side are left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Say which side was yours' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'I am Anna · 2 battles' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Choose all 2' }).click();
  await inspect(page);
  await dialog
    .getByRole('radiogroup', { name: 'My side in the 2 battles chosen' })
    .getByRole('radio', { name: 'Red' })
    .click();
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(season.part('Record')).toContainText('4 battles · 25% won');
  await season.backToBattles();

  await test.step('after a battle of somebody unknown it is asked once', async () => {
    const newBattle = await battles.newBattle();
    await newBattle.player('Blue').fill('Dora');
    const fight = await newBattle.fight();
    await (await fight.openMenu()).end('Red won');
    await ScorePage.open(page);
    const question = page.getByRole('region', { name: 'Which side was yours?' });
    await inspect(page);
    await question.getByRole('button', { name: 'Blue · Dora' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible();
    await expect(question).toBeHidden();
    await fight.backToBattles();
    await battles.openSeason();
    await expect(season.part('Record')).toContainText('5 battles · 20% won');
  });
});
