import type { Page } from '@playwright/test';
import { axe, controlSizes, painted, stands } from '../../e2e/fixtures';
import { faultsOf } from '../../scripts/page-checks/layout.mjs';
import { chooseClub, expect, shownLink, startBattle, test } from './club-fixtures';
import { makeEvent, openPlayer } from './event-steps';

/** Phones upright and on their side, and a tablet. */
const SIZES = [
  [360, 560],
  [390, 664],
  [844, 390],
  [768, 1024],
] as const;
const USUAL = { width: 390, height: 844 };
const LARGE_TEXT_PX = 32;

const LONG = 'Maximiliane von Hohenlohe-Schillingsfürst';
/** As long; eleven players leave one without a table, and one of these two has one. */
const AS_LONG = 'Maximilian von Hohenlohe-Schillingsfürst';
const PLAYERS = [
  `${LONG};Highborn Elves of the Pearl Throne of old;Wolves of the North`,
  `${AS_LONG};Orcs & Goblins;Bears`,
  ...'BCDEFGHIJ',
]
  .map((line) => (line.length > 1 ? line : `${line}ertha;Orcs & Goblins;Bears`))
  .join('\n');
const SOFT = 'Sportsmanship, by the votes of all opponents';
const NAMES = [LONG, 'Highborn Elves of the Pearl Throne of old', SOFT];

/**
 * Each screen is whole at every size and with text twice as large, its targets fit a finger, and axe finds
 * nothing in any theme.
 */
async function look(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    const faults: string[] = [];
    for (const textPx of [16, LARGE_TEXT_PX]) {
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = px === 16 ? '' : `${px}px`;
        // As a browser does where the player's own text size changes.
        dispatchEvent(new Event('resize'));
      }, textPx);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await painted(page);
        const found = await page.evaluate(faultsOf, NAMES);
        faults.push(...found.map((fault) => `${width}x${height}, text ${textPx} px: ${fault}`));
        if (textPx === 16) await controlSizes(page, 44);
      }
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await page.setViewportSize(USUAL);
    await axe(page);
    expect(faults, name).toEqual([]);
  });
}

async function looked(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await stands(page);
  await look(page, name);
}

