import { expect, shownLink, test } from './club-fixtures';
import { makeEvent, openPlayer } from './event-steps';

test('a player’s army list is pasted, and everybody reads it once the organiser shows it', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await openPlayer(page, 'Anna');
  await page.getByRole('button', { name: 'Add list: Anna' }).tap();
  await page.getByRole('textbox', { name: 'The list, as text' }).fill('x'.repeat(8_001));
  await expect(page.getByText('A list has at most 8,000 letters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'The list, as text' }).fill('General, 200\n20 Spears, 180');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('1 army list of 2 players')).toBeVisible();
  await page.getByRole('link', { name: 'More' }).tap();
  const link = await shownLink(page);

  const watcher = await newPhone();
  await watcher.goto(link);
  await watcher.getByRole('button', { name: 'Watch' }).tap();
  await watcher.getByRole('link', { name: 'Players' }).tap();
  await expect(watcher.getByText('Anna', { exact: true })).toBeVisible();
  await expect(watcher.getByText('Army list')).toHaveCount(0);

  await page.getByRole('link', { name: 'Players' }).tap();
  await page.getByRole('button', { name: 'Show the army lists to everybody' }).tap();
  await expect(watcher.getByText('Army list')).toBeVisible();
  await openPlayer(watcher, 'Anna');
  const sheet = watcher.getByRole('dialog', { name: 'Army list of Anna' });
  await expect(sheet.getByText('20 Spears, 180')).toBeVisible();
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Undo: army lists shown' }).tap();
  await expect(watcher.getByText('Army list')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: army list of Anna' }).tap();
  await page.reload();
  await expect(page.getByText('1 army list of 2 players')).toHaveCount(0);
});
