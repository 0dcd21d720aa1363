import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { TYPED_NAMES } from '../look/shots/stage/taps.mjs';
import { setStage } from '../look/shots/stage.mjs';
import { faultsOf } from '../scripts/page-checks/layout.mjs';
import { expect, painted } from './fixtures';
import { bringEvent } from './pages/brought-event';

/** What is played for these screens, in English: each battle at one of its questions. */
export const SCENES = [
  ...['units', 'hand', 'tied', 'wiped', 'closed', 'combats', 'turn', 'broke', 'ended', 'handed'],
  ...['years', 'kept', 'oldWorld'],
  ...['struck', 'allocation', 'result', 'morale', 'challenge', 'shot', 'damage'],
  ...['nerve', 'melee', 'thirdHeresy', 'example'],
] as const;

/** Those, and the event that is brought to the phone. */
export type Scene = (typeof SCENES)[number] | 'hall';
export type Staged = {
  readonly ids: Partial<Record<Scene, string>>;
  readonly state: NonNullable<BrowserContextOptions['storageState']>;
};

/** Plays these battles in English on a phone of its own, and gives what that phone has stored. */
export async function staged(browser: Browser, url: string): Promise<Staged> {
  const phone = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const site = { url, clubLink: null, newPhone: () => phone.newPage() };
  const page = await phone.newPage();
  const played = await setStage(page, site, new Set<(typeof SCENES)[number]>(SCENES));
  const ids = { ...played, hall: await bringEvent(page) };
  const state = await phone.storageState({ indexedDB: true });
  await phone.close();
  return { ids, state };
}

/** The screens of no battle. */
export const PLAIN = [
  ...['/', '/new', '/armies', '/season', '/settings', '/backup', '/restore', '/receive', '/table'],
  ...['/events', '/events/new', '/events/ladder', '/club', '/club/f/nonsense', '/join', '/battle/nope/fight'],
];

/** The screens of battles: of which one, and where. */
export const OF_BATTLES: Readonly<
  Record<string, readonly (readonly [scene: Scene, places: readonly string[]])[]>
> = {
  'a battle': [
    ['units', ['battle/ID/fight', 'battle/ID/armies', 'battle/ID/score', 'battle/ID/log', 'report/ID']],
    ['hand', ['battle/ID/fight', 'battle/ID/armies', 'battle/ID/log', 'hand-over/ID', 'share/ID']],
    ['closed', ['battle/ID/fight', 'battle/ID/log']],
    ['combats', ['battle/ID/fight', 'battle/ID/armies', 'report/ID']],
    ...(['tied', 'wiped', 'turn', 'broke', 'handed'] as const).map(
      (scene) => [scene, ['battle/ID/fight']] as const,
    ),
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
  'each further rulebook': [
    ...(['nerve', 'thirdHeresy'] as const).map(
      (scene) =>
        [scene, ['battle/ID/fight', 'battle/ID/armies', 'battle/ID/score', 'battle/ID/log']] as const,
    ),
    ...(['nerve', 'thirdHeresy', 'oldWorld'] as const).map(
      (scene) =>
        [
          scene,
          ['result', 'replay', 'log', 'combats', 'units', 'charts'].map((room) => `review/ID/${room}`),
        ] as const,
    ),
    ['melee', ['battle/ID/fight']],
    ['example', ['battle/ID/fight', 'battle/ID/armies', 'battle/ID/score', 'battle/ID/log', 'report/ID']],
  ],
  'an event': [
    ['hall', ['standings', 'tables', 'players', 'more', 'wall', 'print'].map((part) => `event/ID/${part}`)],
  ],
};

/** The battles that are looked at between the players, too. */
export const ACROSS: readonly Scene[] = ['hand', 'units', 'oldWorld', 'struck', 'shot', 'melee'];

/** Opens the screen between the players by its button on the fight, which is called so. */
export async function layAcross(page: Page, id: string, called: string): Promise<void> {
  await show(page, `/battle/${id}/fight`);
  await page.getByRole('button', { name: called, exact: true }).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
}

const SIZES = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
];

/** Looks at the screen at the sizes of small phones: nothing is cut, covered or moved, but for what is known. */
export async function lookAt(page: Page, screen: string, known: readonly string[] = []): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await painted(page);
    const faults = await page.evaluate(faultsOf, [...TYPED_NAMES]);
    const unknown = faults.filter((fault) => !known.includes(fault));
    expect.soft(unknown, `${screen} at ${size.width}`).toEqual([]);
    if (process.env.PICTURES !== undefined)
      await page.screenshot({
        path: `${process.env.PICTURES}/${screen.replaceAll(/\W+/g, '_')}-${size.width}.png`,
      });
  }
}

/** Shows the screen of that address, whole. */
export async function show(page: Page, screen: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, screen);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Has the phone speak the language from now on; it shows the settings then. */
export async function speaks(page: Page, language: string): Promise<void> {
  await show(page, '/settings');
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const choice = page.locator('main label');
  await choice.filter({ hasText: new RegExp(`^${name}$`, 'i') }).click();
  await expect(page.locator(`html[lang=${language}]`)).toBeAttached();
}
