import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunch, startChromium } from '../../scripts/browser.mjs';
import { startBattle } from './battle.mjs';
import { PHONE, report, serveBuild } from './stage.mjs';
import { entriesOnDisk, reportAcknowledged } from './watch.mjs';

const KILLS = 30;
const SHORTEST_MS = 200;
const LONGEST_MS = 2_500;
/** A hurried thumb. */
const BETWEEN_TAPS_MS = 70;

/** Kills the browser process at random moments of a running battle and counts what was acknowledged and is gone. */
export async function benchKill() {
  const path = chromiumLaunch().executablePath;
  if (path === undefined) throw new Error('There is no Chromium to kill');
  const server = await serveBuild();
  const profile = mkdtempSync(join(tmpdir(), 'warledger-kill-'));
  let acknowledgedTaps = 0;
  let lost = 0;
  let gaps = 0;
  let shownButLost = 0;
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const told = await tapUntilKilled(path, profile, server.url);
      const found = await afterwards(path, profile, server.url, told.battleId);
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
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  console.log(
    `\n${acknowledgedTaps} entries were acknowledged; ${shownButLost} taps were on the screen, in flight, and gone`,
  );
  return report([
    {
      what: `acknowledged entries lost in ${KILLS} kills`,
      budget: 0,
      measured: acknowledgedTaps > 0 ? lost : Number.NaN,
      unit: '',
    },
    { what: 'gaps in the logs found', budget: 0, measured: gaps, unit: '' },
  ]);
}

/**
 * @param {string} path
 * @param {string} profile
 * @param {string} url
 */
async function tapUntilKilled(path, profile, url) {
  const { page, kill } = await open(path, profile);
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
  const end = Date.now() + SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
  const killed = sleep(Math.max(0, end - Date.now())).then(kill);
  try {
    for (;;) {
      await tile.click({ timeout: 2_000 });
      shown = await lostOfRed(page);
      await sleep(Math.random() * BETWEEN_TAPS_MS);
    }
  } catch (error) {
    // The kill is what ends this; anything before it is a fault of its own.
    if (Date.now() < end) throw error;
  }
  await killed;
  if (acknowledged.length === 0) throw new Error('Nothing was acknowledged before the kill');
  return { battleId, acknowledged, shown };
}

/**
 * What a new start of the same browser finds.
 * @param {string} path
 * @param {string} profile
 * @param {string} url
 * @param {string} battleId
 */
async function afterwards(path, profile, url, battleId) {
  const { page, kill } = await open(path, profile);
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

/**
 * @param {string} path
 * @param {string} profile
 */
async function open(path, profile) {
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
