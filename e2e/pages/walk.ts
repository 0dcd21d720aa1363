import { expect, type Locator, type Page, test } from '@playwright/test';
import { tapsOnDisk } from '../disk';
import { ArmiesPage } from './armies-page';
import { startBattle } from './battles-page';
import type { Door, Step } from './doors';
import { enterRoster } from './full-roster';

const ROLES = ['button', 'link', 'switch', 'radio', 'tab'] as const;

/** The control of that name on the sheet over the page, or on the page if there is none. */
function control(page: Page, name: string | RegExp): Locator {
  const within = page.locator('body:not(:has(dialog[open])), dialog[open]').last();
  const all = ROLES.map((role) => within.getByRole(role, { name, exact: true }));
  return all
    .reduce((some, one) => some.or(one))
    .filter({ visible: true })
    .first();
}

async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === 'object' && 'field' in step)
    return await page.getByRole('textbox', { name: step.field }).fill(step.text);
  await control(page, step).tap();
}

/** The addresses of a screen, by their pattern. */
function addresses(pattern: string): RegExp {
  return pattern === '/' ? /\/(#\/?)?$/ : new RegExp(`#${pattern.replaceAll(/:\w+/g, '[^#]+')}(\\?|$)`);
}

/** Walks through a door, from Home and by what is seen. */
export async function walk(page: Page, { taps, at, shows }: Door, home = './'): Promise<void> {
  const names = taps.map((step) => (typeof step === 'object' && 'field' in step ? step.field : String(step)));
  await test.step(names.join(' › '), async () => {
    await page.goto(home);
    for (const step of taps) await take(page, step);
    if (at !== undefined) await expect(page).toHaveURL(addresses(at));
    if (shows !== undefined) {
      const seen = page.getByText(shows, { exact: true }).or(page.getByRole('button', { name: shows }));
      await expect(seen.filter({ visible: true }).first()).toBeVisible();
    }
    await tapsOnDisk(page);
  });
}

/** A battle with two units a side, of which nothing was said. */
export async function beginTwoArmies(page: Page): Promise<void> {
  await startBattle(page);
  const armies = await ArmiesPage.open(page);
  const unit = (name: string) => ({ name, points: '200', models: '20' });
  await enterRoster(armies, 'Blue', ['Spearmen', 'Archers'].map(unit));
  await enterRoster(armies, 'Red', ['Knights', 'Wolves'].map(unit));
  await armies.show('Blue');
}
