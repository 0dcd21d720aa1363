import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/browser.mjs';

/** A touch phone of that size. WebKit and Firefox have a configuration of their own. */
function phone(width: number, height: number) {
  return {
    name: `${width}x${height}`,
    use: { viewport: { width, height }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  };
}

/** The files whose screens are so full that a smaller phone may hide or cover something. */
const DEPENDS_ON_SIZE = [
  '**/a11y.spec.ts',
  ...['combats-with-units', 'three-rounds'].map((journey) => `**/journeys/${journey}.spec.ts`),
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: 'bench/**',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Far more than any step takes, so that a slow or busy machine gets the same result, only later.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    phone(390, 844),
    // The smaller phone runs what depends on size: layout, targets, and the journeys with the fullest
    // screens. Colours do not.
    { ...phone(360, 640), testMatch: [...DEPENDS_ON_SIZE] },
  ],
});
