import { windowedChromiumLaunch } from '../scripts/browser.mjs';
import { expect, test } from './fixtures';

test.use({ basePath: '/repo/', launchOptions: windowedChromiumLaunch() });

test('the browser finds the app fit to install', async ({ page, context }) => {
  await page.goto('./');
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // A test's browser window is private, and only this may prevent the installation.
  await expect
    .poll(async () => {
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      return installabilityErrors.map(({ errorId }) => errorId);
    })
    .toEqual(['in-incognito']);
});
