import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './club-fixtures';
import { makeEvent } from './event-steps';

/** A backup of everything, saved as a player saves it. */
async function backup(page: Page, url: string): Promise<Buffer> {
  await page.goto(url);
  await page.getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: 'Backup and restore' }).tap();
  await expect(page.getByText(/^1 event is in it/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).tap();
  return readFileSync(await (await saving).path());
}

async function choose(page: Page, file: Buffer): Promise<void> {
  await page
    .getByLabel(/^Choose (a|another) file$/)
    .setInputFiles({ name: 'backup.jsonl', mimeType: 'text/plain', buffer: file });
}

test('an event outlives its organiser’s phone: a new one restores it and organises on', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const dead = await newPhone();
  await makeEvent(dead, club, 'Anna\nBen\nCleo');
  await expect(dead.getByText('3 players', { exact: true })).toBeVisible();
  const file = await backup(dead, `${club.url}/`);
  await dead.context().close();

  const page = await newPhone();
  await page.goto(`${club.url}/`);
  await page.getByRole('link', { name: 'Restore a backup' }).tap();
  await choose(page, file);
  const planned = page.getByRole('region', { name: 'Events' }).getByRole('listitem');
  await expect(planned).toContainText('Autumn Cup');
  await expect(planned).toContainText('New here, 2 acts');
  await page.getByRole('button', { name: 'Restore 1 event' }).tap();
  await expect(page.getByRole('status', { name: 'Restored' }).getByRole('listitem')).toHaveText([
    '1 event restored',
  ]);

  // The new phone organises: it pairs, and takes that back.
  await page.getByRole('button', { name: 'To the battles' }).tap();
  await page.getByRole('link', { name: 'Events', exact: true }).tap();
  await page.getByRole('link', { name: /^Autumn Cup/ }).tap();
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo: pairs of round 1' })).toBeVisible();

  // The same file again has nothing that is not here.
  await page.goto(`${club.url}/`);
  await page.getByRole('link', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: 'Backup and restore' }).tap();
  await page.getByRole('button', { name: 'Restore a backup' }).tap();
  await choose(page, file);
  await expect(planned).toContainText('This phone has more of it');
  await expect(page.getByRole('button', { name: /^Restore \d/ })).toHaveCount(0);
});

test('an event’s own file brings it whole to another phone, and a foreign file is refused', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await expect(page.getByRole('button', { name: 'Undo: pairs of round 1' })).toBeVisible();
  await page.getByRole('link', { name: 'More' }).tap();
  const savedBy = async (name: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).tap();
    const saved = await saving;
    return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
  };
  const whole = await savedBy('Whole event as a file');
  expect(whole.name).toBe('Autumn Cup event.txt');
  const games = await savedBy('JSON, New Recruit');

  const other = await newPhone();
  await other.goto(`${club.url}/`);
  await other.getByRole('link', { name: 'Settings' }).tap();
  await other.getByRole('button', { name: 'Events: players, rounds, standings' }).tap();
  await other.getByRole('button', { name: 'Read an event’s file' }).tap();
  await choose(other, games.bytes);
  await expect(other.getByRole('alert')).toContainText('This is no backup of Warledger');
  await choose(other, whole.bytes.subarray(0, -30));
  await expect(other.getByRole('alert')).toHaveText('1 event in the file is damaged and lost');
  await choose(other, whole.bytes);
  await expect(other.getByRole('region', { name: 'Events' }).getByRole('listitem')).toContainText(
    'New here, 3 acts',
  );
  await other.getByRole('button', { name: 'Restore 1 event' }).tap();
  await other.getByRole('button', { name: 'To the events' }).tap();
  await other.getByRole('link', { name: /^Autumn Cup/ }).tap();
  await other.getByRole('link', { name: 'Tables' }).tap();
  await other.getByRole('button', { name: 'Undo: pairs of round 1' }).tap();
  await expect(other.getByRole('button', { name: 'Redo: pairs of round 1' })).toBeVisible();
});
