import { expect, shownLink, test } from './club-fixtures';
import { makeEvent } from './event-steps';

test('objectives are declared, asked at the table, counted, explained, and parted by kills', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await page.getByRole('link', { name: 'Standings' }).tap();
  const open = page.getByRole('button', { name: 'How this event is scored' });
  const scoring = page.getByRole('dialog', { name: 'How this event is scored' });
  await open.tap();
  const objectives = scoring.getByRole('region', { name: 'Objectives' });
  await scoring.getByRole('button', { name: 'Add an objective' }).tap();
  await expect(scoring.getByRole('button', { name: 'Save' })).toBeDisabled();
  await scoring.getByRole('textbox', { name: 'Name' }).fill('Bridge');
  await scoring.getByRole('textbox', { name: 'Battle Points if it is reached' }).fill('3');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await expect(objectives.getByText('3 points if it is reached')).toBeVisible();
  await scoring.getByRole('button', { name: 'Add an objective' }).tap();
  await scoring.getByRole('textbox', { name: 'Name' }).fill('Relics');
  await scoring.getByRole('radio', { name: 'a number' }).check();
  await scoring.getByRole('textbox', { name: 'Battle Points for each' }).fill('2');
  await scoring.getByRole('textbox', { name: 'At most for a player, if there is a limit' }).fill('4');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await expect(objectives.getByText('2 points each, at most 4')).toBeVisible();
  await scoring.getByRole('button', { name: 'Use: Destroyed units' }).tap();
  await scoring.getByRole('button', { name: 'Close' }).tap();

  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await page.getByRole('button', { name: /^Table 1/ }).tap();
  // The table's own code asks for the same as the organiser's form.
  const link = await shownLink(page);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  const table = await newPhone();
  await table.goto(link);
  await table.getByRole('textbox', { name: 'Battle Points of Anna' }).fill('10');
  await table.getByRole('textbox', { name: 'Battle Points of Ben' }).fill('10');
  await table.getByRole('textbox', { name: 'Points of destroyed units: Anna' }).fill('900');
  await table.getByRole('button', { name: 'Bridge: Ben' }).tap();
  await table.getByRole('textbox', { name: 'Relics: Anna' }).fill('5');
  await expect(table.getByText('A whole number from 0 to 4, or nothing.')).toBeVisible();
  await table.getByRole('textbox', { name: 'Relics: Anna' }).fill('2');
  await expect(table.getByText(/^Every part that counts has to be said/)).toBeVisible();
  await table.getByRole('textbox', { name: 'Relics: Ben' }).fill('0');
  await expect(table.getByText(/^That gives (14 : 13|13 : 14)\.$/)).toBeVisible();
  await table.getByRole('button', { name: 'Next: both confirm' }).tap();
  await table.getByRole('button', { name: 'Anna confirms' }).tap();
  await table.getByRole('button', { name: 'Ben confirms' }).tap();
  await table.getByRole('button', { name: 'Send the result' }).tap();
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Standings' }).tap();
  const lines = page.getByRole('region', { name: 'Standings' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('Objectives 4: Bridge 0, Relics 2');
  await expect(lines.nth(2)).toContainText('Objectives 3: Bridge 1, Relics 0');

  // Without the relics both have as many points or less: one has destroyed more.
  await open.tap();
  await objectives.getByRole('button', { name: 'Take out Relics' }).tap();
  await objectives.getByRole('button', { name: 'Take out Bridge' }).tap();
  await scoring.getByRole('button', { name: 'Close' }).tap();
  await expect(lines.nth(1)).toContainText('Anna');
  await expect(lines.nth(2)).toContainText('below Anna: Destroyed units 0 to 900');
  await page.getByRole('button', { name: 'Undo: objective taken out' }).tap();
  await page.reload();
  await expect(lines.nth(1)).toContainText('Ben');
  await expect(lines.nth(1)).toContainText('Objectives 3: Bridge 1');
});
