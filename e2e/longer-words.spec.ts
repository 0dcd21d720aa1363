import type { Browser, Page } from '@playwright/test';
import { shownIn } from '../scripts/english-left.mjs';
import { PSEUDO } from '../scripts/pseudo-language.mjs';
import { test as base, expect } from './fixtures';
import { type PseudoBuild, pseudoBuild } from './pseudo-build';
import { serve } from './serve';
import { ACROSS, layAcross, lookAt, OF_BATTLES, PLAIN, type Staged, show, staged } from './walked-screens';

/** A phone with battles, of an app that has the pseudo-language besides English. */
const test = base.extend<object, PseudoBuild & { readonly phone: Staged }>({
  pseudoBuild,

  lastingServer: [
    async ({ pseudoBuild }, use) => {
      const server = await serve({ root: pseudoBuild });
      await use(server);
      await server.kill();
    },
    { scope: 'worker' },
  ],

  phone: [
    async ({ browser, lastingServer }, use) => {
      await use(await staged(browser, lastingServer.url));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'default' });

/**
 * At 360 px the brackets make "[ñö ]" of "no", more than twice as long, and a tile of The Old World has no room for
 * both lines of its hint. Every language is walked there with its own word.
 */
const BRACKETS_ALONE = [
  'text is cut: span "units of Unit Strength 5+"',
  // The names of a combat's units, shortened as in every language: the brackets hide that it is names alone.
  'text is cut: span "1 [Bows v Spears ]"',
];

/** A phone that has the battles and speaks the pseudo-language. */
async function opened(browser: Browser, baseURL: string | undefined, phone: Staged): Promise<Page> {
  const context = await browser.newContext({
    ...{ storageState: phone.state, hasTouch: true, serviceWorkers: 'block' },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('./#/settings');
  await page
    .locator('label')
    .filter({ hasText: /^English \(/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
  return page;
}

test('every screen of no battle has room for words a third longer', async ({ browser, baseURL, phone }) => {
  const page = await opened(browser, baseURL, phone);
  for (const screen of PLAIN) {
    await show(page, screen);
    await lookAt(page, `${PSEUDO}${screen}`);
  }
  await page.context().close();
});

for (const [what, screens] of Object.entries(OF_BATTLES))
  test(`every screen of ${what} has room for words a third longer`, async ({ browser, baseURL, phone }) => {
    const page = await opened(browser, baseURL, phone);
    for (const [scene, places] of screens)
      for (const place of places) {
        await show(page, `/${place.replace('ID', phone.ids[scene] ?? '')}`);
        await lookAt(page, `${PSEUDO}/${place.replace('ID', scene)}`, BRACKETS_ALONE);
      }
    await page.context().close();
  });

test('the phone between the players has room for words a third longer', async ({
  browser,
  baseURL,
  phone,
}) => {
  const page = await opened(browser, baseURL, phone);
  // As it is called, not as a pattern of it: there are brackets in it.
  const called = shownIn(PSEUDO)('across', 'open').replaceAll('\\', '');
  for (const scene of ACROSS) {
    await layAcross(page, phone.ids[scene] ?? '', called);
    await lookAt(page, `${PSEUDO}/across/${scene}`, BRACKETS_ALONE);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
});
