import { chooseClub, expect, shownLink, startBattle, test } from './club-fixtures';

test('a battle is followed live on another phone', async ({ club, newPhone }) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  const id = await startBattle(blue, club.url);
  await blue.goto(`${club.url}/#/share/${id}`);
  await blue.getByRole('button', { name: 'Share this battle' }).click();
  await expect(blue.getByText('Shared · all of it is with the club')).toBeVisible();
  const link = await shownLink(blue);
  expect(link.split('#')[1]?.length).toBeLessThan(110);

  const reader = await newPhone();
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Follow' }).click();
  await expect(reader.getByText(/^Live/)).toBeVisible();

  await blue.goto(`${club.url}/#/battle/${id}/fight`);
  await blue.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  await expect(reader.getByText(/last entry/)).toBeVisible();
  await reader.goto(`${club.url}/#/review/${id}/log`);
  await expect(reader.getByText('Red lost 1').first()).toBeVisible();
});

test('a battle is handed over by a link, written on there, and comes back', async ({ club, newPhone }) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  const id = await startBattle(blue, club.url);
  await blue.goto(`${club.url}/#/share/${id}`);
  await blue.getByRole('button', { name: 'Share this battle' }).click();
  await blue.getByRole('radio', { name: 'Write on' }).check();
  await blue.getByRole('button', { name: 'Hand over now' }).click();
  const link = await shownLink(blue);

  const red = await newPhone();
  await red.goto(link);
  await red.getByRole('button', { name: 'Write on' }).click();
  await red.waitForURL(/#\/battle\/.+\/fight/);
  await red.getByRole('alert').getByRole('button').click();
  await red.getByRole('button', { name: 'Red loses 1 Health Point' }).click();

  await blue.goto(`${club.url}/#/battle/${id}/fight`);
  await expect(blue.getByRole('button', { name: 'Explain the score: Blue 1, Red 0' })).toBeVisible();
});

test('what is missed while offline is counted, and shown from there', async ({ club, newPhone }) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  const id = await startBattle(blue, club.url);
  await blue.goto(`${club.url}/#/share/${id}`);
  await blue.getByRole('button', { name: 'Share this battle' }).click();
  const link = await shownLink(blue);
  const reader = await newPhone();
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Follow' }).click();
  await expect(reader.getByText(/^Live/)).toBeVisible();

  await reader.goto('about:blank');
  await blue.goto(`${club.url}/#/battle/${id}/fight`);
  for (let tap = 0; tap < 3; tap += 1) {
    await blue.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  }
  await expect(blue.getByRole('button', { name: 'Explain the score: Blue 3, Red 0' })).toBeVisible();
  await reader.goto(`${club.url}/#/review/${id}/replay`);
  await expect(reader.getByRole('button', { name: '3 entries while you were away' })).toBeVisible();
});

test('battles of one player are on both of the paired devices', async ({ club, newPhone }) => {
  const phone = await newPhone();
  await chooseClub(phone, club.link);
  await phone.getByRole('button', { name: 'Pair a device' }).click();
  const link = await shownLink(phone);
  await startBattle(phone, club.url);
  await phone.getByRole('button', { name: 'Red loses 1 Health Point' }).click();

  const tablet = await newPhone();
  await tablet.goto(link);
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await expect(tablet.getByText('1 battle is on all devices.')).toBeVisible();
  await tablet.goto(`${club.url}/#/`);
  await expect(tablet.getByText(/Blue v Red/).first()).toBeVisible();
});
