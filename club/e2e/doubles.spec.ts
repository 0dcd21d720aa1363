import { expect, shownLink, test } from './club-fixtures';
import { newEvent, openPlayer } from './event-steps';

test('two play on a side: partners are asked, paired as one, and named wherever the side is', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await newEvent(page, club);
  await page.getByRole('textbox', { name: 'Name' }).fill('Doubles');
  await page.getByRole('radio', { name: 'Doubles' }).check();
  await page.getByRole('button', { name: 'Make the event' }).tap();
  const list = page.getByRole('textbox', { name: /^Pairs, one a line: both names joined by &/ });
  await list.fill('Anna & Ben; Orcs; Wolves\nCleo');
  const preview = page.getByRole('list', { name: 'The list as it is understood' });
  await expect(preview.getByRole('listitem').first()).toContainText('Anna & Ben');
  await expect(preview.getByRole('listitem').last()).toContainText('Who is the partner?');
  await page.getByRole('button', { name: 'Add pairs' }).tap();
  await expect(page.getByText('no partner yet')).toBeVisible();
  await openPlayer(page, 'Cleo');
  await page.getByRole('button', { name: 'Edit Cleo' }).tap();
  await page.getByRole('textbox', { name: 'Partner' }).fill('ben');
  await expect(page.getByText('Another player has this name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Partner' }).fill('Dag');
  await page.getByRole('textbox', { name: 'Team name', exact: true }).fill('Bears');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('no partner yet')).toHaveCount(0);

  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await page.getByRole('button', { name: /^Table 1/ }).tap();
  const link = await shownLink(page);
  await page.getByRole('textbox', { name: 'Battle Points of Anna & Ben' }).fill('14');
  await page.getByRole('textbox', { name: 'Battle Points of Cleo & Dag' }).fill('6');
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByRole('radio', { name: 'By name' }).check();
  const people = page.getByRole('list', { name: 'Players by name' }).getByRole('listitem');
  await expect(people).toHaveCount(4);
  await expect(people.nth(3)).toContainText(/Dag.*with Cleo.*v Anna & Ben.*Table 1/);
  const table = await newPhone();
  await table.goto(link);
  await expect(table.getByRole('radio', { name: 'Cleo & Dag' })).toBeVisible();

  await page.getByRole('link', { name: 'Standings' }).tap();
  const lines = page.getByRole('region', { name: 'Standings' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('Anna & Ben');
  await expect(lines.nth(2)).toContainText('Bears');
  await page.getByRole('link', { name: 'More' }).tap();
  await page.getByRole('button', { name: 'Screen for the wall' }).tap();
  await expect(page.getByText('Cleo & Dag').first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Print' }).tap();
  await page.getByRole('radio', { name: 'Slips for results' }).check();
  await expect(page.getByRole('rowheader', { name: 'Cleo & Dag' })).toBeVisible();
});
