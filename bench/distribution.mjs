import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { removeTemporary } from '../scripts/temporary.mjs';
import { percentile } from './stage.mjs';

/** One frame of 60 a second. */
const FRAME_MS = 1000 / 60;
/** How much slower than this machine a phone is assumed to be, as in the other findings. */
const SLOWDOWN = 4;
const RUNS = 200;

/**
 * Measures the exact distribution of 40 attacks in four pools, which must fit into one frame.
 * @returns {Promise<import('./stage.mjs').Finding>}
 */
export async function exactDistribution() {
  const folder = mkdtempSync(join(tmpdir(), 'warledger-bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      build: { ssr: 'src/testing/cases/distribution-case.ts', outDir: folder, emptyOutDir: true },
    });
    const { fortyAttacks } = await import(pathToFileURL(join(folder, 'distribution-case.js')).href);
    const times = Array.from({ length: RUNS }, () => {
      const begun = performance.now();
      fortyAttacks();
      return performance.now() - begun;
    });
    const measured = percentile(times, 0.95) * SLOWDOWN;
    const what = `exact distribution of 40 attacks in 4 pools, p95, ${SLOWDOWN}x CPU`;
    return { what, budget: FRAME_MS, measured, unit: 'ms' };
  } finally {
    removeTemporary(folder);
  }
}
