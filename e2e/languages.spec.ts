import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsOf } from '../scripts/page-checks/layout.mjs';
import { PSEUDO, pseudoMessage } from '../scripts/pseudo-language.mjs';
import { offlineTest as base, expect, installed } from './fixtures';
import { type PseudoBuild, pseudoBuild } from './pseudo-build';
import { startBattle } from './quick-battle';
import { serve } from './serve';

const test = base.extend<object, PseudoBuild>({
  pseudoBuild,

  server: async ({ pseudoBuild }, use) => {
    const server = await serve({ root: pseudoBuild });
    await use(server);
    await server.kill();
  },
});

/** Screens whose every word is ours, but names. */
const OUR_SCREENS = ['/', '/settings', '/season', '/backup', '/restore', '/receive', '/table'];
/** What is no message: names, and what the browser writes. */
const NAMES = /^(Warledger|English.*|MIT|ISC|[\d.]+ [kMG]?B|.*\d{4}.*|warledger.*)$/;

const KEPT = 'All of it is on this phone, for where there is no connection.';
const MISSING = 'Not all of it is on this phone yet. Fetch it while there is a connection.';

async function choose(page: Page, language: RegExp): Promise<void> {
  await page.locator('label').filter({ hasText: language }).click();
}

/** The manifest that the browser would install the app with now. */
async function installedAs(page: Page): Promise<unknown> {
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  return (await page.request.get(address)).json();
}

/** The letters on the screen that stand in no brackets. */
function untranslated(names: string): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const isShown = node.parentElement?.checkVisibility() === true;
    const isWord = /\p{L}{2,}/u.test(text) && !/[[\]áçëîñöüýÅÉØÜ]/.test(text);
    if (isShown && isWord && !new RegExp(names).test(text)) found.push(text);
  }
  return found;
}

test('a language is chosen in Settings, spoken at once on every screen, kept, and given back', async ({
  page,
  server,
}) => {
  await startBattle(page);
  const fight = page.url().replace(/^.*#/, '');
  await installed(page);
  await page.goto('./#/settings');
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await choose(page, /^English \(/);
  await expect(page.getByRole('heading', { name: '[Sëttîñgs' })).toBeVisible();
  // In place: who chooses by keys or hears the page is still at the choice.
  await expect(page.getByRole('radio', { name: /^English \(/ })).toBeFocused();
  await expect(page).toHaveTitle(/^\[Sëttîñgs/);
  expect.soft(await page.evaluate(untranslated, NAMES.source), 'Settings at once').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(PSEUDO);
  expect(await installedAs(page)).toMatchObject({
    lang: PSEUDO,
    shortcuts: [{ name: pseudoMessage('New battle') }],
  });
  for (const screen of OUR_SCREENS) {
    await page.evaluate((to) => {
      location.hash = to;
    }, screen);
    await expect(page.getByText(/\[/).first()).toBeVisible();
    expect.soft(await page.evaluate(untranslated, NAMES.source), screen).toEqual([]);
  }
  for (const room of ['fight', 'armies', 'score', 'log']) {
    await page.evaluate(
      (to) => {
        location.hash = to;
      },
      fight.replace('fight', room),
    );
    await expect(page.getByRole('link', { name: pseudoMessage('Log') }).first()).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

  // Every file of it is kept: it speaks where there is no connection.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('languages')).keys()).length))
    .toBe(3);
  await page.evaluate(() => {
    location.hash = '/settings';
  });
  await expect(page.getByRole('status').filter({ hasText: pseudoMessage(KEPT) })).toBeVisible();
  await page.evaluate((to) => {
    location.hash = to;
  }, fight);
  await server.kill();
  await page.reload();
  await expect(page.getByRole('link', { name: pseudoMessage('Log') }).first()).toBeVisible();
  await page.goto('./#/settings');
  await choose(page, /^English$/);
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './manifest.webmanifest');
});

test('a language that is not whole on the phone says so, and is fetched again by a tap', async ({ page }) => {
  await page.goto('./');
  await installed(page);
  await page.goto('./#/settings');
  await page.evaluate(() => {
    const open = CacheStorage.prototype.open;
    CacheStorage.prototype.open = () => {
      CacheStorage.prototype.open = open;
      return Promise.reject(new DOMException('No room is left', 'QuotaExceededError'));
    };
  });
  await choose(page, /^English \(/);
  await expect(page.getByRole('status').filter({ hasText: pseudoMessage(MISSING) })).toBeVisible();
  await page.getByRole('button', { name: pseudoMessage('Fetch it again') }).click();
  await expect(page.getByRole('status').filter({ hasText: pseudoMessage(KEPT) })).toBeVisible();
  await expect(page.getByRole('button', { name: pseudoMessage('Fetch it again') })).toHaveCount(0);
});

test('a third more letters fit on the smallest phones', async ({ page }) => {
  await page.addInitScript((code) => localStorage.setItem('warledger.language', code), PSEUDO);
  for (const size of [
    { width: 360, height: 560 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('./');
    for (const screen of OUR_SCREENS) {
      await page.evaluate((to) => {
        location.hash = to;
      }, screen);
      await expect(page.getByText(/\[/).first()).toBeVisible();
      expect.soft(await page.evaluate(faultsOf, []), `${screen} at ${size.width}`).toEqual([]);
    }
  }
});

test('a language costs nothing before it is chosen: not fetched, and not among the kept files', async ({
  page,
  pseudoBuild,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  await installed(page);
  expect(asked.filter((url) => url.includes('/languages/'))).toEqual([]);
  expect(readdirSync(join(pseudoBuild, 'assets/languages')).length).toBe(3);
  expect(readFileSync(join(pseudoBuild, 'sw.js'), 'utf8')).not.toMatch(
    new RegExp(`languages/${PSEUDO}|manifest-`),
  );
});

test.describe('where most of a language is still on its way', () => {
  // A worker would ask for the files where no test can hold them.
  test.use({ serviceWorkers: 'block' });

  /** Chooses the language in Settings, and opens the battle from Home. */
  async function chooseAndOpen(page: Page): Promise<void> {
    await page.goto('./#/settings');
    await choose(page, /^English \(/);
    await expect(page.getByRole('heading', { name: '[Sëttîñgs' })).toBeVisible();
    await page.getByRole('link', { name: pseudoMessage('Back to the battles') }).click();
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/fight/);
  }

  test('Settings speaks it at once, and a battle is shown when it can speak it too', async ({ page }) => {
    await startBattle(page);
    let send = () => {};
    const sent = new Promise<void>((done) => {
      send = done;
    });
    await page.route(/languages\/.*-rest-/, async (route) => {
      await sent;
      await route.continue();
    });
    await chooseAndOpen(page);
    await expect(page.locator('h1')).toHaveCount(0);
    send();
    await expect(page.getByRole('link', { name: pseudoMessage('Log') }).first()).toBeVisible();
  });

  test('a battle is shown in English where the rest of it does not come', async ({ page }) => {
    await startBattle(page);
    await page.route(/languages\/.*-rest-/, (route) => route.abort('connectionreset'));
    await chooseAndOpen(page);
    await expect(page.getByRole('button', { name: 'Close round' })).toBeVisible();
  });
});
