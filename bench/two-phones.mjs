import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findServer } from '../club/find-server.mjs';
import { runClub } from '../club/run-club.mjs';
import { removeTemporary } from '../scripts/temporary.mjs';
import { startBattle } from './battle.mjs';
import { DIST, percentile, slowDown } from './stage.mjs';
import { loses } from './taps.mjs';
import { noteTaps, shownAt } from './watch.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./stage.mjs').Finding} Finding */

/** Two small phones of this height: the browser's bars take the rest. */
const SMALL = {
  viewport: { width: 390, height: 664 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  locale: 'en-GB',
};
const CODE = 'BENC-HBEN-CHBE';
const MAX_DISK_BYTES = 400_000_000;
const SLOWDOWN = 4;
/** On each of the two phones. */
const TAPS = 40;
/** Between two taps, as a thumb does: what was drawn before is done. */
const BETWEEN_MS = 200;
const BUDGET_MS = 150;
/** A tap is on the own screen within 50 ms, and on the other's within 150: on a busy machine both are slower. */
const BUDGET_TIMES = 3;

/**
 * How long a tap on one of two phones takes until it is painted on the other, joined by codes and by a club on
 * loopback. Where no server can be had, it says so and measures the codes alone.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Finding[]>}
 */
export async function tapsOfTheOther(browser, url) {
  const findings = await measured(browser, 'joined by codes', (host, guest) => byCodes(host, guest, url));
  const found = await findServer();
  if ('refusal' in found) {
    console.warn(`NOT MEASURED: two phones by a club. ${found.refusal}`);
    return findings;
  }
  const data = mkdtempSync(join(tmpdir(), 'warledger-bench-'));
  const club = await runClub({
    root: DIST,
    data,
    port: 0,
    host: '127.0.0.1',
    server: found.path,
    maxDiskBytes: MAX_DISK_BYTES,
    code: CODE,
  });
  try {
    return [
      ...findings,
      ...(await measured(browser, 'by a club', (host, guest) =>
        byClub(host, guest, `localhost:${club.port}`),
      )),
    ];
  } finally {
    await club.close();
    removeTemporary(data);
  }
}

/**
 * @param {Browser} browser
 * @param {string} way
 * @param {(host: Page, guest: Page) => Promise<void>} join both phones are in the fight afterwards
 * @returns {Promise<Finding[]>}
 */
async function measured(browser, way, join) {
  const contexts = [await browser.newContext(SMALL), await browser.newContext(SMALL)];
  try {
    const [host, guest] = /** @type {[Page, Page]} */ (
      await Promise.all(
        contexts.map(async (context) => {
          await context.grantPermissions(['clipboard-read', 'clipboard-write']);
          await context.addInitScript(noteTaps);
          return context.newPage();
        }),
      )
    );
    await join(host, guest);
    for (const page of [host, guest]) await slowDown(page, SLOWDOWN);
    const onHost = await untilSeen(guest, host, 'Red', (taps) => `Blue ${taps}, Red 0`);
    const onGuest = await untilSeen(host, guest, 'Blue', (taps) => `Blue ${TAPS}, Red ${taps}`);
    const findings = (/** @type {string} */ whose, /** @type {Seen} */ { other, own }) => [
      {
        what: `tap ${whose} p95, 4x CPU, ${way}`,
        budget: BUDGET_MS,
        measured: percentile(other, 0.95),
        unit: 'ms',
      },
      {
        what: `the same, measured in taps on the own screen (p95 ${Math.round(percentile(own, 0.95))} ms)`,
        budget: BUDGET_TIMES,
        measured: percentile(other, 0.95) / percentile(own, 0.95),
        unit: 'x',
      },
    ];
    return [
      ...findings('of the guest on the host’s screen', onHost),
      ...findings('of the host on the guest’s screen', onGuest),
    ];
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** @typedef {{ other: number[], own: number[] }} Seen milliseconds from each tap to the frame of each phone */

/**
 * How long each tap takes to the frame of either phone. Both pages read the same machine's clock.
 * @param {Page} hand the phone that is tapped
 * @param {Page} eye the other one
 * @param {string} side that loses a Health Point by each tap
 * @param {(taps: number) => string} score as it reads after so many taps
 * @returns {Promise<Seen>}
 */
async function untilSeen(hand, eye, side, score) {
  const tile = hand.getByRole('button', { name: loses(side), exact: true });
  const box = await tile.boundingBox();
  if (box === null) throw new Error(`There is no tile “${loses(side)}”`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const devtools = await slowDown(hand, SLOWDOWN);
  /** @type {Seen} */
  const seen = { other: [], own: [] };
  for (let tap = 1; tap <= TAPS; tap += 1) {
    const shown = Promise.all([eye, hand].map((page) => page.evaluate(shownAt, score(tap))));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const [otherAt = NaN, ownAt = NaN] = await shown;
    const tappedAt = await hand.evaluate(() => Number(Reflect.get(globalThis, 'tappedAt')));
    seen.other.push(otherAt - tappedAt);
    seen.own.push(ownAt - tappedAt);
    await sleep(BETWEEN_MS);
  }
  return seen;
}

/**
 * Joins two phones by the two codes, which are copied and pasted.
 * @param {Page} host @param {Page} guest @param {string} url
 */
async function byCodes(host, guest, url) {
  await host.goto(url);
  await startBattle(host);
  await toShare(host);
  await host.getByRole('button', { name: 'Join another phone' }).click();
  const first = await copiedCode(host);
  await guest.goto(url);
  await guest.getByRole('link', { name: 'Receive', exact: true }).click();
  await guest.getByRole('button', { name: 'Open the link of a shared battle' }).click();
  await guest.getByRole('textbox', { name: 'Link' }).fill(first);
  await guest.getByRole('button', { name: 'Open', exact: true }).click();
  await host.getByRole('textbox', { name: 'Code of the other phone' }).fill(await copiedCode(guest));
  await host.getByRole('button', { name: 'Take this code' }).click();
  await bothFight(host, guest);
}

/** @param {Page} page that shows a code @returns {Promise<string>} */
async function copiedCode(page) {
  await page.getByRole('button', { name: 'Copy this code' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Joins two phones by the invitation of a battle that is shared by a club.
 * @param {Page} host @param {Page} guest @param {string} club where it answers
 */
async function byClub(host, guest, club) {
  await host.goto(`http://${club}/#/club/c/!${club}/${CODE}`);
  await host.getByRole('button', { name: 'Use this club' }).click();
  await host.getByText(/^Your club:/).waitFor();
  await host.goto(`http://${club}/`);
  await startBattle(host);
  await toShare(host);
  await host.getByRole('button', { name: 'Share this battle' }).click();
  await host.getByRole('radio', { name: 'Write too' }).check();
  await host.getByRole('button', { name: 'Invite a phone' }).click();
  await guest.goto(await host.getByRole('textbox', { name: 'Link' }).inputValue());
  await guest.getByRole('button', { name: 'Write too' }).click();
  await host.getByText('Phone 1 · both sides').waitFor();
  await host.getByRole('link', { name: 'Back to the battle' }).click();
  await bothFight(host, guest);
}

/** @param {Page} page in a battle */
async function toShare(page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Share live' }).click();
}

/** @param {Page} host @param {Page} guest */
async function bothFight(host, guest) {
  for (const page of [host, guest]) await page.getByRole('button', { name: 'Close round' }).waitFor();
  await guest.getByRole('status').filter({ hasText: 'You write too' }).filter({ hasText: 'Live' }).waitFor();
}
