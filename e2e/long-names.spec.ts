import type { Page } from '@playwright/test';
import { entriesOnDisk, expectOnDisk, putOnDisk } from './disk';
import { expect, test } from './fixtures';
import { BattlesPage, startBattle } from './pages/battles-page';

/** Longer than the app's own fields let through, as a crafted file may have them. */
const NAMES = {
  'one word of 300 letters': 'W'.repeat(300),
  'forty words': 'Wolfenburg '.repeat(40).trim(),
};

/** Every screen that names a player or an army. */
const addressesOf = (id: string) => [
  '',
  ...['fight', 'armies', 'score', 'log'].map((room) => `battle/${id}/${room}`),
  ...['result', 'replay', 'log', 'combats', 'units', 'charts'].map((room) => `review/${id}/${room}`),
  ...[`report/${id}`, `result/${id}`, `hand-over/${id}`, `share/${id}`, 'season', 'table'],
];

/** The first entry of the only battle, with that name for both players and both armies. */
async function named(page: Page, name: string): Promise<void> {
  const [begin] = await entriesOnDisk(page);
  if (!begin) throw new Error('There is no battle');
  const sides = { a: { player: name, army: name }, b: { player: `${name}!`, army: name } };
  const events = begin.events.map((event) =>
    event.type === 'battleStarted'
      ? { ...event, setup: { ...Reflect.get(event, 'setup'), ...sides } }
      : event,
  );
  await putOnDisk(page, { ...begin, events });
}

for (const [told, name] of Object.entries(NAMES)) {
  test(`names of ${told} widen no screen`, async ({ page }) => {
    const fight = await startBattle(page);
    await fight.lose('Red', 1);
    await expectOnDisk(page, 2);
    const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
    await named(page, name);
    await page.reload();
    // The next tap writes the names into the battle's card, too.
    await page
      .getByRole('button', { name: / loses 1 Health Point$/ })
      .first()
      .click();
    await expectOnDisk(page, 3);
    for (const address of addressesOf(id)) {
      await page.goto(`./#/${address}`);
      await expect(page.getByRole('heading').or(page.getByRole('button')).first(), address).toBeVisible();
      const widened = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(widened, `how much wider than the phone is "${address}"`).toBeLessThanOrEqual(0);
    }
    await expect((await BattlesPage.open(page)).card(name).first()).toBeVisible();
  });
}
