import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/browser.mjs';

/** A touch phone of that size. WebKit and Firefox have their own issue. */
function phone(width: number, height: number) {
  return {
    name: `${width}x${height}`,
    use: { viewport: { width, height }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  };
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: 'bench/**',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  // What has no size is tried on one of them.
  projects: [
    {
      ...phone(360, 640),
      testIgnore: ['bench/**', 'manifest.spec.ts', 'sub-path.spec.ts', 'update.spec.ts'],
    },
    phone(390, 844),
  ],
});
