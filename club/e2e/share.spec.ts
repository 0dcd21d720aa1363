import type { Page } from '@playwright/test';
import { ArmiesPage } from '../../e2e/pages/armies-page';
import { AssaultPage } from '../../e2e/pages/assault-page';
import { enterRoster } from '../../e2e/pages/full-roster';
import { MeleePage } from '../../e2e/pages/melee-page';
import { NewBattlePage } from '../../e2e/pages/new-battle-page';
import { chooseClub, expect, shownLink, startBattle, test } from './club-fixtures';
import { enterResult, makeEvent } from './event-steps';

/** Shares the open battle of `from` from its menu, and writes it on at `to`, which opens the link. */
async function handOverLive(from: Page, to: Page): Promise<void> {
  await from.getByRole('button', { name: 'Menu', exact: true }).click();
  await from.getByRole('button', { name: 'Share live' }).click();
  await from.getByRole('button', { name: 'Share this battle' }).click();
  await from.getByRole('radio', { name: 'Write on' }).check();
  await from.getByRole('button', { name: 'Hand over now' }).click();
  await to.goto(await shownLink(from));
  await to.getByRole('button', { name: 'Write on' }).click();
  await to.getByRole('button', { name: 'Write here' }).click();
}

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

test('a battle handed over by a link stays with who took it over, until it is given back', async ({
  club,
  newPhone,
}) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  const id = await startBattle(blue, club.url);
  const red = await newPhone();
  await handOverLive(blue, red);
  await red.getByRole('button', { name: 'Red loses 1 Health Point' }).click();

  // Blue reads: neither its tiles nor its code write on, also after a reload.
  await expect(blue.getByText('Another phone writes this battle now.')).toBeVisible();
  await blue.getByRole('link', { name: 'Back to the battle' }).click();
  await expect(blue.getByRole('button', { name: 'Explain the score: Blue 1, Red 0' })).toBeVisible();
  await expect(blue.getByRole('button', { name: 'Red loses 1 Health Point' })).toBeDisabled();
  await blue.reload();
  await expect(blue.getByText(/^Another phone took this battle over/)).toBeVisible();
  await expect(blue.getByRole('button', { name: 'Red loses 1 Health Point' })).toBeDisabled();

  // Given back, Blue writes and Red reads.
  await red.getByRole('button', { name: 'Menu', exact: true }).click();
  await red.getByRole('button', { name: 'Share live' }).click();
  await red.getByRole('radio', { name: 'Write on' }).check();
  await red.getByRole('button', { name: 'Hand over now' }).click();
  await blue.getByText('This battle was handed over by another phone').waitFor();
  await blue.getByRole('button', { name: 'Write here' }).click();
  await blue.getByRole('button', { name: 'Blue loses 1 Health Point' }).click();
  await red.getByRole('link', { name: 'Back to the battle' }).click();
  await expect(red.getByRole('button', { name: 'Explain the score: Blue 1, Red 1' })).toBeVisible();
  await expect(red.getByRole('button', { name: 'Red loses 1 Health Point' })).toBeDisabled();
  expect(red.url()).toContain(id);
});

test('a mark in every room says whether a battle is shared, waits, or is cut', async ({ club, newPhone }) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  await startBattle(blue, club.url);
  await blue.getByRole('navigation').getByRole('link', { name: 'Score' }).click();
  await blue.getByRole('button', { name: 'Share live' }).click();
  await blue.getByRole('button', { name: 'Share this battle' }).click();
  await expect(blue.getByText('Shared · all of it is with the club')).toBeVisible();
  const link = await shownLink(blue);
  const reader = await newPhone();
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Follow' }).click();
  await expect(reader.getByText(/^Live/)).toBeVisible();

  await blue.getByRole('link', { name: 'Back to the battle' }).click();
  const mark = blue.getByRole('status').filter({ hasText: /^(Shared|Cut|\d+ waiting)/ });
  for (const room of ['Armies', 'Score', 'Log', 'Fight']) {
    await blue.getByRole('navigation').getByRole('link', { name: room }).click();
    await expect(mark).toHaveText('Shared');
  }
  await blue.context().setOffline(true);
  await expect(mark).toHaveText('Cut', { timeout: 2_000 });
  await blue.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  await expect(mark).toHaveText('Cut · 1 waiting');
  await reader.context().setOffline(true);
  await expect(reader.getByText(/^Not connected/)).toBeVisible({ timeout: 2_000 });
  await blue.context().setOffline(false);
  await expect(mark).toHaveText('Shared');
  await reader.context().setOffline(false);
  await expect(reader.getByText(/^Live/)).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Explain the score: Blue 1, Red 0' })).toBeVisible();
});

