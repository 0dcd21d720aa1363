import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { crc32 } from '../../src/plain/crc-32';
import { writeBackup } from '../../src/storage/backup-file';
import { readBackup } from '../../src/testing/read-backup';
import { type ExportedFile, exported } from '../exported';
import { setDiskRefuses, withFailingDisk } from '../failing-disk';
import { axe, controlSizes, expect, test } from '../fixtures';
import { BattlesPage } from '../pages/battles-page';
import { FightPage } from '../pages/fight-page';
import { RestorePage } from '../pages/restore-page';
import { SettingsPage } from '../pages/settings-page';

const STAMP = { exportedAt: 1_760_000_000_000, appVersion: '0.1.0' };
/** One finished battle of Anna and Ben, and a running one without names. */
const FIXTURE = readFileSync('src/testing/backups/version-1-battles.jsonl', 'utf8');
const [FINISHED, RUNNING] = battlesOf(FIXTURE);

type Battle = ExportedFile['battles'][number];

function battlesOf(text: string): readonly Battle[] {
  const reading = readBackup(text);
  if (!reading.ok) throw new Error(reading.refusal.code);
  return reading.value.battles;
}

/** The same battle under another id. */
function renamed({ entries }: Battle, battleId: string): Battle {
  return { battleId, entries: entries.map((entry) => ({ ...entry, battleId })) };
}

/** So many finished battles as a backup. */
function manyFinished(count: number): string {
  const battles = Array.from({ length: count }, (_, index) => renamed(FINISHED as Battle, `many${index}`));
  return writeBackup({ ...STAMP, battles });
}

async function backedUp(page: Page): Promise<ExportedFile & { readonly text: string }> {
  await page.goto('./#/settings');
  const backup = await new SettingsPage(page).openBackup();
  const saving = page.waitForEvent('download');
  const file = await exported(page, () => backup.saveButton.click());
  return { ...file, text: readFileSync(await (await saving).path(), 'utf8') };
}

async function restored(page: Page, text: string): Promise<RestorePage> {
  const restore = await RestorePage.open(page);
  await restore.choose(text);
  await restore.goButton.click();
  await expect(page.getByRole('status', { name: 'Restored' })).toBeVisible();
  return restore;
}

/** Deletes everything on this phone, as after a loss. */
async function wipe(page: Page): Promise<void> {
  await page.goto('./#/settings');
  await page.evaluate(async () => {
    const gone = indexedDB.deleteDatabase('warledger');
    await new Promise((done) => {
      gone.onsuccess = done;
    });
  });
  await page.goto('about:blank');
}

test('battles go into a file, the phone is lost, and the file brings every one back as it was', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  const newBattle = await battles.newBattle();
  await newBattle.player('Blue').fill('Anna');
  const fight = await newBattle.fight();
  await fight.lose('Red', 3);
  await fight.undo('Red lost 1');
  await fight.closeRound();
  await fight.backToBattles();
  await (await battles.newBattle()).fight();
  const before = await backedUp(page);
  expect(before.battles).toHaveLength(2);
  await expect(page.getByText('Saved. Look in the downloads')).toBeVisible();

  await wipe(page);
  await BattlesPage.open(page);
  await page.getByRole('link', { name: 'Restore a backup' }).click();
  const restore = new RestorePage(page);
  await restore.choose(before.text);
  await expect(restore.planned('2 battles are added')).toHaveText([/^Blue v Red/, /^Anna v Red/]);
  await restore.goButton.click();
  await restore.expectDone('2 battles added');
  await restore.toBattlesButton.click();
  await expect(battles.running).toHaveCount(2);
  const after = await backedUp(page);
  expect(JSON.stringify(after.battles)).toBe(JSON.stringify(before.battles));

  await page.goto('./');
  await battles.openBattle('Anna v Red');
  await expect(fight.nextRoundButton).toBeVisible();
  await fight.undo('Round 1 closed 2 : 0');
  await fight.expectScore(2, 0);
});

