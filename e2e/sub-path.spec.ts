import { expect, installed, offlineTest, test } from './fixtures';
import { expectTotals, loseOneOfRed, startBattle } from './quick-battle';

test.use({ basePath: '/repo/' });

offlineTest('the app lives in a folder of a site, offline too', async ({ page, server, baseURL }) => {
  expect(new URL(baseURL).pathname).toBe('/repo/');
  await startBattle(page);
  await loseOneOfRed(page);
  await expectTotals(page, 1, 0);
  await installed(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope);
  expect(scope).toBe(baseURL);
  await server.kill();
  await page.reload();
  await expectTotals(page, 1, 0);
});
