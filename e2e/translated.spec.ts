import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { englishIn, shownIn } from '../scripts/english-left.mjs';
import { offered } from '../scripts/messages.mjs';
import { test as base, expect } from './fixtures';
import {
  ACROSS,
  layAcross,
  lookAt,
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

/** The rulebooks of the scenes, as far as they have words in other languages. */
const EDITION_OF: Partial<Record<Scene, string>> = {
  ...Object.fromEntries(
    ['units', 'hand', 'tied', 'wiped', 'closed', 'combats', 'turn', 'broke', 'ended', 'handed'].map((one) => [
      one,
      't9a-2',
    ]),
  ),
  oldWorld: 'tow-1',
  example: 't9a-2',
};

/** Runs in the page: what stands on it or in the sheet over it, a text for each node and each control's name. */
function shownTexts(): readonly string[] {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.checkVisibility() === true) found.push(node.textContent?.trim() ?? '');
  for (const named of root.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) found.push(named.getAttribute(name) ?? '');
  return found.filter((text) => text !== '');
}

/** What was stored while English was spoken: names of units, also within a sentence. */
const STORED = /(Blue|Red) (squad|company)/g;

async function look(page: Page, language: string, screen: string, edition?: string): Promise<void> {
  const isEnglish = englishIn(language);
  await lookAt(page, `${language}${screen}`);
  const texts = await page.evaluate(shownTexts);
  const english = texts.filter(
    (text) => text !== 'English' && isEnglish(text.replaceAll(STORED, '…'), edition),
  );
  expect.soft(english, `${screen}: English`).toEqual([]);
}

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

    const asked = (phone: Staged): BrowserContextOptions => ({
      storageState: phone.state,
      locale: language,
      hasTouch: true,
      serviceWorkers: 'block',
    });

    test(`every screen of no battle speaks ${language}, and nothing is cut`, async ({
      browser,
      baseURL,
      phone,
    }) => {
      const context = await browser.newContext({ ...asked(phone), baseURL });
      const page = await opened(context, language);
      for (const screen of PLAIN) {
        await show(page, screen);
        await look(page, language, screen);
      }
      await context.close();
    });

    for (const [what, screens] of Object.entries(OF_BATTLES))
      test(`every screen of ${what} speaks ${language}, and nothing is cut`, async ({
        browser,
        baseURL,
        phone,
      }) => {
        const context = await browser.newContext({ ...asked(phone), baseURL });
        const page = await opened(context, language);
        for (const [scene, places] of screens)
          for (const place of places) {
            await show(page, `/${place.replace('ID', phone.ids[scene] ?? '')}`);
            await look(page, language, `/${place.replace('ID', scene)}`, EDITION_OF[scene]);
          }
        await context.close();
      });

    test(`the phone between the players speaks ${language}, and nothing is cut`, async ({
      browser,
      baseURL,
      phone,
    }) => {
      const context = await browser.newContext({ ...asked(phone), baseURL });
      const page = await opened(context, language);
      for (const scene of ACROSS) {
        await layAcross(page, phone.ids[scene] ?? '', shownIn(language)('across', 'open'));
        await look(page, language, `across ${scene}`, EDITION_OF[scene]);
        await page.keyboard.press('Escape');
      }
      await context.close();
    });
  });
}
