import { connectClub } from '../../src/club/connection';
import { readLink } from '../../src/club/link';
import { listsLogin } from '../../src/club/lists-login';
import { nodeSockets } from '../gate.mjs';
import { expect, shownLink, test } from './club-fixtures';
import { makeEvent, openPlayer } from './event-steps';

const LIST = 'General, 200\n20 Spears, 180';

test('players send their army lists by a code, and the organiser sees which came, late or twice', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen\nCleo');
  await page.getByRole('button', { name: 'Army lists by code' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Army lists by code' });
  await expect(sheet.getByText('0 in time · 0 late · 3 missing')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Lists are in time until' }).fill('2099-12-31T18:00');
  await sheet.getByRole('button', { name: 'Set the deadline' }).tap();
  await expect(sheet.getByText(/^The deadline is 31 December 2099/)).toBeVisible();
  const link = await shownLink(page);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByText('No army list yet')).toHaveCount(3);

  // A player opens the code on his own phone.
  const anna = await newPhone();
  await anna.goto(link);
  await anna.getByRole('button', { name: 'Anna' }).tap();
  await expect(anna.getByText(/^In time until 31 December 2099/)).toBeVisible();
  const send = anna.getByRole('button', { name: 'Send the list' });
  await expect(send).toBeDisabled();
  await anna.getByRole('textbox', { name: 'Your list, as text' }).fill('x'.repeat(8_001));
  await expect(anna.getByText(/at most 8,000 letters: this one has 1 too many/)).toBeVisible();
  await anna.getByRole('textbox', { name: 'Your list, as text' }).fill(LIST);
  await expect(anna.getByRole('region', { name: 'What was read' })).toContainText('Spears');
  await send.tap();
  await expect(anna.getByText(/^Your list arrived:/)).toBeVisible();

  await expect(page.getByText('1 in time · 0 late · 2 missing')).toBeVisible();
  await openPlayer(page, 'Anna');
  await page.getByRole('button', { name: 'Army list of Anna' }).tap();
  const list = page.getByRole('dialog', { name: 'Army list of Anna' });
  await expect(list.getByText(/^Sent by code/)).toBeVisible();
  await expect(list.getByRole('textbox')).toHaveValue(LIST);
  await list.getByRole('button', { name: 'Close' }).tap();

  // Changed before the deadline: it takes the place of the first.
  await anna.getByRole('button', { name: 'Send a changed list' }).tap();
  await anna.getByRole('textbox', { name: 'Your list, as text' }).fill(`${LIST}\n5 Riders, 150`);
  await anna.getByRole('button', { name: 'Send the list' }).tap();
  await expect(anna.getByText(/^Your list arrived:/)).toBeVisible();
  await openPlayer(page, 'Anna');
  await page.getByRole('button', { name: 'Army list of Anna' }).tap();
  await expect(list.getByRole('textbox')).toHaveValue(/5 Riders/);
  await list.getByRole('button', { name: 'Close' }).tap();

  // Another phone sends one for Anna too: both are kept, and the first counts until the organiser chooses.
  const other = await newPhone();
  await other.goto(link);
  await other.getByRole('button', { name: 'Anna' }).tap();
  await other.getByRole('textbox', { name: 'Your list, as text' }).fill('Dragon, 600');
  await other.getByRole('button', { name: 'Send the list' }).tap();
  await expect(page.getByText('Another list was sent')).toBeVisible();
  await openPlayer(page, 'Anna');
  await page.getByRole('button', { name: 'Army list of Anna' }).tap();
  await expect(list.getByRole('textbox')).toHaveValue(/5 Riders/);
  await list.getByText(/^Also sent/).tap();
  await expect(list.getByText('Dragon, 600')).toBeVisible();
  await list.getByRole('button', { name: 'Keep the list as it is' }).tap();
  await expect(list.getByRole('button', { name: 'Keep the list as it is' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByText('Another list was sent')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: army list of Anna chosen' }).tap();
  await expect(page.getByText('Another list was sent')).toBeVisible();

  // Without a connection it is kept, and sent by itself.
  const ben = await newPhone();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Ben' }).tap();
  await ben.context().setOffline(true);
  await ben.getByRole('textbox', { name: 'Your list, as text' }).fill('Trolls, 300');
  await ben.getByRole('button', { name: 'Send the list' }).tap();
  await expect(ben.getByText(/^No connection just now: your list is kept here/)).toBeVisible();
  await ben.context().setOffline(false);
  await ben.reload();
  await expect(ben.getByText(/^Your list arrived:/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('2 in time · 0 late · 1 missing')).toBeVisible();

  // A liar with the code sends rubbish: nothing changes.
  const told = readLink(link);
  if (told?.kind !== 'lists') throw new Error('No code for lists');
  const connected = await connectClub(listsLogin(told.reader, told.stamp), {
    url: `${club.url.replace('http', 'ws')}/club`,
    ...nodeSockets,
  });
  if (!connected.ok) throw new Error('Not let in');
  const rubbish = new TextEncoder().encode('rubbish');
  expect(await connected.connection.lists?.bring({ player: 3, from: 'abcdefghijk' }, rubbish)).toBe('stored');
  await connected.connection.close();
  await page.reload();
  await expect(page.getByText('2 in time · 0 late · 1 missing')).toBeVisible();

  // A removed player is refused in words, and so is everybody once the last round is paired.
  await openPlayer(page, 'Cleo');
  await page.getByRole('button', { name: 'Edit Cleo' }).tap();
  await page.getByRole('button', { name: 'Remove Cleo from the event' }).tap();
  const cleo = await newPhone();
  await cleo.goto(link);
  await expect(cleo.getByRole('button', { name: 'Ben' })).toBeVisible();
  await expect(cleo.getByRole('button', { name: 'Cleo' })).toHaveCount(0);

  // What was sent is shown to everybody once the organiser says so.
  await page.getByRole('link', { name: 'More' }).tap();
  const watch = await page
    .getByRole('region', { name: 'Code to watch the event' })
    .getByRole('textbox', { name: 'Link' })
    .inputValue();
  const watcher = await newPhone();
  await watcher.goto(watch);
  await watcher.getByRole('button', { name: 'Watch' }).tap();
  await watcher.getByRole('link', { name: 'Players' }).tap();
  await expect(watcher.getByText('Anna', { exact: true })).toBeVisible();
  await expect(watcher.getByText('Army list')).toHaveCount(0);
  await page.getByRole('link', { name: 'Players' }).tap();
  await page.getByRole('button', { name: 'Show the army lists to everybody' }).tap();
  await expect(watcher.getByText('Army list')).toHaveCount(2);
});
