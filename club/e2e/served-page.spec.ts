import { axe } from '../../e2e/fixtures';
import { expect, test } from './club-fixtures';
import { enterResult, makeEvent, openPlayer } from './event-steps';

test('the club serves an event’s page to any browser, as it is after each act, until it is taken down', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await makeEvent(page, club, 'Anna <b>;Orcs\nBen;Elves');
  await openPlayer(page, 'Ben');
  await page.getByRole('button', { name: 'Add list: Ben' }).tap();
  await page.getByRole('textbox', { name: 'The list, as text' }).fill('20 Spears');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByRole('link', { name: 'More' }).tap();
  const served = page.getByRole('region', { name: 'A page for everybody' });
  await served.getByRole('button', { name: 'Put the page up' }).tap();
  await expect(served.getByText('The club has the page as it is now.')).toBeVisible();
  await expect(served.getByRole('img', { name: 'A page for everybody' })).toBeVisible();
  const address = await served.getByRole('textbox', { name: 'Address' }).inputValue();
  expect(new URL(address).origin).toBe(club.url);

  // Anybody: without a script, the app or an account.
  const anybody = await newPhone();
  const answer = await anybody.goto(address);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(anybody.getByRole('heading', { name: 'Autumn Cup' })).toBeVisible();
  await expect(anybody.getByRole('row').filter({ hasText: 'Anna <b>' })).toBeVisible();
  await expect(anybody.getByText('Spears')).toHaveCount(0);
  await axe(anybody);

  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await enterResult(page, 1, ['12', '8']);
  // Whoever goes on at once has shown it all the same.
  await page.getByRole('link', { name: 'Back to the events' }).tap();
  await expect(async () => {
    await anybody.reload();
    await expect(anybody.getByText(/12 : 8/)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('link', { name: /^Autumn Cup/ }).tap();
  await page.getByRole('link', { name: 'Players' }).tap();
  await page.getByRole('button', { name: 'Show the army lists to everybody' }).tap();
  await expect(async () => {
    await anybody.reload();
    await expect(anybody.getByText('Army list')).toBeVisible({ timeout: 500 });
  }).toPass();
  await anybody.getByText('Army list').tap();
  await expect(anybody.getByText('20 Spears')).toBeVisible();
  await anybody.setViewportSize({ width: 320, height: 560 });
  expect(await anybody.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // A phone with the app opens it too, and not the app; taken down it is gone at the same address.
  await page.getByRole('link', { name: 'More' }).tap();
  await served.getByRole('button', { name: 'Take the page down' }).tap();
  await expect(async () => {
    expect((await anybody.request.get(address)).status()).toBe(404);
  }).toPass();
  await page.getByRole('button', { name: 'Undo: page for everybody taken down' }).tap();
  await expect(async () => {
    expect((await anybody.request.get(address)).status()).toBe(200);
  }).toPass();
  await page.goto(address);
  await expect(page.getByText('12 : 8')).toBeVisible();
});
