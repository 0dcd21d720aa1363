import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../scripts/npm.mjs';
import { serve } from '../scripts/serve.mjs';

/** The phone for all measurements. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

export const DIST = join(PROJECT, 'dist');

/** Serves the production build. */
export async function serveBuild() {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no build to measure: npm run build');
  const server = await serve({ root: DIST, port: 0, host: '127.0.0.1' });
  return { url: `http://localhost:${server.port}/`, close: server.close };
}

/** @typedef {{ what: string, budget: number, measured: number, unit: string }} Finding */

/**
 * The value that `share` of the numbers do not exceed.
 * @param {readonly number[]} numbers
 * @param {number} share
 */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * Whether all budgets are met; what was not measured (NaN) is over.
 * @param {readonly Finding[]} findings
 */
export function isWithin(findings) {
  return findings.every(({ budget, measured }) => measured <= budget);
}

/**
 * Prints budget and measured value, and returns whether all budgets are met.
 * @param {readonly Finding[]} findings
 */
export function report(findings) {
  const width = Math.max(...findings.map(({ what }) => what.length));
  console.log(`\n      ${''.padEnd(width)}  ${'budget'.padStart(10)}  ${'measured'.padStart(10)}`);
  for (const { what, budget, measured, unit } of findings) {
    const good = isWithin([{ what, budget, measured, unit }]);
    const show = (/** @type {number} */ value) =>
      `${Number(value.toFixed(unit === '' ? 3 : 1))} ${unit}`.trim().padStart(10);
    console.log(`${good ? 'ok  ' : 'OVER'}  ${what.padEnd(width)}  ${show(budget)}  ${show(measured)}`);
  }
  return isWithin(findings);
}

/** The slowdown ends with its session, so each page keeps one. */
/** @type {WeakMap<import('playwright').Page, import('playwright').CDPSession>} */
const brakes = new WeakMap();

/**
 * @param {import('playwright').Page} page
 * @param {number} times
 */
export async function slowDown(page, times) {
  const devtools = brakes.get(page) ?? (await page.context().newCDPSession(page));
  brakes.set(page, devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  return devtools;
}