test('both phones are told where they part, and both have what the other one wrote', async ({
  club,
  newPhone,
}) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  await startBattle(blue, club.url);
  const red = await newPhone();
  await handOverLive(blue, red);
  await red.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  await expect(red.getByRole('status').filter({ hasText: /^Shared$/ })).toBeVisible();
  await blue.getByRole('link', { name: 'Back to the battle' }).click();
  await expect(blue.getByRole('button', { name: 'Explain the score: Blue 1, Red 0' })).toBeVisible();

  // Red goes on in a cellar, and Blue takes the battle back although nobody gave it: both write.
  await red.context().setOffline(true);
  await red.getByRole('button', { name: 'Blue loses 1 Health Point' }).click();
  await blue.getByRole('button', { name: 'Write here' }).click();
  await blue.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  await expect(blue.getByRole('status').filter({ hasText: /^Shared$/ })).toBeVisible();
  await red.context().setOffline(false);

  await expect(red.getByRole('alert').filter({ hasText: /^Both phones wrote on/ })).toBeVisible();
  const told = blue.getByRole('alert').filter({ hasText: /^Another phone wrote on from entry \d+ too/ });
  await expect(told).toBeVisible();
  await blue.reload();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeHidden();
  // Blue goes on, and is shared; what Red wrote lies in both lists, as what Blue wrote does.
  await blue.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  await expect(blue.getByRole('button', { name: 'Explain the score: Blue 3, Red 0' })).toBeVisible();
  await expect(blue.getByRole('status').filter({ hasText: /^Shared$/ })).toBeVisible();
  for (const page of [blue, red]) {
    await page.getByRole('link', { name: 'Back to the battles' }).click();
    await expect(page.getByText(/split at entry \d+/).first()).toBeVisible();
  }
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

test('an event of one player is on both of the paired devices, and either organises it', async ({
  club,
  newPhone,
}) => {
  const phone = await newPhone();
  await makeEvent(phone, club, 'Anna\nBen');
  await phone.goto(`${club.url}/#/club`);
  await phone.getByRole('button', { name: 'Pair a device' }).click();
  await expect(phone.getByText('1 event is on all devices.')).toBeVisible();
  const link = await shownLink(phone);

  const tablet = await newPhone();
  await tablet.goto(link);
  await expect(tablet.getByText(/^Your battles and events are on both devices/)).toBeVisible();
  await tablet.getByRole('button', { name: 'Pair' }).click();
  await expect(tablet.getByText('1 event is on all devices.')).toBeVisible();
  await tablet.getByRole('button', { name: 'Events' }).click();
  await tablet.getByRole('link', { name: /^Autumn Cup/ }).click();
  await tablet.getByRole('link', { name: 'Tables' }).click();
  await tablet.getByRole('button', { name: 'Pair round 1' }).click();
  await phone.getByRole('button', { name: 'Events' }).click();
  await phone.getByRole('link', { name: /^Autumn Cup/ }).click();
  await phone.getByRole('link', { name: 'Tables' }).click();
  await enterResult(phone, 1, ['12', '8']);
  await expect(tablet.getByText('12 : 8')).toBeVisible();

  // The ladder of both has the match, and names nobody.
  await tablet.getByRole('link', { name: 'Back to the events' }).click();
  await tablet.getByRole('button', { name: 'Ladder: ratings and armies' }).click();
  const lines = tablet.getByRole('region', { name: 'Players' }).getByRole('listitem');
  await expect(lines).toHaveText([/Not named.*1 – 0 – 0.*1,516/, /Not named.*0 – 0 – 1.*1,484/]);
});

test('a battle whose combats nobody wins is handed over by a link: its damage and its tests go on there', async ({
  club,
  newPhone,
}) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  await blue.goto(`${club.url}/#/new`);
  const newBattle = new NewBattlePage(blue);
  await newBattle.choose('Kings of War, 4th edition');
  const fight = await newBattle.fightWithoutScore();
  const armies = await ArmiesPage.open(blue);
  await enterRoster(armies, 'Red', [{ name: 'Archers', points: '120', numbers: { Nerve: 21 } }]);
  await fight.goToRoom('Fight');
  await fight.enter('Archers', 12, 'by shooting');
  const red = await newPhone();
  await handOverLive(blue, red);
  const there = new MeleePage(red);
  await there.expectUnit('Archers', 'Damage 12 of 21');
  // Nerve 21, damage 12: 8 or less holds.
  await there.test('Archers', 10, 'After shooting: Wavering', '8 or less, rolled 10');

  await blue.getByRole('link', { name: 'Back to the battle' }).click();
  await fight.expectUnit('Archers', 'Damage 12 of 21', 'Wavering');
});

test('an assault of the third Heresy is handed over by a link in the middle of a step, and is fought on there', async ({
  club,
  newPhone,
}) => {
  const blue = await newPhone();
  await chooseClub(blue, club.link);
  await blue.goto(`${club.url}/#/new`);
  const newBattle = new NewBattlePage(blue);
  await newBattle.choose('Horus Heresy, 3rd edition');
  await newBattle.fightButton.click();
  const assault = new AssaultPage(blue);
  await assault.takeProposed('Blue', { name: 'Blades', stats: { Initiative: '5', 'Weapon AP': '2' } });
  await assault.takeProposed('Red', { name: 'Guards', stats: { Attacks: '0', Leadership: '8' } });
  await assault.next('Fight: Initiative 5').click();
  await assault.count('How many hit?', 5, '5 hit');
  const red = await newPhone();
  await handOverLive(blue, red);
  const there = new AssaultPage(red);
  await there.expectFact('5 hits wound on 4+');
  await there.count('How many wound?', 4, '4 wound');
  await there.next('Red loses 4').click();
  // Blue 4 removed, and 1 for most models (10 against 6).
  await there.expectScore(5, 0, 'Blue wins by 5');
  await there.next('Red checks Leadership').click();

  await blue.getByRole('link', { name: 'Back to the battle' }).click();
  await assault.expectScore(5, 0, 'Blue wins by 5');
});
