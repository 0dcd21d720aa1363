import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { removeTemporary } from '../scripts/temporary.mjs';
import { expectOnDisk } from './disk';
import { exported } from './exported';
import { offlineTest as base, expect, installed } from './fixtures';
import { expectTotals, loseOneOfRed, startBattle } from './quick-battle';
import { DIST, PROJECT, type Server, serve } from './serve';

const NEXT_VERSION = '99.0.0';

type Site = Server & {
  /** From now on this address serves the next version, as after a publication. */
  publishNextVersion(): void;
};

const test = base.extend<{ readonly site: Site }, { readonly nextBuild: string }>({
  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'warledger-next-'));
      const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
      execFileSync(
        process.execPath,
        [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
        {
          cwd: PROJECT,
          env: { ...process.env, WARLEDGER_VERSION: NEXT_VERSION },
          stdio: 'pipe',
        },
      );
      await use(folder);
      removeTemporary(folder);
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  site: async ({ nextBuild }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'warledger-site-'));
    cpSync(DIST, root, { recursive: true });
    const server = await serve({ root });
    await use({
      ...server,
      publishNextVersion() {
        rmSync(root, { recursive: true });
        cpSync(nextBuild, root, { recursive: true });
      },
    });
    await server.kill();
    removeTemporary(root);
  },

  server: async ({ site }, use) => {
    await use(site);
  },
});

// In one worker, so that the next version is built once.
test.describe.configure({ mode: 'default' });

const OFFER = 'A new version is ready';

test('a new version is offered, waits for the answer, and keeps the battle', async ({ page, site }) => {
  await startBattle(page);
  await loseOneOfRed(page);
  await expectTotals(page, 1, 0);
  await page.getByRole('link', { name: 'Back to the battles' }).click();
  await installed(page);
  const oldVersion = await version(page);
  expect(oldVersion).not.toBe(NEXT_VERSION);

  site.publishNextVersion();
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: OFFER });
  await expect(offer).toBeVisible();
  expect(await version(page)).toBe(oldVersion);

  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  expect(await version(page)).toBe(oldVersion);

  await page.reload();
  await expect(offer).toBeVisible();
  expect(await version(page)).toBe(oldVersion);
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => version(page)).toBe(NEXT_VERSION);
  await expect(offer).toBeHidden();
  await page.getByRole('link', { name: /^Resume/ }).click();
  await expectTotals(page, 1, 0);

  await site.kill();
  await page.reload();
  await expectTotals(page, 1, 0);
  expect(await version(page)).toBe(NEXT_VERSION);
});

test('a running battle is not disturbed by a new version', async ({ page, site }) => {
  await startBattle(page);
  await installed(page);
  site.publishNextVersion();
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  await loseOneOfRed(page);
  await expectTotals(page, 1, 0);
  await expect(page.getByText(OFFER)).toBeHidden();
});

test('a tab left behind by a new version says so where a part of it is gone, loses nothing, and reloads to that version', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await startBattle(page);
  await installed(page);
  const oldVersion = await version(page);
  // Another tab takes the new version: of the old one nothing is left, neither with the server nor in what
  // the phone keeps.
  const other = await context.newPage();
  site.publishNextVersion();
  await other.goto('./');
  const offer = other.getByRole('status').filter({ hasText: OFFER });
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => version(other)).toBe(NEXT_VERSION);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  expect(await version(page)).toBe(oldVersion);

  await loseOneOfRed(page);
  await expectTotals(page, 1, 0);
  await expectOnDisk(page, 2);
  const openArmies = () => page.evaluate(() => location.assign('#/armies'));
  await openArmies();
  const said = page.getByText('A newer version may have taken its place: reload to go on.');
  await expect(said).toBeVisible();
  const file = await exported(page, () => page.getByRole('button', { name: 'Export all battles' }).click());
  expect(file.battles.map(({ entries }) => entries.length)).toEqual([2]);
  // What was loaded goes on: the battle is fought on, in the old version.
  await page.goBack();
  await loseOneOfRed(page);
  await expectTotals(page, 2, 0);
  await expectOnDisk(page, 3);
  expect(await version(page)).toBe(oldVersion);

  await openArmies();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Armies', level: 1 })).toBeVisible();
  expect(await version(page)).toBe(NEXT_VERSION);
  await page.getByRole('link', { name: 'Back to the battles' }).click();
  await page.getByRole('link', { name: /^Resume/ }).click();
  await expectTotals(page, 2, 0);
  // The browser and React tell the console of the missing part; nothing else is wrong.
  expect(complaints.filter((complaint) => !/armies-route|Failed to load resource/.test(complaint))).toEqual(
    [],
  );
  (complaints as string[]).length = 0;
});

/** The version that the page was built as. */
async function version(page: Page): Promise<string | null> {
  return page.locator('meta[name=version]').getAttribute('content');
}
