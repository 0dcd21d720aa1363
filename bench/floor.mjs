import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serve } from '../scripts/serve.mjs';
import { removeTemporary } from '../scripts/temporary.mjs';

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
      removeTemporary(outDir);
    },
  };
}
