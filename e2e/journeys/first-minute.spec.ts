import type { Locator } from '@playwright/test';
import { exported } from '../exported';
import { axe, controlSizes, expect, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { FightPage } from '../pages/fight-page';
import { enterRoster } from '../pages/full-roster';
import { ScorePage } from '../pages/score-page';

const SMALLEST = { width: 360, height: 560 };

test('an empty app says what it does, shows it, and begins or shows a battle; restoring and receiving stand below', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  const battles = await BattlesPage.open(page);
  await expect(page.getByText(/^Settles every Round of Combat/)).toBeVisible();
  const picture = page.getByRole('img', { name: /^A settled combat: Blue 9, Red 6/ });
  await expect(picture).toBeVisible();
  const main = page.getByRole('main');
  const edges = async (control: Locator) => {
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  await expect(async () => {
    const example = await edges(battles.exampleButton);
    const newBattle = await edges(battles.newBattleButton);
    const restore = await edges(main.getByRole('link', { name: 'Restore a backup' }));
    const receive = await edges(main.getByRole('link', { name: 'Receive a battle' }));
    expect(restore.top).toBeGreaterThan(example.bottom);
    expect(receive.bottom).toBeGreaterThan(0);
    expect(Math.max(restore.bottom, receive.bottom)).toBeLessThanOrEqual(newBattle.top);
  }).toPass({ timeout: 30_000 });
  await axe(page);
  await controlSizes(page);
});

test('the example is a battle of six turns to look at and to play on, and says so everywhere', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  await battles.exampleButton.click();
  const fight = new FightPage(page);
  await expect(fight.closeRoundButton).toBeVisible();
  await fight.expectTurn('Turn 6 · Red');
  await expect(page.getByRole('banner').getByText('Example', { exact: true })).toBeVisible();
  await axe(page);

  await test.step('it is played on like any other, and what was played stays', async () => {
    await fight.lose('Red', 1);
    await fight.expectScore(6, 4, 'Blue wins by 2');
    await page.reload();
    await fight.expectScore(6, 4);
    await expect(fight.undoButton).toHaveAccessibleName(/Trolls/);
  });

  await test.step('in the list it stands by itself, under its name, and nothing is resumed', async () => {
    await fight.backToBattles();
    await expect(battles.example).toHaveCount(1);
    await expect(battles.example).toContainText('Example');
    await expect(battles.running).toHaveCount(0);
    await expect(battles.resumeButton).toBeHidden();
    await axe(page);
  });

  await test.step('looking again begins it afresh', async () => {
    await battles.exampleButton.click();
    await fight.expectScore(5, 4);
    await fight.backToBattles();
    await expect(battles.example).toHaveCount(1);
  });

  await test.step('ended, it is in no season and in no backup', async () => {
    await battles.example.getByRole('link').click();
    const end = await (await ScorePage.open(page)).openEnd();
    await end.leaveOpen();
    await end.end();
    await fight.backToBattles();
    await expect(battles.example).toHaveCount(1);
    await expect(battles.finished).toHaveCount(0);
    const season = await battles.openSeason();
    await expect(page.getByText('No battle has ended yet.', { exact: false })).toBeVisible();
    await season.backToBattles();
    const backup = await (await battles.openSettings()).openBackup();
    const file = await exported(page, () => backup.saveButton.click());
    expect(file.battles).toEqual([]);
    await page.goto('./');
  });

  await test.step('it can be taken away, whole', async () => {
    const { dialog } = await battles.options('Ada · Hill Clan v Bruno · Wild Host');
    await dialog.getByRole('button', { name: 'Remove the example' }).click();
    await expect(battles.example).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Deleted battles/ })).toBeHidden();
    await page.reload();
    await expect(battles.exampleButton).toBeVisible();
    await expect(battles.example).toHaveCount(0);
  });
});

test('the first fight has two hints, once: put away with a tap, or by the first thing tapped', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST);
  const hints = page.getByRole('note', { name: 'Hints' });
  const battles = await BattlesPage.open(page);
  const fight = await (await battles.newBattle()).fight();
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  await controlSizes(page);
  const covered = await page.locator('main button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      if (!button.checkVisibility({ contentVisibilityAuto: true })) return [];
      const { x, y, width, height } = button.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return met && (button === met || button.contains(met)) ? [] : [button.textContent];
    }),
  );
  expect(covered, 'controls under something').toEqual([]);
  await page.reload();
  await expect(hints).toBeVisible();
  await fight.lose('Red', 1);
  await expect(hints).toBeHidden();
  await fight.backToBattles();
  await (await battles.newBattle()).fight();
  await expect(fight.closeRoundButton).toBeVisible();
  await expect(hints).toBeHidden();
});

test('hints that were put away stay away', async ({ page }) => {
  const hints = page.getByRole('note', { name: 'Hints' });
  const battles = await BattlesPage.open(page);
  const fight = await (await battles.newBattle()).fight();
  await hints.getByRole('button', { name: 'Put the hints away' }).click();
  await expect(hints).toBeHidden();
  await expect(page.getByText('Nobody tests')).toBeVisible();
  await page.reload();
  await expect(fight.closeRoundButton).toBeVisible();
  await expect(hints).toBeHidden();
});

test('while a battle runs the primary button resumes it; names are offered again; a rematch asks nothing', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  const first = await battles.newBattle();
  await first.player('Blue').fill('Anna');
  await first.player('Red').fill('Maximiliane von und zu Hohenlohe-Langenb');
  await first.army('Red').fill('Undying Dynasties');
  await first.armyPoints.fill('2500');
  const fight = await first.fight();
  const armies = await ArmiesPage.open(page);
  await enterRoster(armies, 'Blue', [{ name: 'Spearmen', points: '325', models: '20' }]);
  await enterRoster(armies, 'Red', [{ name: 'Ghouls', points: '240', models: '30' }]);
  await armies.unit('Ghouls').lose(5);
  await armies.openFight();
  await fight.lose('Red', 1);
  await fight.backToBattles();

  await test.step('resumed with one tap', async () => {
    await page.setViewportSize(SMALLEST);
    await expect(battles.resumeButton).toContainText('Turn 1 · Blue');
    await axe(page);
    await battles.resumeButton.click();
    await fight.expectScore(1, 0);
  });

  await test.step('both players are offered for the next battle', async () => {
    await fight.backToBattles();
    const next = await battles.newBattle();
    await expect(next.player('Blue')).toHaveRole('combobox');
    const offered = (field: 'player' | 'army') =>
      next[field]('Red').evaluate((input) =>
        [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
      );
    expect(await offered('player')).toEqual(['Anna', 'Maximiliane von und zu Hohenlohe-Langenb']);
    expect(await offered('army')).toEqual(['Undying Dynasties']);
    await page.getByRole('link', { name: 'Back to the battles' }).click();
  });

  await test.step('the ended battle is fought again, armies whole', async () => {
    await battles.resumeButton.click();
    const end = await (await ScorePage.open(page)).openEnd();
    await end.leaveOpen();
    await end.end();
    await fight.backToBattles();
    await battles.rematch('Anna v Maximiliane von und zu Hohenlohe-Langenb · Undying Dynasties');
    await fight.expectScore(0, 0);
    const again = await ArmiesPage.open(page);
    await again.show('Red');
    await expect(again.unit('Ghouls').item).toContainText('30');
    await fight.backToBattles();
    await expect(battles.running).toHaveCount(1);
    await expect(battles.running).toContainText('2,500 points');
    await expect(battles.finished).toHaveCount(1);
  });
});
