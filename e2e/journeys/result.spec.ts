import { axe, controlSizes, expect, installed, offlineTest, test } from '../fixtures';
import { ArmiesPage } from '../pages/armies-page';
import { BattlesPage } from '../pages/battles-page';
import { ResultPage, sharedThings, withShareSheet } from '../pages/hand-over-page';
import { ScorePage } from '../pages/score-page';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

offlineTest(
  'a result is handed over field by field, as text and as JSON, and says until then that it is none yet',
  async ({ page, server }) => {
    await withShareSheet(page);
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.choose('The Ninth Age, 2nd edition');
    await newBattle.player('Blue').fill('Anna');
    await newBattle.army('Red').fill('Dwarven Holds');
    await newBattle.armyPoints.fill('4500');
    await newBattle.deployment.fill('Refused Flank');
    const fight = await newBattle.fight();
    const armies = await ArmiesPage.open(page);
    await armies.add('Blue', { name: 'Spearmen', points: '421', models: '20' });
    await armies.add('Red', { name: 'Thane', points: '1000', healthEach: '2' });
    await armies.unit('Thane').lose(2);
    await installed(page);
    await server.kill();

    const result = await test.step('while it runs it is as it stands', async () => {
      await (await fight.openMenu()).openReview();
      await page.getByRole('button', { name: 'Hand over the result' }).click();
      const running = new ResultPage(page);
      await expect(running.content).toContainText('The battle is still running, in turn 1.');
      await running.expectField('Status', 'Still running');
      await axe(page);
      await controlSizes(page);
      await running.backToBattle();
      return running;
    });

    await test.step('ended, but not confirmed, it says who has not', async () => {
      const score = await ScorePage.open(page);
      const end = await score.openEnd();
      await end.leaveOpen();
      await end.confirmation('Blue').click();
      await end.end();
      await score.expectFact('Deployment', 'Refused Flank');
      await score.openResult();
      await expect(result.content).toContainText('This result is confirmed by Blue, not yet by Red.');
      await result.expectField('Result', 'Anna (Blue) won');
      await result.expectField('Victory Points, Blue', '1,000');
      await result.expectField('Difference', '1,000');
      // 1,000 of 4,500 is 22.2 percent.
      await result.expectField('Battle Points, Blue', '13');
      await result.expectField('Deployment', 'Refused Flank');
      await result.expectField('List, Red', 'Thane: 1,000 points\nTotal: 1,000 points');
      await axe(page);
      await controlSizes(page);
    });

    await test.step('a field goes to the clipboard alone, a number as digits; and all of it at once', async () => {
      expect(await result.copiedField('Victory Points, Blue')).toBe('1000');
      expect(await result.copiedField('Deployment')).toBe('Refused Flank');
      const all = await result.copied();
      expect(all).toContain('Player, Blue: Anna\n');
      expect(all).toContain('Army, Red: Dwarven Holds\n');
      await result.shareTextButton.click();
      await expect
        .poll(() => sharedThings(page))
        .toEqual([{ title: 'Result: Anna v Dwarven Holds', text: all }]);
    });

    await test.step('as JSON it has a version and every field', async () => {
      await result.format('JSON').check();
      const { name, text } = await result.saved();
      expect(name).toMatch(/^\d{4}-\d\d-\d\d-anna-v-dwarven-holds-result\.json$/);
      expect(JSON.parse(text)).toMatchObject({
        format: 'warledger.result',
        version: 1,
        status: 'finished',
        sides: { a: { player: 'Anna', victoryPoints: 1_000, confirmed: true }, b: { confirmed: false } },
        deployment: 'Refused Flank',
        firstTurn: 'a',
      });
    });
  },
);

offlineTest(
  'all battles go into one table for a spreadsheet, which runs nothing of what players typed',
  async ({ page, server }) => {
    await withShareSheet(page);
    const battles = await BattlesPage.open(page);
    await expect(battles.newBattleButton).toBeVisible();
    const first = await battles.newBattle();
    await first.player('Blue').fill('=HYPERLINK("x")');
    await (await first.fight()).backToBattles();
    const second = await battles.newBattle();
    await second.player('Blue').fill('Zoë');
    const fight = await second.fight();
    await (await fight.openMenu()).end('A draw');
    await fight.backToBattles();
    await installed(page);
    await server.kill();

    const table = await (await battles.openSettings()).openTable();
    await expect(table.content).toContainText('2 battles in the table.');
    await axe(page);
    await controlSizes(page);
    const { name, text } = await table.saved();
    expect(name).toMatch(/^warledger-battles-\d{4}-\d\d-\d\d\.csv$/);
    const [titles, running, ended] = text.split('\r\n');
    expect(titles).toMatch(/^\uFEFFDate,Status,Rulebook,"Player, Blue","Player, Red",/);
    expect(running).toContain(`,"'=HYPERLINK(""x"")",`);
    expect(ended).toContain(',Zoë,');
    expect(ended).toContain(',draw,');
    await table.shareFileButton.click();
    await expect
      .poll(() => sharedThings(page))
      .toEqual([{ fileName: name, fileType: 'text/csv', fileText: text.replace('\uFEFF', '') }]);
    await page.getByRole('link', { name: 'Back to the settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  },
);
