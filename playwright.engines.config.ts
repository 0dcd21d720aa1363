import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { engineLaunch } from './scripts/engines.mjs';

/**
 * The storage, the faults, the tabs and the first journeys, in the engines that Playwright itself does not
 * bring.
 */
const EVERYWHERE = [
  'offline.spec.ts',
  'offline-again.spec.ts',
  'no-database.spec.ts',
  'nothing-lost.spec.ts',
  'storage-failure.spec.ts',
  'two-tabs.spec.ts',
  'journeys/undo.spec.ts',
  'journeys/three-rounds.spec.ts',
  'journeys/two-phones.spec.ts',
];
/** For every run of the checks: what a phone must never fail at. */
const SHORT = ['offline.spec.ts', 'offline-again.spec.ts', 'no-database.spec.ts'];

const { projects: _, ...shared } = base;

export default defineConfig({
  ...shared,
  testMatch: process.env.ENGINES_SHORT === '1' ? SHORT : EVERYWHERE,
  // What only the protocol of Chromium can do to a browser.
  grepInvert: /@chromium/,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: engineLaunch('firefox'),
        viewport: { width: 390, height: 844 },
        hasTouch: false,
        screenshot: 'off',
        trace: 'off',
      },
    },
  ],
});
