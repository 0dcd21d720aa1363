import { EVENT_DOORS } from '../../e2e/pages/event-doors';
import { walk } from '../../e2e/pages/walk';
import { chooseClub, expect, test } from './club-fixtures';
import { addPlayers, makeEvent, openPlayer } from './event-steps';

const LIST = [
  '1. Anna (Wolves) - Orcs',
  '2) "Müller, Jürgen", Elves, Bears, Sweden, table 4, seed 2',
  '• anna',
  '3\tŁukasz Żak\tOrcs & Goblins, Tribe',
  'Dag | Dwarfs | Bears | Norway | 2 | 1 | vegetarian',
].join('\n');

test('players are pasted as they come, seen before they are taken, and changed, removed or made one afterwards', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await chooseClub(page, club.link);
  const [make] = EVENT_DOORS;
  if (!make) throw new Error('No door to an event');
  await walk(page, make, `${club.url}/`);
  const list = page.getByRole('textbox', { name: /^Players, one a line/ });
  await list.fill(LIST);
  await expect(page.getByText('4 players to add, 1 line left out')).toBeVisible();
  const preview = page.getByRole('list', { name: 'The list as it is understood' }).getByRole('listitem');
  await expect(preview).toHaveCount(5);
  await expect(preview.first()).toContainText('the name stands above in this list');
  await expect(preview.filter({ hasText: 'Müller, Jürgen' })).toContainText(
    'Army: Elves · Club: Bears · Sweden · always at table 4 · seed 2',
  );
  await expect(preview.filter({ hasText: 'Dag' })).toContainText('Has no place here: vegetarian');
  await page.getByRole('button', { name: 'Add players' }).tap();
  await expect(page.getByText('4 players', { exact: true })).toBeVisible();
  await expect(list).toHaveCount(0);

  // The same list again: nobody is new, and the text stays to be mended.
  await addPlayers(page, 'Anna\nŁUKASZ ŻAK');
  await expect(page.getByText('Nobody in this list is new to the event.')).toBeVisible();
  await list.fill('Anna Berg, , , Denmark');
  await page.getByRole('button', { name: 'Add players' }).tap();
  await expect(page.getByText('5 players', { exact: true })).toBeVisible();

  // A typing error is mended; a name that another one has is not taken.
  const player = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await openPlayer(page, 'Dag');
  await page.getByRole('button', { name: 'Edit Dag' }).tap();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('ANNA');
  await expect(page.getByText('Another player has this name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dagny');
  await page.getByRole('textbox', { name: 'Club or team' }).fill('Foxes');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(player('Dagny')).toContainText('Dwarfs · Foxes · Norway · always at table 2 · seed 1');

  // Who was entered twice becomes one, and keeps what either entry said.
  await openPlayer(page, 'Anna Berg');
  await page.getByRole('button', { name: 'Edit Anna Berg' }).tap();
  await page.getByRole('combobox', { name: 'Anna Berg is the same player as' }).selectOption('Anna');
  await expect(page.getByText('4 players', { exact: true })).toBeVisible();
  await expect(player('Anna')).toContainText('Orcs · Wolves · Denmark');

  // By seed: Dagny and Jürgen are the upper half.
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('radio', { name: 'By seed' }).check();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await expect(player('Dagny')).not.toContainText('Müller');
  await expect(player('Dagny')).toContainText('Table 2');
  await expect(player('Müller')).toContainText('Table 4');

  // Who is in a pair is not removed; who is not, is, and comes back by undo.
  await page.getByRole('link', { name: 'Players' }).tap();
  await openPlayer(page, 'Anna');
  await page.getByRole('button', { name: 'Edit Anna', exact: true }).tap();
  await expect(page.getByText('Who is or was in a pair is not removed')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await addPlayers(page, 'Eva');
  await openPlayer(page, 'Eva');
  await page.getByRole('button', { name: 'Edit Eva' }).tap();
  await page.getByRole('button', { name: 'Remove Eva from the event' }).tap();
  await expect(page.getByText('4 players', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Undo: Eva removed' }).tap();
  await expect(page.getByText('5 players', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redo: Eva removed' })).toBeVisible();
});

test('a hall’s players stand in rows, at least nine a screen, and are found by name', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  const names = Array.from({ length: 24 }, (_, index) => `Player ${String.fromCharCode(65 + index)}`);
  await makeEvent(page, club, names.map((name) => `${name};Orcs & Goblins;Wolves`).join('\n'));
  await page.getByRole('link', { name: 'Tables' }).tap();
  await page.getByRole('button', { name: 'Pair round 1' }).tap();
  await page.getByRole('link', { name: 'Players' }).tap();
  await page.setViewportSize({ width: 390, height: 664 });
  const rows = page.getByRole('list', { name: 'Players by their rows' }).getByRole('listitem');
  await expect(rows).toHaveCount(24);
  await expect(rows.first()).toContainText(/Player A.*Orcs & Goblins · Wolves.*Table \d/s);
  await rows.nth(12).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  // Seen whole: neither under the parts above nor under undo below.
  const seen = await rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        const at = (y: number) => document.elementFromPoint(left + 20, y);
        return row.contains(at(top + 3)) && row.contains(at(bottom - 3));
      }).length,
  );
  expect(seen).toBeGreaterThanOrEqual(9);
  // The parts stay within reach from the middle of a long list.
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('player q');
  await expect(rows).toHaveCount(1);
  await openPlayer(page, 'Player Q');
  await page.getByRole('button', { name: 'Drop out: Player Q' }).tap();
  await expect(rows).toContainText('left before round 1');
  await openPlayer(page, 'Player Q');
  await page.getByRole('button', { name: 'Bring back: Player Q' }).tap();
  await expect(rows).not.toContainText('left');
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('nobody');
  await expect(page.getByText('Nobody in this event is called “nobody”.')).toBeVisible();
});
