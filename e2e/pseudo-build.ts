import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTemporary } from '../scripts/temporary.mjs';
import { PROJECT } from './serve';

export type PseudoBuild = { readonly pseudoBuild: string };

/** The folder of a build with the pseudo-language besides English: every message accented, a third longer. */
export const pseudoBuild: [
  (fixtures: object, use: (folder: string) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'warledger-pseudo-'));
    execFileSync(
      process.execPath,
      [
        join(PROJECT, 'node_modules/vite/bin/vite.js'),
        'build',
        ...['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
      ],
      { cwd: PROJECT, env: { ...process.env, WARLEDGER_PSEUDO: '1' }, stdio: 'pipe' },
    );
    await use(folder);
    removeTemporary(folder);
  },
  { scope: 'worker', timeout: 180_000 },
];
