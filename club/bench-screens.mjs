import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { PHONE, percentile, slowDown } from '../bench/stage.mjs';
import { noteTaps, shownAt } from '../bench/watch.mjs';
import { chromiumLaunch } from '../scripts/browser.mjs';
import { PROJECT } from '../scripts/npm.mjs';
import { removeTemporary } from '../scripts/temporary.mjs';
import { runClub } from './run-club.mjs';

const CODE = 'BENC-HBEN-CHBE';
const MAX_DISK_BYTES = 400_000_000;
/** How much slower than this machine a phone is taken to be. */
const SLOWDOWN = 4;
const TAPS = 100;
const BUDGET_MS = 300;
/** Between two taps, as a thumb does: what was drawn before is done. */
const BETWEEN_MS = 150;
const TAP = 'Red loses 1 Health Point';

/**
 * From the tap on one phone to the frame in which the follower's screen shows it: two real pages and a real
 * club on loopback, both pages slowed down four times.
 * @param {{ server: string }} options
 */
export async function benchScreens({ server }) {
  const data = mkdtempSync(join(tmpdir(), 'warledger-bench-'));
  const club = await runClub({
    root: join(PROJECT, 'dist'),
    data,
    port: 0,
    host: '127.0.0.1',
    server,
    maxDiskBytes: MAX_DISK_BYTES,
    code: CODE,
  });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const url = `http://localhost:${club.port}`;
    const [blue, reader] = [await newPage(browser), await newPage(browser)];
    const id = await shareBattle(blue, url, `${url}/#/club/c/!localhost:${club.port}/${CODE}`);
    const link = await blue.getByRole('textbox', { name: 'Link' }).inputValue();
    await reader.goto(link);
    await reader.getByRole('button', { name: 'Follow', exact: true }).click();
    await reader.getByText(/^Live/).waitFor();
    await blue.goto(`${url}/#/battle/${id}/fight`);
    const times = await measure(blue, reader);
    return {
      taps: times.length,
      p50Ms: Math.round(percentile(times, 0.5)),
      p95Ms: Math.round(percentile(times, 0.95)),
      maxMs: Math.round(Math.max(...times)),
      budgets: [
        {
          what: `append to follower’s screen p95 at most ${BUDGET_MS} ms at ${SLOWDOWN}x CPU`,
          within: times.length === TAPS && percentile(times, 0.95) <= BUDGET_MS,
        },
      ],
    };
  } finally {
    await browser.close();
    await club.close();
    removeTemporary(data);
  }
}

/** @param {import('playwright').Browser} browser */
async function newPage(browser) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  return context.newPage();
}

/** @param {import('playwright').Page} page @param {string} url @param {string} clubLink */
async function shareBattle(page, url, clubLink) {
  await page.goto(clubLink);
  await page.getByRole('button', { name: 'Use this club' }).click();
  await page.getByText(/^Your club:/).waitFor();
  await page.goto(`${url}/#/new`);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await page.waitForURL(/#\/battle\/.+\/fight/);
  const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  await page.goto(`${url}/#/share/${id}`);
  await page.getByRole('button', { name: 'Share this battle' }).click();
  await page.getByText('Shared · all of it is with the club').waitFor();
  return id;
}

/**
 * Milliseconds from each tap to the follower's frame. Both pages read the same machine's clock.
 * @param {import('playwright').Page} blue
 * @param {import('playwright').Page} reader
 */
async function measure(blue, reader) {
  await slowDown(blue, SLOWDOWN);
  await slowDown(reader, SLOWDOWN);
  const button = blue.getByRole('button', { name: TAP });
  await blue.evaluate(noteTaps);
  /** @type {number[]} */
  const times = [];
  for (let tap = 1; tap <= TAPS; tap += 1) {
    const shown = reader.evaluate(shownAt, scoreAfter(tap));
    await button.tap();
    const tappedAt = await blue.evaluate(() => Number(Reflect.get(globalThis, 'tappedAt')));
    times.push((await shown) - tappedAt);
    await new Promise((done) => setTimeout(done, BETWEEN_MS));
  }
  return times;
}

/** What the follower's screen says after so many taps. @param {number} taps */
function scoreAfter(taps) {
  return `Blue ${taps}, Red 0`;
}