test('a backup says what it would add, continue, keep beside and leave, and does it once', async ({
  page,
}) => {
  await restored(page, writeBackup({ ...STAMP, battles: [FINISHED as Battle, RUNNING as Battle] }));
  const [first, second, ...rest] = (FINISHED as Battle).entries;
  if (!first || !second) throw new Error('The fixture is too short');
  const parted = { ...first, seq: 2, events: [{ type: 'clockStarted', side: 'b' }] };
  const longer = [...(RUNNING as Battle).entries, { ...parted, battleId: RUNNING?.battleId ?? '', seq: 5 }];
  const text = writeBackup({
    ...STAMP,
    battles: [
      { battleId: FINISHED?.battleId ?? '', entries: [first, parted] },
      { battleId: RUNNING?.battleId ?? '', entries: longer },
      renamed({ battleId: '', entries: [first, second, ...rest] }, 'new'),
      FINISHED as Battle,
    ],
  });
  const restore = await RestorePage.open(page);
  await restore.choose(text);
  await expect(restore.planned('1 battle is added')).toHaveText([/^Anna · Dwarven Holds v Ben/]);
  await expect(restore.planned('1 battle goes on from where it stands here')).toContainText('+1 entry');
  const beside = '1 battle went another way here: the file’s is added as a second one';
  await expect(restore.planned(beside)).toContainText('split at entry 2');
  await expect(restore.planned('1 battle is here already')).toHaveCount(1);
  await axe(page);
  await controlSizes(page);
  await restore.goButton.click();
  await restore.expectDone(
    '1 battle added',
    '1 battle continued',
    '1 battle added as a second one',
    '1 battle here already',
  );
  const { battles } = await backedUp(page);
  expect(battles).toHaveLength(4);

  const again = await RestorePage.open(page);
  await again.choose(text);
  await expect(page.getByText('There is nothing to restore: all of it is here.')).toBeVisible();
  await expect(again.goButton).toHaveCount(0);
  const after = await backedUp(page);
  expect(JSON.stringify(after.battles)).toBe(JSON.stringify(battles));
});

test('a damaged backup gives what is whole, and says what is not', async ({ page }) => {
  const restore = await RestorePage.open(page);
  await restore.choose(FIXTURE.replace('"player":"Anna"', '"player":"Otto"'));
  await expect(restore.planned('1 battle is added')).toHaveText([/^Blue v Red/]);
  await expect(restore.planned('1 battle in the file is damaged and lost')).toHaveText([
    'a battle whose name is lost',
  ]);
  await restore.goButton.click();
  await restore.expectDone('1 battle added');
});

const NEWER = { format: 'warledger-backup', version: 2, shape: 'of the future' };

for (const [kind, file, sentence] of [
  ['an empty file', '', 'This file is empty.'],
  ['a picture', readFileSync('public/favicon-48.png'), 'This is no backup of Warledger'],
  ['a text', 'Dear diary', 'This is no backup of Warledger'],
  [
    'a backup of a newer version',
    JSON.stringify({ ...NEWER, crc32: crc32(JSON.stringify(NEWER)) }),
    'made by a newer version of Warledger',
  ],
] as const) {
  test(`${kind} is refused with a sentence, and another file can be chosen`, async ({ page }) => {
    const restore = await RestorePage.open(page);
    await restore.choose(file);
    await expect(restore.alert).toContainText(sentence);
    await expect(restore.goButton).toHaveCount(0);
    await axe(page);
    await restore.choose(FIXTURE);
    await expect(restore.planned('2 battles are added')).toHaveCount(2);
  });
}

test('a reload in the middle of a restore leaves whole battles, and the same restore ends it', async ({
  page,
}) => {
  const COUNT = 60;
  // The page is closed in the middle of writing a battle. However late the browser reloads, nothing is
  // written from then on.
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    const isSecond = sessionStorage.getItem('reloaded') !== null;
    let left = 250;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      if (isSecond) return add.apply(this, args);
      left -= 1;
      if (left === 0) {
        sessionStorage.setItem('reloaded', 'yes');
        location.reload();
      }
      if (left <= 0) throw new DOMException('The page is closed', 'AbortError');
      return add.apply(this, args);
    };
  });
  const text = manyFinished(COUNT);
  const restore = await RestorePage.open(page);
  await restore.choose(text);
  const reloaded = page.waitForEvent('load');
  await restore.goButton.click();
  await reloaded;
  await restore.choose(text);
  const left = Number((await restore.goButton.textContent())?.match(/\d+/)?.[0]);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(COUNT);
  await restore.goButton.click();
  await restore.expectDone(`${left} battles added`, `${COUNT - left} battles here already`);
  const { battles } = await backedUp(page);
  expect(battles).toHaveLength(COUNT);
  for (const { battleId, entries } of battles) {
    expect(entries).toEqual(renamed(FINISHED as Battle, battleId).entries);
  }
});

