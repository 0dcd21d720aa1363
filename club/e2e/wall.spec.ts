import type { Page } from '@playwright/test';
import { axe, painted } from '../../e2e/fixtures';
import { expect, test } from './club-fixtures';
import { makeEvent } from './event-steps';

const ODD = 121;
const PLAYERS = Array.from({ length: ODD }, (_, index) => `Player${index + 1} of the Hall`);
const SECONDS = 40;

/** The names that a hall can read now in that part of the wall: the whole line is on the screen. */
function readable(page: Page, part: string): Promise<readonly string[]> {
  return page.getByRole('region', { name: part, exact: true }).evaluate((region) => {
    const names: string[] = [];
    for (const line of region.querySelectorAll('li, tbody tr')) {
      const box = line.getBoundingClientRect();
      const frame = line.closest('ul, table')?.parentElement?.getBoundingClientRect();
      const isSeen =
        frame !== undefined &&
        box.left >= frame.left - 1 &&
        box.right <= frame.right + 1 &&
        box.top >= 0 &&
        box.bottom <= Math.min(innerHeight, frame.bottom) + 1;
      if (isSeen) names.push(...(line.textContent?.match(/Player\d+(?= )/g) ?? []));
    }
    return names;
  });
}

test('a hall of 121 players reads every table and every rank on the wall within 40 s', async ({
  club,
  newPhone,
}) => {
  test.setTimeout(180_000);
  const page = await newPhone();
  await makeEvent(page, club, PLAYERS.join('\n'));
  await expect(page.getByText(`${ODD} players`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(60);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'More' }).click();
  await page.clock.install();
  await page.getByRole('button', { name: 'Screen for the wall' }).click();
  await expect(page.getByRole('region', { name: 'Tables' }).getByText(/^1 of \d+$/)).toBeVisible();
  await painted(page);
  await axe(page);
  const read = { Tables: new Set<string>(), Standings: new Set<string>() };
  for (let second = 0; second < SECONDS; second += 1) {
    for (const name of await readable(page, 'Tables')) read.Tables.add(name);
    for (const name of await readable(page, 'Standings')) read.Standings.add(name);
    await page.clock.runFor(1_000);
  }
  expect(read.Tables.size).toBe(ODD);
  expect(read.Standings.size).toBe(ODD);

  // A page that somebody reads is held until it is let go.
  await page.getByRole('button', { name: 'Hold this page' }).click();
  const held = await readable(page, 'Tables');
  await page.clock.runFor(SECONDS * 1_000);
  expect(await readable(page, 'Tables')).toEqual(held);
  await page.getByRole('button', { name: 'Turn the pages' }).click();
  await page.clock.runFor(12_000);
  expect(await readable(page, 'Tables')).not.toEqual(held);

  // A phone is scrolled by its finger, and nothing is turned under it.
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(page.getByRole('button', { name: 'Turn the pages' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hold this page' })).toBeHidden();
});
