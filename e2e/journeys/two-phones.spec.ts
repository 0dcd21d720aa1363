import type { Page } from '@playwright/test';
import { axe, controlSizes, expect, offlineTest } from '../fixtures';
import { FightPage } from '../pages/fight-page';
import { LogPage } from '../pages/log-page';
import {
  alert,
  asked,
  cut,
  fighting,
  joinedPhones,
  lookAway,
  mark,
  newPhone,
  scanBoth,
  showFirst,
  strip,
  thrownOut,
} from '../pages/paired-phones';
import { ScorePage } from '../pages/score-page';

/** From Share to both writing, in milliseconds. */
const JOINED_WITHIN_MS = 20_000;
/** How long a phone may take to notice that it cannot hear the other one. */
const MISSED_WITHIN_MS = 10_000;

const confirms = (page: Page, side: 'Blue' | 'Red') => page.getByRole('switch', { name: `${side} confirms` });

offlineTest(
  'two phones write one battle with no server there: two scans, and a fresh pair after a reload',
  async ({ browser, server }, testInfo) => {
    const [host, guest] = [
      await newPhone(browser, server.url, testInfo),
      await newPhone(browser, server.url, testInfo),
    ];
    await server.kill();
    for (const { asked } of [host, guest]) asked.length = 0;
    const blue = await fighting(host.page);
    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();

    const began = performance.now();
    await showFirst(host.page, 'Join another phone');
    await scanBoth(host.page, guest.page);
    const red = new FightPage(guest.page);
    await red.lose('Red', 1);
    await blue.expectScore(2, 0);
    await blue.lose('Blue', 1);
    await red.expectScore(2, 1);
    const joinedMs = performance.now() - began;
    const description = `${(joinedMs / 1000).toFixed(1)} s`;
    testInfo.annotations.push({ type: 'from Share to both writing', description });
    expect(joinedMs).toBeLessThan(JOINED_WITHIN_MS);

    // The host's page is loaded anew: both say that they are cut, and what is tapped waits.
    await host.page.reload();
    await expect(cut(host.page)).toBeVisible();
    await expect(strip(guest.page)).toContainText('Not connected');
    await red.lose('Red', 2);
    await expect(strip(guest.page)).toContainText('2 taps wait');
    await red.expectScore(4, 1);
    await blue.lose('Blue', 1);
    await blue.expectScore(2, 2);

    // A fresh pair of codes takes it up, in the order of the taps and with the same guest.
    for (const { page } of [host, guest]) await lookAway(page);
    for (const { page } of [host, guest]) await page.getByRole('link', { name: 'Join again' }).click();
    await scanBoth(host.page, guest.page);
    for (const fight of [blue, red]) await fight.expectScore(4, 2);
    await host.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await host.page.getByRole('button', { name: 'Share live' }).click();
    await expect(host.page.getByText('Connected · the other phone has all of it')).toBeVisible();
    await expect(host.page.getByRole('button', { name: /^Throw out phone/ })).toHaveCount(1);
    expect([host.asked, guest.asked], 'asked of anybody').toEqual([[], []]);

    // Out by one tap: nothing more goes to the other phone, and the list knows it no more.
    await host.page.getByRole('button', { name: 'Throw out phone 1' }).click();
    await expect(host.page.getByRole('button', { name: /^Throw out/ })).toHaveCount(0);
    await expect(thrownOut(guest.page)).toContainText('Not connected');
    await host.page.getByRole('link', { name: 'Back to the battle' }).click();
    await blue.lose('Red', 1);
    await blue.expectScore(5, 2);
    await expect(cut(host.page)).toBeHidden();
    await red.expectScore(4, 2);
    for (const { page } of [host, guest]) await page.context().close();
  },
);