test('the screens of a club, of sharing and of following', async ({ club, newPhone }) => {
  test.setTimeout(240_000);
  const blue = await newPhone();
  await looked(blue, `${club.url}/#/club`, 'club, none chosen');
  await looked(blue, `${club.url}/#/join`, 'open a link');
  await blue.goto(club.link);
  await expect(blue.getByRole('button', { name: 'Use this club' })).toBeVisible();
  await look(blue, 'a link to a club');
  await chooseClub(blue, club.link);
  const id = await startBattle(blue, club.url);
  await looked(blue, `${club.url}/#/share/${id}`, 'share live, not shared yet');
  await blue.getByRole('button', { name: 'Share this battle' }).click();
  await expect(blue.getByText('Shared · all of it is with the club')).toBeVisible();
  await look(blue, 'share live');
  const link = await shownLink(blue);
  await blue.getByRole('radio', { name: 'Write too' }).check();
  await look(blue, 'share live, to write too');
  await blue.getByRole('button', { name: 'Invite a phone' }).click();
  const invitation = await shownLink(blue);
  await look(blue, 'share live, a phone invited');
  const guest = await newPhone();
  await guest.goto(invitation);
  await expect(guest.getByRole('button', { name: 'Write too' })).toBeVisible();
  await look(guest, 'a link to write too');
  await guest.getByRole('button', { name: 'Write too' }).click();
  await expect(guest.getByText('You write too')).toBeVisible();
  await look(guest, 'a battle that is written as a guest');
  await expect(blue.getByText('Phone 1 · both sides')).toBeVisible();
  await look(blue, 'share live, a guest');
  await guest.goto(`${club.url}/#/share/${id}`);
  await look(guest, 'share live, as a guest');
  await blue.getByRole('radio', { name: 'Write on' }).check();
  await look(blue, 'share live, to write on');
  await blue.goto(`${club.url}/#/club`);
  await blue.getByRole('button', { name: 'Pair a device' }).click();
  await expect(blue.getByText(/on all devices/)).toBeVisible();
  await look(blue, 'club');

  const reader = await newPhone();
  await reader.goto(link);
  await expect(reader.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await look(reader, 'a link to follow');
  await reader.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(reader.getByText(/^Live/)).toBeVisible();
  await look(reader, 'a followed battle');
});

test('the screens of an event', async ({ club, newPhone }) => {
  test.setTimeout(240_000);
  const page = await newPhone();
  await chooseClub(page, club.link);
  await looked(page, `${club.url}/#/events`, 'events, none');
  await looked(page, `${club.url}/#/events/new`, 'new event');
  await page.getByRole('textbox', { name: 'Name' }).fill('The Autumn Cup of the Free City of Altdorf');
  await page.getByRole('button', { name: 'Make the event' }).click();
  const players = page.getByRole('textbox', { name: /^Players, one a line/ });
  await expect(players).toBeVisible();
  const event = page.url().replace(/\/players$/, '');
  await looked(page, `${event}/standings`, 'standings, nobody');
  await looked(page, `${event}/tables`, 'tables, none');
  await looked(page, `${event}/players`, 'players, nobody');
  await players.fill(
    `${PLAYERS}\nBertha\nIda;Elves;Bears;Liechtenstein;table 999;seed 12;and this has no place`,
  );
  await expect(page.getByText('12 players to add, 1 line left out')).toBeVisible();
  await look(page, 'a list before it is taken');
  await players.fill(PLAYERS);
  await page.getByRole('button', { name: 'Add players' }).click();
  await expect(page.getByText('11 players', { exact: true })).toBeVisible();
  await look(page, 'players');
  await openPlayer(page, LONG);
  await look(page, 'what can be done with a player');
  await page.getByRole('button', { name: `Edit ${LONG}` }).click();
  await look(page, 'a player to edit');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await openPlayer(page, LONG);
  await page.getByRole('button', { name: `Penalty for ${LONG}` }).click();
  await look(page, 'a penalty');
  await page.getByRole('textbox', { name: 'Battle Points' }).fill('-12');
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(5);
  await look(page, 'tables');
  await page.getByRole('button', { name: 'Code for all tables' }).click();
  await look(page, 'the code of a round');
  const roundLink = await shownLink(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // A table of a long name, wherever the draw put it.
  await page
    .getByRole('button', { name: new RegExp(`^Table .*(${LONG}|${AS_LONG})`) })
    .first()
    .click();
  await look(page, 'a table');
  await page
    .getByRole('textbox', { name: /^Battle Points of/ })
    .first()
    .fill('20');
  await page
    .getByRole('textbox', { name: /^Battle Points of/ })
    .last()
    .fill('0');
  await page
    .getByRole('textbox', { name: /^Victory Points of/ })
    .first()
    .fill('123456');
  await look(page, 'a result is entered');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('by the organiser')).toBeVisible();
  await looked(page, `${event}/standings`, 'standings');
  await page.getByRole('button', { name: 'How this event is scored' }).click();
  await page.getByRole('button', { name: 'Use: Strength of schedule' }).click();
  await page.getByRole('button', { name: 'Add a soft score' }).click();
  await page.getByRole('combobox', { name: 'Name' }).fill(SOFT);
  await page.getByRole('radio', { name: 'organisers see it' }).check();
  await look(page, 'a soft score is declared');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Points for Sportsmanship/ }).click();
  await page.getByRole('textbox', { name: LONG, exact: true }).fill('12');
  await page.getByRole('textbox', { name: AS_LONG, exact: true }).fill('x');
  await look(page, 'a soft score is given');
  await page.getByRole('textbox', { name: AS_LONG, exact: true }).fill('9');
  await page.getByRole('button', { name: 'Save' }).click();
  await look(page, 'how it is scored');
  await page.getByRole('button', { name: 'Change what a match gives' }).click();
  await page.getByRole('combobox', { name: 'Take the score of' }).selectOption('Blackjack');
  await look(page, 'what a match gives');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await looked(page, `${event}/more`, 'more');
  await page.getByRole('textbox', { name: 'Name of another organiser' }).fill(LONG);
  await page.getByRole('button', { name: 'Make a code for another organiser' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveCount(2);
  await look(page, 'more, with a code for an organiser');
  await page.getByRole('button', { name: `Let ${LONG} make the changes` }).click();
  await expect(page.getByRole('button', { name: 'Make the changes here' })).toBeVisible();
  await look(page, 'an event that another phone writes');
  await page.getByRole('button', { name: 'Make the changes here' }).click();
  await look(page, 'the writing is taken over?');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('button', { name: 'Make the changes here' })).toHaveCount(0);
  await page.goto(`${event}/tables`);
  await page.getByRole('button', { name: 'Start the clock of round 1' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page
    .getByRole('button', { name: /^Table .*no result yet/ })
    .first()
    .click();
  await page.getByRole('button', { name: '+10 min' }).click();
  await expect(page.getByText(/left at this table$/).last()).toBeVisible();
  await look(page, 'a table with more time');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await look(page, 'tables with the clock');
  await page.getByRole('radio', { name: 'By name' }).check();
  await look(page, 'tables by name');
  await looked(page, `${event}/wall`, 'the wall');
  await looked(page, `${club.url}/#/events`, 'events');

  const player = await newPhone();
  await player.goto(roundLink);
  await player.getByRole('combobox', { name: 'Table' }).selectOption({ index: 1 });
  await look(player, 'a table sends');
  await player.getByRole('radio', { name: 'Draw' }).check();
  await player.getByRole('button', { name: 'Next: both confirm' }).click();
  await look(player, 'both confirm');
});

test('the screens of army lists by code, of the papers of a round, and of what was forgotten', async ({
  club,
  newPhone,
}) => {
  test.setTimeout(240_000);
  const page = await newPhone();
  await makeEvent(page, club, PLAYERS);
  await expect(page.getByText('11 players', { exact: true })).toBeVisible();
  const event = page.url().replace(/\/players$/, '');
  await page.getByRole('button', { name: 'Army lists by code' }).click();
  await page.getByRole('textbox', { name: 'Lists are in time until' }).fill('2099-12-31T18:00');
  await page.getByRole('button', { name: 'Set the deadline' }).click();
  await expect(page.getByText(/^The deadline is/)).toBeVisible();
  await look(page, 'army lists by code');
  const link = await shownLink(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  const player = await newPhone();
  await player.goto(link);
  await expect(player.getByRole('button', { name: LONG })).toBeVisible();
  await look(player, 'whose army list');
  await player.getByRole('button', { name: LONG }).click();
  await player
    .getByRole('textbox', { name: 'Your list, as text' })
    .fill('Generalissimus on a great dragon of the old worlds, 1200\n20 Spears, 180\nTotal 1390');
  await look(player, 'an army list before it is sent');
  await player.getByRole('button', { name: 'Send the list' }).click();
  await expect(player.getByText(/^Your list arrived:/)).toBeVisible();
  await look(player, 'an army list that arrived');
  await openPlayer(page, LONG);
  await page.getByRole('button', { name: `Army list of ${LONG}` }).click();
  await look(page, 'an army list as its organiser reads it');
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(5);
  await page.getByRole('button', { name: 'Print' }).click();
  for (const paper of ['Tables by number', 'Players by name', 'Cards with codes', 'Slips for results']) {
    await page.getByRole('radio', { name: paper }).check();
    await look(page, paper);
  }
  await page.goto(`${event}/more`);
  await page.getByRole('button', { name: 'Forget this event on this phone' }).click();
  await look(page, 'an event is forgotten?');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten events (1)' })).toBeVisible();
  await look(page, 'a forgotten event');
});
