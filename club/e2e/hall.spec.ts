import type { Page } from '@playwright/test';
import { CODE, expect, shownLink, test } from './club-fixtures';
import { makeEvent } from './event-steps';

const CUP = 'Autumn Cup';

type Club = Parameters<typeof makeEvent>[1];

/** An event with these players, organised on that phone; on its tables. */
async function madeEvent(page: Page, club: Club, players: readonly string[]): Promise<void> {
  await makeEvent(page, club, players.join('\n'));
  await expect(page.getByText(`${players.length} players`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).click();
}

async function enterResult(page: Page, table: number, points: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Table ${table}`) }).click();
  const fields = page.getByRole('textbox', { name: /^Battle Points of/ });
  await fields.first().fill(points[0]);
  await fields.last().fill(points[1]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('entered by the organiser').first()).toBeVisible();
}

test('what an organiser does is taken back and brought back by name', async ({ club, newPhone }) => {
  const page = await newPhone();
  await madeEvent(page, club, ['Anna', 'Ben', 'Cleo', 'Dag']);
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(2);
  await enterResult(page, 1, ['13', '7']);
  await page.getByRole('button', { name: 'Undo: result of table 1, round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo: pairs of round 1' }).click();
  await expect(page.getByText('No round is paired yet.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Redo: pairs of round 1' }).click();
  await page.getByRole('button', { name: 'Redo: result of table 1, round 1' }).click();
  await expect(page.getByText('13 : 7')).toBeVisible();

  // A table without a result is named before the next round is paired.
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  const asks = page.getByRole('dialog', { name: 'Pair round 2 now?' });
  await expect(asks.getByText('Round 1: no result yet at table 2.')).toBeVisible();
  await asks.getByRole('button', { name: 'Wait for the results' }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('1');
  await page.getByRole('button', { name: 'Pair round 2' }).click();
  await asks.getByRole('button', { name: 'Pair it all the same' }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('2');

  // What is missing of the round before is still named, and a tap away; the new round begins in view.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('radiogroup', { name: 'First round' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Round 1: no result yet at table 2.' }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('1');
  await page.getByRole('link', { name: 'Standings' }).click();
  await expect(page.getByText('Round 1: no result yet at table 2.')).toBeVisible();
  // Who comes back to the event comes to the round that runs.
  await page.getByRole('link', { name: 'Back to the events' }).click();
  await page.getByRole('link', { name: new RegExp(CUP) }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('2');

  // It can be taken back until a result came.
  await page.getByRole('button', { name: 'Take round 2 back' }).click();
  await expect(page.getByText('13 : 7')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: round 2 taken back' }).click();
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('2');
  // Neither of them has played at this table.
  await enterResult(page, 3, ['10', '10']);
  await expect(page.getByRole('button', { name: 'Take round 2 back' })).toHaveCount(0);
});

test('a forgotten event lies in the wastebasket and comes back whole', async ({ club, newPhone }) => {
  const page = await newPhone();
  await madeEvent(page, club, ['Anna', 'Ben']);
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await enterResult(page, 1, ['20', '0']);
  await page.getByRole('link', { name: 'More' }).click();
  const forget = page.getByRole('button', { name: 'Forget this event on this phone' });
  await forget.click();
  const asks = page.getByRole('dialog', { name: 'Forget this event?' });
  await expect(asks.getByText(/Only this phone organises it/)).toBeVisible();
  await asks.getByRole('button', { name: 'Keep it' }).click();
  await forget.click();
  await asks.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten events (1)' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Bring back ${CUP}` }).click();
  await page.getByRole('link', { name: new RegExp(CUP) }).click();
  await page.getByRole('link', { name: 'Tables' }).click();
  await expect(page.getByText('20 : 0')).toBeVisible();
});

