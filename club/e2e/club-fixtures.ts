import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { PROJECT } from '../../scripts/npm.mjs';
import { removeTemporary } from '../../scripts/temporary.mjs';
import { findServer } from '../find-server.mjs';
import { runClub } from '../run-club.mjs';

export { expect };

export const CODE = 'DRAG-ONAN-DDIC';
const MAX_DISK_BYTES = 400_000_000;

type Club = {
  /** Where the app is served, and the club beside it. */
  readonly url: string;
  /** The link that chooses this club, as the operator's code has it. */
  readonly link: string;
};

type Phones = {
  /** Another phone: a browser of its own, with nothing in it. */
  readonly newPhone: () => Promise<Page>;
};

/**
 * The club that this worker runs. Where no server can be had every test fails with the sentence that says
 * why.
 */
export const test = base.extend<Phones, { readonly club: Club }>({
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const found = await findServer();
      if ('refusal' in found) throw new Error(found.refusal);
      const data = mkdtempSync(join(tmpdir(), 'warledger-club-'));
      const running = await runClub({
        root: join(PROJECT, 'dist'),
        data,
        port: 0,
        host: '127.0.0.1',
        server: found.path,
        maxDiskBytes: MAX_DISK_BYTES,
        code: CODE,
      });
      const host = `localhost:${running.port}`;
      await use({ url: `http://${host}`, link: `http://${host}/#/club/c/!${host}/${CODE}` });
      await running.close();
      removeTemporary(data);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  newPhone: async ({ browser, contextOptions, viewport }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
        locale: 'en-GB',
      });
      contexts.push(context);
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        // A network that is switched off is the browser's note, not the app's.
        const isNetwork = /net::ERR_|WebSocket connection/.test(message.text());
        if (message.type() === 'error' && !isNetwork) complaints.push(`console: ${message.text()}`);
      });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(complaints, 'what the pages complained of').toEqual([]);
  },
});

/** Chooses the club by the operator's link, as a scanned code opens it. */
export async function chooseClub(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this club' }).click();
  await expect(page.getByText(/^Your club:/)).toBeVisible();
}

/** Starts a battle and taps some Health Points, as on any evening. */
export async function startBattle(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/#/new`);
  await page.getByRole('button', { name: 'Fight', exact: true }).click();
  await page.waitForURL(/#\/battle\/.+\/fight/);
  return /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
}

/** The link that the share screen shows. */
export async function shownLink(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: 'Link' }).inputValue();
}
