import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '../../scripts/npm.mjs';
import { removeTemporary } from '../../scripts/temporary.mjs';
import { findServer } from '../find-server.mjs';
import { freePorts } from '../node.mjs';

/** What the last stage of the Dockerfile copies from the first, as [from, to]. */
function copied(): readonly (readonly [string, string])[] {
  const lines = readFileSync(join(PROJECT, 'club/Dockerfile'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('COPY --from=built '))
    .flatMap((line) => {
      const words = line.split(' ').slice(2);
      const to = words.at(-1) ?? '';
      return words.slice(0, -1).map((word) => {
        const from = word.replace('/warledger/', '');
        return [from, to === './' || to.endsWith('/') ? from : to] as const;
      });
    });
}

it('the files that the container has are enough for a club, and it ends at once when told to', async () => {
  const found = await findServer();
  if ('refusal' in found) throw new Error(found.refusal);
  const root = mkdtempSync(join(tmpdir(), 'warledger-container-'));
  for (const [from, to] of copied()) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    // Whether it is built does not matter here: a page is all that the health check asks for.
    if (from === 'dist') {
      mkdirSync(join(root, to));
      writeFileSync(join(root, to, 'index.html'), '<head></head>');
    } else {
      const isKept = (path: string) => !/\.(data|server)$/.test(path);
      cpSync(join(PROJECT, from), join(root, to), { recursive: true, dereference: true, filter: isKept });
    }
  }
  const [port = 0] = await freePorts(1);
  const club = spawn(process.execPath, ['club/start.mjs', '--no-build', '--data', join(root, 'data')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: `${port}`,
      NATS_SERVER: found.path,
      CLUB_SECRET: 'a secret of this test alone',
      CLUB_CODE: 'dragon and dice',
    },
  });
  let said = '';
  club.stdout.on('data', (chunk) => {
    said += chunk;
  });
  club.stderr.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: 20_000 }).toContain('The club is open');
  const page = await fetch(`http://localhost:${port}/`);
  expect(page.ok).toBe(true);
  const begun = performance.now();
  club.kill('SIGTERM');
  expect(await new Promise((done) => void club.once('exit', done))).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
  removeTemporary(root);
});
