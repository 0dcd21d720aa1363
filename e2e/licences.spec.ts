import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedLicences } from '../build/licences';
import { expect, test } from './fixtures';
import { BattlesPage } from './pages/battles-page';
import { PROJECT } from './serve';

const shipped = shippedLicences(PROJECT);

test('beside the page stand its own licence, and the notices of everything that it ships', async ({
  request,
}) => {
  const own = await request.get('./LICENSE.txt');
  expect(await own.text()).toBe(readFileSync(join(PROJECT, 'LICENSE'), 'utf8'));
  const notices = await (await request.get('./NOTICES.txt')).text();
  const missing = shipped.filter(
    ({ name, version, licence, text }) => !notices.includes(`${name} ${version} (${licence})\n\n${text}`),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(shipped.length).toBeGreaterThan(20);
});

test('Settings show the same, each with its text', async ({ page }) => {
  await (await BattlesPage.open(page)).openSettings();
  await page.getByRole('button', { name: 'Licences' }).click();
  const packages = page.getByRole('main').getByRole('listitem');
  await expect(packages.locator('summary')).toHaveText(
    shipped.map(({ name, version, licence }) => `${name} ${version} · ${licence}`),
  );
  await expect(packages.locator('pre')).toHaveText(shipped.map(({ text }) => text));
  const [first] = shipped;
  await page.getByText(`${first?.name} ${first?.version}`, { exact: false }).click();
  await expect(packages.locator('pre').first()).toBeVisible();
});
