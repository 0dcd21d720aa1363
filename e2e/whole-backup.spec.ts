import type { Page, TestInfo } from '@playwright/test';
import { writeBackup } from '../src/storage/backup-file';
import { readBackup } from '../src/testing/read-backup';
import { withUnreadableBattle } from './broken-browser';
import { entriesOnDisk, expectOnDisk } from './disk';
import { savedFile } from './exported';
import { sizeOf } from './fake-camera';
import { expect, test } from './fixtures';
import { BattlesPage } from './pages/battles-page';
import { RestorePage } from './pages/restore-page';
import { SettingsPage } from './pages/settings-page';

/** Anna's battle, which the disk does not give out any more, and Berta's, which it does; the ids of both. */
async function halfReadable(page: Page): Promise<{ readonly lost: string; readonly whole: string }> {
  const ids: string[] = [];
  for (const [index, player] of ['Anna', 'Berta'].entries()) {
    const newBattle = await (await BattlesPage.open(page)).newBattle();
    await newBattle.player('Blue').fill(player);
    const fight = await newBattle.fight();
    await fight.lose('Red', 2);
    await expectOnDisk(page, 3 * (index + 1));
    ids.push(/battle\/([^/]+)\//.exec(page.url())?.[1] ?? '');
  }
  const [lost = '', whole = ''] = ids;
  await withUnreadableBattle(page.context(), lost);
  await page.goto('about:blank');
  await BattlesPage.open(page);
  return { lost, whole };
}

async function otherPhone(page: Page, baseURL: string, testInfo: TestInfo): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser');
  return (await browser.newContext({ baseURL, ...sizeOf(testInfo) })).newPage();
}

const LACKS = '1 battle is not in the file: it could not be read when the file was made';

test('the backup of a phone with a battle that cannot be read names it and does not hold it as empty, and another phone says so', async ({
  page,
  baseURL,
}, testInfo) => {
  const { lost, whole } = await halfReadable(page);
  await page.goto('./#/settings');
  const backup = await new SettingsPage(page).openBackup();
  const said = page.getByRole('alert');
  await expect(said).toHaveText('1 battle could not be read: the file names it, and does not hold it.');
  await expect(page.getByText(/^1 battle, /)).toBeVisible();
  const { text } = await savedFile(page, () => backup.saveButton.click());
  const reading = readBackup(text);
  if (!reading.ok) throw new Error(reading.refusal.code);
  expect(reading.value.battles.map(({ battleId }) => battleId)).toEqual([whole]);
  expect(reading.value.damaged).toEqual([{ battleId: lost, damage: 'unread' }]);

  const other = await otherPhone(page, baseURL, testInfo);
  const restore = await RestorePage.open(other);
  await restore.choose(text);
  await expect(restore.planned('1 battle is added')).toHaveText([/^Berta v Red/]);
  await expect(restore.planned(LACKS)).toHaveText(['a battle whose name is lost']);
  await restore.goButton.click();
  await restore.expectDone('1 battle added');
  const battles = await BattlesPage.open(other);
  await expect(battles.running).toHaveCount(1);
  const fight = await battles.openBattle('Berta v Red');
  await fight.expectScore(2, 0);
  await other.context().close();
});

test('a battle that this phone cannot read keeps nothing else of a backup from being restored', async ({
  page,
}) => {
  const { lost, whole } = await halfReadable(page);
  const [begin] = (await entriesOnDisk(page)).filter(({ battleId }) => battleId === lost);
  if (!begin) throw new Error('Nothing was written');
  const under = (battleId: string) => ({ battleId, entries: [{ ...begin, battleId }] });
  const restore = await RestorePage.open(page);
  await restore.choose(
    writeBackup({
      exportedAt: 1_760_000_000_000,
      appVersion: '0.1.0',
      battles: [under(lost), under('theirs')],
      unread: [lost, whole],
    }),
  );
  await expect(restore.planned('1 battle cannot be read on this phone: left in the file')).toHaveCount(1);
  await expect(restore.planned('1 battle is added')).toHaveText([/^Anna v Red/]);
  // What is named only is said by the name that it has here.
  await expect(restore.planned(LACKS)).toHaveText(['Berta v Red']);
  await restore.goButton.click();
  await restore.expectDone('1 battle added', '1 battle cannot be read on this phone, left in the file');
  const fight = await (await BattlesPage.open(page)).openBattle('Berta v Red');
  await fight.expectScore(2, 0);
});
