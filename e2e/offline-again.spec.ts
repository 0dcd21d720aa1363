import { expectOnDisk } from './disk';
import { expect, installed, offlineTest } from './fixtures';
import { keptFiles, type ThrownAway, throwAway } from './kept-files';
import { expectTotals, loseOneOfRed, startBattle } from './quick-battle';

const THROWN: Readonly<Record<string, ThrownAway>> = {
  'all of its files': 'everything',
  'its page alone': { named: /index\.html/ },
  'every second style and script': { named: /[a-m][^/]\.(js|css)$/ },
};

for (const [told, what] of Object.entries(THROWN)) {
  offlineTest(
    `where the browser threw away ${told}, the next start fetches it again and then opens offline`,
    async ({ page, server }) => {
      await startBattle(page);
      await loseOneOfRed(page);
      await expectOnDisk(page, 2);
      await installed(page);
      const all = await keptFiles(page);
      await throwAway(page, what);
      await page.reload();
      await expectTotals(page, 1, 0);
      await expect.poll(() => keptFiles(page), 'files kept again').toBe(all);
      await page.getByRole('link', { name: 'Back to the battles' }).click();
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByText('Works offline').locator('xpath=..')).toHaveText(/yes$/);
      await server.kill();

      await page.reload();
      await page.getByRole('link', { name: 'Back to the battles' }).click();
      await page.getByRole('link', { name: /^Resume/ }).click();
      await expectTotals(page, 1, 0);
    },
  );
}

offlineTest(
  'a page that was opened past the worker is taken over by it, and goes on when the server is gone',
  { tag: '@chromium' },
  async ({ page, server }) => {
    await startBattle(page);
    await loseOneOfRed(page);
    await expectOnDisk(page, 2);
    await installed(page);
    // So it is also where the worker becomes active while the page is on its way.
    const devtools = await page.context().newCDPSession(page);
    await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })]);
    await expectTotals(page, 1, 0);
    await installed(page);
    await server.kill();
    await page.getByRole('link', { name: 'Back to the battles' }).click();
    await page.getByRole('link', { name: 'Season' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Season');
  },
);

offlineTest.describe('on a page that is open', () => {
  // At every change of the address the browser asks for the icon again, which is neither here nor at a
  // server.
  offlineTest.use({ broughtAbout: /ERR_FAILED \(.*\/favicon-48\.png\)$/ });

  offlineTest(
    'while files are missing and cannot be fetched, Settings and the first screen say so',
    async ({ page, server }) => {
      await page.goto('./');
      await installed(page);
      await page.getByRole('link', { name: 'Settings' }).click();
      const fact = page.getByText('Works offline').locator('xpath=..');
      await expect(fact).toHaveText(/yes$/);
      await page.getByRole('link', { name: 'Back to the battles' }).click();
      const all = await keptFiles(page);
      await server.kill();
      await throwAway(page, 'everything');

      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(fact).toHaveText(new RegExp(`not just now: \\d+ of ${all} files are missing here`));
      await page.getByRole('link', { name: 'Back to the battles' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: `of Warledger’s ${all} files are missing` }),
      ).toBeVisible();
    },
  );
});

offlineTest(
  'a start without its files and without a connection says what to do',
  async ({ page, server }) => {
    await page.goto('./');
    await installed(page);
    await server.kill();
    await throwAway(page, 'everything');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Warledger' })).toBeVisible();
    await expect(page.getByText('Your battles are stored apart from these files')).toBeVisible();
  },
);
