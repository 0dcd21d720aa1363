import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portRefusal, serve } from './serve.mjs';

const FILES = {
  'index.html': '<p>app</p>',
  'sw.js': 'self',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'assets/app-1a2b3c.js': 'export const app = 1;',
  'assets/letters-1a2b3c.woff2': 'letters',
};

describe('the static host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'warledger-serve-'));
  const root = join(folder, 'dist');
  let origin = '';
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    for (const [name, text] of Object.entries({ 'dist/x': '', ...FILES })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    writeFileSync(join(folder, 'secret.txt'), 'not for you');
    server = await serve({ root, port: 0, host: '127.0.0.1', base: '/repo/' });
    origin = `http://127.0.0.1:${server.port}`;
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['', 'text/html; charset=utf-8', 'no-cache'],
    ['index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['assets/letters-1a2b3c.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('serves /repo/%s as %s, kept: %s', async (path, type, kept) => {
    const answer = await fetch(`${origin}/repo/${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe(kept);
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await answer.text()).toBe(FILES[(path === '' ? 'index.html' : path) as keyof typeof FILES]);
  });

  it('sends the headers that `docs/hosting.md` tells other hosts to add, but that of https', async () => {
    const paper = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8');
    const told = [...paper.matchAll(/^ *\| `([\w-]+)` \| `([^`]+)` \|/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(told.map(([name]) => name)).toContain('Content-Security-Policy');
    expect(Object.fromEntries(told)['Content-Security-Policy']).toBe("frame-ancestors 'none'");
    const answer = await fetch(`${origin}/repo/`);
    const sent = told.map(([name = '']) => [name, answer.headers.get(name)]);
    const https = 'Strict-Transport-Security';
    expect(sent.filter(([name]) => name !== https)).toEqual(told.filter(([name]) => name !== https));
  });

  it('answers what it has not with 404, never with the app', async () => {
    for (const path of [
      '/',
      '/repo/none.js',
      '/repo/assets',
      '/repo/..%2fsecret.txt',
      '/repo/%2e%2e/secret.txt',
    ]) {
      expect((await fetch(origin + path)).status, path).toBe(404);
    }
  });

  it('leads from the folder without its slash to the one with it', async () => {
    const answer = await fetch(`${origin}/repo`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/repo/');
  });

  it('sends nothing again that the browser has', async () => {
    const first = await fetch(`${origin}/repo/sw.js`);
    const again = await fetch(`${origin}/repo/sw.js`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('takes no orders', async () => {
    expect((await fetch(`${origin}/repo/`, { method: 'POST' })).status).toBe(405);
  });

  it('ends with connections open: one that waits, one in the middle of a request, and one that became a WebSocket', async () => {
    const host = await serve({
      root,
      port: 0,
      host: '127.0.0.1',
      onUpgrade: (_request, socket) => {
        socket.on('error', () => socket.destroy());
        socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      },
    });
    const clients = await Promise.all(
      [
        'GET /sw.js HTTP/1.1\r\nHost: x\r\n\r\n',
        'GET /club HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      ].map(async (request) => {
        const client = connect(host.port, '127.0.0.1');
        client.write(request);
        await once(client, 'data');
        return client;
      }),
    );
    const begun = connect(host.port, '127.0.0.1');
    begun.write('GET /sw.js HTTP/1.1\r\n');
    await once(begun, 'connect');
    const ended = [...clients, begun].map((client) => {
      client.on('error', () => client.destroy());
      client.resume();
      return new Promise((done) => client.once('close', done));
    });
    await host.close();
    await Promise.all(ended);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'as a process ends at %s, with a connection open',
    async (signal) => {
      const script = fileURLToPath(new URL('serve.mjs', import.meta.url));
      const child = spawn(process.execPath, [script, '--root', root], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [address] = await once(child.stdout, 'data');
      const client = connect(Number(new URL(String(address)).port), '127.0.0.1');
      client.on('error', () => client.destroy());
      client.write('GET /sw.js HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(client, 'data');
      const ended = once(child, 'exit');
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
    },
  );

  it('says how to go on where its port is taken', async () => {
    const refused = await serve({ root, port: server.port, host: '127.0.0.1' }).catch(
      (error: unknown) => error,
    );
    expect(portRefusal(refused, server.port)).toContain(`npm start -- --port ${server.port + 1}`);
  });
});

describe('npm start', () => {
  const start = promisify(execFile);
  const script = fileURLToPath(new URL('start.mjs', import.meta.url));

  it.each([
    [['--port', 'hall'], '"hall" is no port'],
    [['--port', '70000'], '"70000" is no port'],
    [['--prot', '80'], 'npm start -- --port 4173'],
  ])('told %j explains itself and does not begin', async (args, sentence) => {
    const failure = await start(process.execPath, [script, ...args]).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
  });
});
