import type { BrowserContext, Page } from '@playwright/test';
import { shownIn } from '../scripts/english-left.mjs';
import { offered } from '../scripts/messages.mjs';
import { test as base, expect } from './fixtures';
import { lookIn } from './spoken-screen';
import {
  ACROSS,
  layAcross,
  OF_BATTLES,
  PLAIN,
  type Scene,
  type Staged,
  show,
  staged,
} from './walked-screens';

const test = base.extend<object, { readonly phone: Staged }>({
  phone: [
    async ({ browser, lastingServer }, use) => {
      await use(await staged(browser, lastingServer.url));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const ofRulebook = (id: string, scenes: readonly Scene[]) =>
  Object.fromEntries(scenes.map((scene) => [scene, id] as const));

/** The rulebooks of the scenes, which have words of their own in every language. */
const EDITION_OF: Partial<Record<Scene, string>> = {
  ...ofRulebook('t9a-2', ['units', 'hand', 'tied', 'wiped', 'closed', 'combats', 'turn', 'broke', 'ended']),
  ...ofRulebook('t9a-2', ['handed', 'example']),
  ...ofRulebook('tow-1', ['oldWorld']),
  ...ofRulebook('hh-1', ['struck', 'allocation', 'result', 'morale', 'challenge', 'shot', 'damage']),
  ...ofRulebook('hh-3', ['thirdHeresy']),
  ...ofRulebook('kow-4', ['nerve', 'melee']),
};

/** A phone that has the battles and asks for the language. */
async function opened(context: BrowserContext, language: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByRole('list').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  return page;
}

/** Those that are offered, or those that are to be: `WALK=nl` with a build that has them. */
const WALKED = process.env.WALK?.split(',') ?? offered();

for (const language of WALKED) {
  test.describe(language, () => {
    test.describe.configure({ mode: 'default' });

    const walk = (what: string, steps: (page: Page, ids: Staged['ids']) => Promise<void>) =>
      test(`${what} speaks ${language}, and nothing is cut`, async ({ browser, baseURL, phone }) => {
        const context = await browser.newContext({
          storageState: phone.state,
          locale: language,
          hasTouch: true,
          serviceWorkers: 'block',
          baseURL,
        });
        await steps(await opened(context, language), phone.ids);
        await context.close();
      });

    walk('every screen of no battle', async (page) => {
      for (const screen of PLAIN) {
        await show(page, screen);
        await lookIn(language, page, screen);
      }
    });

    for (const [what, screens] of Object.entries(OF_BATTLES))
      walk(`every screen of ${what}`, async (page, ids) => {
        for (const [scene, places] of screens)
          for (const place of places) {
            await show(page, `/${place.replace('ID', ids[scene] ?? '')}`);
            await lookIn(language, page, `/${place.replace('ID', scene)}`, EDITION_OF[scene]);
          }
      });

    walk('the phone between the players', async (page, ids) => {
      for (const scene of ACROSS) {
        await layAcross(page, ids[scene] ?? '', shownIn(language)('across', 'open'));
        await lookIn(language, page, `across ${scene}`, EDITION_OF[scene]);
        await page.keyboard.press('Escape');
      }
    });
  });
}
