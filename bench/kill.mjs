import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, firefox } from 'playwright';
import { chromiumLaunch, startChromium } from '../scripts/browser.mjs';
import { engineLaunch } from '../scripts/engines.mjs';
import { removeTemporary } from '../scripts/temporary.mjs';
import { startBattle } from './battle.mjs';
import { killableWebKit } from './kill-webkit.mjs';
import { PHONE, report, serveBuild } from './stage.mjs';
import { entriesOnDisk, reportAcknowledged } from './watch.mjs';

const SHORTEST_MS = 200;
const LONGEST_MS = 2_500;
/** The time between two taps of a hurried thumb. */
const BETWEEN_TAPS_MS = 70;

/**
 * How an engine is started on a profile, and killed.
 * @typedef {(profile: string) => Promise<{ page: import('playwright').Page, kill: () => void }>} Starter
 */

/**
 * What was acknowledged of a battle before the kill, and how many casualties the screen showed.
 * @typedef {{ battleId: string, acknowledged: readonly number[], shown: number }} Told
 */
/**
 * What a new start of the same browser finds of it.
 * @typedef {{ seqs: readonly number[], shown: number }} Found
 */
/**
 * A browser that taps in a new battle for `ms`, is then killed, and is started again with the same profile.
 * @typedef {{
 *   tapUntilKilled(profile: string, ms: number): Promise<Told>,
 *   afterwards(profile: string, battleId: string): Promise<Found>,
 *   close(): Promise<void>,
 * }} Killable
 */

/** @type {Readonly<Record<'chromium' | 'firefox' | 'webkit', () => Promise<Killable>>>} */
const KILLABLE = {
  chromium: () => killableByPlaywright(openChromium),
  firefox: () => killableByPlaywright(openFirefox),
  webkit: () => killableWebKit(BETWEEN_TAPS_MS),
};

/**
 * Kills the browser process at random moments of a running battle, and counts acknowledged entries that are
 * lost.
 * @param {keyof typeof KILLABLE} engine
 * @param {number} kills
 */
export async function benchKill(engine, kills) {
  const browser = await KILLABLE[engine]();
  const profile = mkdtempSync(join(tmpdir(), 'warledger-kill-'));
  let acknowledgedTaps = 0;
  let lost = 0;
  let gaps = 0;
  let shownButLost = 0;
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const ms = SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
      const told = await browser.tapUntilKilled(profile, ms);
      if (told.acknowledged.length === 0) throw new Error('Nothing was acknowledged before the kill');
      const found = await browser.afterwards(profile, told.battleId);
      acknowledgedTaps += told.acknowledged.length;
      const missing = told.acknowledged.filter((seq) => !found.seqs.includes(seq));
      lost += missing.length;
      gaps += found.seqs.filter((seq, index) => index > 0 && seq !== (found.seqs[index - 1] ?? 0) + 1).length;
      shownButLost += Math.max(0, told.shown - found.shown);
      console.log(
        `kill ${String(kill).padStart(2)}: ${told.acknowledged.length} acknowledged, ${missing.length} lost; shown ${told.shown}, found again ${found.shown}`,
      );
    }
  } finally {
    await browser.close();
    removeTemporary(profile);
  }
  console.log(
    `\n${acknowledgedTaps} entries were acknowledged; ${shownButLost} taps were on the screen, in flight, and gone`,
  );
  return report([
    {
      what: `acknowledged entries lost in ${kills} kills of ${engine}`,
      budget: 0,
      measured: acknowledgedTaps > 0 ? lost : Number.NaN,
      unit: '',
    },
    { what: 'gaps in the logs found', budget: 0, measured: gaps, unit: '' },
  ]);
}

/**
 * @param {Starter} start
 * @returns {Promise<Killable>}
 */
async function killableByPlaywright(start) {
  const server = await serveBuild();
  return {
    tapUntilKilled: (profile, ms) => tapUntilKilled(start, profile, server.url, ms),
    afterwards: (profile, battleId) => afterwards(start, profile, server.url, battleId),
    close: server.close,
  };
}

/**
 * @param {Starter} start
 * @param {string} profile
 * @param {string} url
 * @param {number} ms
 * @returns {Promise<Told>}
 */
async function tapUntilKilled(start, profile, url, ms) {
  const { page, kill } = await start(profile);
  /** @type {number[]} */
  const acknowledged = [];
  let battleId = '';
  await page.exposeFunction('acknowledged', (/** @type {string} */ battle, /** @type {number} */ seq) => {
    battleId = battle;
    acknowledged.push(seq);
  });
  await page.addInitScript(reportAcknowledged);
  await page.goto(url);
  await startBattle(page);
  const tile = page.getByRole('button', { name: 'Red loses 1 Health Point' });
  let shown = 0;
  const end = Date.now() + ms;
  const killed = sleep(Math.max(0, end - Date.now())).then(kill);
  try {
    for (;;) {
      await tile.click({ timeout: 2_000 });
      shown = await lostOfRed(page);
      await sleep(Math.random() * BETWEEN_TAPS_MS);
    }
  } catch (error) {
    // The kill ends this loop; a failure before it is a real fault.
    if (Date.now() < end) throw error;
  }
  await killed;
  return { battleId, acknowledged, shown };
}

/**
 * What a new start of the same browser finds.
 * @param {Starter} start
 * @param {string} profile
 * @param {string} url
 * @param {string} battleId
 * @returns {Promise<Found>}
 */
async function afterwards(start, profile, url, battleId) {
  const { page, kill } = await start(profile);
  await page.goto(`${url}#/battle/${battleId}/fight`);
  await page.getByRole('button', { name: 'Close round' }).waitFor();
  const seqs = (await page.evaluate(entriesOnDisk))[battleId] ?? [];
  const shown = await lostOfRed(page);
  kill();
  return { seqs, shown };
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<number>} Red's casualties as the screen says
 */
async function lostOfRed(page) {
  const name = await page
    .getByRole('button', { name: /^Red lost/ })
    .getAttribute('aria-label', { timeout: 2_000 });
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

/** @type {Starter} */
async function openChromium(profile) {
  const path = chromiumLaunch().executablePath;
  if (path === undefined) throw new Error('There is no Chromium to kill');
  const browser = await startChromium(path, profile);
  if (browser === null) throw new Error('Chromium did not start again');
  const connected = await chromium.connectOverCDP(browser.endpoint);
  const [context] = connected.contexts();
  if (context === undefined) throw new Error('Chromium has no window');
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE.viewport);
  return { page, kill: browser.kill };
}

/** @type {Starter} */
async function openFirefox(profile) {
  const context = await firefox.launchPersistentContext(profile, {
    channel: 'moz-firefox',
    ...engineLaunch('firefox'),
    viewport: PHONE.viewport,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  // All of its processes have the profile among their arguments.
  const kill = () => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile))
          process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
  };
  return { page, kill };
}
