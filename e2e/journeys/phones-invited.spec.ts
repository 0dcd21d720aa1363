import { expect, offlineTest } from '../fixtures';
import { FightPage } from '../pages/fight-page';
import {
  asked,
  cut,
  fighting,
  firstCode,
  holdOver,
  lookAway,
  mark,
  newPhone,
  scanBoth,
  sharing,
  showFirst,
  strip,
  thrownOut,
} from '../pages/paired-phones';

const FOLLOWS = /^You followLive/;

offlineTest(
  'a phone that only follows by codes reads along, is thrown out by a tap, joins again, and leaves by one',
  async ({ browser, server }, testInfo) => {
    const host = await newPhone(browser, server.url, testInfo);
    const follower = await newPhone(browser, server.url, testInfo);
    const blue = await fighting(host.page);
    const read = new FightPage(follower.page);
    await showFirst(host.page, 'Join another phone', 'Only to follow');
    await follower.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await scanBoth(host.page, follower.page, FOLLOWS);
    await blue.lose('Blue', 1);
    await read.expectScore(1, 1);
    for (const side of ['Red', 'Blue'] as const) await expect(read.loseButton(side)).toBeDisabled();
    await blue.closeRound();
    await expect(asked(follower.page)).toBeHidden();

    await sharing(host.page);
    await host.page.getByRole('button', { name: 'Throw out follower 1' }).click();
    await expect(host.page.getByText('Follower 1')).toBeHidden();
    await expect(strip(follower.page)).toContainText('Not connected');
    await host.page.getByRole('link', { name: 'Back to the battle' }).click();
    await blue.undo('Round 1 closed 1 : 1');
    await blue.lose('Red', 1);

    // Another pair of codes takes it up where it was.
    await sharing(host.page);
    await host.page.getByRole('radio', { name: 'Only to follow' }).check();
    await host.page.getByRole('button', { name: 'Join again' }).click();
    for (const { page } of [host, follower]) await lookAway(page);
    await follower.page.getByRole('link', { name: 'Join again' }).click();
    await scanBoth(host.page, follower.page, FOLLOWS);
    await read.expectScore(2, 1);

    await sharing(follower.page);
    await expect(follower.page.getByText('You follow, straight from the other phone.')).toBeVisible();
    await follower.page.getByRole('button', { name: 'Leave' }).click();
    await sharing(host.page);
    await expect(host.page.getByText('The other phone is not connected.')).toBeVisible();
    await expect(host.page.getByText('Follower 1')).toBeHidden();
    for (const { page } of [host, follower]) await page.context().close();
  },
);

offlineTest(
  'a guest and the own tablet write one battle: the other player is asked to agree, the tablet is not',
  async ({ browser, server }, testInfo) => {
    const host = await newPhone(browser, server.url, testInfo);
    const guest = await newPhone(browser, server.url, testInfo);
    const tablet = await newPhone(browser, server.url, testInfo);
    const blue = await fighting(host.page);
    const [red, slate] = [new FightPage(guest.page), new FightPage(tablet.page)];
    for (const [{ page }, what] of [
      [guest, 'Red'],
      [tablet, 'My own tablet'],
    ] as const) {
      await showFirst(host.page, 'Join another phone', what);
      await lookAway(host.page);
      await page.getByRole('link', { name: 'Receive', exact: true }).click();
      await scanBoth(host.page, page);
    }
    await red.lose('Red', 1);
    await slate.lose('Blue', 1);
    for (const fight of [blue, red, slate]) await fight.expectScore(2, 1);
    await expect(red.loseButton('Blue')).toBeDisabled();

    await slate.closeRound();
    await expect(asked(guest.page)).toContainText('Round 1 closed 2 : 1');
    for (const { page } of [host, tablet]) await expect(asked(page)).toBeHidden();

    await sharing(host.page);
    await expect(host.page.getByText('Phone 1 · Red', { exact: true })).toBeVisible();
    await expect(host.page.getByText('My tablet 2 · both sides', { exact: true })).toBeVisible();
    await host.page.getByRole('button', { name: 'Throw out phone 2' }).click();
    await expect(thrownOut(tablet.page)).toContainText('Not connected');
    await host.page.getByRole('link', { name: 'Back to the battle' }).click();
    await blue.undo('Round 1 closed 2 : 1 · other phone');
    await red.lose('Red', 1);
    await blue.expectScore(3, 1);
    await slate.expectScore(2, 1);
    for (const { page } of [host, guest, tablet]) await page.context().close();
  },
);