offlineTest(
  'a phone that sleeps is missed, and comes back by itself',
  async ({ browser, server }, testInfo) => {
    const [host, guest] = [
      await newPhone(browser, server.url, testInfo),
      await newPhone(browser, server.url, testInfo),
    ];
    const blue = await fighting(host.page);
    await showFirst(host.page, 'Join another phone', 'Red');
    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await scanBoth(host.page, guest.page);
    const red = new FightPage(guest.page);

    for (const { page } of [host, guest]) await page.evaluate(() => Reflect.set(globalThis, 'sleeps', true));
    await expect(cut(host.page)).toBeVisible({ timeout: MISSED_WITHIN_MS });
    await expect(strip(guest.page)).toContainText('Not connected', { timeout: MISSED_WITHIN_MS });
    await red.lose('Red', 1);
    await expect(strip(guest.page)).toContainText('1 tap waits');
    for (const { page } of [host, guest]) await page.evaluate(() => Reflect.set(globalThis, 'sleeps', false));
    await expect(strip(guest.page)).toHaveText('You write tooLive');
    for (const fight of [blue, red]) await fight.expectScore(2, 0);
    // It writes Red alone.
    await expect(red.loseButton('Red')).toBeEnabled();
    await expect(red.loseButton('Blue')).toBeDisabled();

    // Each agrees to a round, and to a correction, on the own phone.
    await blue.closeRound();
    await expect(asked(guest.page)).toContainText('Round 1 closed 2 : 0');
    await expect(asked(host.page)).toBeHidden();
    await asked(guest.page).getByRole('button', { name: 'Object' }).click();
    const objection = host.page.getByRole('alert').filter({ hasText: 'The other phone objects' });
    await expect(objection).toContainText('Round 1 closed 2 : 0');
    await red.undo('Objected: Round 1 closed 2 : 0');
    await expect(objection).toBeHidden();
    await asked(guest.page).getByRole('button', { name: 'Agree' }).click();
    await expect(asked(guest.page)).toBeHidden();
    await blue.goToRoom('Log');
    const log = new LogPage(host.page);
    await expect(log.line('Round 1 closed').first()).toContainText('agreed on 2 phones');
    await log.openCorrection(/Red lost 1.*0 →/);
    await host.page.getByRole('dialog').getByRole('button', { name: 'It did not happen' }).click();
    await expect(asked(guest.page)).toContainText('Corrected: it did not happen');
    await expect(asked(guest.page)).toContainText('Corrected since: 1 : 0');
    await asked(guest.page).getByRole('button', { name: 'Agree' }).click();
    await expect(log.line(/^Corrected/)).toContainText('agreed on 2 phones');
    await log.goToRoom('Fight');

    // Each confirms the end on the own phone.
    await (await blue.openMenu()).end('Blue won');
    await expect(confirms(guest.page, 'Red')).toBeVisible();
    await expect(confirms(guest.page, 'Blue')).toBeHidden();
    await confirms(guest.page, 'Red').click();
    await expect(confirms(host.page, 'Red')).toBeHidden();
    await confirms(host.page, 'Blue').click();
    for (const { page } of [guest, host]) {
      const score = await ScorePage.open(page);
      await score.expectFact('Confirmed', 'by both sides, on two phones');
      await score.goToRoom('Fight');
    }
    for (const done of [
      'End confirmed, Blue',
      'End confirmed, Red · other phone',
      'The battle ended',
      'Agreed: Corrected: it did not happen · other phone',
      'Corrected: it did not happen',
      'Agreed: Round 1 closed 2 : 0 · other phone',
      'Round 1 closed 2 : 0',
    ])
      await blue.undo(done);

    // Its own were taken back: it is told, and puts each away.
    for (const taken of ['Agreed: Round 1 closed 2 : 0', 'Agreed: Corrected', 'End confirmed, Red']) {
      const told = guest.page.getByRole('alert').filter({ hasText: 'The other phone took back:' });
      await expect(told).toContainText(taken);
      await told.getByRole('button', { name: 'Close' }).click();
    }

    // It leaves by one tap, and reads along.
    await guest.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await guest.page.getByRole('button', { name: 'Share live' }).click();
    await guest.page.getByRole('button', { name: 'Only follow from now on' }).click();
    await guest.page.getByRole('link', { name: 'Back to the battle' }).click();
    await expect(red.loseButton('Red')).toBeDisabled();
    for (const { page } of [host, guest]) await page.context().close();
  },
);

