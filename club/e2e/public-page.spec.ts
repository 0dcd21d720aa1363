import { readFileSync } from 'node:fs';
import { axe } from '../../e2e/fixtures';
import { expect, test } from './club-fixtures';
import { enterResult, makeEvent } from './event-steps';

test('an event is saved as a page for everybody and in files for other sites, without what is hidden', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await makeEvent(page, club, 'Anna;Orcs\nBen');
  await page.getByRole('link', { name: 'Standings' }).tap();
  const scoring = page.getByRole('dialog', { name: 'How this event is scored' });
  await page.getByRole('button', { name: 'How this event is scored' }).tap();
  await scoring.getByRole('button', { name: 'Add an objective' }).tap();
  await scoring.getByRole('textbox', { name: 'Name' }).fill('Bridge');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await scoring.getByRole('button', { name: 'Add a soft score' }).tap();
  await scoring.getByRole('combobox', { name: 'Name' }).fill('Sportsmanship');
  await scoring.getByRole('radio', { name: 'organisers see it' }).check();
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await scoring.getByRole('button', { name: 'Points for Sportsmanship' }).tap();
  await scoring.getByRole('textbox', { name: 'Ben' }).fill('777');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await scoring.getByRole('button', { name: 'Use: Destroyed units' }).tap();
  await scoring.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await enterResult(page, 1, ['12', '8']);

  await page.getByRole('link', { name: 'More' }).tap();
  const savedBy = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).tap();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const saved = await savedBy('Save the page');
  expect(saved.name).toBe('Autumn Cup.html');
  await expect(
    page.getByText('Autumn Cup.html is saved, where this browser keeps its downloads.'),
  ).toBeVisible();
  const players = await savedBy('Players as CSV');
  expect(players.text).toContain('objective: Bridge');
  const games = await savedBy('Old World Rankings: results');
  expect(games.name).toBe('Autumn Cup Old World Rankings results.csv');
  const bcp = await savedBy('Best Coast Pairings: JSON');
  expect(JSON.parse(bcp.text)).toMatchObject({ 0: { table: 1, isDone: true } });
  const all = [saved, players, games, bcp, await savedBy('Old World Rankings: standings')];
  for (const { text } of [...all, await savedBy('Text for T3'), await savedBy('JSON, New Recruit')])
    expect(text).not.toMatch(/Sportsmanship|777|78\d/);

  // The slips ask for what this event counts.
  await page.getByRole('button', { name: 'Print', exact: true }).tap();
  await page.getByRole('radio', { name: 'Slips for results' }).check();
  await expect(page.getByRole('columnheader')).toHaveText(['Player', 'Kills', 'VP', 'BP']);
  await expect(page.getByRole('main').getByText('Bridge')).toBeVisible();

  // Anybody opens the file, without the app and without a network.
  const anybody = await newPhone();
  await anybody.setContent(saved.text);
  await expect(anybody.getByRole('heading', { name: 'Autumn Cup' })).toBeVisible();
  await expect(anybody.getByRole('row').nth(1)).toContainText(/1.*(Anna|Ben).*12/);
  await expect(anybody.getByRole('heading', { name: 'Round 1 of 5' })).toBeVisible();
  await expect(anybody.getByText(/12 : 8/)).toBeVisible();
  await axe(anybody);
  // No phone is too narrow for it.
  await anybody.setViewportSize({ width: 320, height: 560 });
  expect(await anybody.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
