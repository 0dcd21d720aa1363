import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { ENGINES, type Engine, findOrFetchEngine } from './engines.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each(Object.keys(ENGINES) as Engine[])(
  'says of %s what is missing where it cannot be had',
  async (engine) => {
    // Neither the engine nor what could install it.
    vi.stubEnv('PATH', '');
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(await findOrFetchEngine(engine)).toBe(false);
    const [sentence] = said.mock.calls[0] ?? [];
    expect(sentence).toContain(`${engine} cannot run: ${ENGINES[engine].needs.join(', ')} missing`);
    expect(sentence).toContain(`apt-get install ${ENGINES[engine].packages.join(' ')}`);
  },
);

it.each([
  ['140.12.0esr', false],
  ['143.0', true],
  ['153.7.0esr', true],
])('takes Firefox %s for one that the protocol reaches: %s', async (version, isTaken) => {
  const folder = mkdtempSync(join(tmpdir(), 'warledger-engine-'));
  const program = join(folder, 'firefox-esr');
  writeFileSync(program, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', folder);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await findOrFetchEngine('firefox')).toBe(isTaken);
  const sentences = said.mock.calls.map(([sentence]) => String(sentence));
  expect(sentences).toEqual(
    isTaken ? [] : [expect.stringContaining(`version ${version} is older than ${ENGINES.firefox.least}`)],
  );
  rmSync(folder, { recursive: true });
});
