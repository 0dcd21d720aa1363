import { expectOnDisk } from './disk';
import { expect, installed, offlineTest } from './fixtures';
import { expectTotals, loseOneOfRed, startBattle } from './quick-battle';

offlineTest(
  'a battle goes on when the server is gone: after a reload, and in a fresh tab',
  async ({ page, context, server, baseURL }) => {
    await startBattle(page);
    await loseOneOfRed(page);
    await loseOneOfRed(page);
    await expectTotals(page, 2, 0);
    await installed(page);
    await server.kill();

    await page.reload();
    await expectTotals(page, 2, 0);
    await loseOneOfRed(page);
    await expectTotals(page, 3, 0);
    await expectOnDisk(page, 4);
    await page.close();

    const fresh = await context.newPage();
    await fresh.goto(baseURL);
    await fresh.getByRole('link', { name: /^Resume/ }).click();
    await expectTotals(fresh, 3, 0);
    await fresh.getByRole('link', { name: 'Log' }).click();
    // One line or two: taps far apart are no burst, for example if installing took long.
    await expect(fresh.getByText(/\d → 3 lost/)).toBeVisible();
  },
);

offlineTest(
  'every screen opens without the server, though it was never seen before',
  async ({ page, server }) => {
    await page.goto('./');
    await installed(page);
    await server.kill();
    await page.reload();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the battles' }).click();
    await startBattle(page);
    await page.getByRole('link', { name: 'Log' }).click();
    await expect(page).toHaveURL(/\/log$/);
  },
);

offlineTest('being ready offline is said once', async ({ page }) => {
  await page.goto('./');
  const news = page.getByRole('status').filter({ hasText: 'Ready offline' });
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await expect(news).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'New battle' })).toBeVisible();
  await installed(page);
  await expect(news).toBeHidden();
});
