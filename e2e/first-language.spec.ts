import type { Page } from '@playwright/test';
import { readMessages } from '../scripts/messages.mjs';
import { expect, stands, test } from './fixtures';

/** The manifest that the browser would install the app with now. */
async function installedAs(page: Page): Promise<unknown> {
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  return (await page.request.get(address)).json();
}

/** What the language says for the control that begins a battle. */
function newBattleIn(code: string): string {
  const { defaultMessage } = readMessages(code).get('page')?.['battles.newBattle'] ?? {};
  if (defaultMessage === undefined) throw new Error(`${code} does not say how a battle is begun`);
  return defaultMessage;
}

async function expectSpoken(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('link', { name: newBattleIn(code), exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
}

const OF_THE_PHONE = [
  { locale: 'fr-FR', spoken: 'fr' },
  { locale: 'pl-PL', spoken: 'pl' },
  { locale: 'zh-CN', spoken: 'zh' },
] as const;

for (const { locale, spoken } of OF_THE_PHONE)
  test.describe(locale, () => {
    test.use({ locale });

    test(`a phone that speaks ${locale} is met in its own language, and installs the app in it`, async ({
      page,
    }) => {
      await page.goto('./');
      await stands(page);
      await expectSpoken(page, spoken);
      expect(await installedAs(page)).toMatchObject({
        lang: spoken,
        shortcuts: [{ name: newBattleIn(spoken) }],
      });
    });
  });

test.describe('sv-SE', () => {
  test.use({ locale: 'sv-SE' });

  test('a phone that speaks none of the languages is met in English', async ({ page }) => {
    await page.goto('./');
    await stands(page);
    await expectSpoken(page, 'en');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './manifest.webmanifest');
  });
});

test('on a first visit the language is chosen on the first screen, in place, and kept', async ({ page }) => {
  await page.goto('./');
  await stands(page);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const languages = page.getByRole('main').locator('label');
  for (const [name, code] of [
    ['Polski', 'pl'],
    ['中文', 'zh'],
    ['English', 'en'],
    ['Français', 'fr'],
  ] as const) {
    await languages.filter({ hasText: new RegExp(`^${name}$`) }).click();
    await expectSpoken(page, code);
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(await installedAs(page)).toMatchObject({ lang: 'fr', shortcuts: [{ name: newBattleIn('fr') }] });
  await page.reload();
  await stands(page);
  await expectSpoken(page, 'fr');
});
