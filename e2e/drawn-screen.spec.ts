import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { appStands, BattlesPage } from './pages/battles-page';

// A service worker would answer past the test's routes.
test.use({ serviceWorkers: 'block' });

/** Keeps the app's scripts back until the returned function is called: what is seen meanwhile is drawn. */
async function withScriptsBack(page: Page): Promise<() => void> {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await brought;
    await route.continue();
  });
  return () => bring();
}

test('the first screen is there before any script, the same as the app draws it, and nothing of it moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0);
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0);
      Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const bringScripts = await withScriptsBack(page);
  await page.goto('./', { waitUntil: 'commit' });
  const root = page.locator('#root');
  await expect(page.locator('[data-drawn]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const drawn = await root.evaluate((element) => element.innerHTML);
  bringScripts();
  await appStands(page);
  await expect(page.getByText(/^Settles every Round of Combat/)).toBeVisible();
  const withoutMark = drawn.replace(' data-drawn=""', '');
  expect(await root.evaluate((element) => element.innerHTML)).toContain(withoutMark.slice(0, 4_000));
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))).toBeLessThan(0.01);
});

for (const { tap, role, shows } of [
  { tap: 'New battle', role: 'link', shows: /^New battle$/ },
  { tap: 'Restore a backup', role: 'link', shows: /^Restore/ },
  { tap: 'Settings', role: 'link', shows: /^Settings$/ },
] as const) {
  test(`a tap on ${tap} before the app stands is kept`, async ({ page }) => {
    const bringScripts = await withScriptsBack(page);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole(role, { name: tap }).click();
    bringScripts();
    await appStands(page);
    await expect(page.getByRole('heading', { name: shows })).toBeVisible();
  });
}

for (const { name, role } of [
  { name: 'New battle', role: 'link' },
  { name: 'Settings', role: 'link' },
  { name: 'Look at an example', role: 'button' },
] as const) {
  test(`the focus on ${name} stays there when the app takes the place of what was drawn`, async ({
    page,
  }) => {
    const bringScripts = await withScriptsBack(page);
    await page.goto('./', { waitUntil: 'commit' });
    const control = page.getByRole(role, { name });
    await control.focus();
    bringScripts();
    await appStands(page);
    await expect(control).toBeFocused();
  });
}

for (const { name, role, shows } of [
  { name: 'New battle', role: 'link', shows: /^New battle$/ },
  { name: 'Settings', role: 'link', shows: /^Settings$/ },
  { name: 'Look at an example', role: 'button', shows: /^Fight$/ },
] as const) {
  test(`a press on ${name} is kept where the app takes the place of what was drawn before it ends`, async ({
    page,
  }) => {
    const bringScripts = await withScriptsBack(page);
    await page.goto('./', { waitUntil: 'commit' });
    await page.getByRole(role, { name }).hover();
    await page.mouse.down();
    bringScripts();
    await appStands(page);
    await page.mouse.up();
    await expect(page.getByRole('heading', { name: shows })).toBeVisible();
  });
}

test('a tap on the example before the app stands opens it, once', async ({ page }) => {
  const bringScripts = await withScriptsBack(page);
  await page.goto('./', { waitUntil: 'commit' });
  const example = page.getByRole('button', { name: 'Look at an example' });
  await example.click();
  await expect(example).toBeDisabled();
  bringScripts();
  await expect(page).toHaveURL(/\/battle\/.+\/fight$/);
  await page.goto('./');
  await expect(new BattlesPage(page).example).toHaveCount(1);
});

test('a phone that has battles is never shown the screen of one without, nor a battle the frame of Home', async ({
  page,
}) => {
  const battles = await BattlesPage.open(page);
  const fight = await (await battles.newBattle()).fight();
  const address = page.url();
  const bringScripts = await withScriptsBack(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('[data-drawn]').getByRole('link', { name: 'Season' })).toBeVisible();
  await expect(page.getByText(/^Settles every Round of Combat/)).toBeHidden();
  await page.goto(address, { waitUntil: 'commit' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Warledger', { exact: true })).toBeVisible();
  await expect(page.locator('[data-drawn]').getByRole('link', { name: 'Season' })).toBeHidden();
  bringScripts();
  await expect(fight.closeRoundButton).toBeVisible();
});

test('a first battle needs no file that the page does not name, so none waits until another tells of it', async ({
  page,
}) => {
  const further: string[] = [];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const file = new URL(route.request().url()).pathname;
    const named = await page.locator('script[src], link[rel=modulepreload]').evaluateAll((elements) =>
      elements.map((element) => {
        const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
        return new URL(address, location.href).pathname;
      }),
    );
    // What the page does not name never comes.
    if (named.includes(file)) await route.continue();
    else further.push(file);
  });
  const battles = await BattlesPage.open(page);
  const fight = await (await battles.newBattle()).fight();
  await fight.lose('Blue', 1);
  await fight.expectLost('Blue', 1);
  expect(further).not.toEqual([]);
});
