import type { Page } from '@playwright/test';
import { EVENT_DOORS } from '../../e2e/pages/event-doors';
import { walk } from '../../e2e/pages/walk';
import { chooseClub, expect } from './club-fixtures';

/** An event of that club with these players, one a line: made on this phone from Home, by visible controls. */
export async function makeEvent(
  page: Page,
  club: { readonly link: string; readonly url: string },
  players: string,
): Promise<void> {
  await chooseClub(page, club.link);
  const [make] = EVENT_DOORS;
  if (!make) throw new Error('No door to an event');
  await walk(page, make, `${club.url}/`);
  await page.getByRole('textbox', { name: /^Players, one a line/ }).fill(players);
  await page.getByRole('button', { name: 'Add players' }).tap();
}

/** The form for a new event of that club, found on this phone from Home. */
export async function newEvent(
  page: Page,
  club: { readonly link: string; readonly url: string },
): Promise<void> {
  await chooseClub(page, club.link);
  const taps = EVENT_DOORS[0]?.taps.slice(0, 3) ?? [];
  await walk(page, { taps, at: '/events/new' }, `${club.url}/`);
}

/** Enters the Battle Points of a table, as its organiser. */
export async function enterResult(
  page: Page,
  table: number,
  points: readonly [string, string],
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Table ${table}`) }).tap();
  const fields = page.getByRole('textbox', { name: /^Battle Points of/ });
  await fields.first().fill(points[0]);
  await fields.last().fill(points[1]);
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText(`${points[0]} : ${points[1]}`)).toBeVisible();
}

/** Opens the row of a player under Players: what can be done with that one. */
export async function openPlayer(page: Page, name: string): Promise<void> {
  const rows = page.getByRole('list', { name: 'Players by their rows' }).getByRole('button');
  await rows.filter({ has: page.getByText(name, { exact: true }) }).tap();
}

/** Pastes more players under Players, where some are already. */
export async function addPlayers(page: Page, names: string): Promise<void> {
  const list = page.getByRole('textbox', { name: /^Players, one a line/ });
  const more = page.getByRole('button', { name: 'More players' });
  await expect(list.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.tap();
  await list.fill(names);
  await page.getByRole('button', { name: 'Add players' }).tap();
}
