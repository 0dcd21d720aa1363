import type { Page } from '@playwright/test';
import { EVENT_DOORS } from '../../e2e/pages/event-doors';
import { walk } from '../../e2e/pages/walk';
import { chooseClub, expect, shownLink, test } from './club-fixtures';

const CUP = 'Autumn Cup';
const PLAYERS = 'Anna;Orcs;Wolves\nBen;Elves;Bears\nCleo;Undead;Wolves\nDag;Dwarfs;Bears\nEva;Beasts;';

/** An event with five players, organised on that phone, before its first round. */
async function madeEvent(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/events/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill(CUP);
  await page.getByRole('button', { name: 'Make the event' }).click();
  await page.getByRole('textbox', { name: /^Players, one a line/ }).fill(PLAYERS);
  await page.getByRole('button', { name: 'Add players' }).click();
  await expect(page.getByText('5 players', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).click();
}

/** The same with its first round; its address. */
async function pairedEvent(page: Page, url: string): Promise<string> {
  await madeEvent(page, url);
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(2);
  return page.url().replace(/\/tables$/, '');
}

test('an event is found by a thumb from Home, at first in the settings, and once it was used on Home itself', async ({
  club,
  newPhone,
}) => {
  const organiser = await newPhone();
  await organiser.goto(club.url);
  await expect(organiser.getByRole('link', { name: 'Season' })).toBeVisible();
  await expect(organiser.getByRole('link', { name: 'Events', exact: true })).toBeHidden();
  await chooseClub(organiser, club.link);
  for (const door of EVENT_DOORS) await walk(organiser, door, `${club.url}/`);
});

test('a phone that waits for its events says where it is, and Home of one that has some fetches them ahead', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets\/tournament-route-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${club.url}/#/events`);
  await expect(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New event' })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('button', { name: 'New event' })).toBeVisible();

  const other = await newPhone();
  await chooseClub(other, club.link);
  await madeEvent(other, club.url);
  await other.goto(`${club.url}/`);
  await other.reload();
  await expect(other.getByRole('link', { name: 'Events', exact: true })).toBeVisible();
  const fetched = () =>
    other.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    );
  await expect.poll(fetched).toMatch(/assets\/tournament-route-/);
});

test('a table sends its result, and the standings have it at once', async ({ club, newPhone }) => {
  const organiser = await newPhone();
  await chooseClub(organiser, club.link);
  const event = await pairedEvent(organiser, club.url);

  await organiser.getByRole('button', { name: 'Code for all tables' }).click();
  const roundLink = await shownLink(organiser);
  await organiser.getByRole('button', { name: 'Close' }).click();

  const player = await newPhone();
  await player.goto(roundLink);
  await player.getByRole('combobox', { name: 'Table' }).selectOption({ index: 1 });
  await player
    .getByRole('textbox', { name: /^Battle Points of/ })
    .first()
    .fill('14');
  await player
    .getByRole('textbox', { name: /^Battle Points of/ })
    .last()
    .fill('6');
  await player
    .getByRole('textbox', { name: /^Victory Points of/ })
    .first()
    .fill('3000');
  await player
    .getByRole('textbox', { name: /^Victory Points of/ })
    .last()
    .fill('1200');
  await player.getByRole('radio').first().check();
  await player.getByRole('button', { name: 'Next: both confirm' }).click();
  await player
    .getByRole('button', { name: /confirms$/ })
    .first()
    .click();
  await player.getByRole('button', { name: 'Send the result' }).click();
  await expect(player.getByText('The organiser’s phone has the result.')).toBeVisible();

  await expect(organiser.getByText('not confirmed by both')).toBeVisible();
  await expect(organiser.getByText('14 : 6')).toBeVisible();
  // What it sent stands in the form.
  await player.getByRole('button', { name: 'Send it again, changed' }).click();
  await expect(player.getByRole('textbox', { name: /^Battle Points of/ }).first()).toHaveValue('14');
  await player.getByRole('button', { name: 'Next: both confirm' }).click();
  await player
    .getByRole('button', { name: /confirms$/ })
    .last()
    .click();
  await player
    .getByRole('button', { name: /confirms$/ })
    .first()
    .click();
  await player.getByRole('button', { name: 'Send the result' }).click();
  await expect(organiser.getByText('confirmed', { exact: true })).toBeVisible();
  await expect(organiser.getByText(/^by .+ and .+, on 1 phone$/)).toBeVisible();

  // A correction by the organiser stands beside what the table had sent.
  await organiser.getByRole('button', { name: /14 : 6/ }).click();
  await organiser.getByRole('button', { name: 'Correct the result' }).click();
  await organiser
    .getByRole('textbox', { name: /^Battle Points of/ })
    .first()
    .fill('15');
  await organiser
    .getByRole('textbox', { name: /^Battle Points of/ })
    .last()
    .fill('5');
  await organiser.getByRole('button', { name: 'Save' }).click();
  await expect(organiser.getByText('by the organiser')).toBeVisible();
  await organiser.goto(`${event}/standings`);
  await expect(organiser.getByText('1 table missing')).toBeVisible();
  await expect(organiser.getByRole('row').nth(1)).toContainText('15');

  // Who watches sees the same, and can change nothing.
  await organiser.goto(`${event}/more`);
  const watchLink = await shownLink(organiser);
  const watcher = await newPhone();
  await watcher.goto(watchLink);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await watcher.getByRole('link', { name: 'Standings' }).click();
  await expect(watcher.getByRole('row').nth(1)).toContainText('15');
  await watcher.getByRole('link', { name: 'Tables' }).click();
  await watcher.getByRole('radio', { name: 'By table' }).check();
  await expect(watcher.getByText('by the organiser')).toBeVisible();
  await expect(watcher.getByRole('button', { name: /Pair round/ })).toHaveCount(0);
});