test('a club is forgotten after one question, which says what is only on this phone', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  await madeEvent(page, club, ['Anna', 'Ben']);
  await page.goto(`${club.url}/`);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Club: share battles live' }).click();
  await page.getByRole('button', { name: 'Forget this club' }).click();
  const asks = page.getByRole('dialog', { name: 'Forget this club on this phone?' });
  await expect(asks.getByText(`Its code ${CODE} is kept here`, { exact: false })).toBeVisible();
  await expect(asks.getByText(/^1 event is organised here: it stays/)).toBeVisible();
  await expect(asks.getByText('Battles, armies and events stay on this phone.')).toBeVisible();
  await asks.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText(/^Your club:/)).toBeVisible();
  await page.getByRole('button', { name: 'Forget this club' }).click();
  await asks.getByRole('button', { name: 'Forget the club' }).click();
  await expect(page.getByText(/No club is chosen/)).toBeVisible();
  await page.goto(`${club.url}/`);
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(CUP) }).click();
  await expect(page.getByText('2 players', { exact: true })).toBeVisible();
});

test('the clock stands where the tables are, for all who watch; it rings, and one table plays on', async ({
  club,
  newPhone,
}) => {
  const page = await newPhone();
  const names = ['Anna', 'Ben', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gro', 'Håkon', 'Ida', 'Jörg'];
  await madeEvent(page, club, names);
  await page.getByRole('button', { name: 'Pair round 1' }).click();
  await expect(page.getByText('no result yet')).toHaveCount(5);
  await page.getByRole('button', { name: 'Start the clock of round 1' }).click();
  await expect(page.getByRole('timer')).toContainText(/^(3:00:00|2:59:)/);
  await page.getByRole('link', { name: 'More' }).click();
  const link = await shownLink(page);

  // Who watches finds the own table by name, and sees the clock, without a control over either.
  const watcher = await newPhone();
  await watcher.goto(link);
  await watcher.getByRole('button', { name: 'Watch' }).click();
  await expect(watcher.getByRole('timer')).toContainText(/^2:5/);
  await watcher.getByRole('searchbox', { name: 'Find a player' }).fill('jorg');
  const own = watcher.getByRole('list', { name: 'Players by name' }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(/Jörg.*Table \d/);
  await watcher.getByRole('searchbox').fill('Zed');
  await expect(watcher.getByText('Nobody is called “Zed” in this round.')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Pause' })).toHaveCount(0);

  // One table gets more than the hall.
  await page.getByRole('link', { name: 'Tables' }).click();
  await page.getByRole('button', { name: /^Table 2/ }).click();
  const more = page.getByRole('region', { name: 'Time of this table' });
  await more.getByRole('button', { name: '+5 min' }).click();
  await expect(more.getByText(/^3:0\d:\d\d left at this table$/)).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText(/left at this table$/)).toHaveCount(1);
  await watcher.getByRole('radio', { name: 'By table' }).check();
  await expect(watcher.getByText(/left at this table$/)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: time of table 2, round 1' }).click();
  await expect(page.getByText(/left at this table$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo: time of table 2, round 1' }).click();
  await expect(page.getByText(/left at this table$/)).toHaveCount(1);

  // The hall's time is up before the table's, and the bell rings once for each.
  await page.evaluate(() => {
    const Sound = AudioContext;
    let rung = 0;
    window.AudioContext = class extends Sound {
      constructor() {
        super();
        rung += 1;
        document.body.dataset.rung = String(rung);
      }
    };
  });
  const rung = page.locator('body');
  await page.clock.install();
  await page.clock.fastForward('03:00:00');
  await expect(page.getByRole('timer')).toHaveText('Time is up');
  await expect(rung).toHaveAttribute('data-rung', '1');
  await expect(page.getByText(/^[34]:\d\d left at this table$/)).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByText('Time is up at this table')).toBeVisible();
  await expect(rung).toHaveAttribute('data-rung', '2');

  // More time for all starts it again.
  await page.getByRole('button', { name: '+5 min' }).click();
  await expect(page.getByRole('timer')).toContainText(/^(5:00|4:5\d)/);
});
