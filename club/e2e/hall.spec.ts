import type { Page } from '@playwright/test';
import { chooseClub, expect, test } from './club-fixtures';

const CUP = 'Autumn Cup';

/** An event with these players, organised on that phone; on its tables. */
async function madeEvent(page: Page, url: string, players: readonly string[]): Promise<void> {
  await page.goto(`${url}/#/events/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill(CUP);
  await page.getByRole('button', { name: 'Make the event' }).click();
  await page.getByRole('textbox', { name: /^Players, one a line/ }).fill(players.join('\n'));
  await page.getByRole('button', { name: 'Add players' }).click();
  await expect(page.getByText(`${players.length} players`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).click();
}

async function enterResult(page: Page, table: number, points: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Table ${table}`) }).click();
  await page.getByRole('button', { name: 'Enter the result' }).click();
  const fields = page.getByRole('textbox', { name: /^Battle Points of/ });
  await fields.first().fill(points[0]);
  await fields.last().fill(points[1]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('entered by the organiser').first()).toBeVisible();
}

test('what an organiser does is taken back and brought back by name', async ({ club, newPhone }) => {
  const page = await newPhone();
  await chooseClub(page, club.link);
  await madeEvent(page, club.url, ['Anna', 'Ben', 'Cleo', 'Dag']);
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(2);
  await enterResult(page, 1, ['13', '7']);
  await page.getByRole('button', { name: 'Undo: result of table 1, round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo: pairs of round 1' }).click();
  await expect(page.getByText('No round is paired yet.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Redo: pairs of round 1' }).click();
  await page.getByRole('button', { name: 'Redo: result of table 1, round 1' }).click();
  await expect(page.getByText('13 : 7')).toBeVisible();

  // A table without a result is named before the next round is paired.
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  const asks = page.getByRole('dialog', { name: 'Pair round 2 now?' });
  await expect(asks.getByText('Round 1: no result yet at table 2.')).toBeVisible();
  await asks.getByRole('button', { name: 'Wait for the results' }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  await asks.getByRole('button', { name: 'Pair it all the same' }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('2');

  // It can be taken back until a result came.
  await page.getByRole('button', { name: 'Take round 2 back' }).click();
  await expect(page.getByText('13 : 7')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: round 2 taken back' }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('2');
  // Neither of them has played at this table.
  await enterResult(page, 3, ['10', '10']);
  await expect(page.getByRole('button', { name: 'Take round 2 back' })).toHaveCount(0);
});

test('a forgotten event lies in the wastebasket and comes back whole', async ({ club, newPhone }) => {
  const page = await newPhone();
  await chooseClub(page, club.link);
  await madeEvent(page, club.url, ['Anna', 'Ben']);
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await enterResult(page, 1, ['20', '0']);
  await page.getByRole('link', { name: 'More' }).click();
  const forget = page.getByRole('button', { name: 'Forget this event on this phone' });
  await forget.click();
  const asks = page.getByRole('dialog', { name: 'Forget this event?' });
  await expect(asks.getByText(/Only this phone organises it/)).toBeVisible();
  await asks.getByRole('button', { name: 'Keep it' }).click();
  await forget.click();
  await asks.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten events (1)' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Bring back ${CUP}` }).click();
  await page.getByRole('link', { name: new RegExp(CUP) }).click();
  await page.getByRole('link', { name: 'Tables' }).click();
  await expect(page.getByText('20 : 0')).toBeVisible();
});
