import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { type Server, serve } from './serve';

export { expect };

type TestFixtures = {
  /** The address of the test's server. */
  readonly baseURL: string;
  /** In `offlineTest` a server of this test alone, on a port of its own, which may be killed. */
  readonly server: Server;
  /**
   * The page's complaints so far: console errors, uncaught errors, violations of the policy. Must be empty at
   * the end.
   */
  readonly complaints: readonly string[];
  /** A complaint that a test brings about itself; null: none. */
  readonly broughtAbout: RegExp | null;
};

type WorkerFixtures = {
  /** The path of the app on its server: '/' unless a file sets another one with `test.use`. */
  readonly basePath: string;
  /**
   * A server for all tests of a worker that leave it alone: to start one costs each of them a tenth of a
   * second or more.
   */
  readonly lastingServer: Server;
};

/**
 * A test of the app in a browser tab, without installation, which would fetch more than a hundred files each
 * time.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serviceWorkers: 'block',

  basePath: ['/', { option: true, scope: 'worker' }],

  lastingServer: [
    async ({ basePath }, use) => {
      const server = await serve({ base: basePath });
      await use(server);
      await server.kill();
    },
    { scope: 'worker' },
  ],

  server: async ({ lastingServer }, use) => {
    const kill = () =>
      Promise.reject(new Error('Other tests share this server: who kills it takes offlineTest'));
    await use({ url: lastingServer.url, kill });
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  broughtAbout: [null, { option: true }],

  complaints: [
    async ({ context, server, broughtAbout }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // When a test has killed the server, the browser reports that it cannot check for a new version. This
        // is not a complaint of the app.
        if (/net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE)/.test(message.text()))
          return;
        const complaint = `console: ${message.text()} (${message.location().url})`;
        if (!broughtAbout?.test(complaint)) complaints.push(complaint);
      });
      context.on('request', (request) => {
        const url = request.url();
        if (/^(data|blob):/.test(url) || new URL(url).origin === new URL(server.url).origin) return;
        complaints.push(`request to another place: ${url}`);
      });
      await use(complaints);
      expect(complaints, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test of the installed app with its service worker: its server is its own and may disappear. */
export const offlineTest = test.extend({
  serviceWorkers: 'allow',
  server: async ({ basePath }, use) => {
    const server = await serve({ base: basePath });
    await use(server);
    await server.kill();
  },
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The app's themes, as attribute values of its root element. Themes differ only in colours. */
const THEMES = ['light', 'dark', 'glare'] as const;

/** The narrowest phone for checks of colours: they do not depend on the screen's size. */
const COLOURS_FROM_WIDTH_PX = 390;

/**
 * Fails if axe finds a violation on the page now, or too little contrast in any theme. It is evaluated,
 * because the policy forbids adding a script.
 */
export async function axe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const width = await page.evaluate(() => innerWidth);
  const found = await page.evaluate(violationsIn, width < COLOURS_FROM_WIDTH_PX ? [] : THEMES);
  expect(found, 'what axe found').toEqual([]);
}

/** Runs in the page: every violation in its present theme, and the contrast in each other one of `themes`. */
async function violationsIn(themes: readonly string[]): Promise<readonly string[]> {
  const { axe } = globalThis as unknown as {
    axe: { run: (where: Document, options?: object) => Promise<AxeResults> };
  };
  const told = ({ violations }: AxeResults, theme: string) =>
    violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${theme}${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`,
      ),
    );
  // A frame is a part of the page around it, which has these.
  const ofAPage = {
    'landmark-one-main': { enabled: parent === window },
    'page-has-heading-one': { enabled: parent === window },
  };
  const found = told(await axe.run(document, { rules: ofAPage }), '');
  const { dataset } = document.documentElement;
  const chosen = dataset.theme;
  // The run before has measured the contrast of the present theme.
  const present = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  for (const theme of themes.filter((other) => other !== present)) {
    dataset.theme = theme;
    found.push(...told(await axe.run(document, { runOnly: ['color-contrast'] }), `by ${theme}, `));
  }
  if (chosen === undefined) delete dataset.theme;
  else dataset.theme = chosen;
  return found;
}

const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...[
    'button',
    'link',
    'switch',
    'checkbox',
    'radio',
    'tab',
    'slider',
    'spinbutton',
    'menuitem',
    'option',
  ].map((role) => `[role=${role}]`),
].join(',');

/** The least height of a control at this page's size: 48 px from 390 x 844 up, 44 px below. */
export function minimumControlPx(page: Page): number {
  const size = page.viewportSize();
  return size !== null && size.width >= 390 && size.height >= 844 ? 48 : 44;
}

/** The narrowest target that WCAG 2.2 (2.5.8) allows. */
const MINIMUM_WIDTH_PX = 24;

/**
 * Fails if a visible control is lower than `minimumPx`, or too narrow for a finger. A control inside a label
 * counts together with its label.
 */
export async function controlSizes(page: Page, minimumPx: number = minimumControlPx(page)): Promise<void> {
  const boxes = await page.locator(CONTROLS).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return { name: `${element.tagName.toLowerCase()} "${name}"`, width, height };
      })
      // A control without a size is for screen readers; a finger touches its label or another control.
      .filter(({ width, height }) => width > 1 && height > 1),
  );
  expect(boxes.length, 'controls on the page').toBeGreaterThan(0);
  // Half a pixel of rounding between layout and screen does not count.
  const small = boxes
    .filter(({ width, height }) => height < minimumPx - 0.5 || width < MINIMUM_WIDTH_PX - 0.5)
    .map(({ name, width, height }) => `${name} is ${width.toFixed(1)} x ${height.toFixed(1)}`);
  expect(small, `controls smaller than ${minimumPx} px`).toEqual([]);
}

/** Waits until the app is installed: from then on it opens without its server. */
export async function installed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated');
}

/** Waits until the app stands in place of what the page was drawn with, and shows a screen. */
export async function stands(page: Page): Promise<void> {
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/**
 * Waits until the present state is painted. Before that a screen that has just changed its size is measured
 * half way: its containers still have their old width, and rows that are laid out only near the screen no
 * height.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