offlineTest(
  'each phone says what the other one tapped, and no strip moves what is under the finger @chromium',
  async ({ browser, server }, testInfo) => {
    const { host, guest, blue, red } = await joinedPhones(browser, server.url, testInfo);

    // Undo says whose tap it would take back, and whose it was is told.
    await red.lose('Red', 1);
    await blue.expectScore(2, 0);
    const before = await blue.loseButton('Red').boundingBox();
    await red.undo('Red lost 1');
    await blue.expectScore(1, 0);
    await expect(alert(host.page, 'took back')).toBeHidden();
    await red.undo('Red lost 1 · other phone');
    await blue.expectScore(0, 0);
    await expect(alert(host.page, 'The other phone took back: Red lost 1')).toBeVisible();
    expect(await blue.loseButton('Red').boundingBox(), 'the tile under the strip').toEqual(before);
    await axe(host.page);
    await controlSizes(host.page);
    await red.redo('Red lost 1');
    await expect(alert(host.page, 'took back')).toBeHidden();

    // Both count the same loss at once.
    await Promise.all([blue.loseButton('Blue').click(), red.loseButton('Blue').click()]);
    for (const page of [host.page, guest.page])
      await expect(alert(page, 'Both phones entered: Blue lost 1')).toBeVisible();
    await blue.goToRoom('Log');
    const log = new LogPage(host.page);
    await expect(log.line(/^Blue lost 1/)).toHaveCount(2);
    await expect(log.line(/^Blue lost 1/).filter({ hasText: 'other phone' })).toHaveCount(1);
    await log.goToRoom('Fight');
    await host.page.getByRole('button', { name: /^Undo: Blue lost 1/ }).click();
    await red.expectScore(1, 1);
    for (const page of [host.page, guest.page]) await expect(alert(page, 'Both phones entered')).toBeHidden();

    // The guest opens another combat: the host's stays under the finger, the new one beside it.
    await (await red.openCombats()).newCombat();
    await red.expectScore(0, 0);
    await expect(host.page.getByRole('button', { name: 'Combat 2', exact: true })).toBeVisible();
    await blue.expectScore(1, 1);
    for (const { page } of [host, guest]) await page.context().close();
  },
);

offlineTest(
  'without a camera the codes are copied and pasted; a wrong one says what is the matter @chromium',
  async ({ browser, server }, testInfo) => {
    const [host, guest] = [
      await newPhone(browser, server.url, testInfo),
      await newPhone(browser, server.url, testInfo),
    ];
    for (const { page } of [host, guest])
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async (page: Page) => {
      await page.getByRole('button', { name: 'Copy this code' }).click();
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await fighting(host.page);
    await showFirst(host.page, 'Join another phone');
    const first = await copied(host.page);
    await axe(host.page);
    await controlSizes(host.page);

    await guest.page.getByRole('link', { name: 'Receive', exact: true }).click();
    await guest.page.getByRole('button', { name: 'Open the link of a shared battle' }).click();
    await guest.page.getByRole('textbox', { name: 'Link' }).fill(first.slice(0, -9));
    await guest.page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(guest.page.getByRole('alert')).toHaveText(/^A part of this code is missing/);
    await guest.page.getByRole('button', { name: 'Scan another code' }).click();
    await guest.page.getByRole('textbox', { name: 'Link' }).fill(first);
    await guest.page.getByRole('button', { name: 'Open', exact: true }).click();
    const second = await copied(guest.page);
    await axe(guest.page);
    await controlSizes(guest.page);

    const paste = host.page.getByRole('textbox', { name: 'Code of the other phone' });
    const take = host.page.getByRole('button', { name: 'Take this code' });
    for (const [text, sentence] of [
      ['Anna', /^That is no code to join two phones/],
      [first, /^That is another phone’s first code/],
      [second.slice(0, -4), /^A part of this code is missing/],
    ] as const) {
      await paste.fill(text);
      await take.click();
      await expect(host.page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    }
    await paste.fill(second);
    await take.click();
    await expect(strip(guest.page)).toHaveText('You write tooLive');
    await expect(mark(host.page)).toBeVisible();
    for (const { page } of [host, guest]) await page.context().close();
  },
);
