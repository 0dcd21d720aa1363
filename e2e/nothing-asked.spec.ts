import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, installed, offlineTest, stands } from './fixtures';
import { expectTotals, loseOneOfRed } from './quick-battle';
import { serve } from './serve';

/** A proxy to the app's server that sees every request, also those of no page. */
async function watchedWay(target: string, asked: string[]) {
  const way = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const onward = ask(new URL(request.url ?? '/', target), { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  way.on('upgrade', (request, socket) => {
    asked.push(`WebSocket ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(way.address() as AddressInfo).port}/`,
    close: () => {
      way.closeAllConnections();
      way.close();
    },
  };
}

/** Only the browser itself asks for a new version of the service worker. */
const isNewVersion = (line: string) => line === 'GET /sw.js';

const watchedTest = offlineTest.extend<{ readonly asked: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  asked: async ({}, use) => use([]),
  server: async ({ asked }, use) => {
    const server = await serve();
    const way = await watchedWay(server.url, asked);
    await use({ url: way.url, kill: server.kill });
    way.close();
    await server.kill();
  },
});

watchedTest(
  'with no club chosen nothing is asked for once the app is installed: no request, no socket, on any screen',
  async ({ page, baseURL, asked }) => {
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.goto(baseURL);
    await installed(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'New battle' })).toBeVisible();
    expect(asked.length).toBeGreaterThan(50);
    asked.length = 0;

    await page.getByRole('link', { name: 'New battle' }).click();
    await page.getByRole('button', { name: 'Fight', exact: true }).click();
    await loseOneOfRed(page);
    await expectTotals(page, 1, 0);
    const battle = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
    const screens = [
      ...['fight', 'armies', 'score', 'log'].map((room) => `battle/${battle}/${room}`),
      ...['result', 'replay', 'log', 'combats', 'units', 'charts'].map((room) => `review/${battle}/${room}`),
      ...[`share/${battle}`, 'club', 'join', 'events', 'events/new', 'settings', 'season', 'armies', ''],
    ];
    for (const screen of screens) {
      // A page of its own: the screen before has a heading as well.
      await page.goto('about:blank');
      await page.goto(`${baseURL}#/${screen}`);
      await stands(page);
    }
    await page.reload();
    await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();

    expect(asked.filter((line) => !isNewVersion(line))).toEqual([]);
    expect(sockets).toEqual([]);
  },
);
