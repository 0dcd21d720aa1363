import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { TYPED_NAMES } from '../look/shots/stage/taps.mjs';
import { setStage } from '../look/shots/stage.mjs';
import { englishIn } from '../scripts/english-left.mjs';
import { offered } from '../scripts/messages.mjs';
import { faultsOf } from '../scripts/page-checks/layout.mjs';
import { test as base, expect, painted } from './fixtures';

/** What is played for these screens, in English: each battle at one of its questions. */
const SCENES = [
  ...['units', 'hand', 'closed', 'combats', 'turn', 'broke', 'ended', 'handed', 'years', 'kept', 'oldWorld'],
  ...['struck', 'allocation', 'result', 'morale', 'challenge', 'shot', 'damage'],
] as const;

type Scene = (typeof SCENES)[number];
type Staged = {
  readonly ids: Partial<Record<Scene, string>>;
  readonly state: NonNullable<BrowserContextOptions['storageState']>;
};

const test = base.extend<object, { readonly staged: Staged }>({
  staged: [
    async ({ browser, lastingServer }, use) => {
      const phone = await browser.newContext({
        baseURL: lastingServer.url,
        locale: 'en-GB',
        hasTouch: true,
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      });
      const site = { url: lastingServer.url, clubLink: null, newPhone: () => phone.newPage() };
      const ids = await setStage(await phone.newPage(), site, new Set<Scene>(SCENES));
      const state = await phone.storageState({ indexedDB: true });
      await phone.close();
      await use({ ids, state });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** The screens of no battle. */
const PLAIN = [
  ...['/', '/new', '/armies', '/season', '/settings', '/backup', '/restore', '/receive', '/table'],
  ...['/events', '/events/new', '/club', '/join', '/battle/nope/fight'],
];

/** The screens of battles: of which one, and where. */
const OF_BATTLES: Readonly<Record<string, readonly (readonly [scene: Scene, places: readonly string[]])[]>> =
  {
    'a battle': [
      ['units', ['battle/ID/fight', 'battle/ID/armies', 'battle/ID/score', 'battle/ID/log', 'report/ID']],
      ['hand', ['battle/ID/fight', 'battle/ID/armies', 'battle/ID/log', 'hand-over/ID', 'share/ID']],
      ['closed', ['battle/ID/fight', 'battle/ID/log']],
      ['combats', ['battle/ID/fight', 'battle/ID/armies', 'report/ID']],
      ...(['turn', 'broke', 'handed'] as const).map((scene) => [scene, ['battle/ID/fight']] as const),
      ['oldWorld', ['battle/ID/fight', 'battle/ID/armies', 'battle/ID/score', 'battle/ID/log']],
    ],
    'a battle that has ended': [
      ['ended', ['battle/ID/fight', 'battle/ID/score', 'battle/ID/log', 'report/ID', 'result/ID']],
      ['ended', ['result', 'replay', 'log', 'combats', 'units', 'charts'].map((room) => `review/ID/${room}`)],
      ['ended', ['hand-over/ID']],
    ],
    'assaults and shooting': [
      ['struck', ['battle/ID/fight', 'battle/ID/score', 'battle/ID/log']],
      ...(['morale', 'challenge', 'shot'] as const).map((scene) => [scene, ['battle/ID/fight']] as const),
      ['allocation', ['battle/ID/fight', 'report/ID', 'battle/ID/log']],
      ['result', ['battle/ID/fight', 'report/ID', 'battle/ID/log', 'review/ID/combats']],
      ['damage', ['battle/ID/fight', 'report/ID', 'battle/ID/log']],
    ],
  };

/** The rulebooks of the scenes, as far as they have words in other languages. */
const EDITION_OF: Partial<Record<Scene, string>> = {
  ...Object.fromEntries(
    ['units', 'hand', 'closed', 'combats', 'turn', 'broke', 'ended', 'handed'].map((one) => [one, 't9a-2']),
  ),
  oldWorld: 'tow-1',
};

const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
];

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
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await painted(page);
    const faults = await page.evaluate(faultsOf, [...TYPED_NAMES]);
    expect.soft(faults, `${screen} at ${size.width}`).toEqual([]);
    if (process.env.PICTURES !== undefined)
      await page.screenshot({
        path: `${process.env.PICTURES}/${language}${screen.replaceAll(/\W+/g, '_')}-${size.width}.png`,
      });
  }
  const texts = await page.evaluate(shownTexts);
  const english = texts.filter(
    (text) => text !== 'English' && isEnglish(text.replaceAll(STORED, '…'), edition),
  );
  expect.soft(english, `${screen}: English`).toEqual([]);
}

async function show(page: Page, screen: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, screen);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
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

    const phone = (staged: Staged): BrowserContextOptions => ({
      storageState: staged.state,
      locale: language,
      hasTouch: true,
      serviceWorkers: 'block',
    });

    test(`every screen of no battle speaks ${language}, and nothing is cut`, async ({
      browser,
      baseURL,
      staged,
    }) => {
      const context = await browser.newContext({ ...phone(staged), baseURL });
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
        staged,
      }) => {
        const context = await browser.newContext({ ...phone(staged), baseURL });
        const page = await opened(context, language);
        for (const [scene, places] of screens)
          for (const place of places) {
            await show(page, `/${place.replace('ID', staged.ids[scene] ?? '')}`);
            await look(page, language, `/${place.replace('ID', scene)}`, EDITION_OF[scene]);
          }
        await context.close();
      });
  });
}