test('a disk that fails in the middle is told, and the restore goes on when it is back', async ({
  page,
  context,
}) => {
  await withFailingDisk(context);
  const restore = await RestorePage.open(page);
  await restore.choose(FIXTURE);
  await setDiskRefuses(page, true);
  await restore.goButton.click();
  await expect(restore.alert).toContainText('It stopped in the middle');
  await axe(page);
  await setDiskRefuses(page, false);
  await restore.againButton.click();
  await restore.expectDone('2 battles added');
});

test('a battle that another tab writes is left alone, and restored once that tab is closed', async ({
  page,
  context,
}) => {
  await restored(page, FIXTURE);
  const other = await context.newPage();
  await other.goto(`./#/battle/${RUNNING?.battleId}/fight`);
  await expect(new FightPage(other).closeRoundButton).toBeVisible();
  const { battleId = '', entries = [] } = RUNNING ?? {};
  const next = {
    ...entries[0],
    battleId,
    seq: entries.length + 1,
    events: [{ type: 'clockPaused', side: 'a' }],
  };
  const restore = await RestorePage.open(page);
  await restore.choose(writeBackup({ ...STAMP, battles: [{ battleId, entries: [...entries, next] }] }));
  await restore.goButton.click();
  await restore.expectDone(
    '1 battle open in another tab, or not saved yet: close it there, then restore again',
  );
  await other.close();
  // The browser releases the lock of a closed tab some time later.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([]);
  await restore.againButton.click();
  await restore.expectDone('1 battle continued');
});

test('after five finished battles a backup is asked for, on the list only, until it is made or put off', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  const reminder = page.getByRole('status').filter({ hasText: 'finished since the last backup' });
  await expect(reminder).toHaveCount(0);
  await restored(page, manyFinished(5));
  await page.goto('./');
  await expect(reminder).toBeVisible();
  await axe(page);
  await controlSizes(page);
  const fight = await (await battles.newBattle()).fight();
  await expect(fight.closeRoundButton).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await fight.backToBattles();
  await reminder.getByRole('button', { name: 'Back up' }).click();
  await exported(page, () => page.getByRole('button', { name: 'Save as a file' }).click());
  await page.goto('./');
  await expect(battles.newBattleButton).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('the share sheet takes the backup as a file, and closing it is no mistake', async ({ page }) => {
  await page.addInitScript(() => {
    let tries = 0;
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.every(({ type }) => type === 'text/plain') === true,
      share: async ({ files }: ShareData) => {
        tries += 1;
        if (tries === 1) throw new DOMException('closed', 'AbortError');
        Reflect.set(globalThis, 'shared', files?.[0]?.name);
      },
    });
  });
  await restored(page, FIXTURE);
  await page.goto('./#/settings');
  const backup = await new SettingsPage(page).openBackup();
  await expect(page.getByText(/^2 battles, \d+ kB$/)).toBeVisible();
  await backup.shareButton.click();
  await expect(page.getByText('none yet from this phone')).toBeVisible();
  await backup.shareButton.click();
  await expect(page.getByText('Handed to the app you chose.')).toBeVisible();
  await expect(page.getByText('none yet from this phone')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shared'))).toMatch(/^warledger-backup-.*\.txt$/);
});

test('backup and restore are for everyone', async ({ page }) => {
  const battles = await BattlesPage.open(page);
  await axe(page);
  const settings = await battles.openSettings();
  await axe(page);
  const backup = await settings.openBackup();
  await expect(backup.saveButton).toBeEnabled();
  await axe(page);
  await controlSizes(page);
  const restore = await backup.openRestore();
  await axe(page);
  await controlSizes(page);
  await restore.choose(FIXTURE.slice(0, -200));
  await expect(restore.goButton).toBeVisible();
  await axe(page);
  await controlSizes(page);
  await restore.goButton.click();
  await restore.expectDone('1 battle added');
  await axe(page);
  await controlSizes(page);
});
