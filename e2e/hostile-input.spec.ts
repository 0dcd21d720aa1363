import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { crc32OfBytes } from '../src/plain/crc-32';
import { writeBackup } from '../src/storage/backup-file';
import { writeFrame } from '../src/transfer/code-frame';
import { MAX_TEXT_BYTES, toCodes } from '../src/transfer/code-series';
import { entriesOnDisk, expectOnDisk, putOnDisk } from './disk';
import { exported } from './exported';
import { showCodes, withCodesBeforeCamera } from './fake-camera';
import { expect, stands, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';
import { ReceivePage } from './pages/receive-page';
import { RestorePage } from './pages/restore-page';
import { SettingsPage } from './pages/settings-page';

const STAMP = { exportedAt: 1_760_000_000_000, appVersion: '0.1.0' };

/** The id of the battle on screen. */
const idOf = (page: Page) => /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';

/** A battle of that player against Red with so many Health Points lost; ends at the list. */
async function foughtBy(page: Page, player: string, healthPoints: number): Promise<string> {
  const newBattle = await (await BattlesPage.open(page)).newBattle();
  await newBattle.player('Blue').fill(player);
  const fight = await newBattle.fight();
  await fight.lose('Red', healthPoints);
  const id = idOf(page);
  await expect(async () => {
    const entries = await entriesOnDisk(page);
    expect(entries.filter(({ battleId }) => battleId === id)).toHaveLength(1 + healthPoints);
  }).toPass();
  await fight.backToBattles();
  return id;
}

/** Opens every part of a battle, and the screens of all battles: each must have its heading. */
async function expectReadable(page: Page, id: string): Promise<void> {
  for (const address of [
    ...['fight', 'armies', 'score', 'log'].map((room) => `battle/${id}/${room}`),
    ...['result', 'replay', 'log', 'combats', 'units', 'charts'].map((room) => `review/${id}/${room}`),
    ...[`report/${id}`, 'season', 'backup', ''],
  ]) {
    // A page of its own: the screen before has a heading as well.
    await page.goto('about:blank');
    await page.goto(`./#/${address}`);
    await stands(page);
    await expect(page.getByText('That should not have happened'), address).toHaveCount(0);
  }
}

test('a backup from elsewhere that speaks of my battles is told what becomes of it, and changes none of them', async ({
  page,
}) => {
  const parted = await foughtBy(page, 'Anna', 3);
  const unnamed = await foughtBy(page, 'Berta', 2);
  const mine = await entriesOnDisk(page);
  const [begin, first, second] = mine.filter(({ battleId }) => battleId === parted);
  if (!begin || !first || !second) throw new Error('The battle is too short');
  // Another course of one of my battles, and a battle that is not here. Records of my battle: its side is
  // theirs, and it is archived, followed, deleted.
  const theirs = { ...second, seq: 2, events: [{ type: 'clockStarted', side: 'b' }] };
  const told = {
    records: [parted, unnamed].flatMap((id) => [
      { name: `side.${id}`, value: 'b' },
      { name: `archived.${id}`, value: 1 },
      { name: `followed.${id}`, value: true },
    ]),
    deletions: [parted, unnamed].map((battleId) => ({ battleId, deletedAt: 1 })),
  };
  const text = writeBackup({
    ...STAMP,
    battles: [
      { battleId: parted, entries: [begin, theirs] },
      {
        battleId: 'foreign',
        entries: [begin, first].map((entry) => ({ ...entry, battleId: 'foreign' })),
      },
    ],
    device: told,
  });
  const restore = await RestorePage.open(page);
  await restore.choose(text);
  const beside = '1 battle went another way here: the file’s is added as a second one';
  await expect(restore.planned(beside)).toContainText('split at entry 2');
  await expect(restore.planned('1 battle is added')).toHaveText([/^Anna v Red/]);
  await restore.goButton.click();
  await restore.expectDone('1 battle added', '1 battle added as a second one');

  const battles = await BattlesPage.open(page);
  await expect(battles.card('Berta v Red')).toHaveCount(1);
  const fight = await battles.openBattle('Berta v Red');
  await expect(fight.alerts).toHaveCount(0);
  await fight.lose('Red', 1);
  await fight.expectScore(3, 0);
  await page.goto(`./#/battle/${parted}/fight`);
  await fight.expectScore(3, 0);
  await expect(fight.alerts).toHaveCount(0);
  await fight.undo('Red lost 1');
  await fight.expectScore(2, 0);
  await expectOnDisk(page, mine.length + 2 + 2 + 2);
  const after = await entriesOnDisk(page);
  for (const entry of mine) expect(after).toContainEqual(entry);
  // The next backup has what this phone remembers of both: nothing of what the file said about them.
  await page.goto('./#/settings');
  const backup = await new SettingsPage(page).openBackup();
  const { device } = await exported(page, () => backup.saveButton.click());
  for (const record of told.records) expect(device?.records).not.toContainEqual(record);
  for (const { battleId } of told.deletions) {
    expect(device?.deletions.map((deletion) => deletion.battleId)).not.toContain(battleId);
  }
});

test('a battle with a combat that was opened without a round names that entry, keeps the rest, and blanks no screen', async ({
  page,
}) => {
  const id = await foughtBy(page, 'Anna', 2);
  const last = (await entriesOnDisk(page)).at(-1);
  if (!last) throw new Error('Nothing was written');
  const events = [{ type: 'combatOpened', combatId: 'c9', number: 9 }];
  await putOnDisk(page, { ...last, seq: last.seq + 1, events });
  const fight = await (await BattlesPage.open(page)).openBattle('Anna v Red');
  await expect(fight.alerts).toContainText('Part of this battle’s log cannot be read');
  await fight.expectScore(2, 0);
  await expect(fight.loseButton('Red')).toBeDisabled();
  const log = await fight.openLog();
  await expect(log.line(/^Entry 4: /)).toBeVisible();
  await expectReadable(page, id);
  const other = await startBattle(page);
  await other.lose('Blue', 1);
  await other.expectScore(0, 1);
});

test('and one that was begun so is said to be here and unreadable, in the list and by its address', async ({
  page,
}) => {
  const id = await foughtBy(page, 'Anna', 2);
  const [begin] = await entriesOnDisk(page);
  if (!begin) throw new Error('Nothing was written');
  await putOnDisk(page, { ...begin, events: begin.events.filter(({ type }) => type !== 'roundBegan') });
  await page.goto('about:blank');
  await page.goto(`./#/battle/${id}/fight`);
  await expect(page.getByText('The battle could not be read')).toBeVisible();
  await expect(page.getByText('It is still on this phone.')).toBeVisible();
  await page.getByRole('button', { name: 'To the battles' }).click();
  const other = await startBattle(page);
  await other.lose('Blue', 1);
  await other.expectScore(0, 1);
});

/** How many bytes each of the codes has: more than the app uses, so that there are fewer codes. */
const DENSE_PART_BYTES = 1_200;

/** A series of codes that unpacks to so many bytes, made by an attacker. */
function bomb(bytes: number): readonly string[] {
  const content = deflateRawSync(Buffer.alloc(bytes), { level: 9 });
  const series = crc32OfBytes(content);
  const total = Math.ceil(content.length / DENSE_PART_BYTES);
  return Array.from({ length: total }, (_, index) => {
    const part = content.subarray(index * DENSE_PART_BYTES, (index + 1) * DENSE_PART_BYTES);
    return writeFrame({ series, index, total, part });
  });
}

test('codes that unpack to more than any battle has are refused with a sentence, and those of a battle are read after them', async ({
  page,
  context,
}) => {
  await foughtBy(page, 'Anna', 1);
  const entries = (await entriesOnDisk(page)).map((entry) => ({ ...entry, battleId: 'theirs' }));
  const battle = toCodes(writeBackup({ ...STAMP, battles: [{ battleId: 'theirs', entries }] }));
  await withCodesBeforeCamera(context);
  await page.reload();
  const receive = await ReceivePage.open(page);
  await showCodes(page, bomb(1.2 * MAX_TEXT_BYTES));
  const refused = receive.page.getByText('All codes were read, and they do not fit together.');
  await expect(refused).toBeVisible({ timeout: 30_000 });
  await showCodes(page, battle ?? []);
  await expect(new RestorePage(page).planned('1 battle is added')).toHaveText([/^Anna v Red/]);
});

test('a series of which one code is never seen arrives by its spare ones', async ({ page, context }) => {
  await foughtBy(page, 'Anna', 20);
  const entries = (await entriesOnDisk(page)).map((entry) => ({ ...entry, battleId: 'theirs' }));
  const codes = toCodes(writeBackup({ ...STAMP, battles: [{ battleId: 'theirs', entries }] })) ?? [];
  expect(codes.length, 'two codes and a spare one at least').toBeGreaterThanOrEqual(3);
  await withCodesBeforeCamera(context);
  await page.reload();
  await ReceivePage.open(page);
  await showCodes(page, codes.slice(1));
  await expect(new RestorePage(page).planned('1 battle is added')).toHaveText([/^Anna v Red/]);
});