test('pairs by hand stay, and all others are paired around them', async ({ club, newPhone }) => {
  const organiser = await newPhone();
  await chooseClub(organiser, club.link);
  await madeEvent(organiser, club.url);
  await organiser.getByRole('radio', { name: 'By seed' }).check();
  await organiser.getByRole('button', { name: 'Pairs by hand' }).click();
  const sheet = organiser.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'One' }).selectOption('Anna');
  await sheet.getByRole('combobox', { name: 'Meets' }).selectOption('Cleo');
  await sheet.getByRole('button', { name: 'Fix this pair' }).click();
  await expect(sheet.getByText('Anna v Cleo')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'One' }).selectOption('Ben');
  await sheet.getByRole('combobox', { name: 'Meets' }).selectOption('nobody: a bye');
  await sheet.getByRole('button', { name: 'Fix this pair' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await organiser.reload();
  await expect(organiser.getByRole('button', { name: 'Pairs by hand: 2' })).toBeVisible();
  await organiser.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(organiser.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('Cleo');
  await expect(organiser.getByRole('listitem').filter({ hasText: 'Dag' })).toContainText('Eva');
  await expect(organiser.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('Bye');
});

/** Sends that result of the first table from the round's link, confirmed by both players. */
async function sendResult(player: Page, link: string, points: readonly [string, string]): Promise<void> {
  await player.goto(link);
  await player.getByRole('combobox', { name: 'Table' }).selectOption({ index: 1 });
  const fields = player.getByRole('textbox', { name: /^Battle Points of/ });
  await fields.first().fill(points[0]);
  await fields.last().fill(points[1]);
  await player.getByRole('button', { name: /^(Next: both confirm|Take it anyway)$/ }).click();
  const confirms = player.getByRole('button', { name: /confirms$/ });
  await confirms.first().click();
  await confirms.last().click();
  await player.getByRole('button', { name: 'Send the result' }).click();
  await expect(player.getByText('The organiser’s phone has the result.')).toBeVisible();
}

test('two different results of one table are both shown until the organiser decides', async ({
  club,
  newPhone,
}) => {
  const organiser = await newPhone();
  await chooseClub(organiser, club.link);
  await pairedEvent(organiser, club.url);
  await organiser.getByRole('button', { name: 'Code for all tables' }).click();
  const link = await shownLink(organiser);
  await organiser.getByRole('button', { name: 'Close' }).click();

  const [one, other] = [await newPhone(), await newPhone()];
  await sendResult(one, link, ['14', '6']);
  await expect(organiser.getByText(/^by .+ and .+, on 1 phone$/)).toBeVisible();
  // The table gives 20: more is said, and taken where the players want it.
  await other.goto(link);
  await other.getByRole('combobox', { name: 'Table' }).selectOption({ index: 1 });
  const fields = other.getByRole('textbox', { name: /^Battle Points of/ });
  await fields.first().fill('13');
  await fields.last().fill('8');
  await expect(other.getByText('13 + 8 is 21, the table gives 20.')).toBeVisible();
  await sendResult(other, link, ['13', '8']);

  await expect(organiser.getByText('two different results')).toBeVisible();
  await expect(organiser.getByText('14 : 6, sent from 1 phone')).toBeVisible();
  await expect(organiser.getByText('13 : 8, sent from 1 phone')).toBeVisible();
  await organiser.reload();
  await organiser.getByRole('button', { name: /two different results/ }).click();
  await expect(organiser.getByText(/^14 : 6, by .+ and .+, on 1 phone$/)).toBeVisible();
  await organiser.getByRole('button', { name: '14 : 6 counts' }).click();
  await expect(organiser.getByText('corrected by the organiser')).toBeVisible();
  await organiser.getByRole('button', { name: /^Undo: result of table 1/ }).click();

  // The second phone sees that it was wrong, and sends its result again, changed: now both say the same.
  await other.reload();
  await other.getByRole('combobox', { name: 'Table' }).selectOption({ index: 1 });
  await expect(other.getByText(/^Sent from this phone before: 13 : 8/)).toBeVisible();
  await expect(fields.first()).toHaveValue('13');
  await sendResult(other, link, ['14', '6']);
  await expect(organiser.getByText(/^by .+ and .+, on 2 phones$/)).toBeVisible();
  await expect(organiser.getByText('confirmed', { exact: true })).toBeVisible();
});
