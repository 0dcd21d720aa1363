import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serve } from '../../scripts/serve.mjs';

/** @typedef {import('playwright').Page} Page */

const BETWEEN_TAPS_MS = 220;

/** What a tap costs the page's main thread, in milliseconds and in times. */
/** @typedef {{ cpu: number, script: number, style: number, layout: number, styles: number, layouts: number }} TapCost */

/**
 * The floor: a page of the same React with one switch, built and served.
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveFloor() {
  const outDir = mkdtempSync(join(tmpdir(), 'warledger-floor-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('floor', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const server = await serve({ root: outDir, port: 0, host: '127.0.0.1' });
  return {
    url: `http://localhost:${server.port}/`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/**
 * Taps these controls in turn at a hurried thumb's pace, and says what one tap costs in the middle of them all.
 * @param {Page} page
 * @param {readonly string[]} names accessible names
 * @param {number} taps
 * @returns {Promise<TapCost>}
 */
export async function tapCost(page, names, taps) {
  await page.bringToFront();
  const points = [];
  for (const name of names) {
    const box = await page.getByLabel(name, { exact: true }).boundingBox();
    if (box === null) throw new Error(`There is no control “${name}”`);
    points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const devtools = await page.context().newCDPSession(page);
  // The thread's own time: another process that has the processor is not the page's fault.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await sleep(BETWEEN_TAPS_MS);
  const before = await metrics(devtools);
  for (let tap = 0; tap < taps; tap += 1) {
    const touchPoints = points.slice(tap % points.length, (tap % points.length) + 1);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sleep(BETWEEN_TAPS_MS);
  }
  const after = await metrics(devtools);
  await devtools.detach();
  /** @param {string} name */
  const each = (name) => ((after[name] ?? 0) - (before[name] ?? 0)) / taps;
  return {
    cpu: 1_000 * each('TaskDuration'),
    script: 1_000 * each('ScriptDuration'),
    style: 1_000 * each('RecalcStyleDuration'),
    layout: 1_000 * each('LayoutDuration'),
    styles: each('RecalcStyleCount'),
    layouts: each('LayoutCount'),
  };
}

/**
 * @param {import('playwright').CDPSession} devtools
 * @returns {Promise<Record<string, number>>}
 */
async function metrics(devtools) {
  const { metrics: measured } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(measured.map(({ name, value }) => [name, value]));
}
