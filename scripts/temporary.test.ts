import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeTemporary } from './temporary.mjs';

/** Writes new folders into the given one, as a browser does that is still ending, and ends after a while. */
const STILL_WRITING = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const until = Date.now() + 1500;
  mkdirSync(process.argv[1] + '/Default');
  for (let index = 0; Date.now() < until; index += 1) {
    try {
      const folder = process.argv[1] + '/Default/' + index;
      mkdirSync(folder);
      writeFileSync(folder + '/file', '');
    } catch {}
  }
`;

/** @returns the folder, once the other process has written into it. */
async function foldersStillWritten(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'warledger-temporary-'));
  spawn(process.execPath, ['-e', STILL_WRITING, folder], { stdio: 'ignore' });
  await expect.poll(() => existsSync(join(folder, 'Default', '100')), { timeout: 20_000 }).toBe(true);
  return folder;
}

test('a folder into which a process goes on writing for a while is removed without a complaint', async () => {
  const folder = await foldersStillWritten();
  expect(removeTemporary(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

test('a folder that cannot be removed is left to the system: no test fails for it', async () => {
  const folder = await foldersStillWritten();
  expect(() => removeTemporary(folder, { patienceMs: 0 })).not.toThrow();
  removeTemporary(folder);
});

test('a folder that is gone already is no fault', () => {
  expect(removeTemporary(join(tmpdir(), 'warledger-never-made'))).toBe(true);
});
