import type { Page } from '@playwright/test';
import { expect, stands, test } from './fixtures';
import { AssaultPage } from './pages/assault-page';
import { startBattle } from './pages/battles-page';

type Insets = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};
type Held = { readonly width: number; readonly height: number; readonly insets: Insets };

/** The areas that a phone with a notch and a swipe bar keeps for itself, upright and in landscape. */
const HELD: readonly Held[] = [
  { width: 390, height: 844, insets: { top: 47, bottom: 34, left: 0, right: 0 } },
  { width: 844, height: 390, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
];

/** Names of controls with a part in these areas. */
async function underTheEdges(page: Page, insets: Insets): Promise<readonly string[]> {
  return page.evaluate(({ top, bottom, left, right }) => {
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return (
      [...place.querySelectorAll('button, a[href], input, h1, h2')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.sr-only'))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1)
        // An element that scrolls comes out from under the edge.
        .filter(({ box }) => box.top < innerHeight && box.bottom > 0)
        .filter(
          ({ box }) =>
            box.left < left - 0.5 || box.right > innerWidth - right + 0.5 || (top > 0 && box.top < top - 0.5),
        )
        .map(({ part }) => part.getAttribute('aria-label') ?? part.textContent ?? '')
        .concat(
          [...place.querySelectorAll('nav a, dialog[open] > div > :last-child')]
            .filter((part) => part.getBoundingClientRect().height > 1)
            .filter((part) => part.getBoundingClientRect().bottom > innerHeight - bottom + 0.5)
            .map((part) => `the last: ${part.textContent}`),
        )
    );
  }, insets);
}

for (const { insets, ...size } of HELD) {
  test(`nothing lies under the edges that a phone of ${size.width} x ${size.height} keeps for itself`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const fight = await startBattle(page);
    const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
    const found: Record<string, readonly string[]> = {};
    for (const address of [
      '',
      'new',
      'settings',
      ...['fight', 'armies', 'score', 'log'].map((room) => `battle/${id}/${room}`),
    ]) {
      await page.goto(`./#/${address}`);
      await stands(page);
      const under = await underTheEdges(page, insets);
      if (under.length > 0) found[address] = under;
    }
    await page.goto(`./#/battle/${id}/fight`);
    await fight.scoreButton.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const under = await underTheEdges(page, { ...insets, top: 0 });
    if (under.length > 0) found.sheet = under;
    expect(found).toEqual({});
  });
}

test('two fingers make the page larger, a quick second tap does not, and it turns with the phone', async ({
  page,
}) => {
  await startBattle(page);
  const allowed = await page.evaluate(() => getComputedStyle(document.documentElement).touchAction);
  expect(allowed).toBe('manipulation');
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel=manifest]') as HTMLLinkElement;
    return (await fetch(href)).json();
  });
  expect(['any', undefined]).toContain(manifest.orientation);
});

test('unless Settings say otherwise a tap is felt, and the screen of a battle stays awake until it is left', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const felt: unknown[] = [];
    const held = new Set<unknown>();
    Object.assign(globalThis, { felt, held });
    Navigator.prototype.vibrate = (pattern) => felt.push(pattern) > 0;
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
      value: {
        request: async () => {
          const lock = Object.assign(new EventTarget(), { release: async () => held.delete(lock) });
          held.add(lock);
          return lock;
        },
      },
    });
  });
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await fight.expectScore(1, 0);
  const held = () => page.evaluate(() => (Reflect.get(globalThis, 'held') as Set<unknown>).size);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'felt'))).toEqual([10]);
  await expect.poll(held).toBe(1);
  await page.getByRole('link', { name: 'Back to the battles' }).click();
  await expect.poll(held).toBe(0);
});

/** From the next opening on the page records each vibration that it asks for. */
async function noteFelt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    Navigator.prototype.vibrate = (pattern) => felt.push(pattern) > 0;
  });
}

/** How often a phone would have vibrated since the page was opened. */
const timesFelt = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'felt') as unknown[]).length);

/** The numbers on the shields that are lifted now, or were since they were drawn. */
const lifted = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((part) => getComputedStyle(part).animationName === 'lift')
      .map(({ textContent }) => textContent),
  );

test('a round that is won is felt, and the shield of the winner is lifted once', async ({ page }) => {
  await noteFelt(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await expect.poll(() => timesFelt(page)).toBe(1);
  expect(await lifted(page)).toEqual([]);
  await fight.closeRound();
  await expect.poll(() => timesFelt(page)).toBe(2);
  expect(await lifted(page)).toEqual([expect.stringContaining('Blue')]);
  await fight.nextRound();
  await expect.poll(() => lifted(page)).toEqual([]);

  // An earlier victory is not won again now.
  await fight.undo('Round 2 began');
  await fight.expectScore(1, 0);
  expect(await lifted(page)).toEqual([]);
  expect(await timesFelt(page)).toBe(2);
  await page.reload();
  await fight.expectScore(1, 0);
  expect(await lifted(page)).toEqual([]);
  expect(await timesFelt(page)).toBe(0);
});

test('a round that was won in another combat is not won again as the players come back to it', async ({
  page,
}) => {
  await noteFelt(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const fight = await startBattle(page);
  await fight.lose('Red', 1);
  await fight.closeRound();
  await expect.poll(() => lifted(page)).toEqual([expect.stringContaining('Blue')]);
  await (await fight.openCombats()).openAnother();
  await fight.expectScore(0, 0);
  expect(await lifted(page)).toEqual([]);
  const felt = await timesFelt(page);
  await page.getByRole('button', { name: 'Combat 1', exact: true }).tap();
  await fight.expectScore(1, 0);
  expect(await lifted(page)).toEqual([]);
  expect(await timesFelt(page)).toBe(felt);
});

test('an assault that is won lifts the winner’s shield as its round is closed', async ({ page }) => {
  await noteFelt(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const assault = await AssaultPage.start(page);
  await assault.fightToTwoToNothing();
  expect(await lifted(page)).toEqual([]);
  const felt = await timesFelt(page);
  await assault.next('Red tests Morale').click();
  await expect.poll(() => lifted(page)).toEqual([expect.stringContaining('Blue')]);
  await expect.poll(() => timesFelt(page)).toBe(felt + 1);
});