offlineTest(
  'a second code that the camera app opens goes to the tab that waits for it; where none waits, it says what to do',
  async ({ browser, server }, testInfo) => {
    const host = await newPhone(browser, server.url, testInfo);
    const guest = await newPhone(browser, server.url, testInfo);
    await guest.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await fighting(host.page);
    await showFirst(host.page, 'Join another phone');
    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await holdOver(guest.page, firstCode(host.page));
    await guest.page.getByRole('button', { name: 'Copy this code' }).click();
    await expect(guest.page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const second = await guest.page.evaluate(() => navigator.clipboard.readText());

    const opened = await host.page.context().newPage();
    await opened.goto(second);
    await expect(opened.getByText(/^Read, and handed to the tab/)).toBeVisible();
    await opened.close();
    await expect(strip(guest.page)).toHaveText('You write tooLive');
    await expect(mark(host.page)).toBeVisible();

    const late = await host.page.context().newPage();
    await late.goto(second);
    await expect(late.getByRole('alert')).toHaveText(/^This is the second code\. .* open Warledger there/);
    for (const { page } of [host, guest]) await page.context().close();
  },
);

offlineTest(
  'a host that is gone for good is taken over by its guest, who loses no tap; stopping tells of what waited',
  async ({ browser, server }, testInfo) => {
    const host = await newPhone(browser, server.url, testInfo);
    const guest = await newPhone(browser, server.url, testInfo);
    await fighting(host.page);
    const red = new FightPage(guest.page);
    await showFirst(host.page, 'Join another phone');
    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await scanBoth(host.page, guest.page);
    await red.lose('Red', 1);
    await red.expectScore(2, 0);
    await host.page.context().close();
    await expect(strip(guest.page)).toContainText('Not connected');
    await red.lose('Blue', 2);
    await red.expectScore(2, 2);

    await sharing(guest.page);
    await guest.page.getByRole('button', { name: 'Leave' }).click();
    await guest.page.getByRole('link', { name: 'Back to the battle' }).click();
    const told = guest.page.getByRole('alert').filter({ hasText: 'Blue lost 1' });
    await expect(told).toContainText('1 more');
    await told.getByRole('button', { name: 'Close' }).click();
    await told.getByRole('button', { name: 'Close' }).click();
    await expect(red.loseButton('Blue')).toBeDisabled();

    await sharing(guest.page);
    await guest.page.getByRole('button', { name: 'Write on here' }).click();
    await red.lose('Blue', 1);
    await red.expectScore(2, 1);
    await guest.page.reload();
    await red.expectScore(2, 1);
    await red.undo('Blue lost 1');
    await guest.page.context().close();
  },
);

offlineTest(
  'what waits for a host that is gone for good is entered by the tap that takes the battle over',
  async ({ browser, server }, testInfo) => {
    const host = await newPhone(browser, server.url, testInfo);
    const guest = await newPhone(browser, server.url, testInfo);
    await fighting(host.page);
    const red = new FightPage(guest.page);
    await showFirst(host.page, 'Join another phone');
    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await scanBoth(host.page, guest.page);
    await host.page.context().close();
    await expect(strip(guest.page)).toContainText('Not connected');
    await red.lose('Blue', 2);
    await sharing(guest.page);
    await guest.page.getByRole('button', { name: 'Write on here' }).click();
    await red.expectScore(1, 2);
    await expect(strip(guest.page)).toBeHidden();
    await red.lose('Red', 1);
    await guest.page.reload();
    await red.expectScore(2, 2);
    await guest.page.context().close();
  },
);

offlineTest(
  'a guest that stops sharing has left: the host lists it no more, and is not told to join it again',
  async ({ browser, server }, testInfo) => {
    const host = await newPhone(browser, server.url, testInfo);
    const guest = await newPhone(browser, server.url, testInfo);
    const blue = await fighting(host.page);
    await showFirst(host.page, 'Join another phone', 'Red');
    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await scanBoth(host.page, guest.page);
    await sharing(guest.page);
    await guest.page.getByRole('button', { name: 'Leave' }).click();
    await blue.lose('Blue', 1);
    await expect(mark(host.page)).toBeHidden();
    await expect(cut(host.page)).toBeHidden();
    await sharing(host.page);
    await expect(host.page.getByText('The other phone is not connected.')).toBeVisible();
    await expect(host.page.getByRole('button', { name: /^Throw out/ })).toHaveCount(0);
    for (const { page } of [host, guest]) await page.context().close();
  },
);

offlineTest(
  'a guest that is away is listed as such, and one that only follows from now on as a follower',
  async ({ browser, server }, testInfo) => {
    const host = await newPhone(browser, server.url, testInfo);
    const guest = await newPhone(browser, server.url, testInfo);
    await fighting(host.page);
    await showFirst(host.page, 'Join another phone', 'Red');
    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await scanBoth(host.page, guest.page);
    await sharing(host.page);
    await expect(host.page.getByText('Phone 1 · Red', { exact: true })).toBeVisible();
    await sharing(guest.page);
    await guest.page.getByRole('button', { name: 'Only follow from now on' }).click();
    await expect(host.page.getByText('Follower 1', { exact: true })).toBeVisible();
    await expect(host.page.getByText('Phone 1 · Red')).toBeHidden();
    for (const { page } of [host, guest]) await page.context().close();

    const next = await newPhone(browser, server.url, testInfo);
    const other = await newPhone(browser, server.url, testInfo);
    await fighting(next.page);
    await showFirst(next.page, 'Join another phone', 'Red');
    await other.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await scanBoth(next.page, other.page);
    await other.page.context().close();
    await expect(cut(next.page)).toBeVisible();
    await sharing(next.page);
    await expect(next.page.getByText('Phone 1 · Red · Not connected', { exact: true })).toBeVisible();
    await next.page.context().close();
  },
);
