import { readFileSync } from 'node:fs';
import { writeBackup } from '../src/storage/backup-file';
import { readBackup } from '../src/testing/read-backup';
import { expect, test } from './fixtures';
import { BattlesPage } from './pages/battles-page';
import { RestorePage } from './pages/restore-page';

/** As many as a busy machine writes in some seconds; ten times as many work the same way. */
const BATTLES = 1_000;

/** A backup of so many running battles, each just started. */
function manyBattles(): string {
  const reading = readBackup(readFileSync('src/testing/backups/version-1-battles.jsonl', 'utf8'));
  const [begin] = reading.ok ? (reading.value.battles.at(-1)?.entries ?? []) : [];
  const battles = Array.from({ length: BATTLES }, (_, index) => {
    const battleId = `many${index}`;
    return { battleId, entries: [{ ...begin, battleId }] };
  });
  return writeBackup({ exportedAt: 1_760_000_000_000, appVersion: '0.1.0', battles });
}

test('a restore of a thousand battles is drawn again and again while it goes on, and says how far it is', async ({
  page,
}) => {
  const restore = await RestorePage.open(page);
  await page.evaluate(() => {
    const drawn: string[] = [];
    Reflect.set(globalThis, 'drawn', drawn);
    const look = () => {
      requestAnimationFrame(look);
      const text = document.querySelector('main p[role=status]')?.textContent ?? '';
      if (text !== '' && text !== drawn.at(-1)) drawn.push(text);
    };
    look();
  });
  await restore.choose(manyBattles());
  await expect(restore.goButton).toBeVisible({ timeout: 30_000 });
  await restore.goButton.click();
  await expect(page.getByRole('status', { name: 'Restored' })).toBeVisible({ timeout: 45_000 });
  await restore.expectDone(`${BATTLES.toLocaleString('en')} battles added`);
  const drawn = await page.evaluate(() => Reflect.get(globalThis, 'drawn') as string[]);
  expect(drawn.filter((text) => /^Reading the file… \d+\s?%$/.test(text))).not.toEqual([]);
  const said = drawn.flatMap((text) => /^Restoring ([\d,]+) of 1,000…$/.exec(text)?.[1] ?? []);
  const done = said.map((count) => Number(count.replace(',', '')));
  expect(done.length, 'how often it was drawn').toBeGreaterThanOrEqual(10);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  await restore.toBattlesButton.click();
  await expect(new BattlesPage(page).running.first()).toBeVisible();
});
