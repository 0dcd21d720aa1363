import { expect, test } from './club-fixtures';
import { enterResult, makeEvent } from './event-steps';

test('two organise one event: one writes at a time, and a dead phone is taken over from', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const first = await newPhone();
  await makeEvent(first, club, 'Anna\nDag\nCleo\nEva');
  await first.getByRole('link', { name: 'Tables' }).tap();
  await first.getByRole('button', { name: 'Pair round 1' }).tap();
  await expect(first.getByText('no result yet')).toHaveCount(2);

  // A code of his own, for somebody with a name.
  await first.getByRole('link', { name: 'More' }).tap();
  const organisers = first.getByRole('region', { name: 'Organisers' });
  const invite = organisers.getByRole('button', { name: 'Make a code for another organiser' });
  await invite.tap();
  await expect(organisers.getByText('Who is it? A name is missing.')).toBeVisible();
  await organisers.getByRole('textbox', { name: 'Name of another organiser' }).fill('Ben');
  await invite.tap();
  const link = await organisers.getByRole('textbox', { name: 'Link' }).inputValue();
  await organisers.getByRole('textbox', { name: 'Name of another organiser' }).fill('ben ');
  await invite.tap();
  await expect(organisers.getByText('There is an organiser of this name already.')).toBeVisible();

  // Who joins reads along.
  const ben = await newPhone();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Organise too' }).tap();
  await expect(
    ben.getByText('The phone that made the event makes its changes now. This one reads along.'),
  ).toBeVisible();
  await expect(ben.getByText('no result yet')).toHaveCount(2);
  await expect(ben.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  // The writing is handed over, as a battle's is.
  await organisers.getByRole('button', { name: 'Let Ben make the changes' }).tap();
  await expect(
    first.getByText('Ben makes the changes of this event now. This phone reads along.'),
  ).toBeVisible();
  await expect(first.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await expect(ben.getByRole('button', { name: 'Undo: pairs of round 1' })).toBeVisible();
  await enterResult(ben, 1, ['13', '7']);
  await first.getByRole('link', { name: 'Tables' }).tap();
  await expect(first.getByText('13 : 7')).toBeVisible();

  // Ben's phone is cut off, and goes on; the first one takes over as if it were dead.
  await ben.context().setOffline(true);
  await enterResult(ben, 2, ['4', '16']);
  await first.getByRole('button', { name: 'Make the changes here' }).tap();
  const asks = first.getByRole('dialog', { name: 'Make the changes on this phone?' });
  await asks.getByRole('button', { name: 'Leave it there' }).tap();
  await first.getByRole('button', { name: 'Make the changes here' }).tap();
  await asks.getByRole('button', { name: 'Take over' }).tap();
  await expect(first.getByRole('button', { name: 'Undo: result of table 1, round 1' })).toBeVisible();
  await expect(first.getByText('no result yet')).toHaveCount(1);

  // What Ben did meanwhile does not count, and is not lost.
  await ben.context().setOffline(false);
  await expect(
    ben.getByText('The phone that made the event makes its changes now. This one reads along.'),
  ).toBeVisible();
  await expect(ben.getByText('no result yet')).toHaveCount(1);
  await first.getByRole('link', { name: 'More' }).tap();
  const aside = first.getByRole('region', { name: 'Does not count' });
  await expect(aside.getByText('Ben: result of table 2, round 1')).toBeVisible();
  await aside.getByRole('button', { name: 'Do it now: result of table 2, round 1' }).tap();
  await expect(aside).toHaveCount(0);
  await expect(ben.getByText('4 : 16')).toBeVisible();
  await first.reload();
  await first.getByRole('link', { name: 'Tables' }).tap();
  await expect(first.getByText('4 : 16')).toBeVisible();
});
