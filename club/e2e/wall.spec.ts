import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
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

/** The letters of the tables, in pixels. */
function letters(page: Page): Promise<number> {
  return page
    .getByRole('region', { name: 'Tables' })
    .getByRole('listitem')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
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

  // Its letters are as large as its pages allow, on every screen of a hall.
  for (const [width, height] of [
    [1280, 720],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => letters(page)).toBeGreaterThanOrEqual(height === 1080 ? 32 : 24);
    const pages = await page
      .getByRole('region', { name: 'Tables' })
      .getByText(/^\d+ of \d+$/)
      .innerText();
    expect(Number(/\d+$/.exec(pages)?.[0])).toBeLessThanOrEqual(8);
  }

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
  await expect(page.getByRole('img', { name: 'Code to watch the event' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Turn the pages' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Hold this page' })).toBeHidden();
});

/** What a camera reads in a picture of a code. */
async function scanned(page: Page, png: Buffer): Promise<string> {
  const picture = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const drawn = new OffscreenCanvas(width, height).getContext('2d');
    drawn?.drawImage(bitmap, 0, 0);
    return { width, height, data: [...(drawn?.getImageData(0, 0, width, height).data ?? [])] };
  }, png.toString('base64'));
  return decodeQR({ ...picture, data: Uint8ClampedArray.from(picture.data) });
}

test('a phone in the hall opens the event by the code on the wall, and finds its own table', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen\nCleo\nDag');
  await expect(page.getByText('4 players', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await page.getByRole('link', { name: 'More' }).tap();
  await page.getByRole('button', { name: 'Screen for the wall' }).tap();
  await page.setViewportSize({ width: 1280, height: 720 });
  const code = page.getByRole('img', { name: 'Code to watch the event' });
  await expect(code).toBeVisible();
  // Few tables: letters as large as the wall has.
  await expect.poll(() => letters(page)).toBe(40);
  const link = await scanned(page, await code.screenshot());

  const phone = await newPhone();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Watch' }).tap();
  await phone.getByRole('link', { name: 'Tables' }).tap();
  const own = phone.getByRole('list', { name: 'Players by name' }).getByRole('listitem');
  await expect(own.filter({ hasText: /^Cleo/ })).toContainText(/Cleo.*Table \d/);
});
