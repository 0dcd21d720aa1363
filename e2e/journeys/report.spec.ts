import type { Page } from '@playwright/test';
import { axe, controlSizes, expect, installed, offlineTest, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { NamedCombats } from '../pages/engage-sheet';
import { FightPage } from '../pages/fight-page';
import { HandOverPage, sharedThings, withShareSheet } from '../pages/hand-over-page';
import { ScorePage } from '../pages/score-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Anna's Spearmen beat Bert's Knights 3 : 1 in the first round; one more tap was undone. */
async function fightOneRound(page: Page): Promise<FightPage> {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.player('Blue').fill('Anna');
  await newBattle.army('Blue').fill('Dread Elves');
  await newBattle.player('Red').fill('Bert');
  await newBattle.armyPoints.fill('2000');
  const fight = await newBattle.fight();
  await fight.lose('Red', 3);
  await fight.lose('Blue', 1);
  await fight.lose('Blue', 1);
  await fight.undo('Blue lost 1');
  await fight.closeRound();
  return fight;
}

test('a running battle is told so far; an ended one in full, on the screen and on paper', async ({
  page,
}) => {
  const fight = await fightOneRound(page);
  await (await fight.openMenu()).openReport();
  const report = new HandOverPage(page);
  await expect(report.heading).toHaveText('Battle report so far');
  await expect(report.content.getByRole('heading', { name: 'Anna (Dread Elves) v Bert' })).toBeVisible();
  await expect(report.content).toContainText('So far: Turn 1 · Blue.');
  await expect(report.content.getByRole('heading', { name: 'Combat 1, round 1: 3 : 1' })).toBeVisible();
  await expect(report.content).toContainText('Blue lost 1 Health Point.');
  await report.backToBattle();

  const score = await ScorePage.open(page);
  const end = await score.openEnd();
  await end.winner('Blue won').check();
  await end.end();
  await score.openReport();
  await expect(report.heading).toHaveText('Battle report');
  await expect(report.content).toContainText('Anna (Blue) won');
  await axe(page);
  await controlSizes(page);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(report.heading).toBeHidden();
  await expect(report.printButton).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  const colours = await report.content
    .locator('h2, h3, h4, p, li, td')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
});

offlineTest(
  'a report is shared as text and as a file, copied and saved, without the server too',
  async ({ page, server }) => {
    await withShareSheet(page);
    const fight = await fightOneRound(page);
    await installed(page);
    await server.kill();
    await (await fight.openMenu()).openReport();
    const report = new HandOverPage(page);

    const text = await report.copied();
    expect(text).toContain('Anna (Dread Elves) v Bert\n=========================\n');
    expect(text).toContain('- Blue 3: Damage dealt +3.\n- Red 1: Damage dealt +1.\n');
    await report.shareTextButton.click();
    await report.shareFileButton.click();
    await expect
      .poll(() => sharedThings(page))
      .toEqual([
        { title: 'Anna (Dread Elves) v Bert', text },
        {
          fileName: expect.stringMatching(/^\d{4}-\d\d-\d\d-anna-dread-elves-v-bert\.txt$/),
          fileType: 'text/plain',
          fileText: text,
        },
      ]);

    await report.format('Markdown').check();
    const saved = await report.saved();
    expect(saved.name).toMatch(/^\d{4}-\d\d-\d\d-anna-dread-elves-v-bert\.md$/);
    expect(saved.text).toContain('# Anna (Dread Elves) v Bert\n');
    expect(saved.text).toContain('### Combat 1, round 1: 3 : 1\n');
    expect(await report.copied()).toBe(saved.text);
    // Browsers do not share Markdown files, so it is shared as plain text.
    await report.shareFileButton.click();
    await expect
      .poll(async () => (await sharedThings(page)).at(-1))
      .toMatchObject({ fileName: expect.stringMatching(/\.txt$/), fileText: saved.text });
  },
);

test('a share sheet that the player closes is no failure; where there is none, none is offered', async ({
  page,
}) => {
  await withShareSheet(page, 'closed');
  const fight = await fightOneRound(page);
  await (await fight.openMenu()).openReport();
  const report = new HandOverPage(page);
  await report.shareTextButton.click();
  await report.shareFileButton.click();
  await expect(report.status).toHaveText('');
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined, share: undefined }));
  await report.format('Markdown').check();
  await expect(report.copyButton).toBeVisible();
  await expect(report.shareTextButton).toBeHidden();
  await expect(report.shareFileButton).toBeHidden();
});

test('a combat is named by its units, and says who lost what', async ({ page }) => {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.fight();
  const armies = await ArmiesPage.open(page);
  await armies.add('Blue', { name: 'Spearmen', points: '325', models: '20' });
  await armies.add('Red', { name: 'Knights', points: '400', models: '6' });
  await armies.openFight();
  await new NamedCombats(page).engage(['Spearmen', 'Knights']);
  const fight = new FightPage(page);
  await fight.lose('Red', 2);
  await (await fight.openMenu()).openReport();
  const report = new HandOverPage(page);
  await expect(report.content).toContainText('Still being fought');
  await expect(report.content).toContainText('Spearmen v Knights, round 1, so far 2 : 0');
  await expect(report.content).toContainText('Knights lost 2 Health Points, 4 left.');
});
