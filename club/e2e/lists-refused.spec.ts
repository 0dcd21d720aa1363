import { chooseClub, expect, shownLink, test } from './club-fixtures';
import { addPlayers, makeEvent, newEvent, openPlayer } from './event-steps';

/** A local moment as its field takes it, so many days from today. */
function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 16);
}

test('an army list by code that is late, unread, of a wrong code or too late to count says what to do', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen\nCleo\nDag');
  await page.getByRole('button', { name: 'Army lists by code' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Army lists by code' });
  await expect(sheet.getByText('No deadline: every list is in time.')).toBeVisible();
  const link = await shownLink(page);

  // A list in which nothing is found is sent as it is, and its player knows.
  const anna = await newPhone();
  await anna.goto(link);
  await anna.getByRole('button', { name: 'Anna' }).tap();
  await anna.getByRole('textbox', { name: 'Your list, as text' }).fill('see my mail');
  await expect(anna.getByText('No units are found in it: it is sent as it is.')).toBeVisible();
  await anna.getByRole('button', { name: 'Send the list' }).tap();
  await expect(anna.getByText(/^Your list arrived:/)).toBeVisible();

  // After the deadline a list still comes, and is told to be late on both phones.
  await sheet.getByRole('textbox', { name: 'Lists are in time until' }).fill(day(2));
  await sheet.getByRole('button', { name: 'Set the deadline' }).tap();
  await expect(sheet.getByText('1 in time · 0 late · 3 missing')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Lists are in time until' }).fill(day(-2));
  await sheet.getByRole('button', { name: 'Set the deadline' }).tap();
  await expect(sheet.getByText('0 in time · 1 late · 3 missing')).toBeVisible();
  const ben = await newPhone();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Ben' }).tap();
  await expect(ben.getByText(/a list sent now is late\.$/)).toBeVisible();
  await ben.getByRole('textbox', { name: 'Your list, as text' }).fill('Trolls, 300');
  await ben.getByRole('button', { name: 'Send the list' }).tap();
  await expect(ben.getByText(/^Your list arrived late:/)).toBeVisible();
  await expect(sheet.getByText('0 in time · 2 late · 2 missing')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Lists are in time until' }).fill(day(2));
  await sheet.getByRole('button', { name: 'Set the deadline' }).tap();
  await expect(sheet.getByText('2 in time · 0 late · 2 missing')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).tap();

  // Who was in time has the points of it, proposed by one tap and saved by another.
  await page.getByRole('link', { name: 'Standings' }).tap();
  await page.getByRole('button', { name: 'How this event is scored' }).tap();
  const scoring = page.getByRole('dialog', { name: 'How this event is scored' });
  await scoring.getByRole('button', { name: 'Add a soft score' }).tap();
  await scoring.getByRole('combobox', { name: 'Name' }).fill('List in time');
  await scoring.getByRole('textbox', { name: 'At most, if there is a limit' }).fill('3');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await scoring.getByRole('button', { name: 'Points for List in time' }).tap();
  await scoring.getByRole('button', { name: 'List in time: 3 points each' }).tap();
  await expect(scoring.getByRole('textbox', { name: 'Anna' })).toHaveValue('3');
  await expect(scoring.getByRole('textbox', { name: 'Cleo' })).toHaveValue('0');
  await scoring.getByRole('button', { name: 'Save' }).tap();
  await scoring.getByRole('button', { name: 'Close' }).tap();
  const line = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(line('Ben')).toContainText('List in time 3');
  await expect(line('Dag')).toContainText('List in time 0');

  // Who dropped out is told so, and after the last round everybody.
  await page.getByRole('link', { name: 'Players' }).tap();
  await openPlayer(page, 'Dag');
  await page.getByRole('button', { name: 'Drop out: Dag' }).tap();
  const dag = await newPhone();
  await dag.goto(link);
  await dag.getByRole('button', { name: 'Dag' }).tap();
  await dag.getByRole('textbox', { name: 'Your list, as text' }).fill('Dragon, 600');
  await expect(dag.getByText('Dag is out of this event. Ask the organiser.')).toBeVisible();
  await expect(dag.getByRole('button', { name: 'Send the list' })).toBeDisabled();
});

test('once the last round is paired no list comes by code any more, and its player is told whom to ask', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await newEvent(page, club);
  await page.getByRole('textbox', { name: 'Name' }).fill('One Round Cup');
  await page.getByRole('textbox', { name: 'Rounds' }).fill('1');
  await page.getByRole('button', { name: 'Make the event' }).tap();
  await addPlayers(page, 'Anna\nBen');
  await page.getByRole('button', { name: 'Army lists by code' }).tap();
  const link = await shownLink(page);
  await page.getByRole('button', { name: 'Close' }).tap();

  const anna = await newPhone();
  await anna.goto(link);
  await anna.getByRole('button', { name: 'Anna' }).tap();
  await anna.getByRole('textbox', { name: 'Your list, as text' }).fill('Dragon, 600');
  const send = anna.getByRole('button', { name: 'Send the list' });
  await expect(send).toBeEnabled();

  // While the form is open the round is paired: what stands in it is not lost, and says what to do.
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  const over = 'The last round is paired: no more lists by code. Give yours to the organiser.';
  await expect(anna.getByText(over)).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(anna.getByRole('textbox', { name: 'Your list, as text' })).toHaveValue('Dragon, 600');

  // Who opens the code only now reads the same, and once the round is taken back it sends again.
  const ben = await newPhone();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Ben' }).tap();
  await expect(ben.getByText(over)).toBeVisible();
  await page.getByRole('button', { name: 'Take round 1 back' }).tap();
  await expect(send).toBeEnabled();
  await send.tap();
  await expect(anna.getByText(/^Your list arrived:/)).toBeVisible();
});

/** A code as one of another event would be: the club does not know its right. */
function withOtherRight(link: string): string {
  return link.replace(/(?<=[/.])[\w-]{12}(?=[/.]|$)/, 'AAAAAAAAAAAA');
}

test('a code that the club does not take says so, for lists and for results, on a phone that knows nothing', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await page.getByRole('button', { name: 'Army lists by code' }).tap();
  const lists = withOtherRight(await shownLink(page));
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await page.getByRole('button', { name: 'Code for all tables' }).tap();
  const results = withOtherRight(await shownLink(page));
  for (const [link, what] of [
    [lists, 'a list'],
    [results, 'this result'],
  ] as const) {
    expect(link).toContain('AAAAAAAAAAAA');
    const phone = await newPhone();
    await phone.goto(link);
    await expect(phone.getByRole('alert')).toContainText(`The club does not take ${what}`);
    await expect(phone.getByRole('alert')).toContainText('Ask the organiser for a new one.');
  }
});

test('an organiser without a club is told that it makes the code', async ({ club, newPhone }) => {
  const page = await newPhone();
  await makeEvent(page, club, 'Anna\nBen');
  await expect(page.getByText('2 players', { exact: true })).toBeVisible();
  const event = page.url();
  await page.goto(`${club.url}/#/club`);
  await page.getByRole('button', { name: 'Forget this club' }).tap();
  await page.getByRole('button', { name: 'Forget the club' }).tap();
  await page.goto(event);
  await page.getByRole('button', { name: 'Army lists by code' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Army lists by code' });
  await expect(sheet.getByRole('alert')).toHaveText(
    'Without the club’s code no codes can be made: enter it under Club.',
  );
  await sheet.getByRole('button', { name: 'Close' }).tap();
  // Under its club again the code is there.
  await chooseClub(page, club.link);
  await page.goto(event);
  await page.getByRole('button', { name: 'Army lists by code' }).tap();
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toBeVisible();
});
