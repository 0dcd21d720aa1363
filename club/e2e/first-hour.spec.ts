import { EVENT_DOORS } from '../../e2e/pages/event-doors';
import { walk } from '../../e2e/pages/walk';
import { chooseClub, expect, test } from './club-fixtures';
import { addPlayers, newEvent, openPlayer } from './event-steps';

test('the first hour of an event: who comes late, leaves, does not come or needs a table', async ({
  club,
  newPhone,
}) => {
  test.slow();
  const page = await newPhone();
  await newEvent(page, club);
  await page.getByRole('textbox', { name: 'Name' }).fill('Autumn Cup');
  await page.getByRole('button', { name: 'Make the event' }).click();
  const add = async (names: string) => {
    await page.getByRole('link', { name: 'Players' }).click();
    await addPlayers(page, names);
    await page.getByRole('link', { name: 'Tables' }).click();
  };
  const table = (player: string) => page.getByRole('listitem').filter({ hasText: player });
  await add('Anna\nBen\nCleo\nDag\nEva');
  // By seed: Anna v Cleo, Ben v Dag, and Eva rests.
  await page.getByRole('radio', { name: 'By seed' }).check();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(table('Eva')).toContainText('Bye');

  // Finn comes late: he plays Eva, who rests.
  await add('Finn');
  await page.getByRole('button', { name: 'Finn plays Eva, who rests' }).click();
  await expect(table('Finn')).toContainText('Eva');
  await expect(table('Finn')).toContainText('Table 3');
  await expect(page.getByRole('button', { name: 'Undo: Finn to table 3, round 1' })).toBeVisible();

  // Anna leaves: her table says so at once; Gus takes her place.
  await page.getByRole('link', { name: 'Players' }).click();
  await openPlayer(page, 'Anna');
  await page.getByRole('button', { name: 'Drop out: Anna' }).click();
  await page.getByRole('link', { name: 'Tables' }).click();
  await expect(page.getByText('Anna has left')).toBeVisible();
  await add('Gus');
  await page.getByRole('button', { name: /^Gus plays Cleo at table \d, in place of Anna$/ }).click();
  await expect(page.getByText('Anna has left')).toHaveCount(0);
  await expect(table('Gus')).toContainText('v');

  // Either player of a pair can be changed.
  await table('Finn').getByRole('button').click();
  await page.getByRole('combobox', { name: 'Finn changes places with' }).selectOption('Gus');
  await expect(table('Gus')).toContainText('Eva');
  await table('Gus').getByRole('button').click();
  await page.getByRole('combobox', { name: 'Eva changes places with' }).selectOption('Finn');
  await expect(table('Gus')).toContainText('Finn');

  // Who does not come loses by what was agreed.
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('textbox', { name: 'Who came gets' }).fill('17');
  await page.getByRole('textbox', { name: 'Who did not come gets' }).fill('3');
  await page.getByRole('button', { name: 'Save these points' }).click();
  await page.getByRole('link', { name: 'Tables' }).click();
  await table('Finn').getByRole('button').click();
  await page.getByRole('button', { name: /^Gus did not come: / }).click();
  await expect(table('Finn')).toContainText(/17 : 3|3 : 17/);
  await expect(table('Finn')).toContainText('entered by the organiser');

  // Everybody finds the own table by name.
  await page.getByRole('radio', { name: 'By name' }).check();
  const names = page.getByRole('list', { name: 'Players by name' });
  await expect(names.getByRole('listitem')).toHaveCount(6);
  await expect(names.getByRole('listitem').first()).toContainText('Ben');
  await expect(names.getByRole('listitem').last()).toContainText('v Finn');

  // Ben needs the table by the door, in each round.
  await page.getByRole('link', { name: 'Players' }).click();
  await openPlayer(page, 'Ben');
  await page.getByRole('button', { name: 'Always at one table: Ben' }).click();
  await page.getByRole('textbox', { name: 'Table', exact: true }).fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('always at table 7', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  await page.getByRole('button', { name: 'Pair it all the same' }).click();
  await expect(table('Ben')).toContainText('Table 7');
  // Anna has left: she is in no pair any more.
  await expect(table('Anna')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Undo: pairs of round 2' }).click();
  await page.getByRole('button', { name: 'Undo: Ben always at table 7' }).click();
  await expect(page.getByRole('button', { name: 'Redo: Ben always at table 7' })).toBeVisible();
});

test('a list says what its parts are, and who does not come is asked about', async ({ club, newPhone }) => {
  const page = await newPhone();
  await chooseClub(page, club.link);
  const [make] = EVENT_DOORS;
  if (!make) throw new Error('No door to an event');
  await walk(page, make, `${club.url}/`);
  const text = page.getByRole('textbox', { name: /^Players, one a line/ });
  await text.fill('Anna, Wolves, Orcs\nBen, Bears, Elves\nCleo, Wolves, Dwarfs\nDag, Bears, Undead');
  await page.getByRole('radio', { name: 'Club, then army' }).check();
  await expect(page.getByText('Army: Orcs · Club: Wolves')).toBeVisible();
  await page.getByRole('button', { name: 'Add players' }).tap();
  await expect(page.getByText('Orcs · Wolves')).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  const table = (player: string) => page.getByRole('listitem').filter({ hasText: player });
  await table('Dag').getByRole('button').tap();
  await page.getByRole('button', { name: /^Dag did not come/ }).tap();
  await expect(table('Dag')).toContainText('did not come');

  // Eva comes late, and plays in Dag's place.
  await page.getByRole('link', { name: 'Players' }).tap();
  await addPlayers(page, 'Eva');
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: /^Eva plays \w+ at table \d, in place of Dag$/ }).tap();
  await expect(table('Eva')).toContainText('no result yet');
  await expect(page.getByText('did not come')).toHaveCount(0);

  // Dag is in no pair, and has the points of a bye only if the organiser gives him one; that can be taken away.
  await expect(page.getByRole('region', { name: 'Not in a pair of round 1' })).toContainText('no points');
  await page.getByRole('button', { name: 'Dag rests: a bye of 10 points' }).tap();
  await expect(table('Dag')).toContainText('Bye');
  await table('Dag').getByRole('button').tap();
  await page.getByRole('button', { name: 'No bye for Dag: no points in this round' }).tap();
  await expect(table('Dag')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo: Dag taken out of round 1' })).toBeVisible();

  // Anna does not come either: before the next round the organiser is asked.
  await table('Anna').getByRole('button').tap();
  await page.getByRole('button', { name: /^Anna did not come/ }).tap();
  await page.getByRole('button', { name: 'Drop out: Dag' }).tap();
  await page.getByRole('button', { name: 'Pair round 2' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Pair round 2 now?' });
  await expect(sheet).toContainText('Anna did not play in the last round');
  await sheet.getByRole('button', { name: 'Drop out: Anna' }).tap();
  await expect(sheet).not.toContainText('Anna');
  await sheet.getByRole('button', { name: 'Pair it all the same' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: /Anna|Dag/ })).toHaveCount(0);
});
