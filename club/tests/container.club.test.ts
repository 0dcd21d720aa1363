import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROJECT } from '../../scripts/npm.mjs';
import { removeTemporary } from '../../scripts/temporary.mjs';
import { findServer } from '../find-server.mjs';
import { freePorts } from '../node.mjs';
import { newChannel, until } from './club-phones';
import { rawVisitor } from './raw-visitor';

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

/** A club of those files, started as the container starts it. */
async function started(root: string, data: string) {
  const found = await findServer();
  if ('refusal' in found) throw new Error(found.refusal);
  const [port = 0] = await freePorts(1);
  const club = spawn(process.execPath, ['club/start.mjs', '--no-build', '--data', data], {
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
  for (const stream of [club.stdout, club.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = new Promise<number | null>((done) => void club.once('exit', done));
  onTestFinished(async () => {
    club.kill('SIGKILL');
    await ended;
  });
  const isOpen = () => expect.poll(() => said, { timeout: 20_000 }).toContain('The club is open');
  return { club, port, said: () => said, ended, isOpen };
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'warledger-container-'));
  onTestFinished(() => void removeTemporary(made));
  return made;
}

/** The servers that run on that folder, by their process numbers. */
function serversOn(data: string): readonly string[] {
  return execFileSync('ps', ['-ww', '-e', '-o', 'pid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(join(data, 'server.conf')) && !/^ *\d+ Z/.test(line))
    .map((line) => line.trim().split(' ')[0] ?? '');
}

it('the files that the container has are enough for a club, and it ends at once when told to, with phones connected', async () => {
  const root = folder();
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
  const { club, port, ended, isOpen } = await started(root, join(root, 'data'));
  await isOpen();
  const page = await fetch(`http://localhost:${port}/`);
  expect(page.ok).toBe(true);
  const server = { url: `ws://127.0.0.1:${port}/club` };
  const phones = await Promise.all([1, 2, 3].map(() => rawVisitor(server, newChannel().write)));
  await until(() => phones.every((phone) => phone.heard().includes('PONG')));
  const begun = performance.now();
  club.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(serversOn(join(root, 'data'))).toEqual([]);
});

describe('a second start on one folder', () => {
  it('is refused while the first runs', async () => {
    const data = folder();
    const first = await started(PROJECT, data);
    await first.isOpen();
    const second = await started(PROJECT, data);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`Another club runs on ${data}`);
    expect(serversOn(data)).toHaveLength(1);
  });

  it('ends the server that the first left behind when it was killed', async () => {
    const data = folder();
    const first = await started(PROJECT, data);
    await first.isOpen();
    const [left] = serversOn(data);
    first.club.kill('SIGKILL');
    await first.ended;
    expect(serversOn(data)).toEqual([left]);
    const second = await started(PROJECT, data);
    await second.isOpen();
    expect(serversOn(data)).toHaveLength(1);
    expect(serversOn(data)).not.toEqual([left]);
    second.club.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    expect(serversOn(data)).toEqual([]);
  });
});

it('a server that hangs keeps no club from ending, and does not outlive it', async () => {
  const data = folder();
  const { club, ended, isOpen } = await started(PROJECT, data);
  await isOpen();
  process.kill(Number(serversOn(data)[0]), 'SIGSTOP');
  const begun = performance.now();
  club.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(serversOn(data)).toEqual([]);
});

it('both images are named by digest, and Node’s is the same in both files', () => {
  const [docker, compose] = ['Dockerfile', 'compose.yaml'].map((name) =>
    readFileSync(join(PROJECT, 'club', name), 'utf8'),
  );
  const image = String.raw`[\w.:-]+@sha256:[0-9a-f]{64}`;
  const node = new RegExp(`ARG NODE_IMAGE=(${image})\\n`).exec(docker ?? '')?.[1];
  expect(node).toBeDefined();
  expect(compose).toContain(`\${CLUB_NODE_IMAGE:-${node}}`);
  expect(compose).toMatch(new RegExp(`image: \\$\\{CLUB_CADDY_IMAGE:-${image}\\}\\n`));
});
